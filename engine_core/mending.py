# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Finding the journal's next record where none begins, and mending one that has lost a bit."""

from engine_core.rules import const

_POLYNOMIAL = const(0x38E74301)  # of the journal's CRC
_MARK = const(0xA5)
_SEQUENCES = const(255)
_LEAST = const(7)  # a record less its data
_SPAN = const(263)
# How much is looked into, in bytes through the CRC: without an end to it, what somebody else left
# in the store would take minutes.
_WORK = const(20000)
_TRY = const(10)  # what a closer look costs even if nothing goes through the CRC


def find(data: bytes, sequence: int, crc) -> tuple[int, bytes]:  # type: ignore[no-untyped-def]
    """How far it is to the end of the next record, and that record; 0 if it takes too much work."""
    nothing = max(1, len(data) - _LEAST)
    data = bytes(data).rstrip(b"\x00\xff")  # no record ends so
    work = _WORK
    size = len(data)
    for at in range(size - _LEAST):
        wrong = data[at] ^ sequence
        if wrong:
            # The one after some that were lost, perhaps, or its sequence lost a bit: with a mark.
            mark = at + _LEAST + data[at + 1]
            if mark >= size or data[mark] != _MARK:
                continue
        if work < 0:
            return 0, b""
        piece = bytearray(data[at : at + _SPAN])
        end, spent = _mend(piece, wrong, crc)
        work -= spent
        if end:
            return at + end + 5, bytes(piece[:end])
    return nothing, b""


def foreign(store) -> bool:  # type: ignore[no-untyped-def]
    """Whether a store without records holds something that no journal can have left there."""
    from engine_core.journal import crc

    data = bytes(store[0 : len(store)]).rstrip(b"\x00\xff")
    if not data.lstrip(b"\x00\xff"):
        return False
    if _is_torn(data):
        return False
    # A clearing that was cut short leaves blank space in front of records.
    return data[0] != 0xFF or not find(data, -1, crc)[1]


def _is_torn(data: bytes) -> bool:
    """Whether this is the very first record, cut short, perhaps more than once in a row."""
    at = 0
    while data[at] == 0:
        # What is written after a cut begins behind some blank bytes, with the same sequence.
        again = data.find(b"\xff\xff\xff\xff\xff\x00", at + 1)
        end = len(data) if again < 0 else again
        length = data[at + 1] if at + 1 < end else 0
        if end - at > length + 1 + _LEAST:
            return False
        if again < 0:
            return True
        at = again + 5
    return False


def _mend(piece: bytearray, wrong: int, crc) -> tuple[int, int]:  # type: ignore[no-untyped-def]
    """Where the data end once at most one bit is turned, 0 if it is no record; and the work."""
    # A place and what to turn there: nothing, the sequence, the length or the mark.
    turns = [(0, 0)]
    if not wrong:
        turns += [(1, 1 << bit) for bit in range(8)]
        mark = piece[1] + _LEAST
        if mark < len(piece) and not (piece[mark] ^ _MARK) & (piece[mark] ^ _MARK) - 1:
            turns.append((mark, piece[mark] ^ _MARK))
    elif not wrong & (wrong - 1):
        turns.append((0, wrong))
    work = _TRY
    for place, turn in turns:
        piece[place] ^= turn
        end = piece[1] + 3
        if end + 4 < len(piece) and piece[end + 4] == _MARK and piece[0] < _SEQUENCES:
            work += end
            differs = crc(piece[:end]) ^ int.from_bytes(piece[end : end + 4], "little")
            if differs and not wrong and not turn:
                work += 4 * end
                differs = _mend_data(piece, end, differs)
            if not differs:
                return end, work
        piece[place] ^= turn
    return 0, work


def _mend_data(piece: bytearray, end: int, wrong: int) -> int:
    """Turn the one bit of the data or of their CRC that makes both agree: 0 if there is one."""
    if not wrong & (wrong - 1):
        return 0  # a bit of the CRC itself
    # What each bit of the data, from the last to the first, does to the CRC.
    change = 1
    for bit in range(8 * end - 1, 15, -1):
        change = change >> 1 ^ (_POLYNOMIAL if change & 1 else 0)
        if change == wrong:
            piece[bit // 8] ^= 1 << bit % 8
            return 0
    return wrong
