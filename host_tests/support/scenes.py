# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The scenes: what the memory holds at power-on, and what is pressed from then on.

A step is a key by what it means (prev, next, ok, back, up, down), `hold` and a key, `wait` and
milliseconds, or `trouble`, an error that should not be.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine_core import game as phases
from engine_core.game import Game
from tools.support import firmware
from tools.support.stores import CRESTS, Store, land_map, played, scored, settled, shared

ALIKE = ((56, 12, 5, 10, 7),) * 5  # what each of five players has to score


@dataclass(frozen=True)
class Scene:
    name: str
    store: Store
    steps: tuple[str, ...]


def scenes() -> list[Scene]:
    """All of them, in the order in which a game meets them."""
    parts = (_before_the_game, _a_round, _the_end, _menus, _settings, _counting, _troubles)
    return [scene for part in parts for scene in part()]


def _at(name: str, game: Game, *steps: str, **store: object) -> Scene:
    """A scene in a game that is in progress: power-on, go on, and then these steps."""
    return Scene(name, Store(game.log, **store), ("ok", *steps))  # type: ignore[arg-type]


def _new(name: str, *steps: str, **store: object) -> Scene:
    """A scene of a device without a game."""
    return Scene(name, Store(**store), steps)  # type: ignore[arg-type]


def _before_the_game() -> Iterator[Scene]:
    setup = bytes([5, *CRESTS])
    yield _new("setup, four")
    yield _new("setup, five", "next")
    yield _new("setup, history", "next", "next")
    yield _new("setup, settings", "prev", "prev", "prev")
    yield _new("crests, first", setup=b"\x05")
    yield _new("crests, menu", "back", setup=b"\x05")
    yield _new("crests, menu, back", "back", "next", setup=b"\x05")
    yield _new("crests, last", setup=setup[:5])
    yield _new("bag, a player", setup=setup)
    yield _new("bag, draw", *["next"] * 5, setup=setup)
    yield _new("bag, menu", *["next"] * 5, "back", setup=setup)
    yield _new("bag, turning", *["next"] * 5, "ok", setup=setup)
    yield _new("bag, drawn", *["next"] * 5, "ok", "wait 9000", setup=setup)
    begun = Game(CRESTS, 1)
    yield _at("prepare", begun)
    yield _at("prepare, supply", begun, "ok")
    yield _at("prepare, keys", begun, "ok", "ok", explained=False)


def _a_round() -> Iterator[Scene]:
    yield _at("spin", played(4, phases.SPIN))
    yield _at("spin, final round", played(10, phases.SPIN))
    yield _at("spin, turning", played(4, phases.SPIN), "ok")
    for players in (2, 3, 4, 5):
        yield _at(f"placement of {players}", played(8, phases.PLACEMENT, CRESTS[:players]))
    yield _at("placement, names", played(8, phases.PLACEMENT), "next")
    yield _at("placement, more names", played(8, phases.PLACEMENT), "next", "next")
    yield _at("placement in turn", played(8, phases.PLACEMENT), "ok", settings={"in_turn": 1})
    for page, name in enumerate(("grain", "sheep", "ruins", "bogs", "town")):
        yield _at(f"effects, {name}", played(8, phases.PLACEMENT), "prev", *["next"] * page)
    yield _at("sheep", played(8, phases.SHEEP))
    yield _at("sheep of two", played(8, phases.SHEEP, CRESTS[:2]))
    yield _at("sheep of four", played(8, phases.SHEEP, CRESTS[:4]))
    yield _at("sheep, another", played(8, phases.SHEEP), "prev")
    yield _at("sheep, grown", played(8, phases.SHEEP), "next", "next")
    yield _at("sheep, smaller", played(8, phases.SHEEP), "ok", drafts={3: 9})
    yield _at("end of round", played(4, phases.END_OF_ROUND))
    yield _at("end of round, final", played(9, phases.END_OF_ROUND))
    yield _at("end of round, tie", settled((11, 1, 1), (11, 12, 12)))
    yield _at("why, alone", settled((2, 1), (9, 10)), "next")
    yield _at("why, tie keeps", settled((2, 1), (10, 10)), "next")
    yield _at("why, tie nobody", settled((1, 1), (10, 10)), "next")
    yield _at("why, tie returns", settled((11, 1, 1), (11, 12, 12)), "next")


def _the_end() -> Iterator[Scene]:
    yield _at("towers", played(10, phases.TOWERS))
    early = played(4, phases.SPIN)
    early.score_early()
    yield _at("towers, early", early)
    scoring = played(10, phases.SCORING)
    yield _at("scoring, rows", scoring, "next")
    yield _at("scoring, columns", scoring, "ok", "next", "next")
    for name, entered in (("sheep", 5), ("exploration", 10), ("whiskey", 15), ("stones", 20)):
        yield _at(f"scoring, {name}", scored(ALIKE, entered))
    yield _at("scoring, with the marker", scored(ALIKE, 6))
    yield _at("totals", scored())
    yield _at("totals, a player", scored(), "next")
    yield _at("mend", scored(), "next", "back", "next", "ok", "next")
    yield _at("reveal", scored(), "ok", "wait 3100")
    over = Store(played(10, phases.FINISHED).log)
    yield Scene("result, winner", over, ())
    yield Scene("result, places", over, ("ok",))
    yield Scene("result, values", over, ("ok", "ok"))
    for page, name in enumerate(("rematch", "new game", "result")):
        yield Scene(f"after, {name}", over, (*["ok"] * 7, *["next"] * page))
    for sharing in (2, 3, 5):
        yield Scene(f"result, {sharing} share", Store(shared(sharing).log), ())


