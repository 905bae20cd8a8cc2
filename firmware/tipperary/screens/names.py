# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Names: a coat of arms gets a name of the players' own, one from before or letter by letter."""

from micropython import const

from tipperary.borrow import borrow
from tipperary.face.signs import CREST
from tipperary.face.view import MEDIUM
from tipperary.input.keys import NEXT, PREV
from tipperary.screens.base import Choice

_LONGEST = const(10)
# By the alphabet, in two steps: first a group, then the letter in it.
_GROUPS = ("abcdef ghijkl mnopqr stuvwx yz-_ äàáâ éèêë öôóœ üùúû îïí çñß 012345 6789").split(" ")
_GAMES = const(8)  # how many of the last games are asked for names


class Screen(Choice):
    """First whose name, unless that is known, then its letters."""

    count = 5

    def enter(self, crest=None, *here):
        self._here = here  # the way back, unless that is the settings
        self._text = None
        if crest is not None:
            self.index = crest
            self._begin()
        self.app.ring.show_crest(self.index)

    def _begin(self):
        self._text = self._before = self.app.saves.names[self.index]
        self._offers = self._used() if not self._text else []
        self._home()
        self.app.changed()

    def _used(self):
        # Names of the last games, the newest first, but those that somebody here has now.
        found = []
        read = borrow("store.finished_game").FinishedGame
        for data in reversed(self.app.saves.past[-_GAMES:]):
            for name in read(data).names:
                if name and name not in found + self.app.saves.names:
                    found.append(name)
        return found

    def _home(self):
        # Options: what ends the name or takes a letter away, or names to take; then groups.
        first = self._offers if not self._text else self.t.NAME_ENDS
        self._first = len(first)
        self._options = first + (_GROUPS if len(self._text) < _LONGEST else [])
        self._at = self._first
        if self._offers and not self._text:
            self._at = 0
        elif len(self._text) == _LONGEST:
            self._at = self._first - 1
        self._letters = None  # the group that is open

    def show(self, view):
        t = self.t
        view.crest = self.index
        if self._text is None:
            view.head = t.NAMES
            self.person(view, self.index)
            view.fits = [self.app.name(crest) for crest in range(5)]
            self.arrows(view)
            return
        view.head = CREST[self.index] + " " + t.NAME_KEY[1].format(t.CRESTS[self.index])
        view.size = MEDIUM
        view.big = self._text + "_"
        self.keys(view, "", "", t.TAKE, t.BACK)
        if self._letters is not None:
            letters = [self._cased(letter) for letter in self._letters]
            letters[self._at] = "[" + letters[self._at] + "]"
            view.body = " ".join(letters)
        elif self._at >= self._first:
            view.body = "[ " + self._cased(self._options[self._at]) + " ]"
            view.ok = t.OPEN
        elif self._text:
            view.body = self._options[self._at]
            view.ok = t.DONE if self._at else t.DELETE
        else:
            view.big = self._options[self._at]
            view.body = t.NAME_USED

    def _cased(self, letters):
        # A name begins with a capital, and so does each part of it.
        if not self._text or self._text[-1] in " -":
            return "".join([_upper(letter) for letter in letters])
        return letters

    def on(self, intent):
        if self._text is None:
            Choice.on(self, intent)
            if intent == NEXT or intent == PREV:
                self.app.ring.show_crest(self.index)
        elif intent == NEXT or intent == PREV:
            by = 1 if intent == NEXT else -1
            count = len(self._options if self._letters is None else self._letters)
            if 0 <= self._at + by < count or not self.app.keys.repeats:
                self._at = (self._at + by) % count
                self.app.changed()
        else:
            Choice.on(self, intent)

    def ok(self):
        if self._text is None:
            self._begin()
            return
        self.app.changed()
        if self._letters is not None:
            letter = self._letters[self._at]
            self._text += " " if letter == "_" else self._cased(letter)
            self._home()
        elif self._at >= self._first:
            self._letters = self._options[self._at]
            self._at = 0
        elif not self._text:
            self._text = self._options[self._at]
            self._keep()
        elif self._at:
            self._keep()
        else:
            self._text = self._text[:-1]
            self._home()
            self._at = 0 if self._text else self._at

    def typed(self, text):
        """A whole name from a keyboard."""
        if self._text is None:
            self._begin()
        # Only letters that every size of text has.
        known = "".join(_GROUPS) + " '."
        letters = [letter for letter in text if _lower(letter) in known]
        self._text = "".join(letters).strip()[:_LONGEST]
        self._keep()

    def _keep(self):
        name = self._text.strip()
        if name != self._before:
            self.app.saves.rename(self.index, name)
            self.app.log("action: name", self.index)
        if self._here:
            self.app.go(*self._here)
        else:
            self._text = None
            self.app.changed()

    def back(self):
        if self._text is None:
            self.app.go("settings", "names")
        elif self._letters is not None:
            self._home()
            self.app.changed()
        else:
            self._keep()


def _upper(letter):
    # CircuitPython only knows the capitals of plain letters.
    code = ord(letter)
    if 0xE0 <= code <= 0xFE:
        return chr(code - 32)
    return "Œ" if letter == "œ" else letter if letter == "ß" else letter.upper()


def _lower(letter):
    code = ord(letter)
    if 0xC0 <= code <= 0xDE:
        return chr(code + 32)
    return "œ" if letter == "Œ" else letter.lower()
