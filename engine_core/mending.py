# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Mending a record of the journal in which the store has lost one bit."""


def mend(piece: bytes, sequence: int, check) -> bytes:  # type: ignore[no-untyped-def]
    """The piece with the one bit turned that makes it a record, or the piece as it was."""
    if piece[0] != sequence:
        places = range(1)
    elif check(piece) < 0:
        places = range(1, len(piece))
    else:
        # No mark where the length says it is: one of the two is wrong.
        places = range(1, piece[1] + 8, piece[1] + 6)
    mended = bytearray(piece)
    for at in places:
        for bit in range(8 if at < len(piece) else 0):
            mended[at] ^= 1 << bit
            if check(mended) > at:
                return bytes(mended)
            mended[at] ^= 1 << bit
    return piece
