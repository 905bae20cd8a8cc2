# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A CIRCUITPY drive in a folder, and a file system that breaks where it is told to."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

from tools.drive.filesystem import FileSystem, Space

CHIPS = {
    "adafruit_feather_esp32s3_reverse_tft": ("Adafruit Feather ESP32-S3 Reverse TFT", "ESP32S3"),
    "adafruit_macropad_rp2040": ("Adafruit MacroPad RP2040", "rp2040"),
    "pybadge": ("Adafruit Pybadge", "samd51j19"),
    "pygamer": ("Adafruit PyGamer", "samd51j19"),
    "raspberry_pi_pico": ("Raspberry Pi Pico", "rp2040"),
    "raspberry_pi_pico2": ("Raspberry Pi Pico 2", "rp2350a"),
    "raspberry_pi_pico_w": ("Raspberry Pi Pico W", "rp2040"),
}

# What is on a drive that CircuitPython has just made, and on one that somebody uses.
FRESH = {
    "boot_out.txt": b"",
    "code.py": b'print("Hello World!")\n',
    "settings.toml": b"",
    ".metadata_never_index": b"",
    ".Trashes": b"",
    ".fseventsd/no_log": b"",
}
LIVED_IN = {
    "settings.toml": b'CIRCUITPY_WIFI_SSID = "home"\n',
    "._settings.toml": b"resource fork",
    "photos/sheep.bmp": b"BM" + bytes(3000),
    "lib/adafruit_bus_device/i2c_device.mpy": b"C\x06\x00\x1f other",
    "lib/my_helper.py": b"HELP = 1\n",
    "tipperary/notes.txt": b"Saturday: 61 points\n",
    "main.py": b"print('never runs')\n",
}


def boot_out(board_id: str, version: str = "10.0.3") -> bytes:
    name, chip = CHIPS.get(board_id, (board_id, "rp2040"))
    return (
        f"Adafruit CircuitPython {version} on 2025-10-17; {name} with {chip}\r\n"
        f"Board ID:{board_id}\r\nUID:E6614103E7174D25\r\nboot.py output:\r\n"
    ).encode()


def make_drive(folder: Path, board_id: str = "raspberry_pi_pico", version: str = "10.0.3") -> Path:
    (folder / "lib").mkdir(parents=True)
    put(folder, FRESH)
    put(folder, {"boot_out.txt": boot_out(board_id, version)})
    return folder


def put(folder: Path, files: dict[str, bytes]) -> None:
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file under the folder, hidden ones too."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


Fault = Callable[["Drive", Path], None]


class Drive(FileSystem):
    """A drive of so many clusters that counts what is done to it, and fails when told.

    What is written and not yet flushed is lost when the drive fails, as with a pulled cable.
    """

    def __init__(self, root: Path, clusters: int = 2000, cluster: int = 512) -> None:
        self.root = root
        self.clusters = clusters
        self.cluster = cluster
        self.done: list[tuple[str, str]] = []
        self.fail_at = 0  # the number, from 1, of the first operation that fails
        self.fault: Fault | None = None
        self.read_only = False
        self.leaves_forks = False  # as macOS does: a "._" file beside each that it writes
        self._unflushed: dict[Path, int] = {}
        self._room = 0  # clusters that are surely free

    @property
    def written(self) -> list[str]:
        return [path for what, path in self.done if what == "write"]

    def _demand_writable(self) -> None:
        if self.read_only:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    def _step(self, what: str, path: Path) -> None:
        self._demand_writable()
        self.done.append((what, path.relative_to(self.root).as_posix()))
        if self.fail_at and len(self.done) >= self.fail_at and self.fault:
            for lost in self._unflushed:
                if lost.exists():
                    os.truncate(lost, 0)
            self._unflushed.clear()
            self.fault(self, path)

    def used(self) -> int:
        return sum(-(-size // self.cluster) for size in self.listing(self.root).sizes.values())

    def _take(self, clusters: int) -> None:
        self._room -= clusters
        if self._room < 0:  # what was given back meanwhile counts only now
            self._room = self.clusters - self.used() - clusters
        if self._room < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def write(self, path: Path, data: bytes) -> None:
        self._demand_writable()
        path.write_bytes(data[: len(data) // 2])
        self._step("write", path)
        path.write_bytes(b"")
        self._take(-(-len(data) // self.cluster))
        path.write_bytes(data)
        self._unflushed[path] = len(data)
        if self.leaves_forks:
            (path.parent / f"._{path.name}").write_bytes(b"fork")
            self._room -= 1

    def flush(self, path: Path) -> None:
        self._step("flush", path)
        self._unflushed.pop(path, None)

    def flush_volume(self, root: Path) -> None:
        self._step("flush", root)

    def remove(self, path: Path) -> None:
        self._step("remove", path)
        super().remove(path)

    def make_folder(self, path: Path) -> None:
        self._step("folder", path)
        super().make_folder(path)

    def remove_folder_if_empty(self, path: Path) -> None:
        self._step("remove", path)
        super().remove_folder_if_empty(path)

    def space(self, root: Path) -> Space:
        self._room = self.clusters - self.used()
        return Space(self._room * self.cluster, self.cluster)

    def is_read_only(self, root: Path) -> bool:
        return False  # found out at the first write, as where the system does not say


def failing(number: int) -> Fault:
    def fail(drive: Drive, path: Path) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def vanish(drive: Drive, path: Path) -> None:
    """The cable is pulled: the folder itself is gone (and comes back by `come_back`)."""
    if drive.root.exists():
        shutil.move(drive.root, _away(drive.root))
    raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))


def come_back(drive: Path) -> None:
    if not drive.exists():
        shutil.move(_away(drive), drive)


def _away(root: Path) -> Path:
    return root.with_name(f"{root.name} in somebody's pocket")
