# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The README's pictures: the real firmware on the compiled drive, switched on in a game."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from PIL import Image, ImageChops, ImageSequence

from engine_core.game import Game
from tools.boards.board import load
from tools.drawing.picture import Picture
from tools.machine.files import drive_files
from tools.machine.runner import Runner
from tools.support.stores import Store, enter_all

REFERENCE = "raspberry_pi_pico"
OTHERS = ("adafruit_macropad_rp2040", "pygamer", "adafruit_feather_esp32s3_reverse_tft")
SMALL = (800, 400)
FRAME_MS, LAST_MS = 50, 2500
CLEARLY, FEW = 48, 40  # how much a pixel may differ, and how many may differ more

CRESTS, ROUNDS, SHOWN = (0, 1, 2, 3), 12, 6
# What the flocks have grown to in a round, and everybody's values in the end.
FLOCKS = {1: (0, 0, 0, 0), 2: (1, 2, 1, 3), 4: (4, 2, 3, 4), SHOWN: (4, 6, 4, 5), 9: (5, 6, 6, 8)}
VALUES = ((35, 5, 5, 17, 4), (48, 6, 5, 13, 7), (30, 6, 0, 25, 9), (30, 8, 5, 10, 3))
# 8 x 9 with three gaps in the first row, as firmware/tipperary/store/land_map.py packs it.
LANDSCAPE = bytes([8, 9, 0, 3, 2, 5, 0, 0x10, 0x11, 0x10, 0x11, 0x10])
EVERYBODY, TURN = (0, 1, 2, 3, 4), 1
BEFORE_MS, TURNING_MS = 400, 4800  # the wheel turns for 4.4 seconds at most


@contextmanager
def _device(store: Store, board_id: str = REFERENCE) -> Iterator[Runner]:
    """A device with this in its memory, switched on."""
    board = load(board_id)
    with Runner(board, drive_files(board), frame_ms=10) as device:
        yield device.power_on(store.image(board.nvm), chance=TURN)


_camera = cache(Picture)


def _picture(device: Runner) -> Image.Image:
    return _camera(device.board).draw(device.picture(), device.lights())


def _close(store: Store, *presses: str, ms: int = 0) -> bytes:
    """The reference build alone, so near that its screen can be read."""
    with _device(store) as device:
        picture = _picture(device.press(*presses).run(ms))
    return _webp(picture.crop(_camera(load(REFERENCE)).device))


def game() -> Iterator[tuple[str, bytes]]:
    """The screens in the order of a game."""
    game, flocks = Game(CRESTS), (0, 0, 0, 0)
    yield "bag", _close(Store(setup=bytes([len(CRESTS), *CRESTS])))
    for number in range(1, ROUNDS + 1):
        shown = number == SHOWN
        flocks = FLOCKS.get(number, flocks)
        if shown:
            yield "spin", _close(Store(game.log), "ok")
        game.spin(4)
        if shown:
            yield "placement", _close(Store(game.log), "ok")
        game.end_placement()
        if shown:
            yield "sheep", _close(Store(game.log), "ok", *["next"] * 4)
        game.settle(flocks)
        if shown:  # first the ring is in the colour of a new marker holder
            yield "end_of_round", _close(Store(game.log), "ok", ms=1500)
        if number < ROUNDS:
            game.end_round()
    game.end_towers()
    yield "scoring", _close(Store(game.log), "ok", "next", "ok", *["next"] * 3)
    yield "count", _close(Store(game.log, maps={0: LANDSCAPE}), "ok", "back", "next", "ok", ms=1500)
    enter_all(game, VALUES)
    game.finish()
    yield "result", _close(Store(game.log), "ok")


def boards() -> Iterator[tuple[str, bytes]]:
    """A spin of five players on each board; the reference build's is the title picture."""
    game = Game(EVERYBODY)
    game.spin(TURN)
    for board_id in (REFERENCE, *OTHERS):
        with _device(Store(game.log), board_id) as device:
            name = "companion" if board_id == REFERENCE else board_id
            yield name, _webp(_picture(device.press("ok")))


def spin_frames(every_ms: int = FRAME_MS) -> list[Image.Image]:
    """Pictures of the whole device, so many milliseconds apart: before, during and after a spin."""
    frames = []
    with _device(Store(Game(EVERYBODY).log)) as device:
        device.press("ok", "ok", "ok")
        for ms in range(0, BEFORE_MS + TURNING_MS, every_ms):
            if ms == BEFORE_MS:
                device.press("ok")
            frames.append(_picture(device))
            device.run(every_ms)
    return frames


def turning() -> bytes:
    """A spin as an animated picture."""
    frames = (frame.resize(SMALL, Image.Resampling.LANCZOS) for frame in spin_frames())
    first, *others = frames
    moves = {"append_images": others, "duration": [FRAME_MS] * len(others) + [LAST_MS]}
    # After three at most a whole picture: more changes in a row leave ghosts of light.
    return _webp(first, quality=60, save_all=True, loop=0, kmin=1, kmax=3, **moves)


def look_alike(one: bytes, other: bytes) -> bool:
    """Whether two pictures show the same, frame by frame; how they are packed may differ."""
    with Image.open(io.BytesIO(one)) as a, Image.open(io.BytesIO(other)) as b:
        if a.size != b.size or getattr(a, "n_frames", 1) != getattr(b, "n_frames", 1):
            return False
        for pair in zip(*map(ImageSequence.Iterator, (a, b)), strict=True):
            apart = ImageChops.difference(*(frame.convert("RGB") for frame in pair)).convert("L")
            if sum(apart.histogram()[CLEARLY:]) > FEW:
                return False
    return True


def _webp(picture: Image.Image, quality: int = 80, **more: Any) -> bytes:
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=quality, **more)
    return file.getvalue()
