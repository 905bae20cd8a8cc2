# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Starts the companion, once every file that the manifest lists is there and whole."""

import binascii
import os
import time

import board

# Two short lines: the smallest console has room for 21 letters.
INCOMPLETE = "Update incomplete:\ncopy again"
FOR_SCREEN = "tipperary.txt tipperary/__init__ tipperary/board_data tipperary/display lib/"


def is_whole(path, size, code, buffer):
    """Whether a file has this size and checksum."""
    value = count = 0
    try:
        with open(path, "rb") as file:
            while True:
                length = file.readinto(buffer)
                if not length:
                    return count == size and value == code
                value = binascii.crc32(memoryview(buffer)[:length], value)
                count += length
    except OSError:
        return False


# A computer's write restarts the program at any time, so a half-copied drive is nothing unusual.
def problem(broken):
    """Why this copy must not run, or None; `broken` gets the files that are not whole."""
    buffer = bytearray(512)
    listed = set()
    try:
        with open("tipperary.txt") as file:
            items = file.readline().split()
            state = items[3] if items[0] == "tipperary" else ""
            count = int(items[4])
            name = items[5] if len(items) > 5 else items[2]
            for item in file:
                path, size, code = item.split()
                if not is_whole(path, int(size), int(code, 16), buffer):
                    broken.append(path)
                listed.add(path)
                count -= 1
            if count:
                raise ValueError  # lines are missing
    except (OSError, ValueError, IndexError):
        broken.append("tipperary.txt")
        return INCOMPLETE
    if name != board.board_id:
        broken.append("tipperary.txt")  # its pins are not ours, so no screen either
        return "This copy is for %s, this board is %s" % (name, board.board_id)
    if broken or state != "complete":
        return INCOMPLETE
    left = strays(listed)
    if left:
        broken += [path for path in left if not path.startswith("lib/")]
        end = "\nand %d more" % (len(left) - 1) if left[1:] else ""
        return "Please delete\n" + left[0] + end


# Whoever drags a new version over an old one removes nothing: CircuitPython takes a .py before
# our .mpy and a folder before both, and screens and languages are found by looking.
def strays(listed):
    """Modules in our folders that are not ours; in lib, those that would win over ours."""
    out = []
    for base in sorted({path.rpartition("/")[0] for path in listed if "/" in path}):
        for name in os.listdir(base):
            path = base + "/" + name
            start, _, kind = path.rpartition(".")
            if path in listed or name[0] == ".":
                continue
            if "." not in name:
                match = path + ".mpy" in listed
            elif base.startswith("lib"):
                match = kind == "py" and start + ".mpy" in listed
            else:
                match = kind in ("py", "mpy")
            if match:
                out.append(path)
    return out


def can_show(broken):
    """Whether all that a screen needs is whole."""
    return not any(path.startswith(name) for path in broken for name in FOR_SCREEN.split())


# On a computer `import code` may come across this.
if __name__ == "__main__":
    broken = []
    message = problem(broken)
    if message:
        if can_show(broken):
            try:
                from tipperary.board_data import BOARD
                from tipperary.display import make_display

                # A screen that nobody draws on shows the console.
                make_display(BOARD["screen"]).auto_refresh = True
            except Exception as error:  # no screen must not hide the message
                print("error: no screen:", error)
        while True:
            print(message)
            time.sleep(10)

    # Memory for the game.
    del is_whole, problem, strays, can_show, broken

    from tipperary import main

    main.run()
