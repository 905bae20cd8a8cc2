# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A voice: a piezo or small speaker on a pin with PWM."""

import pwmio


class Voice:
    """Makes tones with PWM."""

    def __init__(self, pin):
        self._pwm = pwmio.PWMOut(pin, frequency=1000, duty_cycle=0, variable_frequency=True)

    def tone(self, hertz):
        """Sound a tone until the next call; 0 is silence."""
        if hertz:
            self._pwm.frequency = hertz
        self._pwm.duty_cycle = 0x4000 if hertz else 0
