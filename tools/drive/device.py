# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the device makes of a drive: its own code.py is asked, so that the two never differ.

code.py is plain Python. It runs here with an `open`, an `os.listdir` and a `board` of ours, which
show it a drive that may be anywhere, or only planned.
"""

import builtins
import io
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath
from types import SimpleNamespace
from typing import Any

from tools.drive.filesystem import FileSystem
from tools.support.environment import ROOT


def strays(listed: Iterable[str], paths: Iterable[str]) -> list[str]:
    """What keeps the device from starting with the listed files, among these files and folders."""
    return sorted(_code_py(paths)["strays"](set(listed)))


def verdict(root: Path, system: FileSystem, board_id: str) -> str | None:
    """What the device will say of this drive instead of starting; None if it starts."""
    there = system.listing(root)

    def opened(path: str, mode: str = "r") -> io.IOBase:
        data = system.read(root / path)
        return io.BytesIO(data) if "b" in mode else io.StringIO(data.decode())

    message: str | None = _code_py((*there.sizes, *there.folders), opened, board_id)["problem"]([])
    return message


def _code_py(
    paths: Iterable[str], opened: Callable[..., io.IOBase] | None = None, board_id: str = ""
) -> dict[str, Any]:
    """The names that code.py defines, on a board whose drive has these files and folders."""
    inside: dict[str, set[str]] = {}
    for path in paths:
        for place in (PurePosixPath(path), *PurePosixPath(path).parents[:-1]):
            inside.setdefault(str(place.parent), set()).add(place.name)
    modules = {
        "board": SimpleNamespace(board_id=board_id),
        "os": SimpleNamespace(listdir=lambda folder: sorted(inside.get(folder, ()))),
    }

    def imported(name: str, *rest: Any) -> Any:
        return modules[name] if name in modules else __import__(name, *rest)

    names: dict[str, Any] = {
        "__name__": "code",
        "__builtins__": {**vars(builtins), "__import__": imported, "open": opened},
    }
    program = ROOT / "firmware" / "code.py"
    exec(compile(program.read_text(encoding="utf-8"), program.name, "exec"), names)
    return names
