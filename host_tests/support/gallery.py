# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Every screen, in every state that looks different, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from engine_core import game as phases
from engine_core.game import Game
from engine_core.rules import RuleError
from host_tests.support.device import Device, option
from host_tests.support.parts import Words
from tipperary.painting import Painting
from tipperary.saves import LOSSES
from tipperary.screen import Base
from tipperary.screens.settings import BEHIND
from tipperary.settings import TABLE
from tipperary.view import MEDIUM, View

CRESTS = (0, 3, 1, 4, 2)
LONG_NAMES = ("Maximilian", "Margarethe", "Jörg-Peter", "Philippine", "Frédérique")
VALUES = (
    (104, 12, 5, 30, 47),
    (98, 19, 5, 21, 18),
    (56, 12, 5, 10, 7),
    (48, 7, 0, 3, 0),
    (8, 4, 0, 0, 0),
)

Scene = Callable[[Device], None]


class Sorry(Base):  # type: ignore[misc]
    """What sorry.py shows when anything went wrong."""

    def show(self, view: View) -> None:
        view.big = self.t.ERROR
        view.size = MEDIUM
        view.body = self.t.ERROR_HOW
        view.lines = 2
        view.ok = self.t.YES


def scenes() -> Iterator[tuple[str, Scene]]:
    """The name of each scene, and what brings a device that is on to it."""
    yield from _before_the_game()
    yield from _a_round()
    yield from _the_end()
    yield from _taking_back()
    yield from _menus()
    yield from _troubles()
    yield from _counting()


def show(device: Device, scene: Scene) -> Device:
    """Bring a device to a scene, whatever it showed before."""
    saves = device.app.saves
    saves.game = None
    saves.setup = b""
    saves.flocks = {}
    saves.painted = {}
    saves.past = []
    saves.lost = set()
    saves.settings["in_turn"] = 0
    device.app.ring.turning = False
    device.will_draw(3)
    # What comes before the scene need not be drawn.
    device.app.painter = Words(0, 0, ())
    scene(device)
    device.app.painter = device.painter
    device.app._new = True
    device.app.show()
    return device


def played(round: int, phase: int, crests: tuple[int, ...] = CRESTS) -> Game:
    """A game in a phase of a round; the second player has the largest flock."""
    game = Game(crests, 1)
    players = len(crests)
    while (game.round, game.phase) != (round, phase):
        if game.phase == phases.SPIN:
            game.spin(game.round % 5)
        elif game.phase == phases.PLACEMENT:
            game.end_placement()
        elif game.phase == phases.SHEEP:
            game.settle(tuple(10 + game.round * (seat == 1) for seat in range(players)))
        elif game.phase == phases.END_OF_ROUND:
            game.end_round()
        elif game.phase == phases.TOWERS:
            game.end_towers()
        else:
            _enter_all(game, VALUES)
            game.finish()
    return game


def _scored() -> Game:
    game = played(10, phases.SCORING)
    _enter_all(game, VALUES)
    return game


def _enter_all(game: Game, values: tuple[tuple[int, ...], ...]) -> None:
    for seat in range(game.players):
        for category, value in enumerate(values[seat]):
            game.enter(seat, category, value)


def _at(
    name: str,
    *presses: str,
    game: Game | None = None,
    setup: bytes = b"",
    args: tuple[object, ...] = (),
    text: str = "",
) -> Scene:
    """A screen as it is when entered, at the option with this text, and after some presses."""

    def scene(device: Device) -> None:
        # A copy: a scene may be shown again.
        device.app.saves.game = game and Game.replay(game.log)
        device.app.saves.setup = setup
        device.app.go(name, *args)
        if text:
            option(device, getattr(device.app.t, text))
        device.press(*presses)

    return scene


def _before_the_game() -> Iterator[tuple[str, Scene]]:
    in_round = played(5, phases.SPIN)
    yield "start, go on", _at("start", game=in_round)
    for name in ("new game", "history", "settings"):
        text = name.upper().replace(" ", "_")
        yield f"start, {name}", _at("start", text=text, game=in_round)
    yield "start, scoring", _at("start", game=played(10, phases.SCORING))
    yield "anew", _at("anew", game=in_round)
    yield "anew, sure", _at("anew", "next", "ok", "next", game=in_round)
    yield "setup, four", _at("setup")
    yield "setup, five", _at("setup", "next")
    yield "setup, history", _at("setup", text="HISTORY")
    yield "setup, settings", _at("setup", text="SETTINGS")
    yield "crests, first", _at("crests", setup=b"\x05")
    yield "crests, menu", _crest_menu
    yield "crests, last", _at("crests", setup=b"\x05\x00\x03\x01\x04")
    setup = bytes([5, *CRESTS])
    yield "bag, a player", _at("bag", setup=setup)
    yield "bag, draw", _at("bag", *["next"] * 5, setup=setup)
    yield "bag, turning", _at("bag", *["next"] * 5, "ok", setup=setup)

    def drawn(device: Device) -> None:
        _at("bag", *["next"] * 5, "ok", setup=setup)(device)
        device.watch()

    yield "bag, drawn", drawn
    yield "lay out", _at("prepare", game=played(1, phases.SPIN))
    yield "lay out, beside", _at("prepare", "ok", game=played(1, phases.SPIN))


