# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Scripts: presses in, pictures out, the same ones each time."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tools.boards.board import load
from tools.documents.pictures import spin_frames
from tools.drawing.paint import SIZE
from tools.drawing.picture import Picture
from tools.machine.script import ScriptError, parse, play_file

PICO = load("raspberry_pi_pico")

SET_UP = """press prev
press ok
until crests
press ok
press ok
press ok
until bag
press ok
until prepare
press ok
press ok
press ok
until spin
"""
GAME = f"""shot first
{SET_UP}press ok
wait 700
shot turning
power
shot again
press ok
until placement
shot placement
"""


def play(folder: Path, text: str, board: str = "raspberry_pi_pico", language: str = "") -> Path:
    script = folder / "script.txt"
    script.write_text(text, encoding="utf-8")
    said: list[str] = []
    play_file(script, folder / "shots", load(board), language, said.append)
    assert sorted(said) == sorted(path.name for path in (folder / "shots").iterdir())
    return folder / "shots"


@pytest.mark.slow
def test_a_script_gives_the_same_pictures_each_time(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    one, two = (play(tmp_path / name, GAME) for name in ("one", "two"))
    names = {path.name for path in one.iterdir()}
    assert names == {"first.png", "turning.png", "again.png", "placement.png"}
    for name in names:
        assert (one / name).read_bytes() == (two / name).read_bytes()
    assert len({(one / name).read_bytes() for name in names}) == 4


@pytest.mark.slow
def test_a_picture_shows_the_screen_pixel_for_pixel(tmp_path: Path) -> None:
    shots = play(tmp_path, "wait 500\nshot setup\n")
    with Image.open(shots / "setup.png") as picture:
        assert picture.size == SIZE
        screen = picture.convert("RGB").crop(Picture(PICO).screen)
    assert screen.size == (3 * 128, 3 * 64)
    sharp = screen.resize((128, 64), Image.Resampling.NEAREST)
    assert screen.tobytes() == sharp.resize(screen.size, Image.Resampling.NEAREST).tobytes()
    assert len(screen.getcolors() or ()) == 2


@pytest.mark.slow
def test_other_luck_is_other_luck_and_other_words_are_other_words(tmp_path: Path) -> None:
    seen = set()
    for name, luck, language in (("a", 1, ""), ("b", 3, ""), ("c", 1, "de"), ("d", 1, "")):
        (tmp_path / name).mkdir()
        text = f"{SET_UP}chance {luck}\npress ok\nuntil placement\nshot end\n"
        seen.add((play(tmp_path / name, text, language=language) / "end.png").read_bytes())
    assert len(seen) == 3


@pytest.mark.slow
def test_a_spin_is_a_film(tmp_path: Path) -> None:
    frames = spin_frames(every_ms=400)
    assert len(frames) == 1 + 12
    assert len({frame.tobytes() for frame in frames[1:6]}) == 5
    assert frames[-1].tobytes() == frames[-2].tobytes()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("dance", 'Line 1: "dance" is not one of press, hold'),
        ("\n\nwait", "Line 3: it should be: wait <number>"),
        ("wait soon", "Line 1: it should be: wait <number>"),
        ("hold ok", "Line 1: it should be: hold <key> <number>"),
        ("shot ../../x", "Line 1: it should be: shot <name>"),
        ("power off", "Line 1: it should be: power."),
        ("press fire", 'the Raspberry Pi Pico build has no key "fire"'),
    ],
)
def test_a_mistake_in_a_script_is_a_sentence_with_its_line(text: str, why: str) -> None:
    with pytest.raises(ScriptError) as caught:
        parse(text, PICO)
    assert why in str(caught.value)


def test_keys_go_by_their_meaning_or_their_label() -> None:
    steps = parse("press ok\nhold Turn left 30\npress Upper middle key # ok", load(MACROPAD))
    assert [step.words for step in steps] == [("ok",), ("Turn left", 30), ("Upper middle key",)]


MACROPAD = "adafruit_macropad_rp2040"


@pytest.mark.slow
def test_an_option_is_taken_by_its_words_and_one_that_is_not_there_is_said(tmp_path: Path) -> None:
    shots = play(tmp_path, "choose Settings\nuntil settings\nshot settings\n")
    assert [path.name for path in shots.iterdir()] == ["settings.png"]
    with pytest.raises(ScriptError, match='Line 1: "setup" has no "Holidays" to choose'):
        play(tmp_path, "choose Holidays\n")


@pytest.mark.slow
def test_a_screen_that_never_comes_is_said(tmp_path: Path) -> None:
    with pytest.raises(ScriptError) as caught:
        play(tmp_path, "wait 10\nuntil result\n")
    expected = 'Line 2: after a minute the screen is "setup", not "result".'
    assert str(caught.value) == expected


def test_a_script_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(ScriptError, match=r"none.txt cannot be read"):
        play_file(tmp_path / "none.txt", tmp_path / "shots", PICO, "", print)
