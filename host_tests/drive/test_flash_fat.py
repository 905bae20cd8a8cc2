# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Flashing a real FAT12 image: the current fails after any sector, and a rerun mends the drive."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from host_tests.drive.fat import SECTOR, Cut, blank
from host_tests.drive.fat_drive import PLACE, FatDrive
from host_tests.support.drive import boot_out
from tools.drive.copy import copy
from tools.drive.manifest import NAME, Manifest
from tools.drive.plan import SPARE, Plan

BOARD = "raspberry_pi_pico"
USERS = {
    "boot_out.txt": boot_out(BOARD),
    "code.py": b"print('my own program')\n" * 300,
    "settings.toml": b"",
    "lib/my_helper.py": b"HELP = 1\n" * 99,
}
# Long names and more files than a folder of one cluster takes.
TREE = {
    "boot.py": b"import storage\n",
    "code.py": b"import tipperary.main\n" * 40,
    "engine_core/__init__.mpy": b"C\x06\x00\x1f",
    **{f"tipperary/screens/end_of_round_{n}.mpy": bytes([n]) * 300 * n for n in range(1, 8)},
    "tipperary/main.mpy": b"C\x06\x00\x1f main" * 90,
    "lib/neopixel.mpy": b"C\x06\x00\x1f neopixel",
}
EARLIER = {
    **TREE,
    "code.py": b"import tipperary.start\n" * 70,
    "tipperary/main.mpy": b"C\x06\x00\x1f start",
    "tipperary/old/wheel.mpy": b"C\x06\x00\x1f wheel" * 40,
    "engine_core/long_forgotten_rules.mpy": b"C\x06\x00\x1f rules",
}


def flash(drive: FatDrive, tree: dict[str, bytes]) -> None:
    target = Manifest.of(tree, "1.0", BOARD)
    plan = Plan(tree, target, PLACE, drive)
    assert plan.fits
    copy(plan, drive)


def whole(tree: dict[str, bytes]) -> dict[str, bytes]:
    """What the drive holds in the end."""
    backup = {"code.py.bak": USERS["code.py"]} if "code.py" in tree else {}
    return {**USERS, **backup, **tree, NAME: Manifest.of(tree, "1.0", BOARD).encode()}


@cache
def users_drive() -> bytes:
    drive = FatDrive(blank())
    drive.make_folder(PLACE / "lib")
    for path, data in USERS.items():
        drive.write(PLACE / path, data)
    drive.flush_volume(PLACE)
    return bytes(drive.fat.disk)


@cache
def older_drive() -> bytes:
    drive = FatDrive(users_drive())
    flash(drive, EARLIER)
    return bytes(drive.fat.disk)


every_start = pytest.mark.parametrize("start", [users_drive, older_drive])


@every_start
def test_each_step_is_on_the_drive_before_the_next_begins(start: Callable[[], bytes]) -> None:
    drive = FatDrive(start())
    flash(drive, TREE)
    assert drive.unsettled == []
    assert FatDrive(bytes(drive.fat.disk)).contents() == whole(TREE)
    flash(drive, TREE)  # nothing to do, and the plan says so
    assert drive.unsettled == []


def mends(image: bytes, tree: dict[str, bytes], sectors: int) -> None:
    """A flash gets so many sectors far; what it leaves can be read, and the next one mends it."""
    drive = FatDrive(image)
    drive.fat.cut_after = sectors
    with pytest.raises(Cut):
        flash(drive, tree)
    after = FatDrive(bytes(drive.fat.disk))
    left = after.contents()  # every folder and every file can be read
    for path, data in USERS.items():
        kept = [path, "code.py.bak"] if path == "code.py" else [path]
        assert data in [left.get(name) for name in kept], f"{path} lost after {sectors}"
    flash(after, tree)
    mended = FatDrive(bytes(after.fat.disk))
    assert mended.contents() == whole(tree), f"after {sectors} sectors"