def _a_round() -> Iterator[tuple[str, Scene]]:
    yield "spin", _at("spin", game=played(4, phases.SPIN))
    yield "spin, final round", _at("spin", game=played(10, phases.SPIN))
    yield "spin, turning", _at("spin", "ok", game=played(4, phases.SPIN))
    for players in (2, 3, 4, 5):
        game = played(8, phases.PLACEMENT, CRESTS[:players])
        yield f"placement of {players}", _at("placement", game=game)

    def in_turn(device: Device) -> None:
        device.app.saves.settings["in_turn"] = 1
        _at("placement", "ok", game=played(8, phases.PLACEMENT))(device)

    yield "placement in turn", in_turn
    yield "sheep", _at("sheep", game=played(8, phases.SHEEP))
    yield "sheep, grown", _at("sheep", "next", "next", game=played(8, phases.SHEEP))
    yield "sheep, fewer", _at("sheep", "next", "prev", "prev", "ok", game=played(8, phases.SHEEP))
    yield "end of round", _at("end_of_round", game=played(4, phases.END_OF_ROUND))
    yield "end of round, bag", _at("end_of_round", "prev", game=played(4, phases.END_OF_ROUND))
    yield "end of round, final", _at("end_of_round", game=played(9, phases.END_OF_ROUND))
    yield "end of round, tie", _at("end_of_round", game=_settled((11, 1, 1), (11, 12, 12)))
    for name, before, now in (
        ("alone", (2, 1), (9, 10)),
        ("tie keeps", (2, 1), (10, 10)),
        ("tie nobody", (1, 1), (10, 10)),
    ):
        yield f"marker, {name}", _at("end_of_round", "next", game=_settled(before, now))
    returned = _settled((11, 1, 1), (11, 12, 12))
    yield "marker, tie returns", _at("end_of_round", "next", game=returned)


def _settled(*rounds: tuple[int, ...]) -> Game:
    game = Game(CRESTS[: len(rounds[0])])
    for number, flocks in enumerate(rounds):
        if number:
            game.end_round()
        game.spin(number)
        game.end_placement()
        game.settle(flocks)
    return game


def _the_end() -> Iterator[tuple[str, Scene]]:
    yield "towers", _at("towers", game=played(10, phases.TOWERS))
    yield "scoring, rows", _at("scoring", "next", game=played(10, phases.SCORING))
    steps = ("ok", "next", *["ok"] * 5)
    for index, name in enumerate(("area", "sheep", "exploration", "whiskey", "stones")):
        presses = steps[: index + 2] if index else ("ok", "next")
        yield f"scoring, {name}", _at("scoring", *presses, game=played(10, phases.SCORING))
    # The second player has the marker.
    yield "scoring, with marker", _at("scoring", *["ok"] * 8, game=played(10, phases.SCORING))
    yield "totals", _at("scoring", game=_scored())
    yield "totals, a player", _at("scoring", "next", game=_scored())
    over = played(10, phases.FINISHED)
    yield "result, winner", _at("result", game=over)
    yield "result, places", _at("result", "next", game=over)
    yield "result, values", _at("result", "next", "next", game=over)
    for sharing in (2, 3, 5):
        yield f"result, {sharing} share", _at("result", game=_shared(sharing))


def _shared(winners: int) -> Game:
    game = played(10, phases.SCORING)
    values = [(90 - 5 * (seat == 1), 9, 5, 30, 20) for seat in range(winners)]
    values += [(10, 9, 0, 3, 0)] * (5 - winners)
    _enter_all(game, tuple(values))
    game.finish()
    return game


def _taking_back() -> Iterator[tuple[str, Scene]]:
    for phase, name in (
        (phases.SPIN, "end of round"),
        (phases.PLACEMENT, "spin"),
        (phases.SHEEP, "placement"),
        (phases.END_OF_ROUND, "flocks"),
    ):
        yield f"pause, {name}", _at("pause", game=played(9, phase))
    yield "pause, towers", _at("pause", game=played(10, phases.SCORING))
    yield "pause, score", _at("pause", game=_scored())
    yield "pause, a value", _value_before
    yield "pause, the end", _at("pause", game=played(10, phases.FINISHED))
    for name, text in (
        ("go on", "GO_ON"),
        ("look", "LOOK"),
        ("score now", "SCORE_EARLY"),
        ("menu", "MENU_BIG"),
    ):
        yield f"pause, {name}", _at("pause", text=text, game=played(9, phases.SHEEP))
    yield "pause, end", _at("pause", text="END", game=played(10, phases.FINISHED))
    yield "look", _at("look", game=played(9, phases.SHEEP))
    yield "look of three", _at("look", game=played(9, phases.SHEEP, CRESTS[:3]))
    yield "look, the bag", _at("look", "next", game=played(9, phases.SHEEP))
    yield "score early", _at("score_early", "next", game=played(9, phases.SPIN))


