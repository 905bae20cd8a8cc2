# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The README's pictures: the real firmware, played by scripts in the simulator."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image, ImageChops

from engine_core.rules import WHISKEY
from tools.drive.boards import load
from tools.simulator.film import spin_frames
from tools.simulator.script import play_file

REFERENCE = "raspberry_pi_pico"
OTHERS = (
    "adafruit_macropad_rp2040",
    "pygamer",
    "circuitplayground_bluefruit",
    "adafruit_feather_esp32s3_reverse_tft",
)
LARGE, SMALL = (1280, 640), (640, 320)
FRAME_MS, LAST_MS = 70, 2500
CLEARLY, FEW = 48, 40  # how much a pixel may differ, and how many may differ more

# Three players: Castle, Amber and Blue, and Castle has the bag.
SET_UP = """\
press prev
press ok
until crests
press ok
press ok
press ok
until bag
{bag}
press ok
until lay_out
press ok
until spin
"""
SPIN = """\
press ok
wait 1200
{turning}
until placement
{placement}
"""
SHEEP = """\
press ok
until sheep
press next
press ok
press next
press next
{sheep}
press ok
press next
press ok
until marker
{marker}
press ok
"""
NEXT_ROUND = """\
until end_of_round
press ok
{refill}
press ok
until spin
"""
ROUNDS, SHOWN = 12, 6
AREA, STONES = 40, 5  # how often "next" is pressed for the largest values


def game_script() -> str:
    """A whole game with a picture of each kind of screen."""
    script = _filled(SET_UP, True)
    for number in range(1, ROUNDS + 1):
        script += _filled(SPIN + SHEEP, number == SHOWN)
        if number < ROUNDS:
            script += _filled(NEXT_ROUND, number == SHOWN)
    script += "until towers\npress ok\nuntil scoring\n"
    for seat in range(3):
        values = (AREA - 9 * seat, 0, 1, 5 - seat, STONES + seat)
        for category, presses in enumerate(values):
            script += "press next\n" * presses
            script += "shot scoring\n" if (seat, category) == (0, WHISKEY) else ""
            script += "press ok\nwait 100\n"
    return script + "until totals\npress ok\nuntil result\nshot result\n"


def _filled(text: str, shown: bool) -> str:
    names = ("bag", "turning", "placement", "sheep", "marker", "refill")
    return text.format(**{name: f"shot {name}" if shown else "" for name in names})


def game() -> dict[str, bytes]:
    shots = _play(REFERENCE, game_script())
    large = {"turning": _webp(shots["turning"], LARGE)}
    return large | {name: _webp(shot, SMALL) for name, shot in shots.items() if name not in large}


def other_boards() -> dict[str, bytes]:
    script = _filled(SET_UP, False) + _filled(SPIN, True)
    return {board: _webp(_play(board, script)["placement"], SMALL) for board in OTHERS}


def spin() -> bytes:
    """A spin as an animated picture."""
    first, *others = (_sized(frame, SMALL) for frame in spin_frames(REFERENCE, FRAME_MS))
    file = io.BytesIO()
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=[FRAME_MS] * len(others) + [LAST_MS],
        loop=0,
        quality=70,
        kmin=1,
        kmax=3,  # a whole picture so often: more changes in a row leave ghosts of light
    )
    return file.getvalue()


def look_alike(one: bytes, other: bytes) -> bool:
    """Whether two pictures show the same, frame by frame; how they are packed may differ."""
    with Image.open(io.BytesIO(one)) as a, Image.open(io.BytesIO(other)) as b:
        frames = getattr(a, "n_frames", 1)
        if a.size != b.size or frames != getattr(b, "n_frames", 1):
            return False
        for frame in range(frames):
            a.seek(frame)
            b.seek(frame)
            apart = ImageChops.difference(a.convert("RGB"), b.convert("RGB")).convert("L")
            if sum(apart.histogram()[CLEARLY:]) > FEW:
                return False
    return True


def _play(board_id: str, script: str) -> dict[str, Image.Image]:
    with tempfile.TemporaryDirectory(prefix="tipperary-") as folder:
        file = Path(folder) / "script.txt"
        file.write_text(script, encoding="utf-8")
        shots = Path(folder) / "shots"
        play_file(file, shots, load(board_id), "", lambda _: None)
        found = {}
        for path in shots.glob("*.png"):
            with Image.open(path) as picture:
                found[path.stem] = picture.convert("RGB")
        return found


def _sized(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    return picture if picture.size == size else picture.resize(size, Image.Resampling.LANCZOS)


def _webp(picture: Image.Image, size: tuple[int, int]) -> bytes:
    file = io.BytesIO()
    _sized(picture, size).save(file, "WEBP", quality=88)
    return file.getvalue()
