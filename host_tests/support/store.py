# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stores that write as `microcontroller.nvm` does on each chip, and lose power when told to."""

from __future__ import annotations

from typing import overload

PAGE = 256
SECTOR = 4096


class PowerCut(Exception):
    """The power went in the middle of a write."""


class Rp2Store:
    """A flash sector: blank ranges are programmed, anything else erases all of it first."""

    SIZE = SECTOR
    BLANK = 0xFF

    def __init__(self, size: int | None = None, data: bytes | None = None) -> None:
        blank = bytes([self.BLANK]) * (self.SIZE if size is None else size)
        self.cells = bytearray(blank if data is None else data)
        self.erases = 0
        self.programs = 0
        # How many more erases and bytes the power lasts for; None: for ever.
        self.power: int | None = None

    def copy(self) -> Rp2Store:
        return type(self)(data=bytes(self.cells))

    def flip(self, at: int, bit: int) -> None:
        """Lose one bit."""
        self.cells[at] ^= 1 << bit

    def __len__(self) -> int:
        return len(self.cells)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> bytearray: ...
    def __getitem__(self, index: int | slice) -> int | bytearray:
        return self.cells[index]

    def __setitem__(self, index: int | slice, value: int | bytes) -> None:
        if isinstance(index, int):
            index, value = slice(index, index + 1), bytes([value])  # type: ignore[list-item]
        start, stop, step = index.indices(len(self.cells))
        assert isinstance(value, (bytes, bytearray))
        assert (step, len(value)) == (1, stop - start), "nvm takes no other slices"
        self._write(start, bytes(value))

    def _write(self, start: int, data: bytes) -> None:
        stop = start + len(data)
        if self.cells[start:stop].count(0xFF) == len(data):
            self._program(start, data)
        else:
            self._rewrite(0, len(self.cells), start, data)

    def _rewrite(self, low: int, high: int, start: int, data: bytes) -> None:
        """Erase from low to high and program it again, with the data in its place."""
        image = bytearray(self.cells)
        image[start : start + len(data)] = data
        if not self._spend(1):
            raise PowerCut
        self.erases += 1
        self.cells[low:high] = bytes([self.BLANK]) * (high - low)
        self._program(low, bytes(image[low:high]))

    def _program(self, start: int, data: bytes) -> None:
        at = start
        while at < start + len(data):
            stop = min(start + len(data), at + PAGE - at % PAGE)
            granted = self._spend(stop - at)
            self.programs += 1
            self.cells[at : at + granted] = data[at - start : at - start + granted]
            if granted < stop - at:
                raise PowerCut
            at = stop

    def _spend(self, steps: int) -> int:
        if self.power is None:
            return steps
        granted = min(steps, self.power)
        self.power -= granted
        return granted


class Samd51Store(Rp2Store):
    """Every write erases everything."""

    SIZE = 2 * SECTOR

    def _write(self, start: int, data: bytes) -> None:
        self._rewrite(0, len(self.cells), start, data)


class Nrf52Store(Rp2Store):
    """Every write erases each sector that it touches, one after the other."""

    SIZE = 2 * SECTOR

    def _write(self, start: int, data: bytes) -> None:
        for low in range(start - start % SECTOR, start + len(data), SECTOR):
            high = min(low + SECTOR, len(self.cells))
            first, last = max(low, start), min(high, start + len(data))
            self._rewrite(low, high, first, data[first - start : last - start])


class Esp32Store(Samd51Store):
    """Every write erases everything, and blank is zero."""

    BLANK = 0x00


ALL_STORES = (Rp2Store, Samd51Store, Nrf52Store, Esp32Store)
