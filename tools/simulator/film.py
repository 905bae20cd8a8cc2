# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A spin as pictures, one after the other: for an animated picture of it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image

from tools.drive.boards import load
from tools.simulator.script import play_file

# Three players; then the wheel turns, and its result stays for a while.
SPIN = """\
press prev
press ok
until crests
press ok
press ok
press ok
until bag
press ok
until lay_out
press ok
press ok
until spin
film a 400 {every}
press ok
film b {turning} {every}
"""


def spin_frames(
    board_id: str = "raspberry_pi_pico", every_ms: int = 50, turning_ms: int = 6000
) -> list[Image.Image]:
    """Pictures of the whole device, so many milliseconds apart: before, during and after a spin."""
    with tempfile.TemporaryDirectory(prefix="tipperary-") as folder:
        script = Path(folder) / "spin.txt"
        script.write_text(SPIN.format(every=every_ms, turning=turning_ms), encoding="utf-8")
        shots = Path(folder) / "shots"
        play_file(script, shots, load(board_id), "", lambda _: None)
        frames = []
        for path in sorted(shots.glob("*.png")):
            with Image.open(path) as picture:
                frames.append(picture.convert("RGB"))
        return frames
