# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `os`: MicroPython's own, with chance from JavaScript."""

import host
from uos import chdir, listdir, stat  # noqa: F401


def urandom(count):
    return bytes([host.random() for _ in range(count)])
