# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the app costs: its heap, a new screen, and a frame of the spin in memory and in time."""

from __future__ import annotations

import statistics
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from engine_core.game import SPIN
from tools.benchmarks.rows import row
from tools.boards.board import load
from tools.drive.build import assemble
from tools.drive.compiler import compiled
from tools.drive.manifest import NAME, Manifest
from tools.machine.runner import Runner
from tools.scenes.scenes import LONG_NAMES
from tools.scenes.stores import Store, played
from tools.support.firmware import version
from tools.support.vm_table import NVM, VmTable

KIB = 1024
NAMED = "five players with accented names of ten letters, in German"
GAMES = 3
FRAMES = 1000
ROUNDS = 9
# What the machine has not: CircuitPython's clock and its colour wheel. The clock here makes no
# big integers, as the real one does, so Comet is a little quicker than on a board.
LED_ANIMATION = b"""
import time
MS_PER_SECOND = 1000
def monotonic_ms():
    return time.ticks_ms()
"""
RAINBOWIO = b"def colorwheel(value):\n    return value\n"
TIMED = """
import time
def timed_spin(frames):
    ring = device.app.ring
    frame = ring.frame
    now = 0
    began = time.ticks_ms()
    while frames:
        if not ring.turning:
            ring.spin(now % 5)
        frame(now, False)
        now += 16
        frames -= 1
    return time.ticks_ms() - began
def timed_comet(frames):
    animate = comet.animate
    began = time.ticks_ms()
    while frames:
        animate()
        frames -= 1
    return time.ticks_ms() - began
"""


@cache
def _heap() -> int:
    with VmTable(256 * KIB, Store().image(NVM, "de", LONG_NAMES)) as vm:
        vm.set_up().play()
        return vm.peak


def _new_screens(names: tuple[str, ...]) -> list[float]:
    """Seconds from each press that leads to a new screen to its picture, in a whole game."""
    board = load("raspberry_pi_pico")
    tree = assemble(board)
    drive = {**tree, NAME: Manifest.of(tree, version(), board.id).encode()}
    saved = Store(log=played(1, SPIN).log).image(board.nvm, "de", names)
    times = []
    with Runner(board, drive, saved) as device:
        device.power_on(chance=3)
        while device.screen != "result":
            before, start = device.screen, time.perf_counter()
            # To a yes or no question, the key on the left is the no.
            device.python("from tipperary import main; print(main.app.view.ok is None)")
            device.press("prev" if device.lines[-1] == "True" else "ok")
            if device.screen != before:
                times.append(time.perf_counter() - start)
            elif before == "spin":
                device.run(8000)
    return times


@cache
def _with_names() -> tuple[float, float]:
    """The median and the longest new screen with long names, each against the one without."""
    runs = [(_new_screens(LONG_NAMES), _new_screens(())) for _ in range(GAMES)]
    named, plain = (
        [min(times) for times in zip(*games, strict=True)] for games in zip(*runs, strict=True)
    )
    return statistics.median(named) / statistics.median(plain), max(named) / max(plain)


@cache
def _allocated() -> int:
    with VmTable(256 * KIB) as vm:
        vm.set_up().start_spin()
        return max(vm.allocated_by("device.step(9)") for _ in range(100))


@cache
def _against_comet() -> float:
    """The least time of a frame of ours, divided by the least of Comet's, turn about."""
    with VmTable(1024 * KIB) as vm:
        vm.set_up()
        for name in ("color", "animation/__init__", "animation/comet"):
            source = _library() / f"{name}.py"
            vm.write(f"adafruit_led_animation/{name}.mpy", compiled(source.read_bytes(), name))
        vm.write("adafruit_led_animation/__init__.mpy", compiled(LED_ANIMATION, "led"))
        vm.write("rainbowio.mpy", compiled(RAINBOWIO, "rainbowio"))
        vm.run("from adafruit_led_animation.animation.comet import Comet")
        vm.run("comet = Comet(device.pixels, 0, 0xFF6400, ring=True)")
        vm.run(TIMED)
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(int(vm.run(f"print(timed_spin({FRAMES}))\ngc.collect()")))
            theirs.append(int(vm.run(f"print(timed_comet({FRAMES}))\ngc.collect()")))
        return min(ours) / min(theirs)


def _library() -> Path:
    found = find_spec("adafruit_led_animation")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


@row(
    "heap of the app, most in a whole five-player game",
    "bytes",
    at_most=64 * KIB,
    how=f"app and engine as .mpy on the 32-bit VM, without labels, fonts and nvm; {NAMED}",
)
def heap_app() -> float:
    return _heap()


@row(
    "a new screen with long names, median",
    "times that without",
    at_most=1.5,
    how=f"the compiled drive in the machine, best of {GAMES} games; {NAMED}, or without names",
)
def new_screen() -> float:
    return _with_names()[0]


@row(
    "a new screen with long names, longest",
    "times that without",
    at_most=1.5,
    how="the same games",
)
def longest_new_screen() -> float:
    return _with_names()[1]


@row(
    "heap allocated by one frame of the spin",
    "bytes",
    at_most=0,
    how="one turn of the app's loop on the VM, the most of 100",
)
def frame_allocation() -> float:
    return _allocated()


@row(
    "time of one spin frame against LED_Animation's Comet",
    "times",
    at_most=1.0,
    aim=0.5,
    how=f"same VM, same 24 pixels, one run: best of {ROUNDS} times {FRAMES} frames at 60 a second",
)
def frame_time() -> float:
    return _against_comet()
