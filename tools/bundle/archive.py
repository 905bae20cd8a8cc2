# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Zips that are the same, byte for byte, whoever makes them and whenever."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping
from zipfile import ZIP_STORED, ZipFile, ZipInfo

SUMS = "SHA256SUMS"
MOMENT = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip can say
UNIX, READABLE = 3, 0o644 << 16


def archive(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files. Nothing is compressed: compressors differ from machine to machine."""
    made = io.BytesIO()
    with ZipFile(made, "w", ZIP_STORED) as zipped:
        for path in sorted(files):
            entry = ZipInfo(path, MOMENT)
            entry.create_system, entry.external_attr = UNIX, READABLE
            zipped.writestr(entry, files[path])
    return made.getvalue()


def sums(archives: Mapping[str, bytes]) -> str:
    """What `sha256sum --check` reads."""
    lines = (f"{hashlib.sha256(archives[name]).hexdigest()}  {name}\n" for name in sorted(archives))
    return "".join(lines)
