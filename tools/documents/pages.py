# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Everything that is generated, by its path, and how to tell whether it is out of date."""

from collections.abc import Iterator, Mapping
from itertools import chain, product
from pathlib import Path

from tools.boards.board import load_all
from tools.documents import pictures
from tools.documents.sheets import LANGUAGES, SHEETS, sheet
from tools.documents.table import board_table, shopping
from tools.documents.wiring import diagram
from tools.support.environment import ROOT

PICTURES, CASE = "docs/pictures", "docs/case"
ENDINGS = (".svg", ".webp")  # in those folders these are ours, and nothing else is touched


class PageError(Exception):
    """A document that cannot be made; the message says why."""


def drawn_pages() -> Iterator[tuple[str, bytes]]:
    """What is quick: tables in documents, wiring, sheets to print."""
    boards = load_all()
    yield "README.md", between_marks("README.md", "boards", board_table(boards)).encode()
    yield "docs/building.md", between_marks("docs/building.md", "parts", shopping(boards)).encode()
    for board in boards:
        if board.wiring:
            yield f"docs/wiring/{board.id}.svg", diagram(board).encode()
    for name, language in product(SHEETS, LANGUAGES):
        yield f"docs/sheets/{name}-{language}.svg", sheet(name, language).encode()


def picture_pages() -> Iterator[tuple[str, bytes]]:
    """What takes a minute: a game and a spin of the real firmware, and the case."""
    from tools.enclosure.pictures import ALBUM, picture  # needs what the quick ones do not
    from tools.enclosure.table import on_the_table

    yield f"{PICTURES}/turning.webp", pictures.turning()
    for name, data in chain(pictures.game(), pictures.boards()):
        yield f"{PICTURES}/{name}.webp", data
    for name in ALBUM:
        yield f"{CASE}/{name}.webp", picture(name)
    yield f"{CASE}/table.svg", on_the_table().encode()


def between_marks(path: str, name: str, content: str) -> str:
    """The document with what is between its two marks replaced."""
    start, end = f"<!-- {name}: made by tools/docs.py -->", f"<!-- end of {name} -->"
    text = (ROOT / path).read_text(encoding="utf-8")
    if text.count(start) != 1 or text.count(end) != 1 or text.index(start) > text.index(end):
        raise PageError(f"{path} should have the lines {start} and {end} once, in this order.")
    before, _, rest = text.partition(start)
    return f"{before}{start}\n{content}\n{end}{rest.partition(end)[2]}"


def stale(made: Mapping[str, bytes]) -> list[str]:
    """Those that are not in the repository as they were just made."""
    return [path for path, data in made.items() if not _is_there(ROOT / path, data)]


def _is_there(path: Path, data: bytes) -> bool:
    try:
        there = path.read_bytes()
    except OSError:
        return False
    if path.suffix == ".webp":
        return there == data or pictures.look_alike(there, data)
    # A checkout on Windows may have other line ends.
    return there.replace(b"\r\n", b"\n") == data


def left_over(made: Mapping[str, bytes]) -> list[str]:
    """Files of an earlier run, in the folders of these, that nothing makes any more."""
    folders = {(ROOT / path).parent for path in made if path.endswith(ENDINGS)}
    there = (file for folder in folders for file in folder.glob("*") if file.suffix in ENDINGS)
    return sorted({file.relative_to(ROOT).as_posix() for file in there} - set(made))
