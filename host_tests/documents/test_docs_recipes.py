# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The recipes of CONTRIBUTING.md, followed to the letter in a copy of the repository."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from host_tests.documents.recipes import copy_of_the_house, follow, run, sections
from tools.support.environment import ROOT

RECIPES = sections(
    (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("\n## Habits")[0], 3
)

pytestmark = pytest.mark.slow


# Those for whose speakers the recipes have words.
LANGUAGES = ("__init__", "en", "de", "fr")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return copy_of_the_house(tmp_path / "house")


@pytest.fixture
def house_of_three(house: Path) -> Path:
    for texts in (house / "firmware" / "tipperary" / "texts").glob("*.py"):
        if texts.stem not in LANGUAGES:
            texts.unlink()
    return house


def differ(one: Path, other: Path) -> bool:
    with Image.open(one) as a, Image.open(other) as b:
        return ImageChops.difference(a.convert("L"), b.convert("L")).getbbox() is not None


def test_there_is_a_recipe_for_everything_that_people_add() -> None:
    assert list(RECIPES) == ["A board", "A screen", "A language", "A setting"]


def test_a_new_board_builds_plays_and_is_in_the_table_and_the_wiring(house: Path) -> None:
    _, built, tested = follow(RECIPES["A board"], house)
    board = "pimoroni_picolipo_16mb"
    assert "is the drive for the Pimoroni Pico LiPo" in built
    assert "passed" in tested
    assert (house / "build" / "drive" / "code.py").exists()
    assert f"Pimoroni Pico LiPo `{board}`" in (house / "README.md").read_text(encoding="utf-8")
    diagram = (house / "docs" / "wiring" / f"{board}.svg").read_text(encoding="utf-8")
    assert "Pimoroni Pico LiPo: wiring" in diagram
    assert ">60</text>" in diagram
    (house / "build/look.txt").write_text("wait 100\nshot first\n", encoding="utf-8")
    run(f"python3 tools/play.py --board {board} --script build/look.txt --shots build/shots", house)
    assert (house / "build" / "shots" / "first.png").exists()


def test_a_new_screen_is_entered_and_speaks_every_language(house_of_three: Path) -> None:
    shot, tested = follow(RECIPES["A screen"], house_of_three)
    assert "luck.png" in shot  # the script waited until the console said "screen: luck"
    assert "passed" in tested


def test_a_new_language_is_on_the_screen_and_passes_the_texts_test(house: Path) -> None:
    _, tested, _ = follow(RECIPES["A language"], house)
    assert "passed" in tested
    shots = house / "build" / "shots"
    shutil.move(shots / "language.png", house / "dutch.png")
    play = "python3 tools/play.py --language en --script build/settings.txt"
    run(f"{play} --shots build/shots", house)
    assert differ(house / "dutch.png", shots / "language.png")
    run("python3 tools/flash.py --build-only build/drive --board pybadge", house)
    texts = house / "build" / "drive" / "tipperary" / "texts"
    assert {"en.mpy", "nl.mpy"} <= {path.name for path in texts.iterdir()}


def test_a_new_setting_can_be_seen_and_changed(house_of_three: Path) -> None:
    tested, shots = follow(RECIPES["A setting"], house_of_three)
    assert "passed" in tested
    assert shots.split() == ["sleep.png", "changed.png"]
    pictures = house_of_three / "build" / "shots"
    assert differ(pictures / "sleep.png", pictures / "changed.png")
