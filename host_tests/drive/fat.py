# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A FAT12 drive of 1 MB behind a computer's cache, as a Pico has one and as Linux treats it.

Sectors change in the cache, and reach the drive when they are flushed, one after the other, in the
order in which Linux 6.1 was seen to write them. The current can fail after any of them.
"""

from __future__ import annotations

import errno
import os
import random
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

SECTOR, SECTORS, SLOT = 512, 2048, 32
TABLE, ROOT, DATA = 1, 13, 45  # where they begin; the table is there twice
TABLE_SECTORS = 6
CLUSTERS = range(2, SECTORS - DATA + 2)
END, FOLDER, LONG = 0xFFF, 0x10, 0x0F
BOOT = struct.pack(
    "<3s8sHBHBHHBHHHIIBBBI11s8s",
    *(b"\xeb\x3c\x90", b"MSDOS5.0", SECTOR, 1, 1, 2, 512, SECTORS, 0xF8, TABLE_SECTORS, 1, 1, 0, 0),
    *(0x80, 0, 0x29, 0x5EED, b"NO NAME    ", b"FAT12   "),
)


class Cut(Exception):
    """The cable is pulled."""


@dataclass
class Entry:
    name: str
    folder: bool
    start: int
    size: int
    slots: list[int]  # where its pieces are, in bytes from the beginning; the last has the start


def blank(seed: int = 1) -> bytes:
    """An empty drive that has been used before: its free clusters hold what was there."""
    rubbish = random.Random(seed).randbytes((SECTORS - DATA) * SECTOR)
    tables = (b"\xf8\xff\xff".ljust(TABLE_SECTORS * SECTOR, b"\0")) * 2
    head = BOOT.ljust(510, b"\0") + b"\x55\xaa" + tables
    return head.ljust(DATA * SECTOR, b"\0") + rubbish


class Fat:
    def __init__(self, image: bytes) -> None:
        self.disk = bytearray(image)
        self.cache = bytearray(image)
        self.dirty: set[int] = set()
        self.written = 0  # sectors
        self.cut_after = -1
        self.least_free = SECTORS
        self._files: dict[str, tuple[int, int]] = {}  # start and size that no entry has yet

    @cached_property
    def _taken(self) -> set[int]:
        return {cluster for cluster in CLUSTERS if self._next(cluster)}

    @property
    def free(self) -> int:
        return len(CLUSTERS) - len(self._taken)

    # Sectors

    def _change(self, place: int, data: bytes) -> None:
        self.cache[place : place + len(data)] = data
        last = place + max(len(data), 1) - 1
        self.dirty.update(range(place // SECTOR, last // SECTOR + 1))

    def _sync(self, sectors: Iterable[int]) -> None:
        for sector in sectors:
            if sector in self.dirty:
                if self.written == self.cut_after:
                    raise Cut
                place = slice(sector * SECTOR, (sector + 1) * SECTOR)
                self.disk[place] = self.cache[place]
                self.dirty.remove(sector)
                self.written += 1

    @property
    def settled(self) -> bool:
        """Whether the drive has everything."""
        return not self.dirty and not self._files

    # The table of clusters

    def _next(self, cluster: int) -> int:
        place = TABLE * SECTOR + cluster * 3 // 2
        pair = int.from_bytes(self.cache[place : place + 2], "little")
        return pair >> 4 if cluster % 2 else pair & 0xFFF

    def _set_next(self, cluster: int, value: int) -> None:
        (self._taken.add if value else self._taken.discard)(cluster)
        for table in (TABLE, TABLE + TABLE_SECTORS):
            place = table * SECTOR + cluster * 3 // 2
            pair = int.from_bytes(self.cache[place : place + 2], "little")
            pair = pair & 0xF | value << 4 if cluster % 2 else pair & 0xF000 | value
            self._change(place, pair.to_bytes(2, "little"))

    def _chain(self, cluster: int) -> list[int]:
        found: list[int] = []
        while cluster < 0xFF8:
            if cluster not in CLUSTERS or cluster in found:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            found.append(cluster)
            cluster = self._next(cluster)
        return found

    def _take(self, count: int) -> list[int]:
        taken = list(islice((one for one in CLUSTERS if one not in self._taken), count))
        if len(taken) < count:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        for cluster, after in zip(taken, [*taken[1:], END], strict=False):
            self._set_next(cluster, after)
        self.least_free = min(self.least_free, self.free)
        return taken

    # Folders

    def _folder_sectors(self, path: str) -> list[int]:
        if path == ".":
            return list(range(ROOT, DATA))
        entry = self.entry(path)
        return [cluster - 2 + DATA for cluster in self._chain(entry.start)]

    def _places(self, path: str) -> Iterator[int]:
        """Where the entries of a folder can be; the first two of most are its dots."""
        for sector in self._folder_sectors(path):
            yield from range(sector * SECTOR, (sector + 1) * SECTOR, SLOT)

    def entries(self, path: str) -> Iterator[Entry]:
        long, slots = "", []
        places = self._places(path)
        if path != ".":
            dot, _ = next(places), next(places)
            if self.cache[dot : dot + 11] != b".          ":
                raise OSError(errno.EIO, os.strerror(errno.EIO))
        for place in places:
            raw = bytes(self.cache[place : place + SLOT])
            if raw[0] == 0:
                return
            if raw[0] == 0xE5:
                long, slots = "", []
            elif raw[11] == LONG:
                text = (raw[1:11] + raw[14:26] + raw[28:32]).decode("utf-16-le", "replace")
                text = text.split("\0")[0]
                first = raw[0] & 0x40
                long, slots = (text, [place]) if first else (text + long, [*slots, place])
            else:
                short = f"{raw[:8].decode('cp437').rstrip()}.{raw[8:11].decode('cp437').rstrip()}"
                start, size = struct.unpack_from("<HI", raw, 26)
                name = long or short.rstrip(".")
                yield Entry(name, bool(raw[11] & FOLDER), start, size, [*slots, place])
                long, slots = "", []

    def find(self, path: str) -> Entry | None:
        folder, _, name = path.rpartition("/")
        for entry in self.entries(folder or "."):
            if entry.name.lower() == name.lower():
                entry.start, entry.size = self._files.get(path, (entry.start, entry.size))
                return entry
        return None

    def entry(self, path: str) -> Entry:
        found = self.find(path)
        if found is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
        return found

    def _add(self, path: str, attribute: int, start: int) -> None:
        folder, _, name = path.rpartition("/")
        taken = {slot for entry in self.entries(folder or ".") for slot in entry.slots}
        short = self._short_name(folder or ".", name)
        check = 0
        for letter in short:
            check = ((check & 1) << 7 | check >> 1) + letter & 0xFF
        pieces = [name[index : index + 13] for index in range(0, len(name), 13)]
        raws = [short + struct.pack("<B14xHI", attribute, start, 0)]
        for number, piece in enumerate(pieces, 1):
            text = (piece + "\0").encode("utf-16-le")[:26].ljust(26, b"\xff")
            mark = number | (0x40 if number == len(pieces) else 0)
            head = struct.pack("<B10sBBB", mark, text[:10], LONG, 0, check)
            raws.insert(0, head + text[10:22] + b"\0\0" + text[22:])
        while True:
            usable = list(self._places(folder or "."))[2 if folder else 0 :]
            for index in range(len(usable) - len(raws) + 1):
                run = usable[index : index + len(raws)]
                if not taken.intersection(run):
                    for place, raw in zip(run, raws, strict=True):
                        self._change(place, raw)
                    return
            self._grow(folder)

    def _short_name(self, folder: str, name: str) -> bytes:
        stem, dot, ending = name.upper().rpartition(".")
        stem = stem.replace(".", "") if dot else ending
        ending = ending[:3] if dot else ""
        used = {bytes(self.cache[e.slots[-1] : e.slots[-1] + 11]) for e in self.entries(folder)}
        tries = [f"{stem[:6]}~{number}" for number in range(1, 10)]
        if f"{stem}.{ending}".rstrip(".") == name.upper() and len(stem) <= 8:
            tries.insert(0, stem)
        made = (one.ljust(8).encode() + ending.ljust(3).encode() for one in tries)
        return next(one for one in made if one not in used)

    def _grow(self, folder: str) -> None:
        last = self._chain(self.entry(folder).start)[-1]
        (more,) = self._take(1)
        self._set_next(last, more)
        self._change((more - 2 + DATA) * SECTOR, bytes(SECTOR))

    # What a program can do

    def make_folder(self, path: str) -> None:
        (start,) = self._take(1)
        self._add(path, FOLDER, start)
        above = 0 if "/" not in path else self.entry(path.rpartition("/")[0]).start
        dots = [name.ljust(11) + struct.pack("<B14xHI", FOLDER, n, 0) for name, n in
                ((b".", start), (b"..", above))]  # fmt: skip
        self._change((start - 2 + DATA) * SECTOR, b"".join(dots).ljust(SECTOR, b"\0"))

    def write(self, path: str, data: bytes) -> None:
        """A file's clusters are taken at once; its entry learns of them when it is flushed."""
        found = self.find(path)
        if found is None:
            self._add(path, 0x20, 0)
        elif found.start:
            self._release(found.start)
        taken = self._take(-(-len(data) // SECTOR))
        for number, cluster in enumerate(taken):
            piece = data[number * SECTOR : (number + 1) * SECTOR].ljust(SECTOR, b"\0")
            self._change((cluster - 2 + DATA) * SECTOR, piece)
        self._files[path] = (taken[0] if taken else 0, len(data))

    def _release(self, start: int) -> None:
        for cluster in self._chain(start):
            self._set_next(cluster, 0)

    def read(self, path: str) -> bytes:
        entry = self.entry(path)
        sectors = [c - 2 + DATA for c in self._chain(entry.start)] if entry.start else []
        if len(sectors) * SECTOR < entry.size:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        data = b"".join(self.cache[s * SECTOR : (s + 1) * SECTOR] for s in sectors)
        return data[: entry.size]

    def remove(self, path: str) -> None:
        entry = self.entry(path)
        self._files.pop(path, None)
        for slot in entry.slots:
            self._change(slot, b"\xe5")
        if entry.start:
            self._release(entry.start)

    def flush(self, path: str) -> None:
        """What Linux does for fsync: what is inside, then the entry, then the table."""
        if path == ".":
            self._sync(range(ROOT, DATA))
        else:
            entry = self.entry(path)
            inside = self._chain(entry.start) if entry.start else []
            self._sync(cluster - 2 + DATA for cluster in inside)
            if entry.folder or self._settle(path):
                self._sync([entry.slots[-1] // SECTOR])
        self._sync([*range(TABLE + TABLE_SECTORS, ROOT), *range(TABLE, TABLE + TABLE_SECTORS)])

    def _settle(self, path: str) -> bool:
        """Tell the entry what it does not know yet, and whether there was anything."""
        if path not in self._files:
            return False
        slot = self.entry(path).slots[-1]
        self._change(slot + 26, struct.pack("<HI", *self._files.pop(path)))
        return True

    def flush_all(self) -> None:
        for path in list(self._files):
            self._settle(path)
        self._sync(sorted(self.dirty))
