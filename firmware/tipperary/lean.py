# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What we never use of the libraries, and what only begins, is memory for the game."""

import sys

import adafruit_display_text
from adafruit_display_text.label import Label

_UNUSED = (
    (adafruit_display_text, "wrap_text_to_lines wrap_text_to_pixels"),
    (
        adafruit_display_text.LabelBase,
        "anchor_point height width line_spacing label_direction _set_font _set_text"
        " _set_line_spacing _set_label_direction _get_valid_label_directions _set_background_color",
    ),
    (
        Label,
        "_create_background_box _set_font _set_line_spacing _set_label_direction"
        " _get_valid_label_directions",
    ),
)
_BEGUN = (
    (
        "adafruit_bitmap_font.pcf",
        "PCF",
        "__init__ _read_accelerator_tables _read_encoding_table _read_bitmap_table"
        " _read_properties _seek_table",
    ),
    ("neopixel", "NeoPixel", "__init__ deinit __enter__ __exit__ __repr__ n write"),
    ("adafruit_displayio_ssd1306", "SSD1306", "__init__ is_awake sleep wake"),
)


def trim():
    """Forget it, once fonts, pixels and display are there; who makes another loads it again."""
    for owner, names in _UNUSED:
        _forget(owner, names)
    for path, owner, names in _BEGUN:
        module = sys.modules.pop(path, None)
        if module:
            _forget(getattr(module, owner), names)


def _forget(owner, names):
    for name in names.split():
        setattr(owner, name, None)  # not deleted: a class would keep what it was
