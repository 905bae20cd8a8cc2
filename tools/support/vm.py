# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Runs compiled modules in a real 32-bit MicroPython, one step at a time.

The machine collects garbage only between steps, and where a board would run out of memory its
heap grows. So a program that is driven in small steps fits into a heap when `grew` stays False.
"""

import ast
import base64
from pathlib import Path
from typing import Any

from tools.drive.compiler import compiled
from tools.support.environment import NODE_PACKAGES, ROOT
from tools.support.node_program import NodeProgram

MICROPYTHON = (
    NODE_PACKAGES / "node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
)


class VmError(Exception):
    """What went wrong inside the machine, with its own traceback."""


def compile_mpy(path: Path) -> bytes:
    """One of our modules as .mpy, as it is built for a board."""
    return compiled(path.read_bytes(), path.relative_to(ROOT).as_posix())


class Vm(NodeProgram):
    """One machine with a heap of so many bytes."""

    def __init__(self, heap: int) -> None:
        self.grew = False
        super().__init__(Path(__file__).with_suffix(".mjs"), MICROPYTHON, heap)
        self._total: int = self._ask(run="")["total"]
        self._empty = 0
        self._empty = self.heap_used()

    def write(self, path: str, data: bytes) -> None:
        """Put a file into the machine's file system, which takes nothing from its heap."""
        self._ask(write=path, data=base64.b64encode(data).decode())

    def load(self, package: str, root: Path = ROOT) -> None:
        """Put a whole package of ours there, compiled."""
        for path in sorted((root / package).rglob("*.py")):
            name = path.relative_to(root).with_suffix(".mpy").as_posix()
            self.write(name, compile_mpy(path))

    def run(self, source: str) -> str:
        """Run one step and return what it printed."""
        answer = self._ask(run=source)
        self.grew |= answer["total"] != self._total
        if answer["error"] is not None:
            raise VmError(answer["error"])
        return str(answer["out"])

    def value(self, expression: str) -> Any:
        """The value of an expression of plain numbers, texts, bytes, tuples and the like."""
        return ast.literal_eval(self.run(f"print(repr({expression}))"))

    def heap_used(self) -> int:
        """Bytes of the heap that are in use and no garbage, more than in an empty machine."""
        self.run("gc.collect()")
        return int(self.run("print(gc.mem_alloc())")) - self._empty

    def allocated_by(self, statement: str) -> int:
        """Bytes that a statement takes from the heap, garbage included, to the byte."""
        self.run("_before = _after = 0")
        taken = f"_before = gc.mem_alloc()\n{statement}\n_after = gc.mem_alloc()"
        return int(self.run(f"gc.disable()\n{taken}\ngc.enable()\nprint(_after - _before)"))

    def _ask(self, **request: str) -> dict[str, Any]:
        answer = self.ask(request)
        if answer is None:
            raise VmError(f"The machine died or hung in: {request.get('run', 'a write')}")
        return answer
