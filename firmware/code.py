# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Starts the companion, once every file that the manifest lists is there and whole."""

import binascii
import os
import time

import board

INCOMPLETE = "Update incomplete: copy again"
# The screen works without these; anything else in lib is its driver's.
NOT_FOR_SCREEN = "lib/adafruit_display_text lib/adafruit_ticks lib/neopixel"
FOR_SCREEN = "tipperary.txt tipperary/__init__ tipperary/board_data tipperary/displays/ lib/"


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
        return "This copy is for %s, this board is %s" % (name, board.board_id)
    if broken or state != "complete":
        return INCOMPLETE
    left = strays(listed)
    if left:
        broken += [path for path in left if not path.startswith("lib/")]
        end = " and %d more" % (len(left) - 1) if left[1:] else ""
        return "Please delete " + left[0] + end


# Whoever drags a new version over an old one removes nothing: CircuitPython takes a .py before
# our .mpy and a folder before both, in capitals too, and screens and languages are found by
# looking. tools/drive/device.py runs this very function to plan a flash.
def strays(listed):
    """Modules in our folders that are not ours; in lib, those that would win over ours."""
    out = []
    for base in sorted({path.rpartition("/")[0] for path in listed if "/" in path}):
        for name in os.listdir(base):
            path = base + "/" + name
            lower = path.lower()
            start, _, kind = lower.rpartition(".")
            if path in listed or lower in listed or name[0] == ".":
                continue
            if "." not in name:
                match = lower + ".mpy" in listed or lower + ".py" in listed
            elif base.startswith("lib"):
                match = kind == "py" and start + ".mpy" in listed
            else:
                match = kind in ("py", "mpy")
            if match:
                out.append(path)
    return out


def is_below(path, names):
    """Whether a path begins with one of these names; older versions take no tuple of them."""
    return any(path.startswith(name) for name in names.split())


def find_display(broken):
    """The display, if there is one and all that it needs is whole; else None."""
    if hasattr(board, "DISPLAY"):
        return board.DISPLAY
    for path in broken:
        if is_below(path, FOR_SCREEN) and not is_below(path, NOT_FOR_SCREEN):
            return None
    from tipperary.board_data import BOARD
    from tipperary.displays import make_display

    # On another board than this copy's only I2C is harmless, whatever is wired to those pins.
    if BOARD["board"] == board.board_id or "sda" in BOARD["screen"]:
        return make_display(BOARD["screen"])


def show(message, display):
    """Draw a message with what CircuitPython itself has."""
    import displayio
    import terminalio

    font = terminalio.FONT
    wide, high = font.get_bounding_box()[:2]
    scale = 2 if display.width >= 240 else 1
    columns = display.width // (wide * scale)
    lines = [""]
    for word in message.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > columns:
            lines.append("")
        lines[-1] += " " + word if lines[-1] else word
        while len(lines[-1]) > columns:
            lines[-1:] = [lines[-1][:columns], lines[-1][columns:]]
    ink = displayio.Palette(2)
    ink[1] = 0xFFFFFF
    grid = displayio.TileGrid(
        font.bitmap,
        pixel_shader=ink,
        width=columns,
        height=len(lines),
        tile_width=wide,
        tile_height=high,
    )
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            grid[x, y] = font.get_glyph(ord(letter)).tile_index
    group = displayio.Group(scale=scale)
    group.append(grid)
    display.root_group = group
    display.refresh()


def said(message):
    """The message on the console, again and again."""
    while True:
        print(message)
        yield 10


def program():
    """What is to run: a generator that gives the seconds to rest after each turn of its loop."""
    global is_whole, problem, strays, is_below, find_display, show, said
    broken = []
    message = problem(broken)
    if message:
        try:
            display = find_display(broken)
            if display:
                show(message, display)
        except Exception as error:  # no screen must not hide the message
            print("error: no screen:", error)
        return said(message)
    # Memory for the game.
    del is_whole, problem, strays, is_below, find_display, show, said
    from tipperary import main

    return main.turns()


# On a computer `import code` may come across this; and the page takes the turns itself.
if __name__ == "__main__":
    try:
        for seconds in program():
            time.sleep(seconds)
    except KeyboardInterrupt:  # Ctrl-C on the console, which an editor sends when it connects
        print("stopped: everything is saved; Ctrl-D starts again")
