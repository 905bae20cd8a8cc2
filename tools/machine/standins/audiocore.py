# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `audiocore`: one wave, played over and over."""


class RawSample:
    """Only its length and its speed can be heard."""

    def __init__(self, buffer, sample_rate=8000):
        self.length = len(buffer)
        self.sample_rate = sample_rate
