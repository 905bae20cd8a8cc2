# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `audiocore`: one wave, played over and over."""

from __future__ import annotations

from array import array


class RawSample:
    def __init__(
        self, buffer: array[int], *, channel_count: int = 1, sample_rate: int = 8000
    ) -> None:
        self.length = len(buffer) // channel_count
        self.sample_rate = sample_rate
