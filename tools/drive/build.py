# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Builds what lies on a board's drive: our packages, the libraries they need, a manifest."""

from __future__ import annotations

import ast
import pprint
import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

from tools.drive import manifest as manifests
from tools.drive.boards import Board
from tools.drive.compiler import MICROPYTHON, CompileError, compiled, for_circuitpython
from tools.drive.fonts import LICENCE, font_files
from tools.drive.imports import ImportProblem, library_files
from tools.drive.manifest import Manifest
from tools.drive.renaming import renamed

ROOT = Path(__file__).resolve().parents[2]


class BuildError(Exception):
    """The drive cannot be built; the message says why."""


def _quiet(sentence: str) -> None:
    pass


def build(
    board: Board,
    target: Path,
    *,
    mpy: bool = True,
    mpy_cross: Path | None = None,
    languages: Iterable[str] | None = None,
    libraries: bool = True,
    root: Path = ROOT,
    say: Callable[[str], None] = _quiet,
) -> Manifest:
    """Lay the drive's files out in a folder, which is empty or an earlier build."""
    tree = assemble(
        board,
        mpy=mpy,
        mpy_cross=mpy_cross,
        languages=languages,
        libraries=libraries,
        root=root,
        say=say,
    )
    made = Manifest.of(tree, version(root), board.id)
    _lay_out({**tree, manifests.NAME: made.encode()}, target)
    return made


def assemble(
    board: Board,
    *,
    mpy: bool = True,
    mpy_cross: Path | None = None,
    languages: Iterable[str] | None = None,
    libraries: bool = True,
    root: Path = ROOT,
    say: Callable[[str], None] = _quiet,
) -> dict[str, bytes]:
    """Every file of the drive but the manifest, by its path. Same input, same bytes."""
    try:
        modules = _own_modules(board, root, languages)
        texts = {name: source.decode() for name, source in modules.items()}
        code = {name: (root / "firmware" / name).read_bytes() for name in manifests.ROOT_FILES}
        lent = library_files(board, texts) if libraries else {}
        theirs = {f"lib/{name}": path.read_bytes() for name, path in lent.items()}
        if mpy:
            beside = [source.decode() for source in (*code.values(), *theirs.values())]
            modules = {name: text.encode() for name, text in renamed(texts, beside).items()}
        modules.update(theirs)
        screen = (board.screen.width, board.screen.height)
        code.update(font_files(screen, root))
        if mpy:
            modules = _compiled(modules, mpy_cross, say)
    except (CompileError, ImportProblem) as problem:
        raise BuildError(str(problem)) from problem
    except UnicodeDecodeError as problem:
        raise BuildError("A source file is not UTF-8 text: save it as UTF-8.") from problem
    except SyntaxError as problem:
        raise BuildError(f"A source file has a mistake: {problem}.") from problem
    except OSError as problem:
        raise BuildError(f"{problem.filename} cannot be read: {problem.strerror}.") from problem
    return dict(sorted({**code, **modules}.items()))


def foreign_files(board: Board, root: Path = ROOT) -> list[Path]:
    """The installed files of others that this board's drive is made of."""
    texts = {name: source.decode() for name, source in _own_modules(board, root, None).items()}
    return [*library_files(board, texts).values(), LICENCE]


def version(root: Path = ROOT) -> str:
    """The one version number, from firmware/tipperary/__init__.py."""
    path = root / "firmware" / "tipperary" / "__init__.py"
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise BuildError("firmware/tipperary/__init__.py has no __version__.")


def board_data(board: Board) -> str:
    """The module tipperary.board_data: the board file as the device reads it."""
    return f"BOARD = {pprint.pformat(board.device_data(), width=100, sort_dicts=False)}\n"


def _own_modules(board: Board, root: Path, languages: Iterable[str] | None) -> dict[str, bytes]:
    found = {}
    for folder, package in ((root, "engine_core"), (root / "firmware", "tipperary")):
        for path in sorted((folder / package).rglob("*.py")):
            name = path.relative_to(folder).as_posix()
            if not manifests.is_ours(name):
                raise BuildError(f"{name} cannot go on a drive: rename it, or move it away.")
            if not _left_out(name, board, languages):
                found[name] = path.read_bytes()
        if f"{package}/__init__.py" not in found:
            raise BuildError(f"{package} is not whole: its __init__.py is missing.")
    found["tipperary/board_data.py"] = board_data(board).encode()
    return found


def languages(root: Path = ROOT) -> dict[str, str]:
    """What each language calls itself, by its code; in the order that the device has them in."""
    found = {}
    for path in (root / "firmware" / "tipperary" / "texts").glob("[!_.]*.py"):
        name = re.search(r"^NAME=(.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        found[path.stem] = name[1] if name else path.stem
    return dict(sorted(found.items(), key=lambda item: (item[0] != "en", item[0])))


def _left_out(name: str, board: Board, languages: Iterable[str] | None) -> bool:
    """The one place that knows which of our modules a drive can do without."""
    path = PurePosixPath(name)
    if path.parent.name == "texts" and path.stem != "__init__":
        return languages is not None and path.stem not in languages
    kinds = {keys.kind for keys in board.keys}
    needed = {
        "sources/knob": "encoder" in kinds,
        "sources/stick": "joystick" in kinds,
        "mirror": board.mirror,
        "piezo": board.sound is not None and board.sound.kind != "dac",
        "speaker": board.sound is not None and board.sound.kind == "dac",
    }
    return not needed.get(name.removeprefix("tipperary/").removesuffix(".py"), True)


def _compiled(
    modules: dict[str, bytes], mpy_cross: Path | None, say: Callable[[str], None]
) -> dict[str, bytes]:
    made = {}
    retagged = False
    for name, source in modules.items():
        mpy = compiled(source, name, mpy_cross)
        retagged |= mpy.startswith(MICROPYTHON)
        made[name.removesuffix(".py") + ".mpy"] = for_circuitpython(mpy, source, name)
    if retagged:
        say("Compiled with MicroPython's mpy-cross; the files are marked for CircuitPython.")
    else:
        say("Compiled with CircuitPython's mpy-cross.")
    return made


def _lay_out(tree: dict[str, bytes], target: Path) -> None:
    try:
        target.mkdir(parents=True, exist_ok=True)
        if (target / "boot_out.txt").exists():
            raise BuildError(f"{target} is a board's drive; flash it with --drive {target}.")
        earlier = target / manifests.NAME
        before = manifests.decode(earlier.read_bytes()) if earlier.exists() else None
        if before is None and any(target.iterdir()):
            raise BuildError(f"{target} has other files in it; name an empty folder.")
        for path in before.files if before else ():
            if path not in tree:
                (target / path).unlink(missing_ok=True)
        for path, data in tree.items():
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).write_bytes(data)
    except OSError as problem:
        raise BuildError(f"{target} cannot be written: {problem.strerror}.") from problem
