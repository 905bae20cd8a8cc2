# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The licences of what others wrote, found where their packages are installed."""

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
    for package in {_package_of(file) for file in files}:
        title = f"{package.name} {package.version}".replace("_", "-")
        texts = [
            Path(str(package.locate_file(file))).read_bytes()
            for file in sorted(package.files or ())
            if NAMES.fullmatch(file.name)
        ]
        if not texts:
            raise LicenceError(f"The package {title} is installed without its licence.")
        found[f"{title}.txt"] = b"\n\n".join(texts)
    return dict(sorted(found.items()))


def _package_of(file: Path) -> Distribution:
    try:
        return _packages()[file.resolve()]
    except KeyError:
        raise LicenceError(f"{file.name} comes from no installed package.") from None


@cache
def _packages() -> dict[Path, Distribution]:
    """Every installed file, and the package that brought it."""
    return {
        Path(str(one.locate_file(file))).resolve(): one
        for one in distributions()
        for file in one.files or ()
    }
