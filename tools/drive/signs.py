# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Our pictures by name: firmware/pictures has them, firmware/tipperary/signs.py their places."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIRST = 0x80  # the place of the first picture in every font
FIGURE, THIN = "\x9e", "\x9f"  # signs.FIGURE and signs.THIN


@cache
def picture_names(root: Path = ROOT) -> tuple[str, ...]:
    """The pictures in the order of their places."""
    source = (root / "firmware" / "tipperary" / "signs.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "NAMES":
            return tuple(str(ast.literal_eval(node.value)).split())
    raise ValueError("firmware/tipperary/signs.py has no NAMES.")


def with_pictures(text: str) -> str:
    """The text with each {name} as the picture of that name."""
    names = picture_names()
    return re.sub(r"{(\w+)}", lambda match: chr(FIRST + names.index(match[1])), text)


def with_names(text: str) -> str:
    """The text with each picture as its {name}, and the device's spaces as everyone's."""
    text = re.sub(f"{THIN}{{2,}}", ", ", text)  # what keeps two pieces of a line apart
    text = re.sub(f"([\x80-\x9d]){THIN}", r"\1 ", text)
    text = text.replace(FIGURE, " ")
    for place, name in enumerate(picture_names()):
        text = text.replace(chr(FIRST + place), f"{{{name}}}")
    return text.replace(THIN, "\u202f")
