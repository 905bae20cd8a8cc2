# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `traceback`."""

import sys


def print_exception(error):
    sys.print_exception(error)
