# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What is in the zips of a release: a board's drive with papers for people, and the case."""

import hashlib
import io
from collections.abc import Callable, Mapping
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from tools.boards.board import Board
from tools.bundle.licences import licences_of
from tools.documents.sheets import LANGUAGES, SHEETS, sheet
from tools.documents.wiring import diagram
from tools.drive.build import assemble, foreign_files, with_manifest
from tools.support.environment import ROOT
from tools.support.firmware import languages_in, version

# All of it may lie on the drive, so these two have names that nobody else's files have.
README = "tipperary-README.txt"
PAPERS = "tipperary-papers"
LEAFLETS = Path(__file__).parent / "leaflets"
RULE = "\n\n" + "-" * 72 + "\n\n"
SUMS = "SHA256SUMS"
UNIX, READABLE = 3, 0o644 << 16
CASE = """\
A case to print for the Tipperary companion {version}, for its Pico builds.

{pieces}

Each piece is here as 3MF and as STL, in millimetres; take one of the two. They lie as they are
printed: PLA or PETG, layers of 0.2 mm, three perimeters, 15 % infill, no supports. The diffuser in
white or natural, the rest in a colour that lets no light through. Print one console, for the
screen that you have, and the puck.

Nobody has printed this case yet, and the sizes are from drawings: measure your parts first.
docs/building.md in the repository has pictures, screws and the order of assembly.
"""


def contents(board: Board, say: Callable[[str], object]) -> dict[str, bytes]:
    """Every file of the zip. The drive's files are at the top: what is dragged is all there is."""
    files = with_manifest(assemble(board, say=say), board)
    files[README] = leaflet(board, version()).encode()
    if board.wiring:
        files[f"{PAPERS}/wiring.svg"] = diagram(board).encode()
    for language in LANGUAGES if board.sheet in SHEETS else ():
        files[f"{PAPERS}/sheet-{language}.svg"] = sheet(board.sheet, language).encode()
    files[f"{PAPERS}/licences/tipperary companion.txt"] = (ROOT / "LICENSE").read_bytes()
    for name, text in licences_of(foreign_files(board)).items():
        files[f"{PAPERS}/licences/{name}"] = text
    return dict(sorted(files.items()))


def case_contents(number: str) -> dict[str, bytes]:
    """Every piece of the case as 3MF and STL, and what is what; `number` is the version."""
    from tools.enclosure.designs import about, prints  # needs what a board's zip does not
    from tools.enclosure.files import files as both_forms

    files = {"LICENSE": (ROOT / "LICENSE").read_bytes()}
    pieces = []
    for name, piece in prints():
        files |= both_forms(name, piece)
        pieces.append(about(name, piece))
    files["README.txt"] = CASE.format(version=number, pieces="\n".join(pieces)).encode()
    return files


def leaflet(board: Board, number: str) -> str:
    """What to do with the zip, in one language after the other."""
    codes = languages_in(LEAFLETS)
    # Each begins with its own licence's lines, which the zip has in its folder of papers.
    texts = [(LEAFLETS / f"{code}.txt").read_text("utf-8").split("\n\n", 1)[1] for code in codes]
    whole = RULE.join(text.strip() for text in texts) + "\n"
    return whole.format(version=number, board=board.name, id=board.id, papers=PAPERS)


def archive(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files, the same byte for byte whoever makes it and whenever. Nothing is
    compressed: compressors differ from machine to machine."""
    made = io.BytesIO()
    with ZipFile(made, "w", ZIP_STORED) as zipped:
        for path in sorted(files):
            entry = ZipInfo(path)  # of 1980, the earliest that a zip can say
            entry.create_system, entry.external_attr = UNIX, READABLE
            zipped.writestr(entry, files[path])
    return made.getvalue()


def sums(archives: Mapping[str, bytes]) -> str:
    """What `sha256sum --check` reads."""
    lines = (f"{hashlib.sha256(archives[name]).hexdigest()}  {name}\n" for name in sorted(archives))
    return "".join(lines)
