# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Texts are data: one module a language, all with the same names."""

CODES = ("en", "de", "fr")


def load(number):
    """The module of a language; only one is in memory at a time."""
    import sys

    code = CODES[number]
    for other in CODES:
        if other != code and "tipperary.texts." + other in sys.modules:
            del sys.modules["tipperary.texts." + other]
    return __import__("tipperary.texts." + code, None, None, (code,))
