# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Two copies of the saves, for chips that erase a page for every write to it."""

from engine_core.journal import Journal
from tipperary.saves import is_foreign


class Mirror:
    """An nvm of two pages as a store of one: while one copy is written the other is whole."""

    def __init__(self, nvm):
        self._nvm = nvm
        self._size = len(nvm) // 2
        self._from = 0  # where the copy begins that is read
        if nvm[: self._size] == nvm[self._size :]:
            return
        first = self._look(0)
        second = self._look(self._size)
        # What is somebody else's is read, to be asked about, and not written over.
        foreign = max(first, second) <= 0 and min(first, second) < 0
        self._from = 0 if (first >= second) != foreign else self._size
        if not foreign:
            # The power went between the two: the copy that fell behind catches up.
            self._write(self._size - self._from, 0, self[0 : self._size])
            self._from = 0

    def _look(self, copy):
        """How many records a copy has; -1 if it is somebody else's."""
        self._from = copy
        journal = Journal(self)
        return -1 if is_foreign(journal, self) else journal.count

    def __len__(self):
        return self._size

    def __getitem__(self, index):
        if isinstance(index, int):
            return self._nvm[self._from + index]
        return self._nvm[self._from + index.start : self._from + index.stop]

    def __setitem__(self, index, data):
        self._write(0, index.start, data)
        self._write(self._size, index.start, data)

    def _write(self, copy, at, data):
        self._nvm[copy + at : copy + at + len(data)] = data
