# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""All actions in any order, with any arguments, against a model that is a stack of states."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from engine_core.game import Game
from engine_core.rules import RuleError
from host_tests.support.games import NOT_NUMBERS, reads

PHASES = ("spin", "placement", "sheep", "end of round", "towers", "scoring", "finished")
TRACK = (0, 3, 6, 10, 13, 17, 21, 25, 30)


class Refused(Exception):
    """The model does not allow it."""


def number(value: Any, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Refused


class Model:
    """The rules again, written down without looking for brevity or speed."""

    def __init__(self, crests: tuple[int, ...], bag: int) -> None:
        self.crests = crests
        self.rounds = 10 if len(crests) == 5 else 12
        self.drawn: dict[int, int] = {}  # the turn of each round, once it is known
        self.stack: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {
            "phase": "spin",
            "round": 1,
            "bag": bag,
            "turn": None,
            "marker": None,
            "flocks": (0,) * len(crests),
            "refill": (),
            "values": {},
        }

    def do(self, name: str, *params: Any) -> None:
        if name == "undo":
            if not self.stack:
                raise Refused
            self.now = self.stack.pop()
            return
        after = copy.deepcopy(self.now)
        getattr(self, name)(after, *params)
        self.stack.append(self.now)
        self.now = after

    def need(self, phase: str) -> None:
        if self.now["phase"] != phase:
            raise Refused

    def spin(self, after: dict[str, Any], turn: Any) -> None:
        self.need("spin")
        number(turn, 0, 4)
        turn = self.drawn.setdefault(after["round"], turn)
        last = after["round"] == self.rounds
        refill = () if last else tuple(sorted((crest + turn) % 5 for crest in self.crests))
        after.update(phase="placement", turn=turn, refill=refill)

    def end_placement(self, after: dict[str, Any]) -> None:
        self.need("placement")
        after["phase"] = "sheep"

    def settle(self, after: dict[str, Any], flocks: Any) -> None:
        self.need("sheep")
        if not isinstance(flocks, (tuple, list)) or len(flocks) != len(self.crests):
            raise Refused
        for flock in flocks:
            number(flock, 0, 999)
        best = [seat for seat, flock in enumerate(flocks) if flock == max(flocks)]
        if len(best) == 1:
            after["marker"] = best[0]
        elif after["marker"] not in best:
            after["marker"] = None
        after["flocks"] = tuple(flocks)
        after["phase"] = "towers" if after["round"] == self.rounds else "end of round"

    def end_round(self, after: dict[str, Any]) -> None:
        self.need("end of round")
        bag = (after["bag"] + 1) % len(self.crests)
        after.update(phase="spin", round=after["round"] + 1, bag=bag, turn=None)

    def score_early(self, after: dict[str, Any]) -> None:
        if self.now["phase"] in ("towers", "scoring", "finished"):
            raise Refused
        after.update(phase="towers", refill=())

    def end_towers(self, after: dict[str, Any]) -> None:
        self.need("towers")
        after["phase"] = "scoring"
        after["values"] = {(seat, 1): flock for seat, flock in enumerate(after["flocks"])}

    def enter(self, after: dict[str, Any], seat: Any, category: Any, value: Any) -> None:
        self.need("scoring")
        number(seat, 0, len(self.crests) - 1)
        number(category, 0, 4)
        if category == 2 and isinstance(value, bool):
            value = 5 if value else 0
        number(value, 0, 999)
        if (category == 2 and value not in (0, 5)) or (category == 3 and value not in TRACK):
            raise Refused
        after["values"][seat, category] = value

    def finish(self, after: dict[str, Any]) -> None:
        self.need("scoring")
        if len(after["values"]) < 5 * len(self.crests):
            raise Refused
        after["phase"] = "finished"

    def totals(self) -> list[int]:
        totals = [0] * len(self.crests)
        for (seat, _), value in self.now["values"].items():
            totals[seat] += value
        if self.now["values"] and self.now["marker"] is not None:
            totals[self.now["marker"]] += 5
        return totals


nonsense = st.sampled_from((*NOT_NUMBERS, True, False)) | st.floats() | st.text(max_size=2)
turns = st.integers(-1, 5) | nonsense
flock_lists = st.lists(st.integers(0, 12), min_size=2, max_size=5).map(tuple)
values = st.sampled_from((*TRACK, 5, 999)) | st.integers(-1, 1000) | nonsense


class Table(RuleBasedStateMachine):
    @initialize(
        crests=st.permutations(range(5)),
        players=st.integers(2, 5),
        bag=st.integers(0, 4),
        played=st.integers(0, 3),
    )
    def sit_down(self, crests, players, bag, played):
        self.crests = tuple(crests[:players])
        self.game = Game(self.crests, bag % players)
        self.model = Model(self.crests, bag % players)
        # Not every evening begins at the beginning.
        if played:
            self.rush_to_the_towers([bag] * 12, played)
        if played > 1:
            self.both("end_towers")
        if played > 2:
            self.enter_everything(40, 6)

    def both(self, name, *params):
        try:
            self.model.do(name, *params)
        except Refused:
            before = reads(self.game)
            with pytest.raises(RuleError) as refusal:
                getattr(self.game, name)(*params)
            assert str(refusal.value).endswith(".")
            assert reads(self.game) == before
        else:
            getattr(self.game, name)(*params)

    @rule(turn=turns)
    def spin(self, turn):
        self.both("spin", turn)

    @rule(name=st.sampled_from(("end_placement", "end_round", "end_towers", "finish")))
    def go_on(self, name):
        self.both(name)

    @rule()
    def leave_early(self):
        self.both("score_early")

    @rule(flocks=flock_lists | nonsense | st.lists(nonsense, max_size=5))
    def settle(self, flocks):
        self.both("settle", flocks)

    @rule(seat=st.integers(-1, 5) | nonsense, category=st.integers(-1, 5) | nonsense, value=values)
    def enter(self, seat, category, value):
        assume(len(self.game.log) < 240)  # beyond, the oldest corrections are forgotten
        self.both("enter", seat, category, value)

    @rule(count=st.integers(1, 12))
    def undo(self, count):
        for _ in range(count):
            self.both("undo")

    @rule(turn=st.integers(0, 4), flocks=st.lists(st.integers(0, 12), min_size=5, max_size=5))
    def play_a_round(self, turn, flocks):
        for name, params in (
            ("spin", (turn,)),
            ("end_placement", ()),
            ("settle", (tuple(flocks[: len(self.crests)]),)),
            ("end_round", ()),
        ):
            self.both(name, *params)

    @rule(turns=st.lists(st.integers(0, 4), min_size=12, max_size=12), grow=st.integers(0, 3))
    def rush_to_the_towers(self, turns, grow):
        while turns and self.model.now["phase"] == "spin":
            turn, *turns = turns
            self.play_a_round(turn, [flock + grow for flock in range(5)])

    @rule(area=st.integers(0, 999), whiskey=st.sampled_from(TRACK))
    def enter_everything(self, area, whiskey):
        assume(len(self.game.log) < 180)
        for seat in range(len(self.crests)):
            for category, value in ((0, area), (2, 5), (3, whiskey), (4, seat)):
                self.both("enter", seat, category, value)

    @rule()
    def restart(self):
        self.game = Game.replay(self.game.log)

    @invariant()
    def the_game_tells_what_the_model_knows(self):
        game, now, seats = self.game, self.model.now, range(len(self.crests))
        assert PHASES[game.phase] == now["phase"]
        assert (game.round, game.rounds, game.bag) == (now["round"], self.model.rounds, now["bag"])
        assert (game.turn, game.marker, game.flocks) == (now["turn"], now["marker"], now["flocks"])
        assert game.areas_to_refill() == now["refill"]
        assert game.tiles_in_bag() == 50 - len(self.crests) * (now["round"] - 1)
        if now["turn"] is not None:
            assert [game.area_of(s) for s in seats] == [(c + now["turn"]) % 5 for c in self.crests]
        told = {(s, c): game.value(s, c) for s in seats for c in range(5)}
        assert told == {key: now["values"].get(key) for key in told}
        totals = self.model.totals()
        assert [game.total(seat) for seat in seats] == totals
        if len(now["values"]) == len(told):
            assert game.winners() == tuple(s for s in seats if totals[s] == max(totals))

    @invariant()
    def its_log_makes_the_same_game(self):
        assert len(self.game.log) <= 256
        assert reads(Game.replay(self.game.log)) == reads(self.game)


class TestTable(Table.TestCase):  # type: ignore[valid-type, misc]
    settings = settings(max_examples=20, stateful_step_count=25, deadline=None)


@pytest.mark.slow
class TestLongEvening(Table.TestCase):  # type: ignore[valid-type, misc]
    settings = settings(max_examples=100, stateful_step_count=40, deadline=None)
