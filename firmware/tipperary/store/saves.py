# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What outlives a power cut: the game, its drafts, settings, names and past games."""

from micropython import const

from engine_core.game import END_OF_ROUND, FINISHED, PLACEMENT, SCORING, SHEEP, TOWERS, Game
from engine_core.journal import Journal
from engine_core.rules import AREA, AREAS, RuleError
from tipperary.borrow import borrow
from tipperary.store import record_kinds as kinds

# What a whole game with set-up takes at most, and what one screen writes at most.
_ROOM_FOR_GAME = const(1700)
_ROOM_FOR_SCREEN = const(288)
# Past games may take all but this: a game, settings and names always have room.
_NOT_FOR_PAST = const(2048)
_MEMORY = const(4096)  # bytes that are used instead while the store holds foreign data
TAKEN_BACK = 100  # added to the rows of an area that was taken back and is to be mended
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
        settings = borrow("settings")
        self.settings = settings.first_values()
        self.names = [""] * AREAS
        self.outlines = bytearray(AREAS)  # of the hometowns, as land_map.py numbers them
        self.past = []
        self.game = None
        self.ended = b""  # the log of the game before, until the first spin of this one
        self.explained = False  # the mark for holding a key was explained
        self.setup = b""
        self.drafts = {}
        self.taken_back = None  # seat and category of the value that is to be mended
        self.taken = {}  # by seat and category, values taken back and not entered again
        self.maps = {}
        self._tidy = False
        self.faults = 0  # how many, said or not
        self.damaged = False  # something is lost, and nobody has been told
        self.lost = set()  # which of LOSSES, as far as it is known
        borrow("store.reading").read(self, self._journal, settings)
        if self._journal.room() <= 0 and not self._journal.records():
            # Nothing of ours in it, and no blank space: nothing can be lost.
            self._journal.clear()

    def end_game(self):
        """There is no game any more."""
        self.game = None
        self.take_action()
        self.maps = {}

    def take_action(self):
        """Something was done: what was being entered before may be out of date."""
        game = self.game
        if game is None or game.phase not in (PLACEMENT, SHEEP, SCORING):
            self.drafts = {}
        if game is None or game.phase != SCORING:
            self.taken = {}
        else:
            self.taken.pop(game.last_entered, None)
        self.taken_back = None

    def take_back(self):
        """Undo the last action."""
        game = self.game
        flocks = game.flocks
        entered = game.last_entered
        value = entered and game.value(*entered)
        game.undo()
        self.taken_back = None
        if entered and not game.is_entered(*entered):  # else there is the value before it
            self.taken_back = entered
            self.taken[entered] = value
        if game.phase == SHEEP:
            # The flocks that were just counted are the draft to correct.
            self.drafts = dict(enumerate(flocks))
        elif game.phase in (END_OF_ROUND, TOWERS):
            self.drafts = {}
        elif entered and entered[1] == AREA and entered[0] in self.drafts:
            self.drafts[entered[0]] = self.drafts[entered[0]] % TAKEN_BACK + TAKEN_BACK

    def _write(self, kind, data=b""):
        self._tidy = False
        if not self._journal.append(bytes([kind]) + data):
            # The app tidies, and says so, before it comes to this.
            self.tidy()

    # What the app confirms.

    def start(self, crests, bag):
        """A new game begins; a finished one is kept first."""
        if self.game is not None:
            self.close()
        self.end_game()
        self.game = Game(crests, bag)
        self.setup = b""
        self._write(kinds.GAME, self.game.log)

    def act(self, name, *params):
        """Do an action of the game and write it down."""
        before = len(self.game.log) & 255
        getattr(self.game, name)(*params)
        self.take_action()
        self.ended = b""
        self._write(kinds.ACTION, bytes([before]) + self.game.last_action)

    def undo(self):
        """Take back the game's last action."""
        before = len(self.game.log) & 255
        self.take_back()
        self._write(kinds.UNDO, bytes([before]))

    def reopen(self):
        """Take back the end of the game before: the new one, not yet begun, is gone."""
        log = self.ended
        self.take_reopened(log)
        self._write(kinds.REOPENED, log)

    def take_reopened(self, log):
        """The game that was over goes on."""
        game = Game.replay(log)
        if game.phase != FINISHED or not self.past:
            raise RuleError("log")
        self.past.pop()
        self.end_game()
        self.setup = self.ended = b""
        self.game = game

    def draft(self, seat, number):
        """One player's flock, before all are known, or the rows of an area."""
        if self.drafts.get(seat) != number:
            self.drafts[seat] = number
            self._write(kinds.DRAFT, kinds.draft(seat, number))

    def keep_map(self, seat, data):
        """One player's landscape, as far as it is known."""
        if self.maps.get(seat) != data:
            self.maps[seat] = data
            self._write(kinds.LAND, bytes([seat]) + data)

    def remember(self, crest, outline):
        """The outline of a coat of arms' hometown, for this game and the next ones."""
        if self.outlines[crest] != outline:
            self.outlines[crest] = outline
            self._write(kinds.TOWN, bytes([crest, outline]))

    def choose(self, setup):
        """What was chosen so far for the next game."""
        if setup != self.setup:
            self.setup = setup
            self._write(kinds.SETUP, setup)

    def close(self):
        """The game is over or given up; a finished one is kept in the history."""
        if self.game.phase == FINISHED:
            data = self.result()
            self.ended = self.game.log
            self.end_game()
            self.past.append(data)
            self._write(kinds.PAST, data)
        else:
            self.ended = b""
            self.end_game()
            self._write(kinds.GONE)

    def result(self):
        """The finished game as it will be kept."""
        pack = borrow("store.finished_game").pack
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
                self._write(kinds.LANGUAGE, value.encode("utf-8"))
            else:
                self._write(kinds.SETTINGS, borrow("settings").dump(self.settings))

    def rename(self, crest, name):
        """Give a coat of arms a name of the players' own; empty for the usual one."""
        self.names[crest] = name
        self._write(kinds.NAME, bytes([crest]) + name.encode("utf-8"))

    def reset(self):
        """Forget everything, settings and history too."""
        self._journal.clear()
        self._read()

    def explain(self):
        """The mark for holding a key has been explained."""
        self.explained = True
        self._write(kinds.EXPLAINED)

    def acknowledge(self):
        """Somebody has read what is lost: it is not said again."""
        self.damaged = False
        self.lost = set()
        self._write(kinds.SEEN, bytes([self.faults]))

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
        self.taken_back = None  # neither it nor the others are written, so it is all one
        self.taken = {}
        self._journal.replace(borrow("store.tidying").records(self, self._size - _NOT_FOR_PAST))


def is_foreign(journal, store):
    """Whether there is something in a store, and nothing of it is a journal's."""
    if journal.count:
        return False
    from engine_core.mending import foreign

    return foreign(store)
