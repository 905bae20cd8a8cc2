# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The settings: a setting is one entry in a table, and everything else follows from it."""

from micropython import const

from tipperary.texts import CODES, Texts


def _speak(app, now):
    app.speak(Texts(now["language"]))


def _shine(app, now):
    app.ring.adjust(now["brightness"], now["first"], now["reverse"])
    app.painter.set_brightness(now["brightness"])


def _sound(app, now):
    app.sound.on = bool(now["sound"])


# Its name, its first value, all its values; the names of the texts for its title and for its
# values, of which the second has one for each value or counts them from one; and what a change
# brings about, None where somebody asks when it matters. Saved in this order: a new setting goes
# to the end.
TABLE = (
    ("language", "en", CODES, "LANGUAGE NAME", _speak),
    ("brightness", 4, (1, 2, 3, 4, 5), "BRIGHTNESS BRIGHTNESS_WHAT", _shine),
    ("sound", 1, (0, 1), "SOUND ON_OFF", _sound),
    ("in_turn", 0, (0, 1), "TURNS TURNS_WHAT", None),
    ("first", 0, (0, 1, 2, 3, 4), "FIRST_AREA FIRST_WHAT", _shine),
    ("reverse", 0, (0, 1), "DIRECTION DIRECTION_WHAT", _shine),
    ("power_bank", 0, (0, 1), "POWER_BANK ON_OFF", None),
)

# Version 1.0 saved the language as one of these numbers. Now its code is saved, in a record of
# its own, so that it means the same whatever other languages are there.
_NUMBERED = ("en", "de", "fr")
_NO_NUMBER = const(255)


def first_values():
    """Every setting by its name, as it is on a new device."""
    return {entry[0]: entry[1] for entry in TABLE}


def load(now, data):
    """Take saved values over: each only if it is one of its values, and as far as known."""
    for (name, _, values, _, _), value in zip(TABLE, data):
        if name == "language":
            if value < len(_NUMBERED):
                now[name] = _NUMBERED[value]
        elif value in values:
            now[name] = value


def dump(now):
    """All values as they are saved, a byte each."""
    return bytes([_NO_NUMBER] + [now[entry[0]] for entry in TABLE[1:]])


def adjust(app):
    """Bring everything in line with the settings."""
    for _, _, _, _, follow in TABLE:
        if follow:
            follow(app, app.saves.settings)
