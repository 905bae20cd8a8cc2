# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Which libraries a board's drive needs, found by following the imports of our own code."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec, resolve_name
from pathlib import Path
from sysconfig import get_path
from typing import NamedTuple

from tools.drive.compiler import BuildError
from tools.drive.manifest import PACKAGES

# In CircuitPython whatever the board; a test compares the others with the board's own modules.
PYTHON = {
    *("__future__", "array", "builtins", "collections", "errno", "gc", "io", "json", "math"),
    *("micropython", "random", "struct", "sys", "time", "traceback"),
}
CIRCUITPYTHON = {
    *("adafruit_pixelbuf", "analogio", "audiocore", "audioio", "binascii", "bitmaptools"),
    *("board", "busdisplay", "busio", "digitalio", "displayio", "fontio", "fourwire"),
    *("i2cdisplaybus", "keypad", "microcontroller", "neopixel_write", "os", "pwmio"),
    *("rotaryio", "supervisor", "terminalio", "vectorio", "watchdog"),
}
INSTALLED = Path(get_path("purelib"))


class Import(NamedTuple):
    module: str
    names: tuple[str, ...]
    guarded: bool  # inside a `try` that is ready for ImportError
    line: int


@cache
def imports_of(source: bytes, package: str = "") -> tuple[Import, ...]:
    """Every import in a module, also inside functions; relative ones are made absolute."""
    tree = ast.parse(source)
    tries = (node for node in ast.walk(tree) if isinstance(node, ast.Try))
    ready = [statement for node in tries if _expects_import_error(node) for statement in node.body]
    guarded = {inner for statement in ready for inner in ast.walk(statement)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, (), node in guarded, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package)
            names = tuple(alias.name for alias in node.names)
            found.append(Import(module, names, node in guarded, node.lineno))
    return tuple(found)


def _expects_import_error(node: ast.Try) -> bool:
    expected = {"ImportError", "Exception"}
    return any(
        handler.type is None
        or any(isinstance(n, ast.Name) and n.id in expected for n in ast.walk(handler.type))
        for handler in node.handlers
    )


def library_files(sources: Mapping[str, bytes]) -> dict[str, Path]:
    """The library files that these sources need, by their path under lib/."""
    found: dict[str, Path] = {}
    waiting = list(sources.items())
    while waiting:
        name, source = waiting.pop()
        for wanted in imports_of(source, name.rpartition("/")[0].replace("/", ".")):
            top = wanted.module.partition(".")[0]
            if top in PYTHON | CIRCUITPYTHON:
                continue
            if top == "neopixel" or top.startswith("adafruit_"):
                new = {path: file for path, file in _files(wanted) if path not in found}
                found |= new
                waiting += [(path, file.read_bytes()) for path, file in new.items()]
            elif not (wanted.guarded or top in PACKAGES):
                raise BuildError(
                    f"{name} line {wanted.line} imports {top}, "
                    f"which is neither in CircuitPython nor a library we ship."
                )
    return dict(sorted(found.items()))


def _files(found: Import) -> Iterator[tuple[str, Path]]:
    """A library's module with its packages' __init__ files and the submodules that are named."""
    parts = found.module.split(".")
    if not found.guarded and find_spec(parts[0]) is None:
        raise BuildError(f"The library {parts[0]} is not installed; see requirements/run.in.")
    named = ["/".join(parts[: end + 1]) for end in range(len(parts))]
    named += ["/".join((*parts, name)) for name in found.names]
    for name in named:
        for path in (f"{name}.py", f"{name}/__init__.py"):
            if (INSTALLED / path).exists():
                yield path, INSTALLED / path
