# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What engine_core/README.md promises to callers is there, and nothing public is left out of it."""

from __future__ import annotations

import importlib
import re

import pytest

from engine_core.game import Game
from engine_core.journal import Journal
from engine_core.landscape import Landscape
from tools.support.environment import ROOT

TEXT = (ROOT / "engine_core" / "README.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", TEXT, re.M))
MODULES = ("rules", "wheel", "marker", "score", "game", "journal", "landscape")
HELPERS = {"const", "whole", "one_of", "crc", "joined"}  # for the engine's own modules


def named(text: str) -> set[str]:
    return set(re.findall(r"`(\w+)(?:\([^`]*\))?`", text))


def public(thing: object, owner: str) -> set[str]:
    return {
        name
        for name, value in vars(thing).items()
        if not name.startswith("_") and getattr(value, "__module__", owner) == owner
    }


@pytest.mark.parametrize("name", MODULES)
def test_every_module_has_what_is_promised_of_it(name: str) -> None:
    module = importlib.import_module(f"engine_core.{name}")
    classes = {"journal": Journal}
    there = set(dir(module)) | set(dir(classes.get(name, object))) | {"count", "damaged", "lost"}
    assert named(ROWS[name]) <= there


@pytest.mark.parametrize("name", MODULES)
def test_every_function_and_class_of_a_module_is_in_the_list(name: str) -> None:
    module = importlib.import_module(f"engine_core.{name}")
    made = {
        key
        for key, value in vars(module).items()
        if callable(value) and getattr(value, "__module__", "") == module.__name__ and key[0] != "_"
    }
    assert made - HELPERS <= named(ROWS[name])


@pytest.mark.parametrize("kind", [Game, Landscape, Journal])
def test_every_public_method_is_written_down(kind: type) -> None:
    assert public(kind, kind.__module__) - {"replay"} <= named(TEXT)
    assert "Game.replay(game.log)" in TEXT
