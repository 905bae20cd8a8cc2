# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The README's pictures: the real firmware, played by scripts on the compiled drive."""

import io

from PIL import Image, ImageChops

from tools.boards.board import load
from tools.drawing.picture import Picture
from tools.machine.script import play

REFERENCE = "raspberry_pi_pico"
OTHERS = ("adafruit_macropad_rp2040", "pygamer", "adafruit_feather_esp32s3_reverse_tft")
LARGE, SMALL = (1600, 800), (800, 400)
FRAME_MS, LAST_MS = 50, 2500
CLEARLY, FEW = 48, 40  # how much a pixel may differ, and how many may differ more

PLAYERS, ROUNDS, SHOWN = 4, 12, 6
# How far each flock grows in a round, in the order of placement; the rest are as before.
FLOCKS = {2: (2, 1, 3, 1), 4: (1, 3, 0, 2), SHOWN: (4, 1, 1, 0), 9: (1, 0, 2, 3)}
# Presses of "next" for rows and columns, then for flock, exploration, whiskey and stones: one
# for each player.
AREAS = ((1, 3), (2, 4), (1, 2), (2, 1))
VALUES = ((0, 0, 0, 0), (1, 1, 0, 1), (5, 4, 7, 3), (4, 7, 9, 3))
EXPLORATION = 1


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


def game_script() -> str:
    """A whole game with a picture of each kind of screen."""
    script = set_up(PLAYERS, bag="shot bag\n")
    for number in range(1, ROUNDS + 1):
        script += _round(number)
    script += "until towers\npress ok\nuntil scoring\n"
    for seat, sides in enumerate(AREAS):
        for side, presses in enumerate(sides):
            script += "press next\n" * presses + _shot("scoring", (seat, side) == (0, 1))
            script += "press ok\n"
    for category, values in enumerate(VALUES):
        for presses in values:
            if category == EXPLORATION:
                script += "press next\n" if presses else "press prev\n"  # yes and no
            else:
                script += "press next\n" * presses + "press ok\n"
    script += "until totals\npress ok\nuntil reveal\nuntil result\n"
    return script + "press ok\nshot result\n"


def _round(number: int) -> str:
    """A round from its spin on, with pictures if it is the one shown."""
    shown = number == SHOWN
    script = "until spin\n" + _shot("spin", shown)
    script += "press ok\nuntil placement\n" + _shot("placement", shown) + "press ok\nuntil sheep\n"
    for place, grown in enumerate(FLOCKS.get(number, ())):
        script += "press next\n" * grown + _shot("sheep", shown and not place)
        if place < PLAYERS - 1:
            script += "press ok\n" if grown else "press prev\n"  # on to the next player
    script += "press ok\n"
    if number == ROUNDS:
        return script
    # First the ring is in the colour of a new marker holder.
    return script + "until end_of_round\nwait 1500\n" + _shot("end_of_round", shown) + "press ok\n"


def _shot(name: str, shown: bool) -> str:
    return f"shot {name}\n" if shown else ""


def game() -> dict[str, bytes]:
    """The reference build's screens in the order of a game."""
    return {name: _close(shot) for name, shot in _play(REFERENCE, game_script()).items()}


# From the first spin to the scores, then a landscape of 8 x 9 with three gaps in its first row.
COUNT = """\
press prev
until pause
choose Score now
until score_early
press next
until towers
press ok
until scoring
hold ok 900
until pause
choose Count for me
until count_map
{landscape}hold ok 900
wait 300
press ok
until count_result
wait 1500
shot count
"""
LANDSCAPE = "ok next ok ok ok ok ok prev ok prev prev prev prev ok"


def count() -> bytes:
    """A painted landscape with its largest rectangle."""
    presses = "".join(f"press {key}\n" for key in LANDSCAPE.split())
    script = set_up(3) + COUNT.format(landscape=presses)
    return _close(_play(REFERENCE, script)["count"])


def boards() -> dict[str, bytes]:
    """A spin of five players on each board; the reference build's is the title picture."""
    spin = f"chance {LUCK}\npress ok\nuntil placement\nshot placement\n"
    names = {REFERENCE: "companion"} | {board: board for board in OTHERS}
    return {
        name: _webp(_play(board, set_up(5, board) + spin)["placement"], LARGE)
        for board, name in names.items()
    }


def spin_frames(
    board_id: str = REFERENCE, every_ms: int = 50, turning_ms: int = 4800
) -> list[Image.Image]:
    """Pictures of the whole device, so many milliseconds apart: before, during and after a spin."""
    frames: list[Image.Image] = []
    script = set_up(5, board_id) + SPIN.format(every=every_ms, turning=turning_ms, luck=LUCK)
    play(script, load(board_id), lambda _, picture: frames.append(picture))
    return frames


def turning() -> bytes:
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
        quality=60,
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
    found: dict[str, Image.Image] = {}
    play(script, load(board_id), found.__setitem__)
    return found


def _close(picture: Image.Image) -> bytes:
    """The device alone, so near that its screen can be read."""
    near = picture.crop(Picture(load(REFERENCE)).device)
    return _webp(near, near.size)


def _sized(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    return picture if picture.size == size else picture.resize(size, Image.Resampling.LANCZOS)


def _webp(picture: Image.Image, size: tuple[int, int]) -> bytes:
    file = io.BytesIO()
    _sized(picture, size).save(file, "WEBP", quality=80)
    return file.getvalue()
