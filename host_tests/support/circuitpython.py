# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What CircuitPython itself says of a board, from its own stubs."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tools.drive.imports import CIRCUITPYTHON, imports_of


class Build(NamedTuple):
    """What CircuitPython itself says of a board."""

    port: str
    pins: frozenset[str]
    modules: frozenset[str]
    nvm: int


def circuitpython_build(board_id: str) -> Build:
    spec = importlib.util.find_spec("board_definitions")
    assert spec is not None, "circuitpython-stubs is missing"
    assert spec.submodule_search_locations is not None
    path = Path(spec.submodule_search_locations[0]) / board_id / "__init__.pyi"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    words = dict(re.findall(r"^ - ([^:\n]+): ?(.*)$", ast.get_docstring(tree) or "", re.M))
    targets = (node.target for node in tree.body if isinstance(node, ast.AnnAssign))
    return Build(
        port=words["port"],
        pins=frozenset(name.id for name in targets if isinstance(name, ast.Name)),
        modules=frozenset(words["Included modules"].split(", ")),
        nvm=int(words["NVM size"]),
    )


def modules_of(sources: Mapping[str, bytes]) -> frozenset[str]:
    """CircuitPython's own modules without which these sources do not start."""
    return frozenset(
        top
        for name, source in sources.items()
        for found in imports_of(source, name.rpartition("/")[0].replace("/", "."))
        for top in [found.module.partition(".")[0]]
        if top in CIRCUITPYTHON and not found.guarded
    )
