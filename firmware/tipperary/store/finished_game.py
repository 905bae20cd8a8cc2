# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A finished game in a few bytes: what is kept of it, and how it is read again."""

from binascii import crc32

from micropython import const

from engine_core import score
from engine_core.rules import (
    AREA,
    AREAS,
    CATEGORIES,
    ENCLOSED_POINTS,
    EXPLORATION,
    SHEEP,
    STONES,
    WHISKEY,
    WHISKEY_TRACK,
    RuleError,
    rounds_for,
    whole,
)

# A record: version and players; who had the bag first and who has the marker; the game's running
# number and its mark; then for each player the step of the whiskey track, whether the town is
# enclosed and the coat of arms, all in a byte, then area, flock, stones and the name.
# What version 1.0 kept begins with a coat of arms and has three bytes for each player: coat of
# arms and points.
_VERSION = const(0x10)
_NOBODY = const(7)
_HEAD = const(7)


def pack(game, names, before):
    """A finished game as bytes: the names of the coats of arms, the game that was kept before."""
    number = 1
    if before and before[0] >= AREAS:
        number = (before[2] | before[3] << 8) + 1 & 0xFFFF
    first = (game.bag - game.round + 1) % game.players
    holder = _NOBODY if game.marker is None else game.marker
    # The turns of the wheel are chance, and undoing does not change them: no two games have the
    # same ones, and a game that is corrected keeps its mark.
    mark = crc32(bytes(game.crests) + game.turns) & 0xFFFFFF
    data = bytearray([_VERSION | game.players, first << 3 | holder, number & 255, number >> 8])
    data += mark.to_bytes(3, "little")
    for seat in range(game.players):
        crest = game.crests[seat]
        step = WHISKEY_TRACK.index(game.value(seat, WHISKEY))
        data.append(step << 4 | (game.value(seat, EXPLORATION) > 0) << 3 | crest)
        for category in (AREA, SHEEP, STONES):
            value = game.value(seat, category)
            if value > 127:
                data.append(value & 127 | 128)
                value >>= 7
            data.append(value)
        name = names[crest].encode("utf-8")
        data.append(len(name))
        data += name
    return bytes(data)


class FinishedGame:
    """A finished game as it was kept, to be read like a Game."""

    def __init__(self, data):
        # Nonsense is a RuleError, an IndexError or a UnicodeError.
        kept_points = data[0] < AREAS
        self.players = len(data) // 3 if kept_points else data[0] & 7
        self.bag = self.marker = None  # the bag's first holder
        self.number = 0
        self.names = [""] * self.players  # empty: the coat of arms has its usual name
        self._values = None if kept_points else [0] * (CATEGORIES * self.players)
        self._points = [0] * self.players
        crests = bytearray(self.players)
        if kept_points:
            self._read_points(data, crests)
        else:
            self._read(data, crests)
        self.crests = tuple(crests)
        rounds_for(self.players)
        if max(crests) >= AREAS or len(set(crests)) < self.players:
            raise RuleError("crests")
        for seat in (self.bag or 0, self.marker or 0):
            whole(seat, 0, self.players - 1, "log")

    def _read_points(self, data, crests):
        self._mark = crc32(data) & 0xFFFFFF
        if len(data) % 3:
            raise RuleError("log")
        for seat in range(self.players):
            crests[seat] = data[3 * seat]
            self._points[seat] = data[3 * seat + 1] | data[3 * seat + 2] << 8

    def _read(self, data, crests):
        self.bag = data[1] >> 3
        self.number = data[2] | data[3] << 8
        self._mark = data[4] | data[5] << 8 | data[6] << 16
        if data[1] & 7 != _NOBODY:
            self.marker = data[1] & 7
        values = self._values
        at = _HEAD
        for seat in range(self.players):
            crests[seat] = data[at] & 7
            first = CATEGORIES * seat
            values[first + EXPLORATION] = (data[at] >> 3 & 1) * ENCLOSED_POINTS
            values[first + WHISKEY] = WHISKEY_TRACK[data[at] >> 4]
            for category in (AREA, SHEEP, STONES):
                at += 1
                value = data[at]
                if value > 127:
                    at += 1
                    value = value & 127 | data[at] << 7
                values[first + category] = value
            area, flock, enclosed, whiskey, stones = values[first : first + CATEGORIES]
            self._points[seat] = score.total(
                area, flock, seat == self.marker, enclosed > 0, whiskey, stones
            )
            end = at + 2 + data[at + 1]
            self.names[seat] = str(data[at + 2 : end], "utf-8")
            at = end
        if data[0] & 0xF8 != _VERSION or at != len(data):
            raise RuleError("log")

    @property
    def identity(self):
        """What tells this game from all others."""
        return "%06x-%d" % (self._mark, self.number)

    def value(self, seat, category):
        """One of a player's five values; None where version 1.0 kept the points alone."""
        return self._values and self._values[CATEGORIES * seat + category]

    def total(self, seat):
        """A player's points."""
        return self._points[seat]

    def winners(self):
        """The seats that won."""
        return score.winners(tuple(self._points))
