# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Records that outlive a power cut, on a store that is not atomic, such as nvm."""

from engine_core.rules import const

# A record: its sequence, its length less one, the data, a CRC over all of these, and a mark
# written last. No mark: the power went while it was written. A mark and a CRC that fails: the
# store lost a bit later. The CRC begins and ends with the version: other data never checks,
# and no single bit mended makes one version of the other.
_VERSION = const(0x1199E201)
_MARK = const(0xA5)
_BLANK = const(0xFF)
_HEAD = const(2)
_TAIL = const(5)
_LONGEST = const(256)
_SPAN = const(263)  # the longest record with its head and tail
_SEQUENCES = const(255)  # a record never begins as blank space does
_MOST_LOST = const(255)
# CRC-30, half a byte at a time: binascii's CRC-32 needs big integers, and room for them.
# fmt: off
_CRC = (
    0x00000000, 0x2DB1DA21, 0x2AAD3241, 0x071CE860, 0x2494E281, 0x092538A0, 0x0E39D0C0, 0x23880AE1,
    0x38E74301, 0x15569920, 0x124A7140, 0x3FFBAB61, 0x1C73A180, 0x31C27BA1, 0x36DE93C1, 0x1B6F49E0,
)
# fmt: on


class Journal:
    """An append-only list of records in the blank part of a store."""

    def __init__(self, store) -> None:  # type: ignore[no-untyped-def]
        self._store = store
        # Of each record missing before the one just read, or of all once all were read: its first
        # byte, as far as that can be told, or 0.
        self.lost = b""
        self._end = _written(store, _BLANK)
        # Blank in front of something: the power went in clear(). All zeros: how some chips
        # are when new. Neither holds a record; the next append clears it for good.
        self._unready = self._end > 0 and (store[0] == _BLANK or not _written(store, 0))
        if self._unready:
            self._end = 0
        # Where no whole record begins: how far it is to the end of the next one, and that one.
        self._found: dict[int, tuple[int, bytes]] = {}
        self.count = 0  # of the records when it was opened
        for _ in self:
            self.count += 1
        self.damaged = self.lost != b""  # whether a record that was once written is missing
        if self._torn:
            # What was cut short must not be made whole by what is written next.
            self._end = min(len(store), self._end + _TAIL)

    def __iter__(self):  # type: ignore[no-untyped-def]
        """The records, oldest first, one at a time."""
        at = start = sequence = 0
        window = b""  # a piece of the store: on some chips every look at it is slow
        self.lost = b""
        while self._end - at > _HEAD + _TAIL:
            if start + len(window) < min(self._end, at + _SPAN):
                start = at
                window = self._store[at : min(self._end, at + 2 * _SPAN)]
            piece = window[at - start : at - start + _SPAN]
            kind = 0
            length = 0 if at in self._found else _check(piece)
            if length:
                piece = piece[: length - _TAIL]
            else:
                kind = piece[2]
                if at not in self._found:
                    from engine_core import mending

                    self._found[at] = mending.find(self._store[at : self._end], sequence, crc)
                length, piece = self._found[at]
                if not length:
                    # Too much to look into. What is written behind it would not be found again,
                    # so there is no room any more.
                    self.lost += b"\x00"
                    at = self._end = len(self._store)
            at += length
            if piece:
                missing = (piece[0] - sequence) % _SEQUENCES
                if missing and len(self.lost) < _MOST_LOST:
                    self.lost += bytes([kind]) + bytes(missing - 1)
                sequence = (piece[0] + 1) % _SEQUENCES
                yield bytes(piece[_HEAD:])
        self._sequence = sequence
        self._torn = at < self._end

    def records(self) -> list[bytes]:
        """All the records, oldest first."""
        return list(self)

    def room(self) -> int:
        """How many bytes are left for records, less what one record takes for itself."""
        return len(self._store) - self._end - _HEAD - _TAIL

    def append(self, record: bytes) -> bool:
        """Write a record of up to 256 bytes; False, and nothing written, if there is no room."""
        if not 0 < len(record) <= min(_LONGEST, self.room()):
            return False
        if self._unready:
            self.clear()
        data = _record(self._sequence, record)
        self._store[self._end : self._end + len(data)] = data
        self._end += len(data)
        self._sequence = (self._sequence + 1) % _SEQUENCES
        return True

    def clear(self) -> None:
        """Erase everything, in one write."""
        self.replace(())

    def replace(self, records: tuple[bytes, ...] | list[bytes]) -> None:
        """Erase everything and write these records instead, in one write, the first ones first."""
        size = len(self._store)
        data = b""
        self._sequence = 0
        for record in records:
            if len(data) + len(record) + _HEAD + _TAIL > size:
                break
            data += _record(self._sequence, record)
            self._sequence += 1
        self._store[0:size] = data + b"\xff" * (size - len(data))
        self._end = len(data)
        self._found = {}
        self._unready = self.damaged = False


def _record(sequence: int, record: bytes) -> bytes:
    data = bytes([sequence, len(record) - 1]) + bytes(record)
    return data + crc(data).to_bytes(4, "little") + bytes([_MARK])


def crc(data: bytes | bytearray) -> int:
    """The checksum of a record's head and data."""
    value = _VERSION
    for byte in data:
        value ^= byte
        value = value >> 4 ^ _CRC[value & 15]
        value = value >> 4 ^ _CRC[value & 15]
    return value ^ _VERSION


def _check(piece: bytes) -> int:
    """The length of the whole record at the start of a piece, or 0."""
    end = _HEAD + piece[1] + 1
    if piece[0] >= _SEQUENCES or end + _TAIL > len(piece) or piece[end + 4] != _MARK:
        return 0
    right = crc(piece[:end]).to_bytes(4, "little") == piece[end : end + 4]
    return end + _TAIL if right else 0


def _written(store, blank: int) -> int:  # type: ignore[no-untyped-def]
    """Where the blank end of a store begins."""
    blanks = bytes([blank]) * 64
    at = len(store)
    while at > 63 and store[at - 64 : at] == blanks:
        at -= 64
    while at and store[at - 1] == blank:
        at -= 1
    return at
