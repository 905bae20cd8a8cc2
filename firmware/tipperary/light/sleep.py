# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The ring of a device that nobody has touched for a while: what it showed, but dim."""

from micropython import const

_DIM = const(12)  # what is left is a 12th of the light
# A power bank stays on if 100 mA or more are drawn for about a second every ten seconds: a glow
# takes a third of the limit on average, two thirds at its brightest.
_GLOW_EVERY_MS = const(9000)
_GLOW_MS = const(1600)
_GLOW_STEPS = const(32)


class Sleep:
    """From the moment when the light goes down until it comes up again."""

    def __init__(self, ring):
        self._pixels = ring.pixels
        self._most = ring.most
        self._bright = list(ring.pixels)
        self._step = _GLOW_STEPS
        self._show(_DIM)

    def _show(self, divisor):
        for index, colour in enumerate(self._bright):
            self._pixels[index] = tuple([part // divisor for part in colour])
        self._pixels.show()

    def glow(self, asleep_ms):
        """A short soft glow now and then, so that a power bank stays on."""
        step = min(asleep_ms % _GLOW_EVERY_MS * _GLOW_STEPS // _GLOW_MS, _GLOW_STEPS)
        if step == self._step:
            return
        self._step = step
        if step == _GLOW_STEPS:
            self._show(_DIM)
        else:
            # Up and down in small steps: no flash.
            light = self._most * min(step, _GLOW_STEPS - step) * 4 // (3 * _GLOW_STEPS)
            self._pixels.fill(light * 0x010101)
            self._pixels.show()

    def end(self):
        """The light as it was."""
        self._show(1)
