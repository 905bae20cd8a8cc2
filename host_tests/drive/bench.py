# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A repository, a drive in a folder, and the command that joins them."""

from __future__ import annotations

from pathlib import Path

from host_tests.support.daily import PICO
from host_tests.support.drive import Drive, make_drive
from host_tests.support.repository import small_repository
from tools.drive.build import assemble
from tools.drive.flash import main
from tools.drive.manifest import NAME, Manifest
from tools.drive.world import World
from tools.flash import parse


class Bench:
    """A work bench: a repository, a drive, and the command that joins them."""

    def __init__(self, folder: Path) -> None:
        self.repository = small_repository(folder / "repository")
        self.path = make_drive(folder / "CIRCUITPY")
        self.drive = Drive(self.path)
        self.said: list[str] = []
        self.tests_pass = True
        self.tests_run = 0

    def tests(self) -> bool:
        self.tests_run += 1
        return self.tests_pass

    def flash(self, *arguments: str, **others: object) -> int:
        self.said.clear()
        self.drive.done.clear()
        world = World(
            volumes=lambda: [(self.path, "CIRCUITPY")],
            system=self.drive,
            tests=self.tests,
            root=self.repository,
            say=self.said.append,
        )
        vars(world).update(others)
        return main(parse([*arguments]), world)

    def built(self, mpy: bool = True) -> dict[str, bytes]:
        tree = assemble(PICO, root=self.repository, mpy=mpy)
        return {**tree, NAME: Manifest.of(tree, "1.2.3", PICO.id).encode()}

    @property
    def text(self) -> str:
        return "\n".join(self.said)
