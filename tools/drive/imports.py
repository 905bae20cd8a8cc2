# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Which libraries a board's drive needs, found by following the imports of our own code."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import NamedTuple

OURS = ("engine_core", "tipperary")
# In CircuitPython whatever the board; a test compares the others with the board's own modules.
PYTHON = frozenset(
    (
        *("__future__", "array", "builtins", "collections", "errno", "gc", "io", "json", "math"),
        *("micropython", "random", "struct", "sys", "time", "traceback"),
    )
)
CIRCUITPYTHON = frozenset(
    (
        *("adafruit_pixelbuf", "analogio", "audiocore", "audioio", "binascii", "bitmaptools"),
        *("board", "busdisplay", "busio", "digitalio", "displayio", "fontio", "fourwire"),
        *("i2cdisplaybus", "keypad", "microcontroller", "neopixel_write", "os", "pwmio"),
        *("rotaryio", "supervisor", "terminalio", "vectorio", "watchdog"),
    )
)


class ImportProblem(Exception):
    """An import that would fail on the board."""


class Import(NamedTuple):
    module: str
    names: tuple[str, ...]
    guarded: bool  # inside a `try` that is ready for ImportError
    inside: bool  # inside a function, so only when that is called
    line: int


@cache
def imports_of(source: str, package: str = "") -> tuple[Import, ...]:
    """Every import in a module, also inside functions; relative ones are made absolute."""
    return tuple(_walk(ast.parse(source).body, package, guarded=False, inside=False))


def _walk(nodes: Iterable[ast.AST], package: str, guarded: bool, inside: bool) -> Iterator[Import]:
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, (), guarded, inside, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            names = tuple(alias.name for alias in node.names)
            module = resolve_name("." * node.level + (node.module or ""), package)
            yield Import(module, names, guarded, inside, node.lineno)
        elif isinstance(node, ast.Try) and _expects_import_error(node):
            yield from _walk(node.body, package, True, inside)
            others = (*node.handlers, *node.orelse, *node.finalbody)
            yield from _walk(others, package, guarded, inside)
        else:
            deeper = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from _walk(ast.iter_child_nodes(node), package, guarded, deeper)


def _expects_import_error(node: ast.Try) -> bool:
    expected = {"ImportError", "Exception"}
    return any(
        handler.type is None
        or any(isinstance(n, ast.Name) and n.id in expected for n in ast.walk(handler.type))
        for handler in node.handlers
    )


def library_files(sources: Mapping[str, str]) -> dict[str, Path]:
    """The library files that these sources need, by their path under lib/."""
    found: dict[str, Path] = {}
    waiting = list(_wanted(sources.items()))
    while waiting:
        name, path = waiting.pop()
        if name not in found:
            found[name] = path
            waiting += _wanted([(name, path.read_text(encoding="utf-8"))])
    return dict(sorted(found.items()))


def _wanted(sources: Iterable[tuple[str, str]]) -> Iterator[tuple[str, Path]]:
    for name, source in sources:
        package = name.rpartition("/")[0].replace("/", ".")
        for found in imports_of(source, package):
            top = found.module.partition(".")[0]
            if (found.guarded and find_spec(top) is None) or top in PYTHON | CIRCUITPYTHON:
                continue
            if top == "neopixel" or top.startswith("adafruit_"):
                yield from _files(found)
            elif not (found.guarded or top in OURS):
                raise ImportProblem(
                    f"{name} line {found.line} imports {top}, "
                    f"which is neither in CircuitPython nor a library we ship."
                )


def _files(found: Import) -> Iterator[tuple[str, Path]]:
    """A library's module with its packages' __init__ files and the submodules that are named."""
    top, *rest = found.module.split(".")
    spec = find_spec(top)
    if spec is None or spec.origin is None:
        raise ImportProblem(f"The library {top} is not installed; see requirements/run.in.")
    origin = Path(spec.origin)
    if spec.submodule_search_locations is None:
        yield f"{top}.py", origin
        return
    folder, path = origin.parent, top
    yield f"{path}/__init__.py", origin
    for part in rest:
        folder, path = folder / part, f"{path}/{part}"
        if folder.is_dir():
            yield f"{path}/__init__.py", folder / "__init__.py"
        else:
            yield f"{path}.py", folder.with_suffix(".py")
            return
    for name in found.names:
        if (folder / f"{name}.py").exists():
            yield f"{path}/{name}.py", folder / f"{name}.py"
