# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `audioio`: a speaker, of which only the pitch is kept."""

import host
import wires


class AudioOut:
    def __init__(self, left_channel):
        wires.hold(left_channel)

    def play(self, sample, loop=False):
        host.tone(sample.sample_rate // sample.length)

    def stop(self):
        host.tone(0)
