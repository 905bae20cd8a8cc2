# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Settings: previous and next choose one, OK changes it."""

from tipperary import saves
from tipperary.screen import Choice

_NAMES, _RESET, _ABOUT = 6, 7, 8


class Screen(Choice):
    """The list of settings, each with what it is set to."""

    count = 9

    def enter(self, index=0):
        self.index = index
        self._editing = False

    def _title(self):
        t = self.t
        return (
            t.LANGUAGE,
            t.BRIGHTNESS,
            t.SOUND,
            t.TURNS,
            t.FIRST_AREA,
            t.DIRECTION,
            t.NAMES,
            t.RESET,
            t.ABOUT,
        )[self.index]

    def _value(self):
        t = self.t
        value = self.app.saves.settings[self.index]
        if self.index == saves.LANGUAGE:
            return t.NAME
        if self.index == saves.BRIGHTNESS:
            return str(value) + "/5"
        if self.index == saves.SOUND:
            return t.ON_OFF[value]
        if self.index == saves.IN_TURN:
            return t.TURNS_WHAT[value]
        if self.index == saves.FIRST:
            return t.FIRST_WHAT.format(value + 1)
        return t.DIRECTION_WHAT[value]

    def show(self, view):
        self.arrows(view)
        view.ok = self.t.DONE if self._editing else self.t.SET
        if self.index >= _NAMES:
            view.big = self._title()
            view.ok = self.t.TAKE
        elif self._editing:
            view.head = self._title()
            view.big = self._value()
        else:
            view.big = self._title()
            view.body = self._value()

    def on(self, intent):
        if self._editing and intent in (1, 2):
            self._change(1 if intent == 2 else -1)
        else:
            Choice.on(self, intent)

    def _change(self, by):
        least = 1 if self.index == saves.BRIGHTNESS else 0
        limit = saves.LIMITS[self.index]
        now = self.app.saves.settings
        now[self.index] = (now[self.index] - least + by) % (limit - least) + least
        self.app.adjust()
        self.t = self.app.t
        self.app.ring.wear(range(5))
        self.app.ring.rest(0)
        self.app.changed()

    def ok(self):
        if self._editing:
            self.back()
        elif self.index == _NAMES:
            self.app.go("names")
        elif self.index == _RESET:
            self.app.go("reset")
        elif self.index == _ABOUT:
            self.app.go("about")
        else:
            self._editing = True
            self._before = self.app.saves.settings[self.index]
            self.app.ring.wear(range(5))
            self.app.ring.rest(0)
            self.app.changed()

    def back(self):
        if self._editing:
            # Tried out as it is changed, kept once it is settled.
            self._editing = False
            value = self.app.saves.settings[self.index]
            self.app.saves.settings[self.index] = self._before
            self.app.saves.set(self.index, value)
            self.app.log("action: set", self.index, value)
            self.app.changed()
        else:
            self.app.home()
