# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Starts the companion, once every file that the manifest lists is there and whole."""

import binascii
import os
import time

import board

# Two short lines: the smallest console has room for 21 letters.
INCOMPLETE = "Update incomplete:\ncopy again"
SCREEN_NEEDS = (
    "tipperary.txt",
    "tipperary/__init__",
    "tipperary/board_data",
    "tipperary/display",
    "lib/",
)


def is_whole(path, size, crc, buffer):
    """Whether a file has this size and checksum."""
    found = count = 0
    try:
        with open(path, "rb") as file:
            while True:
                more = file.readinto(buffer)
                if not more:
                    return count == size and found == crc
                found = binascii.crc32(memoryview(buffer)[:more], found)
                count += more
    except OSError:
        return False


# A computer's write restarts the program at any time, so a half-copied drive is nothing unusual.
def problem(broken):
    """Why this copy must not run, or None; `broken` gets the files that are not whole."""
    buffer = bytearray(512)
    listed = set()
    try:
        with open("tipperary.txt") as manifest:
            words = manifest.readline().split()
            state = words[3] if words[0] == "tipperary" else ""
            count = int(words[4])
            device = words[5] if len(words) > 5 else words[2]
            for line in manifest:
                path, size, crc = line.split()
                if not is_whole(path, int(size), int(crc, 16), buffer):
                    broken.append(path)
                listed.add(path)
                count -= 1
            if count:
                raise ValueError  # lines are missing
    except (OSError, ValueError, IndexError):
        broken.append("tipperary.txt")
        return INCOMPLETE
    if device != board.board_id:
        broken.append("tipperary.txt")  # its pins are not ours, so no screen either
        return "This copy is for %s, this board is %s" % (device, board.board_id)
    if broken or state != "complete":
        return INCOMPLETE
    left = strays(listed)
    if left:
        broken += [path for path in left if not path.startswith("lib/")]
        more = "\nand %d more" % (len(left) - 1) if left[1:] else ""
        return "Please delete\n" + left[0] + more


# Whoever drags a new version over an old one removes nothing: CircuitPython takes a .py before
# our .mpy and a folder before both, and screens and languages are found by looking.
def strays(listed):
    """The modules in our folders that are not ours; in lib, those that would win over ours."""
    found = []
    for folder in sorted({path.rpartition("/")[0] for path in listed if "/" in path}):
        for name in os.listdir(folder):
            path = folder + "/" + name
            stem, _, kind = path.rpartition(".")
            if path in listed or name[0] == ".":
                continue
            if "." not in name:
                wins = path + ".mpy" in listed
            elif folder.startswith("lib"):
                wins = kind == "py" and stem + ".mpy" in listed
            else:
                wins = kind in ("py", "mpy")
            if wins:
                found.append(path)
    return found


def can_show(broken):
    """Whether everything that puts the console on a screen is whole."""
    for path in broken:
        for name in SCREEN_NEEDS:
            if path.startswith(name):
                return False
    return True


# CircuitPython runs this as the program; on a computer `import code` may come across it.
if __name__ == "__main__":
    broken = []
    trouble = problem(broken)
    if trouble:
        if can_show(broken):
            try:
                from tipperary.board_data import BOARD
                from tipperary.display import make_display

                # A screen that nobody draws on shows the console.
                make_display(BOARD["screen"]).auto_refresh = True
            except Exception as error:  # a screen that is not there must not hide the message
                print("error: no screen:", error)
        while True:
            print(trouble)
            time.sleep(10)

    # Memory for the game: what is done with can go.
    del is_whole, problem, strays, can_show, broken

    from tipperary import main

    main.run()
