# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a frame of the spin costs, in memory and in time."""

import timeit
from pathlib import Path

import adafruit_led_animation

from tools.boards.board import load
from tools.drive.compiler import compiled
from tools.support.environment import ROOT
from tools.support.vm import Vm

# The Pico's ring; the pixels take and give colours, and send them nowhere.
RING = """
from tipperary.light.ring import Ring
class Pixels:
    def __init__(self, count):
        self.colours = [0] * count
    def __len__(self):
        return len(self.colours)
    def __setitem__(self, index, colour):
        self.colours[index] = colour
    def __getitem__(self, index):
        colour = self.colours[index]
        return colour >> 16, colour >> 8 & 255, colour & 255
    def fill(self, colour):
        for index in range(len(self.colours)):
            self.colours[index] = colour
    def show(self):
        pass
pixels = Pixels(PART["pixels"])
ring = Ring(pixels, PART)
ring.set_crests((0, 1, 2))
ring.spin(3)
"""
# What a frame is timed against, and what that imports and the machine has not. The clock makes no
# big integers, as CircuitPython's does, so Comet is a little quicker than on a board.
LED_ANIMATION = b"""
import time
MS_PER_SECOND = 1000
def monotonic_ms():
    return time.ticks_ms()
"""
RAINBOWIO = b"def colorwheel(value):\n    return value\n"
OURS = """
def ours(frames):
    frame = ring.frame
    for number in range(frames):
        if not ring.turning:
            ring.spin(number % 5)
        frame(16 * number, False)
"""
THEIRS = """
from adafruit_led_animation.animation.comet import Comet
comet = Comet(pixels, 0, 0xFF6400, ring=True)
def theirs(frames):
    frame = comet.animate
    for _ in range(frames):
        frame()
"""


def machine() -> Vm:
    vm = Vm(heap=1024 * 1024)
    vm.load("tipperary", ROOT / "firmware")
    vm.run(f"PART = {load('raspberry_pi_pico').device_data()['ring']}")
    vm.run(RING)
    return vm


def frame_allocation() -> float:
    """a step of the ring on the 32-bit VM, the most of 100"""
    with machine() as vm:
        return max(vm.allocated_by(f"ring.frame({16 * frame}, True)") for frame in range(100))


def frame_time() -> float:
    """same VM, same 24 pixels, one run: best of 5 times 5000 frames, turn about"""
    library = Path(adafruit_led_animation.__file__).parent
    with machine() as vm:
        for name in ("color", "animation/__init__", "animation/comet"):
            source = (library / f"{name}.py").read_bytes()
            vm.write(f"adafruit_led_animation/{name}.mpy", compiled(source, name))
        vm.write("adafruit_led_animation/__init__.mpy", compiled(LED_ANIMATION, "led"))
        vm.write("rainbowio.mpy", compiled(RAINBOWIO, "rainbowio"))
        vm.run(OURS + THEIRS)

        def seconds(whose: str) -> float:
            vm.run("gc.collect()")
            return timeit.timeit(lambda: vm.run(f"{whose}(5000)"), number=1)

        pairs = [(seconds("ours"), seconds("theirs")) for _ in range(5)]
        return min(ours for ours, _ in pairs) / min(theirs for _, theirs in pairs)
