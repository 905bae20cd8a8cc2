# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Reads a table of a TOML file as the dataclass that declares it, or says what is wrong with it.

A field without a default has to be there. A dataclass with a class method `of` says there which of
its kinds a table is.
"""

import tomllib
import types
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

Table = dict[str, Any]
T = TypeVar("T")

PLAIN = {
    str: "a text",
    int: "a whole number",
    float: "a number with a point",
    bool: "true or false",
}


class BoardError(ValueError):
    """A board, or a file under boards/, that cannot be used; the message is for people."""


class Pin(str):
    """The name of a pin of CircuitPython's `board`."""


def toml(path: Path) -> Table:
    """The whole file as a table."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoardError(f"{path.name} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoardError(f"{path.name} is not TOML: {error}.") from error


def read(kind: type[T], table: Any, where: str) -> T:
    """The table as this dataclass; `where` is how a sentence about a mistake begins."""
    demand(isinstance(table, dict), f"{where} must be a table.")
    of = getattr(kind, "of", None)
    kind = of(table, where) if of else kind
    known = {field.name: field for field in fields(kind)}  # type: ignore[arg-type]
    hints = get_type_hints(kind)
    for name in table:
        demand(name in known, f'{where}: "{name}" is not known; known are {", ".join(known)}.')
    for name, field in known.items():
        there = name in table or field.default is not MISSING
        demand(there, f"{where}: {name} is missing.")
    values = {name: _value(hints[name], given, f"{where}: {name}") for name, given in table.items()}
    try:
        return kind(**values)
    except BoardError as mistake:
        raise BoardError(f"{where}: {mistake}") from None


def _value(kind: Any, given: Any, where: str) -> Any:
    if get_origin(kind) in (Union, types.UnionType):  # what may be left out, and then is None
        kind = get_args(kind)[0]
    if is_dataclass(kind):
        return read(kind, given, where)  # type: ignore[arg-type]
    if get_origin(kind) is tuple:
        demand(isinstance(given, list), f"{where} must be a list.")
        inner, *rest = get_args(kind)
        if rest != [...]:
            demand(len(given) == 1 + len(rest), f"{where} must have {1 + len(rest)} entries.")
        return tuple(_value(inner, one, f"{where} {n}") for n, one in enumerate(given, 1))
    allowed = get_args(kind) if get_origin(kind) is Literal else ()
    plain = type(allowed[0]) if allowed else str if kind is Pin else kind
    demand(type(given) is plain, f"{where} must be {PLAIN[plain]}.")
    if allowed:
        one_of(given, allowed, where)
    return Pin(given) if kind is Pin else given


def pins(value: Any) -> Iterator[Pin]:
    """Every pin that is named in plain data."""
    if isinstance(value, Pin):
        yield value
    elif isinstance(value, dict | tuple):
        for one in value.values() if isinstance(value, dict) else value:
            yield from pins(one)


def demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise BoardError(sentence)


def one_of(value: Any, allowed: tuple[Any, ...], what: str) -> None:
    names = ", ".join(f'"{name}"' if isinstance(name, str) else str(name) for name in allowed)
    demand(value in allowed, f"{what} must be one of {names}.")
