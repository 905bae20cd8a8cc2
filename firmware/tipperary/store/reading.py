# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Reading the store at power-on: the records, oldest first, make the saves what they were."""

from micropython import const

from engine_core.game import END_OF_ROUND, FINISHED, TOWERS, Game
from engine_core.rules import AREAS, MOST, RuleError
from tipperary.borrow import borrow
from tipperary.store import record_kinds as kinds

_MOST_FAULTS = const(255)
_OUTLINES = const(72)  # of a hometown, as land_map.py numbers them
_OF_A_GAME = (
    kinds.GAME,
    kinds.REOPENED,
    kinds.ACTION,
    kinds.UNDO,
    kinds.DRAFT,
    kinds.LAND,
    kinds.GONE,
)


def read(saves, journal, settings):
    """Bring the saves to what the records say."""
    _Reader(saves, journal, settings).read()


class _Reader:
    """One reading of the journal, the same each time."""

    def __init__(self, saves, journal, settings):
        self._saves = saves
        self._journal = journal
        self._settings = settings
        self._closed = False  # a game was over, and the last of the past ones is that game
        self._finished = self._land_map = None  # modules, loaded for the first record of a kind

    def read(self):
        """Apply every record to the saves, oldest first."""
        first = self._first()
        known = 0
        for index, record in enumerate(self._journal):
            # Some are missing before this one, and perhaps what they were can still be read.
            for kind in self._journal.lost[known:]:
                self._fault(kind, index > first)
                known += 1
            if index >= first or record[0] not in _OF_A_GAME:
                try:
                    self._apply(record[0], record[1:])
                except (RuleError, IndexError, UnicodeError):
                    self._fault(record[0], True)
            elif record[0] == kinds.REOPENED and self._saves.past and _is_over(record[1:]):
                self._saves.past.pop()  # that game ended a second time
        for kind in self._journal.lost[known:]:
            self._fault(kind, True)

    def _first(self):
        # Where playing again begins: at the last game, as the others are over; but as long as
        # nothing was done in that one, the end of the game before can still be taken back.
        before = last = 0
        begun = True
        for index, record in enumerate(self._journal):
            if record[0] == kinds.GAME or record[0] == kinds.REOPENED:
                before = last
                last = index
                begun = record[0] == kinds.REOPENED
            elif record[0] == kinds.ACTION:
                begun = True
        return last if begun else before

    def _fault(self, kind, now):
        saves = self._saves
        saves.faults = min(saves.faults + 1, _MOST_FAULTS)
        saves.damaged = True
        if kind in _OF_A_GAME and now:
            saves.lost.add("game")
        elif kind in (kinds.SETTINGS, kinds.LANGUAGE):
            saves.lost.add("settings")
        elif kind in (kinds.NAME, kinds.TOWN):
            saves.lost.add("names")
        elif kind in (kinds.PAST, kinds.KEPT):
            saves.lost.add("past")

    def _apply(self, kind, data):
        """Read one record; what makes no sense changes nothing and raises an error."""
        saves = self._saves
        if kind in (kinds.ACTION, kinds.UNDO, kinds.DRAFT, kinds.LAND):
            _demand(saves.game is not None)
            self._apply_to_game(kind, data)
        elif kind == kinds.GAME:
            game = Game.replay(data)
            saves.end_game()
            saves.game = game
            saves.setup = b""
        elif kind == kinds.REOPENED:
            saves.take_reopened(data)
        elif kind == kinds.GONE:
            saves.ended = b""
            saves.end_game()
        elif kind == kinds.SETUP:
            _demand(not data or _is_setup(data[0], data[1:]))
            saves.setup = data
        elif kind == kinds.SETTINGS:
            self._settings.load(saves.settings, data)
        elif kind == kinds.LANGUAGE:
            saves.settings["language"] = str(data, "utf-8")
        elif kind == kinds.NAME:
            saves.names[data[0]] = str(data[1:], "utf-8")
        elif kind == kinds.TOWN:
            _demand(data[0] < AREAS and data[1] < _OUTLINES)
            saves.outlines[data[0]] = data[1]
        elif kind == kinds.PAST or kind == kinds.KEPT:
            self._apply_past(kind, data)
        elif kind == kinds.EXPLAINED:
            saves.explained = True
        elif kind == kinds.SEEN and saves.faults <= data[0]:
            # Fewer than there were: those of a game that is over do not count any more.
            saves.damaged = False
            saves.lost = set()

    def _apply_past(self, kind, data):
        saves = self._saves
        self._finished = self._finished or borrow("store.finished_game")
        self._finished.FinishedGame(data)  # refuses nonsense
        if kind == kinds.KEPT and self._closed:
            saves.past.insert(-1, data)  # a tidied store has the newest one first
            return
        saves.past.append(data)
        if kind == kinds.PAST:
            self._closed = True
            if saves.game is not None and saves.game.phase == FINISHED:
                saves.ended = saves.game.log
            saves.end_game()

    def _apply_to_game(self, kind, data):
        saves = self._saves
        if kind == kinds.DRAFT:
            number = data[1] | data[2] << 8
            _demand(saves.game.phase not in (END_OF_ROUND, TOWERS, FINISHED))
            _demand(data[0] < saves.game.players and number <= MOST)
            saves.drafts[data[0]] = number
        elif kind == kinds.LAND:
            self._land_map = self._land_map or borrow("store.land_map")
            self._land_map.check(data[1:])
            _demand(data[0] < saves.game.players)
            saves.maps[data[0]] = data[1:]
        else:
            # If a record before this one is missing, what follows is not believed.
            _demand(data[0] == len(saves.game.log) & 255)
            if kind == kinds.UNDO:
                saves.take_back()
            else:
                saves.game.apply(data[1:])
                saves.take_action()
                saves.ended = b""


def _is_over(log):
    """Whether this is the log of a finished game."""
    try:
        return Game.replay(log).phase == FINISHED
    except RuleError:
        return False


def _is_setup(players, crests):
    """Whether these coats of arms can be those of some or all of so many players."""
    known = 2 <= players <= 5 and max(crests + b"\x00") < AREAS
    return known and len(set(crests)) == len(crests) <= players


def _demand(right):
    """Refuse what no version has written."""
    if not right:
        raise RuleError("log")
