# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Power-on: boot.py, then code.py, whose turns JavaScript takes one by one.

The drive is the folder /drive, byte by byte. Modules are loaded from /modules, which has the same
files with the .mpy mark of this MicroPython instead of CircuitPython's.
"""

import gc
import sys

sys.path[:] = ["/machine", "/modules", "/modules/lib"]

import os

import wires

_turns = iter(())  # code.py's; none where it failed


class _Console:
    """sys.stdin: bytes as they came; a board would wait for those that are missing."""

    def readinto(self, buffer):
        if len(wires.typed) < len(buffer):
            raise NotImplementedError("the machine cannot wait for the console")
        buffer[:] = wires.typed[: len(buffer)]
        wires.typed[:] = wires.typed[len(buffer) :]
        return len(buffer)


class _Implementation:
    name = "circuitpython"
    version = (10, 0, 3)


class _Sys:
    """Stands in for `sys`, whose members cannot be exchanged one by one, and for `traceback`."""

    implementation = _Implementation
    modules = sys.modules
    path = sys.path
    print_exception = sys.print_exception
    stdin = _Console()


class _Gc:
    """Stands in for `gc`: how much memory a page has left is nothing that it could say."""

    collect = gc.collect


def begin():
    """Run boot.py, and all of code.py but its last lines, the loop over program()'s turns."""
    global _turns
    sys.modules["sys"] = sys.modules["traceback"] = _Sys
    sys.modules["gc"] = _Gc
    os.chdir("/drive")
    try:
        _run("boot.py", {"__name__": "__main__"})
    except Exception:
        pass  # CircuitPython writes it to boot_out.txt and goes on
    names = {"__name__": "code"}
    try:
        _run("code.py", names)
        _turns = names["program"]()
    except Exception as error:
        sys.print_exception(error)


def _run(path, names):
    with open(path) as file:
        exec(compile(file.read(), path, "exec"), names)


def turn(now):
    """One turn of the loop, and what comes then: a turn, the end, or a restart."""
    wires.now = now
    try:
        next(_turns)
    except wires.Restart:
        return "restart"
    except StopIteration:
        return "end"
    display = getattr(sys.modules.get("board"), "DISPLAY", None)
    if display and display.auto_refresh:
        display.refresh()
    return "turn"
