# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Builds what lies on a board's drive: our packages, the libraries they need, a manifest."""

import pprint
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Any

from tools.boards.board import Board
from tools.drive import manifest as manifests
from tools.drive.compiler import MICROPYTHON, BuildError, compiled, for_circuitpython
from tools.drive.fonts import LICENCE, font_files
from tools.drive.imports import library_files
from tools.drive.manifest import Manifest, Tree
from tools.support import firmware
from tools.support.environment import ROOT


def build(board: Board, target: Path, *, root: Path = ROOT, **how: Any) -> Manifest:
    """Lay the drive's files out in a folder, which is empty or an earlier build; the rest is as
    for assemble."""
    tree = assemble(board, root=root, **how)
    try:
        target.mkdir(parents=True, exist_ok=True)
        if (target / "boot_out.txt").exists():
            raise BuildError(f"{target} is a board's drive; flash it with --drive {target}.")
        earlier = target / manifests.NAME
        before = manifests.decode(earlier.read_bytes()) if earlier.exists() else None
        if before is None and any(target.iterdir()):
            raise BuildError(f"{target} has other files in it; name an empty folder.")
        for path in set(before.files if before else ()) - set(tree):
            (target / path).unlink(missing_ok=True)
        for path, data in with_manifest(tree, board, root).items():
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).unlink(missing_ok=True)  # it may be a link that leads elsewhere
            (target / path).write_bytes(data)
    except OSError as problem:
        raise BuildError(f"{target} cannot be written: {problem.strerror}.") from problem
    return manifest_of(tree, board, root)


def assemble(
    board: Board,
    *,
    mpy: bool = True,
    mpy_cross: Path | None = None,
    root: Path = ROOT,
    say: Callable[[str], object] = lambda sentence: None,
) -> dict[str, bytes]:
    """Every file of the drive but the manifest, by its path. Same input, same bytes."""
    try:
        modules = sources(board, root)
        code = {name: (root / "firmware" / name).read_bytes() for name in manifests.ROOT_FILES}
        libraries = library_files(modules)
        modules |= {f"lib/{name}": path.read_bytes() for name, path in libraries.items()}
        code |= font_files((board.screen.width, board.screen.height), root)
        if mpy:
            modules = _compiled(modules, mpy_cross, say)
    except UnicodeDecodeError as problem:
        raise BuildError("A source file is not UTF-8 text: save it as UTF-8.") from problem
    except SyntaxError as problem:
        raise BuildError(f"A source file has a mistake: {problem}.") from problem
    except OSError as problem:
        raise BuildError(f"{problem.filename} cannot be read: {problem.strerror}.") from problem
    return dict(sorted({**code, **modules}.items()))


def manifest_of(tree: Tree, board: Board, root: Path = ROOT) -> Manifest:
    """The manifest for any drive of this board."""
    return Manifest.of(tree, firmware.version(root), board.id, board.board)


def with_manifest(tree: Tree, board: Board, root: Path = ROOT) -> dict[str, bytes]:
    """All that lies on the drive."""
    return {**tree, manifests.NAME: manifest_of(tree, board, root).encode()}


def foreign_files(board: Board) -> list[Path]:
    """The installed files of others that this board's drive is made of."""
    return [*library_files(sources(board)).values(), LICENCE]


def board_data(board: Board) -> str:
    """The module tipperary.board_data: the board file as the device reads it."""
    return f"BOARD = {pprint.pformat(board.device_data(), width=100, sort_dicts=False)}\n"


def sources(board: Board, root: Path = ROOT) -> dict[str, bytes]:
    """Our own modules for a board."""
    found = {}
    for folder, package in ((root, "engine_core"), (root / "firmware", "tipperary")):
        for path in sorted((folder / package).rglob("*.py")):
            name = path.relative_to(folder).as_posix()
            if not manifests.is_ours(name):
                raise BuildError(f"{name} cannot go on a drive: rename it, or move it away.")
            if not _left_out(name, board):
                found[name] = path.read_bytes()
        if f"{package}/__init__.py" not in found:
            raise BuildError(f"{package} is not whole: its __init__.py is missing.")
    found["tipperary/board_data.py"] = board_data(board).encode()
    return found


def _left_out(name: str, board: Board) -> bool:
    """The one place that knows which of our modules a drive can do without."""
    path = PurePosixPath(name)
    room, module = path.parent.name, path.stem
    if room == "displays":
        driver = board.screen.driver
        return module not in ("__init__", driver, firmware.displays()[driver])
    needed_by = {
        "input/knob": "encoder",
        "input/stick": "joystick",
        "sound/piezo": "piezo",
        "sound/speaker": "dac",
    }
    parts = {part.kind for part in (*board.keys, board.sound) if part}
    return needed_by.get(f"{room}/{module}", "") not in {"", *parts}


def _compiled(
    modules: dict[str, bytes], mpy_cross: Path | None, say: Callable[[str], object]
) -> dict[str, bytes]:
    made = {name: compiled(source, name, mpy_cross) for name, source in modules.items()}
    whose, more = "CircuitPython's", ""
    if any(mpy.startswith(MICROPYTHON) for mpy in made.values()):
        whose, more = "MicroPython's", "; the files are marked for CircuitPython"
    say(f"Compiled with {whose} mpy-cross{more}.")
    return {
        name.removesuffix(".py") + ".mpy": for_circuitpython(mpy, modules[name], name)
        for name, mpy in made.items()
    }
