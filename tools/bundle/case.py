# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What is in the zip of the case: every piece as 3MF and STL, and a text that says what is what."""

from __future__ import annotations

from pathlib import Path

from tools.enclosure.designs import about, prints
from tools.support.environment import ROOT

TEXT = """\
A case to print for the Tipperary companion {version}, for its Pico builds.

{pieces}

Each piece is here as 3MF and as STL, in millimetres; take one of the two. They lie as they are
printed: PLA or PETG, layers of 0.2 mm, three perimeters, 15 % infill, no supports. The diffuser in
white or natural, the rest in a colour that lets no light through. Print one console, for the
screen that you have, and the puck.

Nobody has printed this case yet, and the sizes are from drawings: measure your parts first.
docs/building.md in the repository has pictures, screws and the order of assembly.
"""


def case_contents(number: str, root: Path = ROOT) -> dict[str, bytes]:
    """Every file of the zip, by its path; `number` is the version."""
    files = {"LICENSE": (root / "LICENSE").read_bytes()}
    pieces = []
    for piece in prints():
        files |= piece.files()
        pieces.append(about(piece))
    files["README.txt"] = TEXT.format(version=number, pieces="\n".join(pieces)).encode()
    return files
