# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A spin as pictures, one after the other: for an animated picture of it."""

from __future__ import annotations

from PIL import Image

from tools.boards.board import load
from tools.machine.script import play

REFERENCE = "raspberry_pi_pico"
# The wheel turns, for 4.4 seconds at most, and its result stays for a while.
SPIN = """\
film a 400 {every}
chance {luck}
press ok
film b {turning} {every}
"""
LUCK = 6  # every coat of arms ends two areas further on


def set_up(players: int, board_id: str = REFERENCE, bag: str = "") -> str:
    """A new game, from the first screen to the first spin; `bag` is what to do at that screen."""
    way = "press next\n" if players > 4 else "press prev\n"  # four is what is offered first
    chosen = way * abs(players - 4) + "press ok\nuntil crests\n" + "press ok\n" * players
    # A new device explains what holding OK does, unless a key of its own does that.
    has_back = any("back" in keys.intents for keys in load(board_id).keys)
    pages = "press ok\n" * (2 if has_back else 3)
    return f"{chosen}until bag\n{bag}press ok\nuntil prepare\n{pages}until spin\n"


def spin_frames(
    board_id: str = REFERENCE, every_ms: int = 50, turning_ms: int = 4800
) -> list[Image.Image]:
    """Pictures of the whole device, so many milliseconds apart: before, during and after a spin."""
    frames: list[Image.Image] = []
    script = set_up(5, board_id) + SPIN.format(every=every_ms, turning=turning_ms, luck=LUCK)
    play(script, load(board_id), lambda _, picture: frames.append(picture))
    return frames
