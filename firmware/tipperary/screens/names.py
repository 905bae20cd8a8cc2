# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Names: a coat of arms gets a name of the players' own, letter by letter."""

from tipperary.keys import NEXT, OK, PREV
from tipperary.screen import Choice
from tipperary.signs import CREST
from tipperary.view import MEDIUM

_LONGEST = 10
# Frequent letters are near both ends: a short name takes few presses.
_LETTERS = "aeinrsltomdhucbgfkpvwjzyqxäöüßéèêëàâáçîïíôóœùûúñ0123456789- "
_DONE, _DELETE = -1, -2  # before the first letter, so that previous finds them


class Screen(Choice):
    """First whose name, unless that is known, then its letters."""

    count = 5

    def enter(self, crest=None, origin=None):
        self._origin = origin
        self._text = None
        self._asking = False
        if crest is not None:
            self.index = crest
            self._begin()
        self.app.ring.crest(self.index)

    def _begin(self):
        self._text = self.app.saves.names[self.index]
        self._before = self._text
        self._letter = 0 if not self._text else _DONE
        self.app.changed()

    def show(self, view):
        self.arrows(view)
        view.crest = self.index
        if self._text is None:
            view.head = self.t.NAMES
            self.person(view, self.index)
            view.fits = [self.app.name(crest) for crest in range(5)]
            return
        view.head = CREST[self.index] + " " + self.t.NAME_WHOSE.format(self.t.CRESTS[self.index])
        view.size = MEDIUM
        view.big = self._text + "_"
        if self._asking:
            view.head = self.t.KEEP_NAME
            view.big = self._text
            view.body = self.t.KEEP_NAME_HOW
            view.prev = view.next = self.t.NO
            view.ok = self.t.YES
            view.back = None
        elif self._letter == _DONE:
            view.body = self.t.NAME_DONE
        elif self._letter == _DELETE:
            view.body = self.t.NAME_DELETE
        else:
            view.body = self._strip()

    def _strip(self):
        # The letters around the chosen one.
        text = ""
        for by in range(-3, 4):
            at = self._letter + by
            letter = self._cased(_LETTERS[at]) if 0 <= at < len(_LETTERS) else " "
            if letter == " " and at >= 0:
                letter = "_"
            text += "[" + letter + "]" if by == 0 else " " + letter + " "
        return text

    def _cased(self, letter):
        # A name begins with a capital, and so does each part of it.
        if not self._text or self._text[-1] in " -":
            return letter if letter == "ß" else _upper(letter)
        return letter

    def on(self, intent):
        if self._asking:
            self._answer(intent)
        elif self._text is None:
            Choice.on(self, intent)
            if intent == NEXT or intent == PREV:
                self.app.ring.crest(self.index)
        elif intent == NEXT or intent == PREV:
            by = 1 if intent == NEXT else -1
            options = 2 if len(self._text) == _LONGEST else len(_LETTERS) + 2
            letter = self._letter + 2 + by
            if not 0 <= letter < options and self.app.keys.repeats:
                return
            self._letter = letter % options - 2
            self.app.changed()
        else:
            Choice.on(self, intent)

    def ok(self):
        if self._text is None:
            self._begin()
        elif self._letter == _DELETE:
            self._text = self._text[:-1]
            self.app.changed()
        elif self._letter == _DONE:
            self._keep()
        else:
            self._text += self._cased(_LETTERS[self._letter])
            self._letter = _DONE if len(self._text) == _LONGEST else 0
            self.app.changed()

    def typed(self, text):
        """A whole name from a keyboard."""
        if self._text is None:
            self._begin()
        # Only letters that every size of text has.
        known = [letter for letter in text if _lower(letter) in _LETTERS + "'."]
        self._text = "".join(known).strip()[:_LONGEST]
        self._keep()

    def _keep(self):
        self._asking = False
        name = self._text.strip()
        if name != self._before:
            self.app.saves.rename(self.index, name)
            self.app.log("action: name", self.index)
        self._leave()

    def _leave(self):
        if self._origin:
            self.app.go(self._origin, self.index)
        else:
            self._text = None
            self.app.changed()

    def _answer(self, intent):
        # Nothing that was typed is thrown away without a word.
        if intent == OK:
            self._keep()
        elif intent == PREV or intent == NEXT:
            self._asking = False
            self._leave()

    def back(self):
        if self._text is None:
            self.app.go("settings", "names")
        elif self._text.strip() == self._before:
            self._leave()
        else:
            self._asking = True
            self.app.changed()


def _upper(letter):
    # CircuitPython only knows the capitals of plain letters.
    code = ord(letter)
    if 0xE0 <= code <= 0xFE:
        return chr(code - 32)
    return "Œ" if letter == "œ" else letter.upper()


def _lower(letter):
    code = ord(letter)
    if 0xC0 <= code <= 0xDE:
        return chr(code + 32)
    return "œ" if letter == "Œ" else letter.lower()
