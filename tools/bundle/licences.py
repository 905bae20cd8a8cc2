# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The licences of what others wrote, found where their packages are installed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path

NAMES = re.compile(r"(licen[cs]e|copying|notice|ofl)\b[^/]*", re.I)


class LicenceError(Exception):
    """A file that cannot be given away, because nobody says under which licence it is."""


def licences_of(files: Iterable[Path]) -> dict[str, bytes]:
    """The licence texts of the packages that these installed files come from, by file name."""
    found = {}
    for package in sorted({_package_of(file) for file in files}):
        texts = _texts(package)
        if not texts:
            raise LicenceError(f"The package {package} is installed without its licence.")
        found[f"{package}.txt"] = b"\n\n".join(texts)
    return found


def _package_of(file: Path) -> str:
    try:
        return _packages()[file.resolve()]
    except KeyError:
        raise LicenceError(f"{file.name} comes from no installed package.") from None


@cache
def _packages() -> dict[Path, str]:
    """Every installed file, and the package that brought it."""
    return {
        Path(str(one.locate_file(file))).resolve(): _title(one)
        for one in distributions()
        for file in one.files or ()
    }


def _title(package: Distribution) -> str:
    return f"{package.metadata['Name']} {package.version}".replace("_", "-")


def _texts(title: str) -> list[bytes]:
    return [
        Path(str(one.locate_file(file))).read_bytes()
        for one in distributions()
        if _title(one) == title
        for file in sorted(one.files or ())
        if NAMES.fullmatch(file.name)
    ]
