# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Who may connect: this computer, or with --lan whoever has the key; never another site's page."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import secrets
import socket
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

KEY_FILE = "lan.key"
KEY = re.compile(r"[A-Za-z0-9_-]{16}")


def page_headers(host: str) -> dict[str, str]:
    """The page loads nothing from elsewhere and is shown in no other site's frame."""
    policy = f"default-src 'self'; connect-src 'self' ws://{host}; frame-ancestors 'none'"
    return {
        "Cache-Control": "no-store",
        "Content-Security-Policy": policy,
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }


@dataclass(frozen=True)
class Access:
    port: int
    key: str = ""  # part of the address when the whole network may connect

    @property
    def prefix(self) -> str:
        return f"/{self.key}/" if self.key else "/"

    def page(self, path: str) -> str | None:
        """What is asked for behind the key; None without the key."""
        given, _, name = path.removeprefix("/").partition("/") if self.key else ("", "", path[1:])
        return name if secrets.compare_digest(given.encode(), self.key.encode()) else None

    def refusal(self, request: web.Request) -> str | None:
        """Why this request is not answered; None when it may be."""
        if not self._is_ours(request.host):
            return f"asked for {request.host}"
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            return f"came from {origin}"
        if request.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            return "came from another site's page"
        return None

    def _is_ours(self, host: str) -> bool:
        """A name that a stranger's DNS may give to this computer is not ours."""
        try:
            parts = urlsplit(f"http://{host}")
            name, port = parts.hostname or "", parts.port or 80
        except ValueError:
            return False
        if port != self.port:
            return False
        own = socket.gethostname().lower()
        if name == "localhost" or (self.key and name in (own, f"{own}.local")):
            return True
        try:
            return ipaddress.ip_address(name).is_loopback or bool(self.key)
        except ValueError:
            return False


def kept_key(folder: Path) -> str:
    """The key of this folder, the same every time: a phone's home screen remembers it."""
    path = folder / KEY_FILE
    with contextlib.suppress(OSError, UnicodeDecodeError):
        key = path.read_text(encoding="ascii")
        if KEY.fullmatch(key):
            return key
    key = secrets.token_urlsafe(12)
    with contextlib.suppress(OSError):  # then it is for this time only
        folder.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(key, encoding="ascii")
    return key


def lan_address() -> str:
    """This computer's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: it leads nowhere
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
