# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `microcontroller`: pins, nvm and the watchdog."""

from watchdog import WatchDogTimer


class Pin:
    """A pin, which is its name."""

    def __init__(self, name):
        self.name = name


class _Nvm:
    """Bytes that outlive the power; a write has reached the other side when it returns."""

    def __init__(self):
        with open("/machine/nvm.bin", "rb") as file:
            self._bytes = bytearray(file.read())
        self._device = open("/dev/nvm", "wb")

    def __len__(self):
        return len(self._bytes)

    def __getitem__(self, index):
        return self._bytes[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice) and len(self._bytes[index]) != len(value):
            raise ValueError("Slice and value different lengths.")
        self._bytes[index] = value
        self._device.write(self._bytes)


nvm = _Nvm()
watchdog = WatchDogTimer()
