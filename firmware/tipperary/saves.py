# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What outlives a power cut: the game, its drafts, settings, names and past games."""

from micropython import const

from engine_core.game import FINISHED, SHEEP, Game
from engine_core.journal import Journal
from engine_core.rules import AREAS, MOST, RuleError
from tipperary.borrow import borrow

# A record's first byte says what it is.
_GAME = const(78)  # N: a game as its log
_ACTION = const(65)  # A: the length of the log before it, and the action
_UNDO = const(85)  # U: the length of the log before it
_DRAFT = const(68)  # D: a seat and its flock, before the sheep are settled
_SETUP = const(80)  # P: what was chosen so far for the next game
_SETTINGS = const(83)  # S: all settings but the language, a byte each
_LANGUAGE = const(76)  # L: the code of the language
_NAME = const(77)  # M: a coat of arms and its name
_PAST = const(72)  # H: the game is over: what past.py keeps of it
_KEPT = const(104)  # h: the same, written when the store was tidied
_LAND = const(84)  # T: a seat and its landscape, as painting.py packs it
_TOWN = const(79)  # O: a coat of arms and the outline of its hometown
_GONE = const(88)  # X: the game was given up
_SEEN = const(75)  # K: so many faults of the save were said, and somebody read it

# What a whole game with set-up takes at most, and what one screen writes at most.
_ROOM_FOR_GAME = const(1700)
_ROOM_FOR_SCREEN = const(288)
# Past games may take all but this: a game, settings and names always have room.
_NOT_FOR_PAST = const(2048)
_OF_RECORD = const(8)  # what the journal and the kind add to a record
_OUTLINES = const(72)
_MEMORY = const(4096)  # what plays without a store
_MOST_FAULTS = const(255)
LOSSES = ("game", "settings", "names", "past")