def _menus() -> Iterator[tuple[str, Scene]]:
    yield "history, none", _at("history")
    for index, name in enumerate(("best", "wins", "last game")):

        def history(device: Device, index: int = index) -> None:
            scores = b"".join(bytes([crest, 198 - 7 * crest, 0]) for crest in CRESTS)
            device.app.saves.past = [scores] * 12
            _at("history", *["next"] * index)(device)

        yield f"history, {name}", history
    names = [entry[0] for entry in TABLE]
    for index, name in enumerate((*names, *(name for name, _ in BEHIND))):
        yield f"settings, {name}", _at("settings", *["next"] * index)
    for index, name in enumerate(names):
        yield f"settings, {name} changed", _at("settings", *["next"] * index, "ok")
    yield "names", _at("names")
    yield "names, a letter", _at("names", "ok", "ok", "next", "next", "ok", *["next"] * 5)
    yield "names, the end", _at("names", "ok", *["ok"] * 10)
    yield "names, delete", _at("names", "ok", "ok", "prev", "prev")
    yield "names, keep", _name_left
    yield "reset", _at("reset")
    yield "reset, sure", _at("reset", "next", "ok", "next")
    yield "about", _at("about")


def _crest_menu(device: Device) -> None:
    _at("crests", setup=b"\x05")(device)
    device.back().press("next")


def _value_before(device: Device) -> None:
    _at("scoring", *["ok"] * 4, game=played(10, phases.SCORING))(device)
    device.back()


def _name_left(device: Device) -> None:
    _at("names", "ok", "ok", "next", "ok")(device)
    device.back()


def _troubles() -> Iterator[tuple[str, Scene]]:
    yield "damaged", _at("damaged")
    yield "tidy", _at("tidy")

    def refused(device: Device) -> None:
        device.app.saves.game = played(1, phases.SPIN)
        device.app.go("refused", RuleError("chance"))

    def lost(device: Device) -> None:
        device.app.saves.lost = set(LOSSES)
        _at("damaged")(device)

    def sorry(device: Device) -> None:
        device.app.screen = Sorry(device.app)

    yield "damaged, known", lost
    yield "foreign", _at("foreign")
    yield "foreign, yes", _at("foreign", "next")
    yield "refused", refused
    yield "error", sorry


def _counting() -> Iterator[tuple[str, Scene]]:
    yield "count, who", _at("count", "next", game=played(10, phases.TOWERS), args=(None, (None,)))
    steps = ("rows", "columns", "shape", "turn", "place", "paint")
    for index, name in enumerate(steps):
        yield f"count, {name}", _painted("count_paint", painting(step=index))
    gaps = {(0, 0): 0, (0, 4): 0, (0, 8): 0, (3, 8): 0, (7, 8): 0, (5, 8): 0}
    yield "count, gaps", _painted("count_paint", painting(gaps), (0, 4))
    pasture = {(1, 1): 2, (1, 2): 2, (2, 2): 2, (2, 1): 2, (3, 1): 2, (4, 1): 2}
    full = {**gaps, **pasture, (1, 3): 3, (2, 3): 3, (1, 4): 3, (6, 2): 7, (7, 6): 6}
    yield "count, sheep", _painted("count_paint", painting(full), (1, 3), 1)
    yield "count, stones", _painted("count_paint", painting(full), (6, 2), 2)
    yield "count, result", _painted("count_result", painting(full))
    missing = {**gaps, (3, 2): 0, (5, 2): 0}
    yield "count, missing", _painted("count_result", painting(missing))
    yield "count, towers", _painted("count_result", painting(missing, towers=7))
    yield "count, cut off", _painted("count_result", painting({(0, 1): 0, (1, 0): 0}))
    large = {(row, 9): 0 for row in range(9, 20)}
    yield "count, large", _painted("count_paint", painting(large, (20, 20)), (19, 10))
    yield "count, menu", _painted("count", painting(full), (0, 0))


def painting(
    cells: Mapping[tuple[int, int], int] = MappingProxyType({}),
    size: tuple[int, int] = (8, 9),
    step: int = 5,
    towers: int = 0,
) -> bytes:
    """A packed painting with these cells, and land in all others."""
    made = Painting(bytes([*size, 24, 3, 3, step, towers]))
    for (row, column), cell in cells.items():
        made.cells[row * 20 + column] = cell
    return bytes(made.pack())


def _painted(name: str, data: bytes, *given: object) -> Scene:
    def scene(device: Device) -> None:
        device.app.saves.game = played(10, phases.SCORING)
        device.app.saves.painted = {1: data}
        device.app.go(name, 1, (None, None), *given)
        device.run(100)

    return scene
