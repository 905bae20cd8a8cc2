# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The licences of what others wrote, found where their packages are installed."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path

from tools.drive.compiler import BuildError

NAMES = re.compile(r"(licen[cs]e|copying|notice|ofl)\b[^/]*", re.I)


def licences_of(files: Iterable[Path]) -> dict[str, bytes]:
    """The licence texts of the packages that these installed files come from, by file name."""
    found = {}
    for file in files:
        package = _packages().get(file.resolve())
        if package is None:
            raise BuildError(f"{file.name} comes from no installed package.")
        title = f"{package.name} {package.version}".replace("_", "-")
        texts = [
            Path(str(package.locate_file(text))).read_bytes()
            for text in sorted(package.files or ())
            if NAMES.fullmatch(text.name)
        ]
        if not texts:
            raise BuildError(f"The package {title} is installed without its licence.")
        found[f"{title}.txt"] = b"\n\n".join(texts)
    return dict(sorted(found.items()))


@cache
def _packages() -> dict[Path, Distribution]:
    """Every installed file, and the package that brought it."""
    return {
        Path(str(one.locate_file(file))).resolve(): one
        for one in distributions()
        for file in one.files or ()
    }
