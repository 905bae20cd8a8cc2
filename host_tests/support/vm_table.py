# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The app as compiled .mpy in the MicroPython machine, and people who press its keys."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from tools.boards.board import load
from tools.drive.build import board_data
from tools.drive.compiler import compiled
from tools.support.environment import ROOT
from tools.support.vm import Vm, compile_mpy

KEYS = {"prev": 1, "next": 2, "ok": 3}
NVM = 4096
# What the machine has not: a source of chance, and what fonts.py imports to read fonts.
STAND_INS = {
    "os": b"from uos import listdir\n\ndef urandom(count):\n    return bytes(count)\n",
    "displayio": b"Bitmap = None\n",
    "terminalio": b"FONT = None\n",
    "fontio": b"Glyph = None\n",
    "bitmaptools": b"blit = readinto = None\n",
}


class VmTable(Vm):
    """A Pico with its three keys, in a heap of so many bytes; every step is followed by others
    that collect its garbage, as the machine cannot within a step."""

    def __init__(self, heap: int) -> None:
        super().__init__(heap)
        self.load("engine_core")
        self.load("tipperary", ROOT / "firmware")
        board = board_data(load("raspberry_pi_pico")).encode()
        self.write("tipperary/board_data.mpy", compiled(board, "board_data.py"))
        for name, source in STAND_INS.items():
            self.write(f"{name}.mpy", compiled(source, f"{name}.py"))
        self.write("vm_device.mpy", compile_mpy(Path(__file__).with_name("vm_device.py")))
        self.run(f"store = bytearray(b'\\xff' * {NVM})")
        for module in ("game", "journal"):
            self.run(f"import engine_core.{module}")
        app = "input.keys light.ring face.layout face.fonts store.saves texts sound.notes"
        app += " app screens.base"
        for module in app.split():
            self.run(f"import tipperary.{module}")
        before = self.heap_used()
        self.run("import vm_device as device")
        # Keys, pixels, screen and nvm, which on a board are no heap of the app's.
        self.stand_ins = self.heap_used() - before + NVM + 16
        self.peak = 0
        self.power_on()

    def power_on(self) -> Self:
        self.run("device.load(store)\ngc.collect()")
        self.run(r"device.power_on(lambda count: b'\x07' * count)" "\ngc.collect()")
        self.run("device.app.begin(device.now)\ngc.collect()")
        self.step()
        return self

    def step(self, ms: int = 0, event: int = 0) -> None:
        """One turn of the loop, some time later, and the screen that it leads to."""
        self.run(f"device.step({ms}, {event})\ngc.collect()")
        self.run("device.words.paint()\ngc.collect()")

    def names_take(self) -> int:
        """Bytes of the heap that hold the names met so far; a machine never forgets one."""
        told = self.run("import micropython\nmicropython.qstr_info()")
        return int(told.rpartition("n_total_bytes=")[2])

    def press(self, *names: str) -> Self:
        for name in names:
            self.step(80, KEYS[name])
            self.step(80, -KEYS[name])
        self.peak = max(self.peak, self.heap_used() - self.stand_ins)
        return self

    def start_spin(self) -> None:
        """Set the wheel going and keep OK held."""
        assert self.screen == "spin"
        self.step(80, KEYS["ok"])
        assert self.value("device.app.ring.turning")

    def spin(self) -> None:
        self.press("ok")
        while self.value("device.app.ring.turning"):
            self.run("device.step(200)\ngc.collect()")
        self.step()

    @property
    def screen(self) -> str:
        name: str = self.value("device.console.screen")
        return name

    @property
    def text(self) -> str:
        return " ".join(self.value("device.words.texts"))

    def set_up(self) -> Self:
        """A game of five."""
        self.press("next", "ok", *["ok"] * 5, "ok", "ok", "ok", "ok")
        assert self.screen == "spin"
        return self

    def play(self) -> Self:
        """A whole game; every flock grows by one in every round, the first player's by two."""
        while self.screen != "result":
            if self.screen == "spin":
                self.spin()
            elif self.screen == "sheep":
                bag = self.value("device.app.saves.game.bag")
                for seat in [(bag + step) % 5 for step in range(5)]:
                    self.press(*["next"] * (2 if seat == 0 else 1), "ok")
            elif self.value("device.app.view.prev") == "no":
                self.press("prev")  # a question: no
            else:
                self.press("ok")
        return self
