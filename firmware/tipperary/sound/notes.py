# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Ticks and short tunes, played without waiting."""

from tipperary.ticks import since

_TICK = ((1800, 6),)
_MARKER = ((1047, 90), (1319, 90), (1568, 180))
_FINAL = ((196, 500),)
_FANFARE = ((784, 120), (988, 120), (1175, 120), (1568, 360))


class Sound:
    """Plays notes on a voice: something with tone(hertz), where 0 is silence."""

    def __init__(self, voice):
        self._voice = voice
        self._notes = ()
        self._at = 0
        self._since = 0
        self.on = True

    def tick(self, now):
        """The wheel passes from one area to the next."""
        self._play(_TICK, now)

    def marker(self, now):
        """The Largest Flock marker has a new holder."""
        self._play(_MARKER, now)

    def final_round(self, now):
        """The last round begins."""
        self._play(_FINAL, now)

    def fanfare(self, now):
        """Somebody has won."""
        self._play(_FANFARE, now)

    def _play(self, notes, now):
        if self.on and self._voice is not None:
            self._notes = notes
            self._at = 0
            self._since = now
            self._voice.tone(notes[0][0])

    def step(self, now):
        """Go on to the next note when it is time."""
        if self._at >= len(self._notes):
            return
        if since(self._since, now) < self._notes[self._at][1]:
            return
        self._at += 1
        self._since = now
        self._voice.tone(self._notes[self._at][0] if self._at < len(self._notes) else 0)
