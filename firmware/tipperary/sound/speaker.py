# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A voice: a speaker on a DAC."""


class Voice:
    """Makes tones with a short wave, fed over and over."""

    def __init__(self, pin):
        import array

        import audiocore
        import audioio

        self._out = audioio.AudioOut(pin)
        wave = array.array("h", [0, 5600, 8000, 5600, 0, -5600, -8000, -5600])
        self._length = len(wave)
        self._wave = audiocore.RawSample(wave)

    def tone(self, hertz):
        """Sound a tone until the next call; 0 is silence."""
        self._out.stop()
        if hertz:
            self._wave.sample_rate = hertz * self._length
            self._out.play(self._wave, loop=True)
