# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Gives the names in our modules other names, which CircuitPython has in its flash anyway.

A name that CircuitPython does not know takes RAM as soon as a module with it is loaded, and is
never forgotten. code.py, which stays source, has plain names for the same reason. `--no-mpy` ships
our own names.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

KNOWN = {
    name
    for line in Path(__file__).with_name("flash_names.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
    for name in line.split()
}
_SHORTEST = 700
_OURS = ("engine_core", "tipperary")
# What the engine is called by, whoever calls it.
_CONTRACT = """
    MIN_PLAYERS MAX_PLAYERS AREAS WHISKEY_TRACK WHISKEY_SHEEP rounds_for tiles_in_bag
    AREA SHEEP EXPLORATION WHISKEY STONES RuleError
    draw_turn urandom area_of crest turn settle holder flocks
    total area flock has_marker enclosed whiskey stones winners totals
    SPIN PLACEMENT TOWERS SCORING END_OF_ROUND FINISHED
    Game crests bag spin end_placement end_round end_towers enter seat category value finish undo
    players round rounds phase marker log areas_to_refill replay
    Journal store append record records clear
    HOME MEADOW PASTURE GRAIN DISTILLERY RUIN BOG STONE TOWER space kind symbol
    Landscape home place cells place_bonus row column place_sheep place_tower
    largest_area largest_flock is_enclosed best_towers count
"""
_TEXT_ID = re.compile(r"^([A-Z][A-Z0-9_]*)(?==)", re.MULTILINE)


def renamed(modules: Mapping[str, str], others: Iterable[str]) -> dict[str, str]:
    """Our modules with new names; `others` are sources beside them, which keep all of theirs."""
    return dict(_renamed(tuple(modules.items()), tuple(others)))


@cache
def _renamed(modules: tuple[tuple[str, str], ...], others: tuple[str, ...]) -> dict[str, str]:
    new = new_names(dict(modules), others)
    return {name: _rewritten(name, source, new) for name, source in modules}


def new_names(modules: Mapping[str, str], others: Iterable[str]) -> dict[str, str]:
    """What each name becomes; a name that somebody else may ask for is not among them."""
    keep = KNOWN.union(_CONTRACT.split())
    used: set[str] = set()
    for source in others:
        theirs = _read(source)
        used |= theirs.used
        keep |= theirs.made | theirs.asked_for | theirs.attributes
    ours: set[str] = set()
    for name, source in modules.items():
        module = _read(source, name)
        used |= module.used
        keep |= module.asked_for.union(name.removesuffix(".py").split("/"))
        if _is_texts(name):
            ours.update(_TEXT_ID.findall(source))
        ours |= module.made
    beginnings = ("__", *(word for word in keep if word[1:].endswith("_")))
    ours = {name for name in ours - keep if not name.startswith(beginnings)}
    free = KNOWN - used
    return _paired(sorted(ours), sorted(sorted(free), key=len)[:_SHORTEST])


def _paired(names: list[str], free: list[str]) -> dict[str, str]:
    """A free name for each, as far as they go; one name more or less changes few others."""
    pairs: dict[str, str] = {}
    left = [name.encode() for name in free]
    for name in names[: len(free)]:
        start = crc32(f"{name} ".encode())
        nearest = min(left, key=lambda other: crc32(other, start))
        left.remove(nearest)
        pairs[name] = nearest.decode()
    return pairs


class _Source(NamedTuple):
    """What a source does with names."""

    used: frozenset[str]
    made: frozenset[str]
    asked_for: frozenset[str]
    attributes: frozenset[str]


@cache
def _read(source: str, name: str = "a library") -> _Source:
    tree = ast.parse(source, name)
    return _Source(
        frozenset(token.string for token in _tokens(source)),
        frozenset(_made(tree)),
        frozenset(_asked_for(tree)),
        frozenset(_attributes(tree)),
    )


def _made(tree: ast.Module) -> Iterator[str]:
    """The names that a module makes and that outlive its compiling."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.alias) and node.asname:
            yield node.asname
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
        if isinstance(node, ast.Module | ast.ClassDef):
            for child in node.body:
                yield from _assigned(child)


def _attributes(tree: ast.Module) -> Iterator[str]:
    return (node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute))


def _assigned(node: ast.stmt) -> Iterator[str]:
    if not isinstance(node, ast.Assign):
        return
    constant = isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "const"
    for target in node.targets:
        for child in ast.walk(target):
            # A private constant is gone once it is compiled, if it is still called a private one.
            if isinstance(child, ast.Name) and not (constant and child.id[0] == "_"):
                yield child.id


def _asked_for(tree: ast.Module) -> Iterator[str]:
    """Names that have to stay: they are somebody else's, or asked for by a string."""
    foreign: set[str] = set()
    comments = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            origin = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
            if (origin or "").partition(".")[0] not in _OURS:
                foreign.update(alias.asname or alias.name for alias in node.names)
                yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node not in comments:
                yield node.value
                if node.value.isupper():  # several names of texts
                    yield from node.value.split()
        elif isinstance(node, ast.JoinedStr):
            yield from (child.id for child in ast.walk(node) if isinstance(child, ast.Name))
    yield from foreign
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in foreign:
            yield node.attr


def _is_texts(name: str) -> bool:
    return name.startswith("tipperary/texts/") and not name.endswith("__init__.py")


def _tokens(source: str) -> list[tokenize.TokenInfo]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token for token in tokens if token.type == tokenize.NAME]


def _rewritten(name: str, source: str, new: Mapping[str, str]) -> str:
    lines = source.splitlines(keepends=True)
    for token in reversed(_tokens(source)):
        if token.string in new:
            row, start = token.start
            line = lines[row - 1]
            lines[row - 1] = line[:start] + new[token.string] + line[token.end[1] :]
    made = "".join(lines)
    if _is_texts(name):
        made = _TEXT_ID.sub(lambda text: new.get(text[1], text[1]), made)
    return made
