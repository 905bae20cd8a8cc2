# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `time`: a page cannot wait, so to sleep is to be later."""

import wires


def sleep(seconds):
    wires.later(seconds)