def _menus() -> Iterator[Scene]:
    in_round = Store(played(5, phases.SPIN).log)
    for place, name in enumerate(("go on", "new game", "history", "settings")):
        yield Scene(f"start, {name}", in_round, ("next",) * place)
    yield Scene("start, scoring", Store(played(10, phases.SCORING).log), ())
    yield Scene("give up", in_round, ("next", "ok"))
    yield Scene("give up, sure", in_round, ("next", "ok", "next"))
    yield _at("pause, spin", played(9, phases.PLACEMENT), "back")
    yield _at("pause, placement", played(9, phases.SHEEP), "back")
    yield _at("pause, flocks", played(9, phases.END_OF_ROUND), "back")
    yield _at("pause, end of round", played(9, phases.SPIN), "prev")
    yield _at("pause, towers", played(10, phases.SCORING), "back")
    yield _at("pause, rows", played(10, phases.SCORING), "ok", "back")
    yield _at("pause, a value", scored(ALIKE, 12), "back")
    yield Scene("pause, the end", Store(played(10, phases.FINISHED).log), ("back",))
    for place, name in enumerate(("go on", "overview", "score now", "menu"), 1):
        yield _at(f"pause, {name}", played(9, phases.SHEEP), "back", *["next"] * place)
    yield _at("pause, count", played(10, phases.SCORING), "back", "next")
    overview = ("back", "next", "next", "ok")
    yield _at("overview", played(9, phases.SHEEP), *overview)
    yield _at("overview, the bag", played(9, phases.SHEEP), *overview, "next")
    yield _at("score early", played(9, phases.SHEEP), "back", *["next"] * 3, "ok")
    history, past = ("next", "next", "ok"), _past_games()
    yield _new("history, none", *history)
    yield _new("history, a game", *history, past=past)
    yield _new("history, shared", *history, "next", past=past)
    yield _new("history, of version 1.0", *history, "next", "next", past=past)
    yield _new("history, places", *history, "ok", past=past)
    yield _new("history, values", *history, "ok", "prev", past=past)


def _past_games() -> tuple[bytes, ...]:
    pack = firmware.module("store.finished_game").pack
    first = b"".join(bytes([crest, 198 - 7 * crest, 0]) for crest in CRESTS)
    second = pack(shared(2), ["", "", "Zoë", "", ""], b"")
    return (first, second, pack(played(10, phases.FINISHED), ["Anna", "", "", "", "Ben"], second))


def _settings() -> Iterator[Scene]:
    table = firmware.module("settings").TABLE
    behind = firmware.module("screens.settings").BEHIND
    way = ("prev", "prev", "prev", "ok")
    for place, entry in enumerate((*table, *behind)):
        yield _new(f"settings, {entry[0]}", *way, *["next"] * place)
    for place, entry in enumerate(table):
        yield _new(f"settings, {entry[0]} changed", *way, *["next"] * place, "ok")
    names = (*way, *["next"] * len(table), "ok")
    yield _new("names", *names)
    yield _new("names, a group", *names, "ok", "next")
    yield _new("names, a letter", *names, "ok", "next", "ok", "next", "next")
    a, n = ("ok", "ok"), ("next", "next", "ok", "next", "ok")
    yield _new("names, spelled", *names, "ok", *a, *n, *n)
    yield _new("names, done", *names, "ok", *a, *n, *n, *a, "prev")
    yield _new("names, delete", *names, "ok", *a, "prev", "prev")
    yield _new("names, from before", *names, "ok", past=_past_games())
    yield _new("reset", *way, "prev", "prev", "ok")
    yield _new("reset, sure", *way, "prev", "prev", "ok", "next")
    yield _new("about", *way, "prev", "ok")


def _counting() -> Iterator[Scene]:
    count = ("back", "next", "ok")
    yield _at("count, who", played(10, phases.TOWERS), *count, "next")
    for step, name in enumerate(("rows", "columns", "shape", "rotate", "move")):
        yield _counted(f"count, {name}", land_map(step=step))
    again = ("back", "next", "ok")  # from the result to the map
    yield _counted("count, gaps", land_map(), *again)
    gaps = ((0, 0), (0, 4), (0, 8), (3, 8), (7, 8), (5, 8))
    yield _counted("count, marked", land_map(gaps), *again)
    yield _counted("count, result", land_map(gaps))
    missing = (*gaps, (3, 2), (5, 2))
    yield _counted("count, missing", land_map(missing))
    yield _counted("count, towers", land_map(missing, towers=7))
    yield _counted("count, cut off", land_map(((0, 1), (1, 0))))
    large = [(row, 9) for row in range(9, 20)]
    yield _counted("count, large", land_map(large, (20, 20)), *again)
    yield _counted("count, menu", land_map(gaps), "back")


def _counted(name: str, data: bytes, *steps: str) -> Scene:
    """The first player's landscape, from the first value of the scores on."""
    way = ("ok", "back", "next", "ok", "wait 100")
    return Scene(name, Store(played(10, phases.SCORING).log, maps={0: data}), (*way, *steps))


def _troubles() -> Iterator[Scene]:
    yield _new("damaged", spoil=_damage)
    yield Scene("damaged, known", Store(played(5, phases.SPIN).log, spoil=_damage), ())
    yield _new("foreign", spoil=_overwrite)
    yield _new("foreign, no", "ok", spoil=_overwrite)
    yield _at("tidy", played(8, phases.SHEEP), full=True)
    yield _at("trouble", played(4, phases.SPIN), "trouble", "wait 50")


def _damage(memory: bytearray) -> None:
    """Two bits of the first record are lost."""
    memory[4] ^= 0x18


def _overwrite(memory: bytearray) -> None:
    memory[:] = bytes((17 * at + at // 7) % 251 for at in range(len(memory)))