class Saves:
    """The journal as the app sees it."""

    def __init__(self, store):
        self._journal = Journal(store)
        self._size = len(store)
        # Somebody else's data are left alone: until adopt() nothing outlives the power.
        self.foreign = is_foreign(self._journal, store)
        self._theirs = self._journal
        if self.foreign:
            self._journal = Journal(bytearray(b"\xff" * _MEMORY))
        self._read()

    def _read(self):
        # Needed for every record that is read, and then no more.
        self._settings = borrow("settings")
        self._past = borrow("past")
        self.settings = self._settings.first_values()
        self.names = [""] * AREAS
        self.outlines = bytearray(AREAS)  # of the hometowns, as painting.py numbers them
        self.past = []
        self.game = None
        self.setup = b""
        self.flocks = {}
        self.painted = {}
        self._tidy = False
        self._faults = 0
        self.damaged = False  # something is lost, and nobody has been told
        self.lost = set()  # which of LOSSES, as far as it is known
        self._load()
        del self._settings, self._past
        if self._journal.room() <= 0 and not self._journal.records():
            # Nothing of ours in it, and no blank space: nothing can be lost.
            self._journal.clear()

    def _load(self):
        # Only the last game is played again: the others are over.
        last = known = 0
        for index, record in enumerate(self._journal):
            if record[0] == _GAME:
                last = index
        for index, record in enumerate(self._journal):
            # Some are missing before this one, and perhaps what they were can still be read.
            for kind in self._journal.lost[known:]:
                self._fault(kind, index > last)
                known += 1
            of_a_game = record[0] in (_GAME, _ACTION, _UNDO, _DRAFT, _LAND, _GONE)
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
        painting = self.painted and borrow("painting")
        for seat in list(self.painted):
            try:
                painting.Painting(self.painted[seat])
            except (ValueError, IndexError):
                del self.painted[seat]
                self._fault(_LAND, True)

    def _fault(self, kind, now):
        self._faults = min(self._faults + 1, _MOST_FAULTS)
        self.damaged = True
        if kind in (_GAME, _ACTION, _UNDO, _DRAFT, _LAND) and now:
            self.lost.add("game")
        elif kind in (_SETTINGS, _LANGUAGE):
            self.lost.add("settings")
        elif kind in (_NAME, _TOWN):
            self.lost.add("names")
        elif kind in (_PAST, _KEPT):
            self.lost.add("past")

    def _apply(self, kind, data):
        """Read one record; what makes no sense changes nothing and raises an error."""
        if kind in (_ACTION, _UNDO, _DRAFT, _LAND):
            if self.game is None:
                raise RuleError("log")
            self._apply_to_game(kind, data)
        elif kind == _GAME:
            self.game = Game.replay(data)
            self.setup = b""
            self.flocks = {}
            self.painted = {}
        elif kind == _GONE:
            self._end_game()
        elif kind == _SETUP:
            self._choose(data)
        elif kind == _SETTINGS:
            self._settings.load(self.settings, data)
        elif kind == _LANGUAGE:
            self.settings["language"] = str(data, "utf-8")
        elif kind == _NAME:
            self.names[data[0]] = str(data[1:], "utf-8")
        elif kind == _TOWN:
            self._remember(data[0], data[1])
        elif kind in (_PAST, _KEPT):
            self._past.Past(data)  # refuses nonsense
            self.past.append(data)
            if kind == _PAST:
                self._end_game()
        elif kind == _SEEN and self._faults <= data[0]:
            # Fewer than there were: those of a game that is over do not count any more.
            self.damaged = False
            self.lost = set()

    def _apply_to_game(self, kind, data):
        if kind == _DRAFT:
            self._draft(data[0], data[1] | data[2] << 8)
        elif kind == _LAND:
            self._paint(data[0], data[1:])
        elif data[0] != len(self.game.log) & 255:
            # A record before this one is missing: what follows is not believed.
            raise RuleError("log")
        elif kind == _UNDO:
            self._undo()
        else:
            self.game.apply(data[1:])
            self.flocks = {}

    def _end_game(self):
        self.game = None
        self.flocks = {}
        self.painted = {}

    def _choose(self, setup):
        if setup:
            _check(setup[1:], setup[0])
        self.setup = setup

    def _draft(self, seat, flock):
        if self.game.phase != SHEEP or seat >= self.game.players or flock > MOST:
            raise RuleError("log")
        self.flocks[seat] = flock

    def _paint(self, seat, data):
        if seat >= self.game.players:
            raise RuleError("log")
        self.painted[seat] = data

    def _remember(self, crest, outline):
        if crest >= AREAS or outline >= _OUTLINES:
            raise RuleError("log")
        self.outlines[crest] = outline

    def _undo(self):
        flocks = self.game.flocks
        self.game.undo()
        # The flocks that were just counted are the draft to correct.
        self.flocks = dict(enumerate(flocks)) if self.game.phase == SHEEP else {}

    def _write(self, kind, data=b""):
        self._tidy = False
        if not self._journal.append(bytes([kind]) + data):
            # The app tidies, and says so, before it comes to this.
            self.tidy()

    # What the app confirms.

    def start(self, crests, bag):
        """A new game begins; a finished one is kept first."""
        if self.game is not None and self.game.phase == FINISHED:
            self.close()
        self.game = Game(crests, bag)
        self.setup = b""
        self.flocks = {}
        self.painted = {}
        self._write(_GAME, self.game.log)

    def act(self, name, *params):
        """Do an action of the game and write it down."""
        before = len(self.game.log) & 255
        getattr(self.game, name)(*params)
        self.flocks = {}
        self._write(_ACTION, bytes([before]) + self.game.last_action)

    def undo(self):
        """Take back the game's last action."""
        before = len(self.game.log) & 255
        self._undo()
        self._write(_UNDO, bytes([before]))

    def draft(self, seat, flock):
        """One player's flock, before all are known."""
        if self.flocks.get(seat) != flock:
            self._draft(seat, flock)
            self._write(_DRAFT, _flock(seat, flock))

    def paint(self, seat, data):
        """One player's landscape, as far as it is painted."""
        if self.painted.get(seat) != data:
            self._paint(seat, data)
            self._write(_LAND, bytes([seat]) + data)

    def remember(self, crest, outline):
        """The outline of a coat of arms' hometown, for this game and the next ones."""
        if self.outlines[crest] != outline:
            self._remember(crest, outline)
            self._write(_TOWN, bytes([crest, outline]))

    def choose(self, setup):
        """What was chosen so far for the next game."""
        if setup != self.setup:
            self._choose(setup)
            self._write(_SETUP, setup)

    def close(self):
        """The game is over or given up; a finished one is kept in the history."""
        if self.game.phase == FINISHED:
            data = self.result()
            self._end_game()
            self.past.append(data)
            self._write(_PAST, data)
        else:
            self._end_game()
            self._write(_GONE)

    def result(self):
        """The finished game as it will be kept."""
        pack = borrow("past").pack
        return pack(self.game, self.names, self.past[-1] if self.past else b"")

    def kept(self):
        """All past games, and the one that is finished but not yet closed."""
        if self.game is not None and self.game.phase == FINISHED:
            return self.past + [self.result()]
        return list(self.past)

    def set(self, name, value):
        """Change one setting."""
        if self.settings[name] != value:
            self.settings[name] = value
            if name == "language":
                self._write(_LANGUAGE, value.encode("utf-8"))
            else:
                self._write(_SETTINGS, borrow("settings").dump(self.settings))

    def rename(self, crest, name):
        """Give a coat of arms a name of the players' own; empty for the usual one."""
        self.names[crest] = name
        self._write(_NAME, bytes([crest]) + name.encode("utf-8"))

    def reset(self):
        """Forget everything, settings and history too."""
        self._journal.clear()
        self._read()

    def acknowledge(self):
        """Somebody has read what is lost: it is not said again."""
        self.damaged = False
        self.lost = set()
        self._write(_SEEN, bytes([self._faults]))

    def adopt(self):
        """Erase what somebody else left in the store, and save there from now on."""
        self.foreign = False
        self._journal = self._theirs
        self.tidy()

    # Room.

    def crowded(self):
        """Whether the store should be tidied before going on: best done between two games."""
        room = _ROOM_FOR_GAME if self.game is None else _ROOM_FOR_SCREEN
        return self._journal.room() < room and not self._tidy

    def tidy(self):
        """Write only what counts, in one write: where that erases all, a power cut loses it."""
        self._tidy = True
        records = []
        if self.game is not None:
            records.append(bytes([_GAME]) + self.game.log)
            for seat, flock in self.flocks.items():
                records.append(bytes([_DRAFT]) + _flock(seat, flock))
            for seat, data in self.painted.items():
                records.append(bytes([_LAND, seat]) + data)
        if self.setup:
            records.append(bytes([_SETUP]) + self.setup)
        records.append(bytes([_SETTINGS]) + borrow("settings").dump(self.settings))
        records.append(bytes([_LANGUAGE]) + self.settings["language"].encode("utf-8"))
        for crest, name in enumerate(self.names):
            if name:
                records.append(bytes([_NAME, crest]) + name.encode("utf-8"))
        for crest, outline in enumerate(self.outlines):
            if outline:
                records.append(bytes([_TOWN, crest, outline]))
        room = self._size - _NOT_FOR_PAST
        for data in self.past:
            room -= len(data) + _OF_RECORD
        while room < 0 and self.past:
            room += len(self.past.pop(0)) + _OF_RECORD
        for data in self.past:
            records.append(bytes([_KEPT]) + data)
        self._journal.replace(records)


def is_foreign(journal, store):
    """Whether there is something in a store, and nothing of it is a journal's."""
    if journal.count:
        return False
    from engine_core.mending import foreign

    return foreign(store)


def _flock(seat, flock):
    return bytes([seat, flock & 255, flock >> 8])


def _check(crests, players):
    """Refuse coats of arms that cannot be those of so many players: not written by this version."""
    if players not in (2, 3, 4, 5) or len(crests) > players or len(set(crests)) != len(crests):
        raise RuleError("log")
    if max(crests + b"\x00") >= AREAS:
        raise RuleError("log")
