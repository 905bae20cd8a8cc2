# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Contact sheets: one picture with all screens, for each language and size."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image, ImageChops

from host_tests.support.gallery import Drawing, at_scene
from host_tests.support.scenes import Scene, scenes
from host_tests.support.sizes import SIZES
from tipperary.texts import CODES

COLUMNS = 8
GAP = 4
PAPER = (96, 96, 104)


Look = Callable[[Scene, Drawing, Image.Image], None]


def _no_look(scene: Scene, drawing: Drawing, picture: Image.Image) -> None:
    pass


def sheets() -> Iterator[tuple[str, str, str]]:
    """The file name of every sheet, its board and its language."""
    for size, board in SIZES.items():
        for language in CODES:
            yield f"{size}-{language}.png", board, language


def sheet(board: str, language: str, look: Look = _no_look) -> Image.Image:
    """All screens of a board in a language, in the order of the gallery; each is looked at."""
    drawing = Drawing(board)
    pictures = []
    for scene in scenes():
        pictures.append(drawing.of(at_scene(scene, board, language)))
        look(scene, drawing, pictures[-1])
    width, height = pictures[0].size
    rows = -(-len(pictures) // COLUMNS)
    size = (COLUMNS * (width + GAP) + GAP, rows * (height + GAP) + GAP)
    paper = Image.new("RGB", size, PAPER)
    for number, picture in enumerate(pictures):
        paper.paste(picture, _place(number, picture.size))
    return paper


def _place(number: int, size: tuple[int, int]) -> tuple[int, int]:
    row, column = divmod(number, COLUMNS)
    return GAP + column * (size[0] + GAP), GAP + row * (size[1] + GAP)


def changed_scenes(one: Image.Image, other: Image.Image, size: tuple[int, int]) -> list[str]:
    """The names of the scenes, so large on a sheet, that two sheets show differently."""
    names = []
    for number, scene in enumerate(scenes()):
        x, y = _place(number, size)
        box = (x, y, x + size[0], y + size[1])
        if difference(one.crop(box), other.crop(box)) is not None:
            names.append(scene.name)
    return names


def difference(one: Image.Image, other: Image.Image) -> Image.Image | None:
    """None if two sheets are the same, else a picture: what differs is red on a pale sheet."""
    one, other = one.convert("RGB"), other.convert("RGB")
    if one.size != other.size:
        return other
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    if most.getbbox() is None:
        return None
    changed = most.point(lambda value: 255 * bool(value))
    pale = Image.blend(other, Image.new("RGB", other.size, (255, 255, 255)), 0.7)
    pale.paste((220, 0, 0), mask=changed)
    return pale


def draw(into: Path, only: str) -> None:
    """Draw the sheets that have this in their names into a folder."""
    chosen = [sheet for sheet in sheets() if only in sheet[0]]
    if not chosen:
        sys.exit(f"No sheet has '{only}' in its name.")
    try:
        into.mkdir(parents=True, exist_ok=True)
        for name, board, language in chosen:
            sheet(board, language).save(into / name, optimize=True)
            print(into / name, flush=True)
    except OSError as problem:
        sys.exit(f"{into} cannot be written: {problem.strerror or problem}.")


if __name__ == "__main__":  # tools/gallery.py starts it
    parser = argparse.ArgumentParser()
    parser.add_argument("--into", type=Path)
    parser.add_argument("--only")
    draw(**vars(parser.parse_args()))
