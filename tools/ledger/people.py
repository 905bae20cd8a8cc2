# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Names are people: a small file says who is meant by which names on the device."""

import tomllib
from collections.abc import Callable
from pathlib import Path

from tools.ledger.book import BookError
from tools.support.visible import visible

NAME = "people.toml"
START = """\
# Who is meant by which names on the device. Capitals do not matter; a name that is not here is a
# person of its own. A coat of arms without a name goes by Castle, Yellow, Blue, Green or Pink.
#
# "Anna Maria" = ["Anna", "Ani"]
# "Tomás" = ["Tom", "Blue"]
"""


def load(path: Path) -> Callable[[str], str]:
    """Says who is meant by a name; a file to fill in is made where there is none."""
    try:
        if not path.exists():
            path.write_text(START, encoding="utf-8")
        told = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as problem:
        raise BookError(f"{path} cannot be read: {problem.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BookError(f"{path} is not as it should be: {problem}.") from None
    names: dict[str, str] = {}
    for person, listed in told.items():
        if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
            raise BookError(f'{path}: the names of {person} are a list: "{person}" = ["Anna"].')
        person = visible(person)
        for name in listed:
            other = names.setdefault(name.casefold(), person)
            if other != person:
                raise BookError(f"{path}: {name} is {other} and {person}; one of them has to go.")
    return lambda name: names.get(name.casefold(), name)