def sectors_of(image: bytes, tree: dict[str, bytes]) -> int:
    drive = FatDrive(image)
    flash(drive, tree)
    return drive.fat.written


SMALL = {name: TREE[name] for name in ("boot.py", "tipperary/screens/end_of_round_1.mpy")}


@cache
def small_drive() -> bytes:
    """An earlier copy of ours, with a file and a folder that are no longer needed."""
    drive = FatDrive(users_drive())
    flash(drive, {"boot.py": b"import usb\n", "tipperary/old/wheel.mpy": b"C\x06\x00\x1f wheel"})
    return bytes(drive.fat.disk)


def test_a_cut_after_any_sector_of_a_small_flash_is_mended() -> None:
    for sectors in range(sectors_of(small_drive(), SMALL)):
        mends(small_drive(), SMALL, sectors)


@pytest.mark.slow
@every_start
def test_a_cut_after_any_sector_is_mended(start: Callable[[], bytes]) -> None:
    image = start()
    for sectors in range(sectors_of(image, TREE)):
        mends(image, TREE, sectors)


class Mac(FatDrive):
    """Lays a hidden file beside each one that is written, as macOS does."""

    def write(self, path: Path, data: bytes) -> None:
        super().write(path, data)
        self.fat.write(self._name(path.with_name(f"._{path.name}")), bytes(4096))


@every_start
@pytest.mark.parametrize("kind", [FatDrive, Mac])
def test_what_the_plan_says_is_enough_and_one_cluster_less_is_refused(
    kind: type[FatDrive], start: Callable[[], bytes]
) -> None:
    def filled(spare: int) -> FatDrive:
        """The same drive with so many clusters free, the rest taken by the user."""
        drive = kind(start())
        plan = Plan(TREE, Manifest.of(TREE, "1.0", BOARD), PLACE, drive)
        free = drive.space(PLACE).free // SECTOR
        drive.fat.write("photos.bin", bytes((free - plan.needed - spare) * SECTOR))
        drive.flush_volume(PLACE)
        return kind(bytes(drive.fat.disk))

    enough = filled(0)
    flash(enough, TREE)
    photos = {"photos.bin": enough.fat.read("photos.bin")}
    assert enough.contents() == {**whole(TREE), **photos}
    if kind is FatDrive:  # no more is asked for than the spare, and a folder's growth
        assert SPARE // SECTOR <= enough.fat.least_free <= SPARE // SECTOR + 1
    short = filled(-1)
    assert not Plan(TREE, Manifest.of(TREE, "1.0", BOARD), PLACE, short).fits


def test_there_is_room_for_the_names_of_copies_however_full_a_folder_is() -> None:
    own = {f"lib/{letter}.py": b"" for letter in "abcdefghijklmno"}
    for count in range(len(own)):
        drive = FatDrive(users_drive())
        for path, data in [("lib/neopixel.mpy", b"my own"), *list(own.items())[:count]]:
            drive.write(PLACE / path, data)
        drive.flush_volume(PLACE)
        plan = Plan(TREE, Manifest.of(TREE, "1.0", BOARD), PLACE, drive)
        assert plan.backups["lib/neopixel.mpy"] == "lib/neopixel.mpy.bak"
        free = drive.space(PLACE).free // SECTOR
        copy(plan, drive)
        assert free - drive.fat.least_free + SPARE // SECTOR <= plan.needed, count


def test_the_image_is_one_that_other_programs_accept(tmp_path: Path) -> None:
    checker = shutil.which("fsck.vfat", path="/usr/sbin:/sbin:/usr/bin:/bin")
    if checker is None:
        pytest.skip("no fsck.vfat here: apt-get install dosfstools")
    drive = FatDrive(older_drive())
    flash(drive, TREE)
    image = tmp_path / "image"
    image.write_bytes(drive.fat.disk)
    run = subprocess.run([checker, "-n", str(image)], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout
    folders = 4
    assert f"{len(whole(TREE)) + folders} files" in run.stdout
