# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The USB console: finished games go out, commands come in, one a line."""

from micropython import const

from tipperary.borrow import borrow
from tipperary.input.keys import INTENTS

_LONGEST = const(64)  # bytes of a command


class Console:
    """Reads whole commands without waiting; nonsense changes nothing."""

    def __init__(self, app, runtime, stdin):
        self._app = app
        self._runtime = runtime
        self._stdin = stdin
        self._byte = bytearray(1)
        self._line = bytearray(_LONGEST)
        self._length = 0
        self._games = None  # the records to send, while they are sent
        self._at = 0

    def step(self):
        """One turn of the loop: send a game, or read what is there; whether there is more to do."""
        if self._games is not None:
            self._send()
            return True
        left = min(_LONGEST, self._runtime.serial_bytes_available)
        while left > 0 and self._games is None:
            # Not read(1): that waits for the rest of a letter that is cut short.
            self._stdin.readinto(self._byte)
            self._hear(self._byte[0])
            left -= 1
        return self._length > 0 or self._games is not None

    def _hear(self, byte):
        if byte == 10 or byte == 13:
            length = self._length
            self._length = 0
            if length <= _LONGEST:
                self._do(bytes(self._line[:length]))
        elif self._length < _LONGEST:
            self._line[self._length] = byte
            self._length += 1
        else:
            self._length = _LONGEST + 1  # too long: no command until the line ends

    def _do(self, command):
        if command == b"games":
            self._games = self._app.saves.kept()
            self._at = 0
        elif command[:5] == b"type ":
            try:
                self._type(str(command[5:], "utf-8").strip())
            except UnicodeError:
                pass
        elif command[:4] == b"key ":
            for intent in range(1, len(INTENTS)):
                if command[4:] == INTENTS[intent].encode():
                    self._app.keys.inject(intent)
        elif command[:6] == b"touch ":
            try:
                x, y = command[6:].split()
                self._touch(int(x), int(y))
            except ValueError:
                pass

    def _type(self, text):
        # A word for a screen that wants one.
        if text and hasattr(self._app.screen, "typed"):
            self._app.keys.stirred = True
            self._app.screen.typed(text)

    def _touch(self, x, y):
        # A click on a landscape, in the page.
        spot = hasattr(self._app.screen, "touched") and self._app.painter.spot(x, y)
        if spot:
            self._app.keys.stirred = True
            self._app.screen.touched(*spot)

    def _send(self):
        if self._at < len(self._games):
            self._app.log(borrow("console.game_lines").game_line(self._games[self._at]))
            self._at += 1
        else:
            self._app.log(borrow("console.game_lines").last_line(self._at))
            self._games = None
