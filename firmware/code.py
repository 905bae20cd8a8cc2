# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Starts the companion, once every file that the manifest lists is there and whole."""

import binascii
import time

import board

INCOMPLETE = "Update incomplete: flash again"


def crc_and_size(path, buffer):
    crc = size = 0
    with open(path, "rb") as file:
        while True:
            count = file.readinto(buffer)
            if not count:
                return crc, size
            crc = binascii.crc32(memoryview(buffer)[:count], crc)
            size += count


# A computer's write restarts the program at any time, so a half-copied drive is nothing unusual.
def problem():
    """Why this copy must not run, or None."""
    buffer = bytearray(512)
    try:
        with open("tipperary.txt") as manifest:
            words = manifest.readline().split()
            if words[0] != "tipperary" or words[3] != "complete":
                return INCOMPLETE
            count = int(words[4])
            device = words[5] if len(words) > 5 else words[2]
            if device != board.board_id:
                return "This copy is for %s, this board is %s" % (device, board.board_id)
            for line in manifest:
                path, size, crc = line.split()
                if crc_and_size(path, buffer) != (int(crc, 16), int(size)):
                    return INCOMPLETE
                count -= 1
            return INCOMPLETE if count else None
    except (OSError, ValueError, IndexError):
        return INCOMPLETE


trouble = problem()
if trouble:
    # The console is also what a board's built-in screen shows.
    while True:
        print(trouble)
        time.sleep(10)

from tipperary import main  # noqa: E402

main.run()
