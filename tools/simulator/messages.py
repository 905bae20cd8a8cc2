# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a page may say: anything else is nonsense, whoever sent it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from tools.drive.boards import Board, board_ids

LONGEST_NAME = 10  # letters
LONGEST = 1024  # bytes; the longest sensible message has fewer than a hundred


class Nonsense(ValueError):
    """A message that means nothing; says why, for the log."""


@dataclass(frozen=True)
class Key:
    source: int
    key: int
    down: bool


@dataclass(frozen=True)
class Power:
    on: bool


@dataclass(frozen=True)
class ChooseBoard:
    id: str


@dataclass(frozen=True)
class ChooseLanguage:
    code: str


@dataclass(frozen=True)
class Type:
    text: str


@dataclass(frozen=True)
class Touch:
    x: int
    y: int


Message = Key | Power | ChooseBoard | ChooseLanguage | Type | Touch


def parse(text: str, board: Board, languages: tuple[str, ...]) -> Message:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Nonsense("not JSON") from None
    if not isinstance(message, dict):
        raise Nonsense("not an object")
    names = set(message)
    if names == {"key", "down"}:
        return _key(message["key"], message["down"], board)
    if names == {"power"}:
        _demand(isinstance(message["power"], bool), "power is not true or false")
        return Power(message["power"])
    if names == {"board"}:
        _demand(message["board"] in board_ids(), "no such board")
        return ChooseBoard(message["board"])
    if names == {"language"}:
        _demand(message["language"] in languages, "no such language")
        return ChooseLanguage(message["language"])
    if names == {"type"}:
        text = message["type"]
        _demand(isinstance(text, str) and 0 < len(text) <= LONGEST_NAME, "not a name")
        _demand(text.isprintable(), "not a name")
        return Type(text)
    if names == {"touch"}:
        return _touch(message["touch"], board)
    raise Nonsense("not a message of ours")


def _key(place: Any, down: Any, board: Board) -> Key:
    _demand(isinstance(place, list) and len(place) == 2, "a key is two numbers")
    _demand(all(type(number) is int for number in place), "a key is two numbers")
    _demand(isinstance(down, bool), "down is not true or false")
    source, key = place
    _demand(0 <= source < len(board.keys), "no such key on this board")
    _demand(0 <= key < len(board.keys[source].labels), "no such key on this board")
    return Key(source, key, down)


def _touch(place: Any, board: Board) -> Touch:
    _demand(isinstance(place, list) and len(place) == 2, "a touch is two numbers")
    _demand(all(type(number) is int for number in place), "a touch is two numbers")
    x, y = place
    screen = board.screen
    _demand(0 <= x < screen.width and 0 <= y < screen.height, "not on the screen")
    return Touch(x, y)


def _demand(holds: bool, why: str) -> None:
    if not holds:
        raise Nonsense(why)
