# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Names: a coat of arms gets a name of the players' own, letter by letter."""

from tipperary.keys import NEXT, PREV
from tipperary.screen import Choice

_LONGEST = 8
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789- "
_END, _DELETE = -2, -1


class Screen(Choice):
    """First whose name, then its letters."""

    count = 5

    def enter(self):
        self._text = None
        self.app.ring.crest(self.index)

    def show(self, view):
        self.arrows(view)
        if self._text is None:
            view.head = self.t.NAMES
            view.big = self.app.name(self.index)
            self.app.tint(view, self.index)
            view.ok = self.t.SET
            return
        view.head = self.t.NAME_WHOSE.format(self.app.name(self.index))
        view.big = self._text + "_"
        if self._letter == _END:
            view.body = self.t.NAME_END
        elif self._letter == _DELETE:
            view.body = self.t.NAME_DELETE
        else:
            view.body = "[" + self._shown() + "]"

    def _shown(self):
        letter = _LETTERS[self._letter]
        return letter if not self._text else letter.lower()

    def on(self, intent):
        if self._text is None:
            Choice.on(self, intent)
            if intent == NEXT or intent == PREV:
                self.app.ring.crest(self.index)
        elif intent == NEXT or intent == PREV:
            by = 1 if intent == NEXT else -1
            full = len(self._text) == _LONGEST
            options = 2 if full else len(_LETTERS) + 2
            self._letter = (self._letter + 2 + by) % options - 2
            self.app.changed()
        else:
            Choice.on(self, intent)

    def ok(self):
        if self._text is None:
            self._text = ""
            self._letter = 0
        elif self._letter == _DELETE:
            self._text = self._text[:-1]
        elif self._letter == _END:
            self.app.saves.rename(self.index, self._text.strip())
            self.app.log("action: name", self.index)
            self._text = None
        else:
            self._text += self._shown()
            if len(self._text) == _LONGEST:
                self._letter = _END
        self.app.changed()

    def back(self):
        if self._text is None:
            self.app.go("settings", "names")
        else:
            self._text = None
            self.app.changed()
