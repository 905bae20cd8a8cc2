# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Two ways to make a tone: a piezo on PWM, or a speaker on a DAC."""


class Piezo:
    """A piezo or small speaker driven by PWM."""

    def __init__(self, pin):
        import pwmio

        self._pwm = pwmio.PWMOut(pin, frequency=1000, duty_cycle=0, variable_frequency=True)

    def tone(self, hertz):
        """Sound a tone until the next call; 0 is silence."""
        if hertz:
            self._pwm.frequency = hertz
        self._pwm.duty_cycle = 0x4000 if hertz else 0


class Speaker:
    """A speaker on a DAC, fed with a short wave over and over."""

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


def make(kind, pin):
    """The voice that a board file names."""
    return Speaker(pin) if kind == "dac" else Piezo(pin)
