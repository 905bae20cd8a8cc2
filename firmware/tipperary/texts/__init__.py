# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Texts are data: one module a language, each one string with a line for every text."""

CODES = ("en", "de", "fr")


class Texts:
    """The texts of one language as attributes; a text with bars in it is a list."""

    def __init__(self, number):
        import sys

        # One string and no dictionary: a third of the memory that names would take.
        # A drive may lack a language: then the first one that is there speaks.
        for code in (CODES[number],) + CODES:
            path = "tipperary.texts." + code
            try:
                self._lines = __import__(path, None, None, ("TEXTS",)).TEXTS
            except ImportError:
                continue
            del sys.modules[path]
            delattr(sys.modules["tipperary.texts"], code)
            return
        raise ImportError("no language")

    def __getattr__(self, name):
        key = "\n" + name + "="
        start = self._lines.find(key)
        if start < 0:
            raise AttributeError(name)
        start += len(key)
        text = self._lines[start : self._lines.find("\n", start)]
        return text.split("|") if "|" in text else text
