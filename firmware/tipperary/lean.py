# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What we never use of the libraries, and what only opens a font, is memory for the game."""

import sys

import adafruit_display_text
from adafruit_bitmap_font import pcf
from adafruit_display_text.label import Label

_UNUSED = (
    (adafruit_display_text, "wrap_text_to_lines wrap_text_to_pixels"),
    (
        adafruit_display_text.LabelBase,
        "anchor_point bounding_box height width line_spacing label_direction _set_font _set_text"
        " _set_line_spacing _set_label_direction _get_valid_label_directions _set_background_color",
    ),
    (
        Label,
        "_create_background_box _set_font _set_line_spacing _set_label_direction"
        " _get_valid_label_directions",
    ),
    (
        pcf.PCF,
        "__init__ _read_accelerator_tables _read_encoding_table _read_bitmap_table"
        " _read_properties _seek_table",
    ),
)


def trim():
    """Forget it; whoever opens a font after this loads the reader again."""
    for owner, names in _UNUSED:
        for name in names.split():
            # Not deleted: a class would keep what it was.
            setattr(owner, name, None)
    del sys.modules["adafruit_bitmap_font.pcf"]
