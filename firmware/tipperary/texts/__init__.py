# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Texts are data: one module a language, each one string with a line for every text."""

CODES = ("en", "de", "fr")


class Texts:
    """The texts of one language as attributes; a text with bars in it is a list."""

    def __init__(self, number):
        import sys

        path = "tipperary.texts." + CODES[number]
        # One string and no dictionary: a third of the memory that names would take.
        self._lines = __import__(path, None, None, ("TEXTS",)).TEXTS
        del sys.modules[path]
        delattr(sys.modules["tipperary.texts"], CODES[number])

    def __getattr__(self, name):
        key = "\n" + name + "="
        start = self._lines.find(key)
        if start < 0:
            raise AttributeError(name)
        start += len(key)
        text = self._lines[start : self._lines.find("\n", start)]
        return text.split("|") if "|" in text else text
