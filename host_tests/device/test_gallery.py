# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Every screen, drawn by the real displayio, looks as it did when somebody looked at it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from host_tests.device.geometry import boxes
from host_tests.support.contact_sheets import changed_scenes, difference, sheet, sheets
from host_tests.support.device import Device
from host_tests.support.gallery import Drawing, at_scene
from host_tests.support.scenes import Scene, scenes
from host_tests.support.sizes import SIZES
from tipperary.texts import CODES
from tools.support.environment import ROOT
from tools.support.stores import LONG_NAMES

PICTURES = ROOT / "host_tests" / "gallery"
# Drawing takes seconds; day by day one sheet will do.
DAILY = "128x64-en.png"
SHEETS = [
    pytest.param(*sheet, id=sheet[0], marks=() if sheet[0] == DAILY else pytest.mark.slow)
    for sheet in sheets()
]


def every_letter_is_there(scene: Scene, drawing: Drawing, picture: Image.Image) -> None:
    """What the layout has placed is on the display, to the last letter."""
    layout = drawing.painter.layout
    for text in layout.texts:
        for left, top, right, bottom in boxes((layout.width, layout.height), text):
            around = picture.crop((left - 1, top - 1, right + 1, bottom + 1))
            assert len(around.getcolors(1000) or ()) > 1, (scene.name, text)


@pytest.mark.parametrize(("name", "board", "language"), SHEETS)
def test_the_screens_look_as_they_did_and_every_letter_is_drawn(
    name: str, board: str, language: str, tmp_path: Path
) -> None:
    drawn = sheet(board, language, every_letter_is_there)
    kept = Image.open(PICTURES / name)
    changed = difference(kept, drawn)
    if changed is not None:
        drawn.save(tmp_path / name)
        changed.save(tmp_path / f"difference-{name}")
        width, height = map(int, name.partition("-")[0].split("x"))
        pytest.fail(
            f"{name} has changed in {changed_scenes(kept, drawn, (width, height))}: "
            f"look at {tmp_path}. If it is better now, "
            "make the pictures again with python3 tools/gallery.py."
        )


def test_there_is_a_picture_for_every_sheet_and_no_other() -> None:
    assert {path.name for path in PICTURES.iterdir()} == {name for name, *_ in sheets()}
    assert len(list(PICTURES.iterdir())) == len(SIZES) * len(CODES)


def test_a_single_pixel_is_a_difference() -> None:
    sheet = Image.new("RGB", (20, 10))
    other = sheet.copy()
    assert difference(sheet, other) is None
    other.putpixel((3, 4), (0, 0, 1))
    changed = difference(sheet, other)
    assert changed is not None
    assert changed.getpixel((3, 4)) == (220, 0, 0)
    assert difference(sheet, Image.new("RGB", (20, 11))) is not None


@pytest.mark.slow
def test_a_screen_that_changed_bit_by_bit_is_the_one_that_is_drawn_from_nothing() -> None:
    drawing = Drawing("raspberry_pi_pico")
    for scene in scenes():
        device = at_scene(scene, draw=True)
        shown = device.picture.copy()
        assert difference(shown, drawing.of(device)) is None, scene.name


def test_the_letters_of_a_screen_are_gone_before_the_next_one_is_loaded() -> None:
    """Between letters no piece of a board's memory is large enough for code; see App.make_room."""
    (scene,) = (scene for scene in scenes() if scene.name == "placement, names")
    device = at_scene(scene, draw=True, names=LONG_NAMES, language="fr")
    shown = device.picture.copy()
    assert device.painter._said
    with pytest.raises(ImportError):
        device.app.go("a_screen_that_is_not_there")
    assert not any(label.text for label in device.painter._labels)
    assert not any(face._letters for face in device.painter.layout.faces[1:])
    # What people see stays until there is something else.
    assert difference(shown, device.picture) is None


WORDY = [
    pytest.param(board, language, id=f"{size}-{language}")
    for size, board in SIZES.items()
    for language in CODES[1:]
]


@pytest.mark.slow
@pytest.mark.parametrize(("board", "language"), WORDY)
def test_every_letter_of_long_names_is_drawn(board: str, language: str) -> None:
    drawing = Drawing(board)
    with_names = 0
    for scene in scenes():
        device = at_scene(scene, board, language, LONG_NAMES)
        # The sheets have those that are the same without names.
        if placed(device) != placed(at_scene(scene, board, language)):
            with_names += 1
            every_letter_is_there(scene, drawing, drawing.of(device))
    assert with_names > 30


def placed(device: Device) -> tuple[object, ...]:
    """All that a screen is drawn from."""
    layout = device.painter.layout
    return layout.texts, layout.shapes, layout.bar.boxes, device.app.view.picture
