# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One game from the first spin to the winners: actions in, state and a short log out."""

from engine_core import marker, rules, score, wheel
from engine_core.rules import (
    AREAS,
    CATEGORIES,
    ENCLOSED_POINTS,
    EXPLORATION,
    MOST,
    WHISKEY,
    WHISKEY_TRACK,
    RuleError,
    const,
    one_of,
    whole,
)

SPIN, PLACEMENT, SHEEP, END_OF_ROUND, TOWERS, SCORING, FINISHED = range(7)

# The log: a head (version, bag and players; then the coats of arms), the actions, and last
# the turns of undone spins, next one first, which come back when the wheel is spun again.
_VERSION = const(0x40)
_TURN = const(0x10)  # + turn
_UNDONE = const(0x18)  # + turn
_NEXT = const(0x20)  # ends the phase that has no other choice
_EARLY = const(0x21)
_SETTLE = const(0x30)  # then every flock
_ENTER = const(0x40)  # + 5 * seat + category, then the value
_LONGEST = const(255)  # with its kind before it, one record of the journal


class Game:
    """A game at the table, as far as the rules know it."""

    def __init__(self, crests: tuple[int, ...], bag: int = 0) -> None:
        try:
            crests = tuple(crests)
        except TypeError:
            crests = ()
        self.rounds = rules.rounds_for(len(crests))
        for crest in crests:
            whole(crest, 0, AREAS - 1, "crests")
        if len(set(crests)) != len(crests):
            raise RuleError("crests")
        self.crests = crests
        self.players = len(crests)
        whole(bag, 0, self.players - 1, "bag")
        self._head = bytes([_VERSION | bag << 3 | self.players]) + bytes(crests)
        self._undone = b""
        self._begin()

    def _begin(self) -> None:
        self._actions = bytearray()
        self._last = 0  # where the last action starts
        self.round = 1
        self.phase = SPIN
        self.bag = self._head[0] >> 3 & 7
        self.turn: int | None = None
        self.marker: int | None = None
        self.flocks = (0,) * self.players
        self._refill: tuple[int, ...] = ()
        self._values: list[int | None] = [None] * (CATEGORIES * self.players)
        self._entered = bytearray(CATEGORIES * self.players)

    # What players do.

    def spin(self, turn: int) -> None:
        """Turn the wheel; a spin that was undone comes back with the turn it had."""
        self._need(SPIN)
        whole(turn, 0, AREAS - 1, "turn")
        if self._undone:
            turn = self._undone[0]
            self._undone = self._undone[1:]
        self.turn = turn
        self._refill = ()
        if self.round < self.rounds:
            self._refill = tuple(sorted([wheel.area_of(crest, turn) for crest in self.crests]))
        self._did(PLACEMENT, _TURN | turn)

    def end_placement(self) -> None:
        """Everyone has placed a tile."""
        self._need(PLACEMENT)
        self._did(SHEEP, _NEXT)

    def settle(self, flocks: tuple[int, ...]) -> None:
        """Take every player's largest flock and settle the marker."""
        self._need(SHEEP)
        try:
            flocks = tuple(flocks)
        except TypeError:
            flocks = ()
        if len(flocks) != self.players:
            raise RuleError("flocks", self.players)
        self.marker = marker.settle(self.marker, flocks)
        self.flocks = flocks
        self._did(END_OF_ROUND if self.round < self.rounds else TOWERS, _SETTLE)
        for flock in flocks:
            self._actions += _packed(flock)

    def end_round(self) -> None:
        """Move the river barrel one hole on and pass the bag clockwise."""
        self._need(END_OF_ROUND)
        self.round += 1
        self.bag = (self.bag + 1) % self.players
        self.turn = None
        self._did(SPIN, _NEXT)

    def score_early(self) -> None:
        """People have to leave: on to the towers, with the flocks as they were last settled."""
        if self.phase >= TOWERS:
            raise RuleError("now" + str(self.phase))
        self._refill = ()
        self._did(TOWERS, _EARLY)

    def end_towers(self) -> None:
        """All towers are placed: on to the scores, with the flocks filled in."""
        self._need(TOWERS)
        for seat in range(self.players):
            self._values[CATEGORIES * seat + rules.SHEEP] = self.flocks[seat]
        self._did(SCORING, _NEXT)

    def enter(self, seat: int, category: int, value: int) -> None:
        """Enter, or enter again, one of a player's five values."""
        self._need(SCORING)
        slot = self._slot(seat, category)
        if category == EXPLORATION:
            if value is True or value is False:
                value = ENCLOSED_POINTS if value else 0
            one_of(value, (0, ENCLOSED_POINTS), "exploration")
        elif category == WHISKEY:
            one_of(value, WHISKEY_TRACK, "whiskey")
        else:
            whole(value, 0, MOST, "number")
        self._values[slot] = value
        self._entered[slot] = 1
        self._did(SCORING, _ENTER + slot)
        self._actions += _packed(value)
        while len(self.log) >= _LONGEST:
            self._forget()

    def finish(self) -> None:
        """Every value is entered: the game is over."""
        self._need(SCORING)
        if None in self._values:
            raise RuleError("missing")
        self._did(FINISHED, _NEXT)

    def undo(self) -> None:
        """Take back the last action; chance stays what it was."""
        if not self._actions:
            raise RuleError("undo")
        actions = self._actions
        undone = self._undone
        last = self._last
        self._undone = b""
        self._begin()
        at = 0
        while at < last:
            at = self._apply(actions, at)
        if actions[last] & 0xF8 == _TURN:
            undone = bytes([actions[last] & 7]) + undone
        self._undone = undone

    # What players ask.

    @property
    def log(self) -> bytes:
        """The whole game as bytes: Game.replay makes the same game of them."""
        return self._head + self._actions + bytes([_UNDONE | turn for turn in self._undone])

    @property
    def turns(self) -> bytes:
        """Where the wheel stopped, round by round: undoing changes nothing of it."""
        at = 0
        turns = bytearray()
        while at < len(self._actions):
            if self._actions[at] & 0xF8 == _TURN:
                turns.append(self._actions[at] & 7)
            at += self._length(self._actions, at)
        return bytes(turns)

    @property
    def last_action(self) -> bytes:
        """The last action as it stands in the log, for apply; empty at the start."""
        return bytes(self._actions[self._last :])

    @property
    def last_entered(self) -> tuple[int, int] | None:
        """The seat and category of the value that was entered with the last action, if any."""
        action = self.last_action
        if not action or action[0] < _ENTER:
            return None
        return (action[0] - _ENTER) // CATEGORIES, (action[0] - _ENTER) % CATEGORIES

    def is_entered(self, seat: int, category: int) -> bool:
        """Whether somebody has entered this value; a flock that was filled in is not."""
        return self._entered[self._slot(seat, category)] > 0

    def area_of(self, seat: int) -> int:
        """The area from which a player takes tiles in this round."""
        self._seat(seat)
        if self.turn is None:
            raise RuleError("now0")
        return wheel.area_of(self.crests[seat], self.turn)

    def areas_to_refill(self) -> tuple[int, ...]:
        """The areas that get one new tile each before the next spin."""
        return self._refill

    def tiles_in_bag(self) -> int:
        """How many tiles were in the bag when this round began."""
        return rules.tiles_in_bag(self.players, self.round)

    def value(self, seat: int, category: int) -> int | None:
        """One of a player's five values, None until it is entered."""
        return self._values[self._slot(seat, category)]

    def total(self, seat: int) -> int:
        """A player's points as far as they are entered."""
        self._seat(seat)
        if self.phase < SCORING:
            return 0
        area, flock, enclosed, whiskey, stones = [
            value or 0 for value in self._values[CATEGORIES * seat : CATEGORIES * (seat + 1)]
        ]
        return score.total(area, flock, self.marker == seat, enclosed > 0, whiskey, stones)

    def winners(self) -> tuple[int, ...]:
        """The seats that win, once every value is entered."""
        if self.phase < SCORING:
            raise RuleError("now" + str(self.phase))
        if None in self._values:
            raise RuleError("missing")
        return score.winners(tuple([self.total(seat) for seat in range(self.players)]))

    @staticmethod
    def replay(log: bytes) -> "Game":
        """The game that has this log; anything else is refused."""
        if not isinstance(log, (bytes, bytearray)) or not 0 < len(log) <= _LONGEST:
            raise RuleError("log")
        log = bytes(log)
        at = 1 + (log[0] & 7)
        game = Game(tuple(log[1:at]), log[0] >> 3 & 7)
        while at < len(log) and log[at] & 0xF8 != _UNDONE:
            at = game._apply(log, at)
        game._undone = bytes([byte & 7 for byte in log[at:]])
        spins = game.round - (game.turn is None)
        # Only one spelling of a game is believed: its own.
        if game.log != log or spins + len(game._undone) > game.rounds:
            raise RuleError("log")
        for turn in game._undone:
            whole(turn, 0, AREAS - 1, "log")
        return game

    def apply(self, action: bytes) -> None:
        """Do again what last_action gave; anything else is refused."""
        probe = bytes(action)
        if not probe or self._length(probe, 0) != len(probe):
            raise RuleError("log")
        self._apply(probe, 0)

    def _apply(self, actions: bytes | bytearray, at: int) -> int:
        end = at + self._length(actions, at)
        op = actions[at]
        if op & 0xF8 == _TURN:
            self.spin(op & 7)
        elif op == _SETTLE:
            flocks = []
            number = at + 1
            while number < end:
                flocks.append(_number(actions, number))
                number += 1 + (actions[number] >> 7)
            self.settle(tuple(flocks))
        elif op == _NEXT:
            if self.phase == PLACEMENT:
                self.end_placement()
            elif self.phase == END_OF_ROUND:
                self.end_round()
            elif self.phase == TOWERS:
                self.end_towers()
            else:
                self.finish()
        elif op == _EARLY:
            self.score_early()
        else:
            slot = op - _ENTER
            self.enter(slot // CATEGORIES, slot % CATEGORIES, _number(actions, at + 1))
        return end

    def _length(self, actions: bytes | bytearray, at: int) -> int:
        op = actions[at]
        count = 0
        if op == _SETTLE:
            count = self.players
        elif _ENTER <= op < _ENTER + CATEGORIES * self.players:
            count = 1
        elif op != _NEXT and op != _EARLY and op & 0xF8 != _TURN:
            raise RuleError("log")
        end = at + 1
        while count:
            if end >= len(actions):
                raise RuleError("log")
            count -= actions[end] < 0x80
            end += 1
        return end - at

    def _forget(self) -> None:
        # Corrections of corrections must not outgrow the save: the one goes whose own
        # correction is the oldest, so that undo stays right for as long as possible.
        at = 0
        while True:
            op = self._actions[at]
            first = 0
            while op >= _ENTER and first < at:
                end = first + self._length(self._actions, first)
                if self._actions[first] == op:
                    self._actions = self._actions[:first] + self._actions[end:]
                    self._last -= end - first
                    return
                first = end
            at += self._length(self._actions, at)

    def _did(self, phase: int, op: int) -> None:
        self.phase = phase
        self._last = len(self._actions)
        self._actions.append(op)

    def _need(self, phase: int) -> None:
        if self.phase != phase:
            raise RuleError("now" + str(self.phase))

    def _seat(self, seat: int) -> None:
        whole(seat, 0, self.players - 1, "seat", self.players)

    def _slot(self, seat: int, category: int) -> int:
        self._seat(seat)
        return CATEGORIES * seat + whole(category, 0, CATEGORIES - 1, "category")


def _packed(number: int) -> bytes:
    """A number in one byte, or in two from 128 on."""
    return bytes([number] if number < 0x80 else [number & 0x7F | 0x80, number >> 7])


def _number(actions: bytes | bytearray, at: int) -> int:
    """The number that was packed there."""
    low = actions[at]
    return low if low < 0x80 else actions[at + 1] << 7 | low & 0x7F
