# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Kept games as lines of text for a computer; docs/games.md describes them."""

from binascii import crc32

from micropython import const

from engine_core.rules import CATEGORIES
from tipperary.borrow import borrow

_FORM = const(1)


def tell(app):
    """Print a finished game once; clear the flag when the next one starts."""
    app.told = not app.told
    if app.told:
        app.log(game_line(app.saves.result()))


def game_line(data):
    """A kept game as a line for a computer."""
    game = borrow("store.finished_game").FinishedGame(data)
    words = ["game %d %s %s %s" % (_FORM, game.identity, _seat(game.bag), _seat(game.marker))]
    for seat in range(game.players):
        values = [game.value(seat, category) for category in range(CATEGORIES)]
        if values[0] is None:
            values = [game.total(seat)]
        numbers = [str(value) for value in [game.crests[seat]] + values]
        words.append(",".join(numbers + [_escaped(game.names[seat])]))
    return _signed(" ".join(words))


def last_line(count):
    """What follows the last of all kept games."""
    return _signed("games %d %d" % (_FORM, count))


def _seat(seat):
    return "-" if seat is None else str(seat)


def _escaped(name):
    """Letters and figures as they are, any other byte as in a web address."""
    text = ""
    for byte in name.encode("utf-8"):
        plain = byte < 128 and (chr(byte).isalpha() or chr(byte).isdigit())
        text += chr(byte) if plain else "%%%02X" % byte
    return text


def _signed(text):
    return "%s *%08x" % (text, crc32(text.encode("utf-8")))
