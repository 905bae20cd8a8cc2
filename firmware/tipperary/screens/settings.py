# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Settings: previous and next choose one, OK changes it."""

from tipperary.borrow import borrow
from tipperary.face.view import MEDIUM
from tipperary.input.keys import NEXT, PREV
from tipperary.screens.base import Choice

TABLE = borrow("settings").TABLE
# Behind the settings are screens of their own, each with a text for its title.
BEHIND = (("names", "NAMES"), ("reset", "RESET"), ("about", "ABOUT"))


class Screen(Choice):
    """The list of settings, each with what it is set to."""

    count = len(TABLE) + len(BEHIND)

    def enter(self, name=None):
        self._names = [entry[0] for entry in TABLE + BEHIND]
        self.index = self._names.index(name) if name else 0
        self._editing = False
        self._light()

    def _at(self):
        """The place of the value among all values; a language may be gone."""
        name, _, values, _, _ = TABLE[self.index]
        value = self.app.saves.settings[name]
        return values.index(value) if value in values else 0

    def show(self, view):
        t = self.t
        view.head = t.SETTINGS
        view.marked = None
        if self.index >= len(TABLE):
            view.big = getattr(t, BEHIND[self.index - len(TABLE)][1])
            self.arrows(view)
        else:
            title, what = TABLE[self.index][3].split()
            view.head = getattr(t, title)
            what = getattr(t, what)
            view.big = what[self._at()] if isinstance(what, list) else what.format(self._at() + 1)
            if self._editing:
                view.marked = 0  # what the keys change is marked, as in the scores
                self.keys(view, "", "", t.DONE, self.own_back(t.DONE))
            else:
                self.arrows(view, t.CHANGE)
        view.pieces = ((view.big, MEDIUM),)

    def on(self, intent):
        if self._editing and intent in (PREV, NEXT):
            self._change(1 if intent == NEXT else -1)
        else:
            Choice.on(self, intent)

    def _change(self, by):
        name, _, values, _, follow = TABLE[self.index]
        now = self.app.saves.settings
        now[name] = values[(self._at() + by) % len(values)]
        if follow:
            follow(self.app, now)
        self.t = self.app.t
        self._light()

    def _light(self):
        self.app.ring.set_crests(range(5))
        self.app.ring.show_turn(0)
        self.app.changed()

    def ok(self):
        if self._editing:
            self.back()
        elif self.index >= len(TABLE):
            self.app.go(self._names[self.index])
        else:
            self._editing = True
            self._before = self.app.saves.settings[self._names[self.index]]
            self._light()

    def back(self):
        if self._editing:
            # Tried out as it is changed, kept once it is settled.
            self._editing = False
            name = self._names[self.index]
            value = self.app.saves.settings[name]
            self.app.saves.settings[name] = self._before
            self.app.saves.set(name, value)
            self.app.log("action: set", name, value)
            self.app.changed()
        else:
            self.app.home()
