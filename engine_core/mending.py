# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Mending a record of the journal in which the store has lost one bit."""

from engine_core.rules import const

_POLYNOMIAL = const(0x38E74301)  # of the journal's CRC


def mend(piece: bytes, sequence: int, check, crc) -> bytes:  # type: ignore[no-untyped-def]
    """The piece with the one bit turned that makes it a record, or the piece as it was."""
    mended = bytearray(piece)
    if piece[0] != sequence:
        places = range(1)
    else:
        if check(piece) < 0 and _mend_data(mended, crc):
            return bytes(mended)
        # The length is wrong, or the mark where it says.
        places = range(1, piece[1] + 8, piece[1] + 6)
    for at in places:
        for bit in range(8 if at < len(piece) else 0):
            mended[at] ^= 1 << bit
            if check(mended) > 0:
                return bytes(mended)
            mended[at] ^= 1 << bit
    return piece


def _mend_data(piece: bytearray, crc) -> bool:  # type: ignore[no-untyped-def]
    """Turn the one bit of the data or of their CRC that makes both agree, if there is one."""
    end = piece[1] + 3
    wrong = crc(piece[:end]) ^ int.from_bytes(piece[end : end + 4], "little")
    for bit in range(32):
        if wrong == 1 << bit:
            piece[end + bit // 8] ^= 1 << bit % 8
            return True
    # What each bit of the data, from the last to the first, does to the CRC.
    change = 1
    for bit in range(8 * end - 1, 15, -1):
        change = change >> 1 ^ (_POLYNOMIAL if change & 1 else 0)
        if change == wrong:
            piece[bit // 8] ^= 1 << bit % 8
            return True
    return False
