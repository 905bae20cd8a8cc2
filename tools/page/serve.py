# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Serves the page's files to this computer, or with --lan to its network: there is nothing else."""

import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
TYPES = {
    "css": "text/css",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript",
    "json": "application/json",
    "mjs": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
}
HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class PlayError(Exception):
    """A sentence for the person at the terminal."""


class Server(ThreadingHTTPServer):
    """Knows a few files by name, and nothing of this computer's."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # there it would share the port with whoever has it

    def __init__(self, files: Mapping[str, bytes], lan: bool, port: int) -> None:
        self.files = files
        try:
            super().__init__((EVERYWHERE if lan else HERE, port), _Handler)
        except OverflowError:
            raise PlayError(f"There is no port {port}; ports go from 1 to 65535.") from None
        except OSError as problem:
            if problem.errno == errno.EADDRINUSE:
                raise PlayError(
                    f"Port {port} is taken, perhaps by another play.py; choose one with --port."
                ) from None
            raise PlayError(f"Port {port} cannot be used: {problem.strerror}.") from None

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that has gone elsewhere is nothing to tell of on the terminal."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 30
    server: Server

    def do_GET(self) -> None:
        """A file, or nothing."""
        name = urlsplit(self.path).path.removeprefix("/") or "index.html"
        data = self.server.files.get(name)
        self.send_response(HTTPStatus.NOT_FOUND if data is None else HTTPStatus.OK)
        for header, value in HEADERS.items():
            self.send_header(header, value)
        if data is not None:
            self.send_header("Content-Type", TYPES[name.rpartition(".")[2]])
        self.send_header("Content-Length", str(len(data or b"")))
        self.end_headers()
        self.wfile.write(data or b"")

    def log_message(self, *_: object) -> None:
        """What a browser asks for is nobody's business."""


def open_browser(address: str) -> bool:
    """Show the page; False where there is no browser, or no screen for one."""
    # Without a screen the standard library would start a browser in this very terminal.
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    return webbrowser.open(address)


def lan_address() -> str:
    """This computer's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: it leads nowhere
            return str(probe.getsockname()[0])
        except OSError:
            return HERE
