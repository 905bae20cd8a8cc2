# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A device process that plays in real time, with its keys and its light on a pipe."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TextIO, cast

from PIL import ImageChops

from tools.drive.boards import load
from tools.simulator import device, link
from tools.simulator.clock import LiveClock
from tools.simulator.nvm import Nvm, NvmInUse, blank
from tools.simulator.wires import Wires

if TYPE_CHECKING:
    from PIL import Image

FRAME_S = 1 / 60


class Console:
    """sys.stdout and sys.stderr of the firmware: lines for the serial console."""

    encoding = "utf-8"

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._begun = ""

    def write(self, text: str) -> int:
        *lines, self._begun = (self._begun + text).split("\n")
        for line in lines:
            self._outbox.send(link.LINE, line.encode(errors="replace"))
        return len(text)

    def flush(self) -> None:
        """Lines are sent as soon as they are whole."""

    def isatty(self) -> bool:
        return False


class Outbox:
    """Sends what changed since it was last sent, and nothing else."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._lock = threading.Lock()
        self._began = time.monotonic()
        self._changes = 0
        self._seen: Image.Image | None = None
        self._ring = b""
        self._ring_sent = 0.0
        self._light = -1
        self._language = ""
        self._text = ""
        self.wires: Wires | None = None
        self.clock: LiveClock | None = None
        self.watch: device.LanguageWatch | None = None
        self.read: Callable[[], list[str]] = list

    def send(self, kind: bytes, data: bytes) -> None:
        with self._lock:
            link.send(self._file, kind, data)
            self._file.flush()
        if self.clock:
            self.clock.changed()

    def tone(self, hertz: int) -> None:
        ms = int((time.monotonic() - self._began) * 1000)
        self.send(link.TONE, link.NOTE.pack(ms, min(hertz, 65535)))

    def attend(self) -> None:
        """Called whenever the firmware looks at the clock or pauses."""
        wires = self.wires
        if wires is None:
            return
        if wires.panel and wires.panel.changes != self._changes:
            self._changes = wires.panel.changes
            self._send_screen(wires.panel.image())
        now = time.monotonic()
        if wires.ring != self._ring and now - self._ring_sent >= FRAME_S:
            self._ring = wires.ring
            self._ring_sent = now
            self.send(link.RING, wires.ring)
        light = round(wires.light * 255)
        if light != self._light:
            self._light = light
            self.send(link.LIGHT, bytes([light]))

    def _send_screen(self, image: Image.Image) -> None:
        box = ImageChops.difference(image, self._seen).getbbox() if self._seen else image.getbbox()
        self._seen = image
        if box:
            left, top, right, bottom = box
            head = link.BOX.pack(left, top, right - left, bottom - top)
            self.send(link.SCREEN, head + image.crop(box).tobytes())
        if self.watch and self.watch.code != self._language:
            self._language = self.watch.code
            self.send(link.LANGUAGE, self._language.encode())
        text = "\n".join(self.read())
        if text != self._text:
            self._text = text
            self.send(link.TEXT, text.encode(errors="replace"))


def read_keys(file: BinaryIO, wires: Wires, clock: LiveClock) -> None:
    """Move the keys until the pipe is closed: then whoever started us is gone."""
    down: set[tuple[int, int]] = set()
    for line in file:
        if line.startswith(link.TO_CONSOLE):
            wires.type(line.removeprefix(link.TO_CONSOLE).decode().rstrip("\n"))
            clock.stir(len(down))
            continue
        source, key, is_down = link.parse_key_line(line)
        wires.press(source, key, is_down)
        (down.add if is_down else down.discard)((source, key))
        clock.stir(len(down))
    os._exit(0)


def main(arguments: list[str]) -> int:
    folder, board_id, nvm_file, language = arguments
    drive = Path(folder).resolve()
    pipe_in, pipe_out = sys.stdin.buffer, sys.stdout.buffer
    outbox = Outbox(pipe_out)
    sys.stdout = sys.stderr = cast(TextIO, Console(outbox))
    board = load(board_id)
    clock = LiveClock(outbox.attend)
    try:
        nvm = Nvm(Path(nvm_file), blank(board.id, board.nvm))
    except (NvmInUse, OSError) as problem:
        outbox.send(link.STOPPED, str(problem).encode())
        return 1
    wires = Wires(board, clock, nvm)
    wires.on_tone = outbox.tone
    outbox.watch = device.plug_in(wires, drive)

    from tools.simulator.reading import screen_lines

    outbox.wires, outbox.clock, outbox.read = wires, clock, screen_lines
    threading.Thread(target=read_keys, args=(pipe_in, wires, clock), daemon=True).start()

    from tools.simulator.standins.microcontroller import Restart
    from tools.simulator.standins.watchdog import WatchDogTimer

    def bitten() -> None:
        print("The watchdog restarts the board.")
        os._exit(link.RESTART)

    WatchDogTimer.on_bite = staticmethod(bitten)
    try:
        if language:
            device.set_language(wires, language)
        problem_or_none = device.run(drive)
    except Restart:
        return link.RESTART
    outbox.attend()
    outbox.send(link.STOPPED, (problem_or_none or "The firmware has ended.").encode())
    return 1 if problem_or_none else 0


if __name__ == "__main__":
    # The thread that reads the keys cannot be asked to end.
    os._exit(main(sys.argv[1:]))
