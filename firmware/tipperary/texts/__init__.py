# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Texts are data: one module a language, each one string with a line for every text."""

import os

from tipperary.borrow import borrow


def _found():
    """The codes of the languages on this drive: English first, then by the alphabet."""
    codes = set()
    for name in os.listdir(__file__.rpartition("__init__")[0][:-1]):
        stem, _, kind = name.rpartition(".")
        if kind in ("py", "mpy") and stem[0:1] not in ("", "_", "."):
            codes.add(stem)
    return tuple(sorted(codes, key=lambda code: (code != "en", code)))


CODES = _found()
del _found  # needed only once: its memory is better used for the game


class Texts:
    """The texts of one language as attributes; a text with bars in it is a list."""

    def __init__(self, code):
        # A drive may lack a language: then the first one that is there speaks.
        texts = borrow("texts." + (code if code in CODES else CODES[0])).TEXTS
        # Bytes and no dictionary: a third of the memory that names would take, and a place is
        # found at once, without counting letters.
        self._lines = texts.encode()

    def __getattr__(self, name):
        key = b"\n" + name.encode() + b"="
        start = self._lines.find(key)
        if start < 0:
            raise AttributeError(name)
        start += len(key)
        text = self._lines[start : self._lines.find(b"\n", start)].decode()
        return text.split("|") if "|" in text else text
