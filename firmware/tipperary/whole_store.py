# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The store as a whole: read at power-on, and written anew when it is tidied."""

from micropython import const

from engine_core.game import Game
from engine_core.rules import RuleError
from tipperary import kinds
from tipperary.borrow import borrow

_MOST_FAULTS = const(255)
_OF_RECORD = const(8)  # what the journal and the kind add to a record


def read(saves, journal, settings):
    """Bring the saves to what the records say."""
    _Reader(saves, journal, settings).read()


class _Reader:
    """One reading of the journal, the same each time."""

    def __init__(self, saves, journal, settings):
        self._saves = saves
        self._journal = journal
        self._settings = settings
        self._past = None  # loaded for the first past game

    def read(self):
        """Apply every record to the saves, oldest first."""
        # Only the last game is played again: the others are over.
        last = known = 0
        for index, record in enumerate(self._journal):
            if record[0] == kinds.GAME:
                last = index
        for index, record in enumerate(self._journal):
            # Some are missing before this one, and perhaps what they were can still be read.
            for kind in self._journal.lost[known:]:
                self._fault(kind, index > last)
                known += 1
            of_a_game = record[0] in (
                kinds.GAME,
                kinds.ACTION,
                kinds.UNDO,
                kinds.DRAFT,
                kinds.LAND,
                kinds.GONE,
            )
            if index >= last or not of_a_game:
                try:
                    self._apply(record[0], record[1:])
                except (RuleError, IndexError, UnicodeError):
                    self._fault(record[0], True)
        for kind in self._journal.lost[known:]:
            self._fault(kind, True)
        self._check_painted()

    def _check_painted(self):
        # Only the last of each seat counts: looked at when all is read.
        painting = self._saves.painted and borrow("painting")
        for seat in list(self._saves.painted):
            try:
                painting.Painting(self._saves.painted[seat])
            except (ValueError, IndexError):
                del self._saves.painted[seat]
                self._fault(kinds.LAND, True)

    def _fault(self, kind, now):
        self._saves.faults = min(self._saves.faults + 1, _MOST_FAULTS)
        self._saves.damaged = True
        if kind in (kinds.GAME, kinds.ACTION, kinds.UNDO, kinds.DRAFT, kinds.LAND) and now:
            self._saves.lost.add("game")
        elif kind in (kinds.SETTINGS, kinds.LANGUAGE):
            self._saves.lost.add("settings")
        elif kind in (kinds.NAME, kinds.TOWN):
            self._saves.lost.add("names")
        elif kind in (kinds.PAST, kinds.KEPT):
            self._saves.lost.add("past")

    def _apply(self, kind, data):
        """Read one record; what makes no sense changes nothing and raises an error."""
        if kind in (kinds.ACTION, kinds.UNDO, kinds.DRAFT, kinds.LAND):
            if self._saves.game is None:
                raise RuleError("log")
            self._apply_to_game(kind, data)
        elif kind == kinds.GAME:
            self._saves.game = Game.replay(data)
            self._saves.setup = b""
            self._saves.flocks = {}
            self._saves.painted = {}
        elif kind == kinds.GONE:
            self._saves.end_game()
        elif kind == kinds.SETUP:
            self._saves.take_setup(data)
        elif kind == kinds.SETTINGS:
            self._settings.load(self._saves.settings, data)
        elif kind == kinds.LANGUAGE:
            self._saves.settings["language"] = str(data, "utf-8")
        elif kind == kinds.NAME:
            self._saves.names[data[0]] = str(data[1:], "utf-8")
        elif kind == kinds.TOWN:
            self._saves.take_outline(data[0], data[1])
        elif kind in (kinds.PAST, kinds.KEPT):
            self._past = self._past or borrow("past")
            self._past.Past(data)  # refuses nonsense
            self._saves.past.append(data)
            if kind == kinds.PAST:
                self._saves.end_game()
        elif kind == kinds.SEEN and self._saves.faults <= data[0]:
            # Fewer than there were: those of a game that is over do not count any more.
            self._saves.damaged = False
            self._saves.lost = set()

    def _apply_to_game(self, kind, data):
        if kind == kinds.DRAFT:
            self._saves.take_draft(data[0], data[1] | data[2] << 8)
        elif kind == kinds.LAND:
            self._saves.take_painting(data[0], data[1:])
        elif data[0] != len(self._saves.game.log) & 255:
            # A record before this one is missing: what follows is not believed.
            raise RuleError("log")
        elif kind == kinds.UNDO:
            self._saves.take_back()
        else:
            self._saves.game.apply(data[1:])
            self._saves.flocks = {}


def records(saves, room):
    """All that counts; past games take no more than this room, the oldest go first."""
    found = []
    if saves.game is not None:
        found.append(bytes([kinds.GAME]) + saves.game.log)
        for seat, flock in saves.flocks.items():
            found.append(bytes([kinds.DRAFT]) + kinds.flock(seat, flock))
        for seat, data in saves.painted.items():
            found.append(bytes([kinds.LAND, seat]) + data)
    if saves.setup:
        found.append(bytes([kinds.SETUP]) + saves.setup)
    found.append(bytes([kinds.SETTINGS]) + borrow("settings").dump(saves.settings))
    found.append(bytes([kinds.LANGUAGE]) + saves.settings["language"].encode("utf-8"))
    for crest, name in enumerate(saves.names):
        if name:
            found.append(bytes([kinds.NAME, crest]) + name.encode("utf-8"))
    for crest, outline in enumerate(saves.outlines):
        if outline:
            found.append(bytes([kinds.TOWN, crest, outline]))
    for data in saves.past:
        room -= len(data) + _OF_RECORD
    while room < 0 and saves.past:
        room += len(saves.past.pop(0)) + _OF_RECORD
    for data in saves.past:
        found.append(bytes([kinds.KEPT]) + data)
    return found
