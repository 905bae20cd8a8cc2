# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Views become labels on a displayio display; only what changed is drawn again."""

import displayio
import terminalio
import vectorio
from adafruit_display_text.bitmap_label import Label

from tipperary.layout import BAR, WHITE, arrange, bar_height, river_height, unit

_PLAIN = {
    "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss",
    "Á": "A", "À": "A", "Â": "A", "à": "a", "á": "a", "â": "a", "Ç": "C", "ç": "c",
    "É": "E", "È": "E", "Ê": "E", "é": "e", "è": "e", "ê": "e", "ë": "e", "î": "i", "ï": "i",
    "í": "i", "Í": "I", "ó": "o", "Ó": "O", "ô": "o", "œ": "oe", "ú": "u", "Ú": "U",
    "ù": "u", "û": "u", "Û": "U",
}  # fmt: skip


def whole(text, font):
    """The text with plain letters where the font of this build lacks the accented ones."""
    for letter in text:
        if ord(letter) > 126 and font.get_glyph(ord(letter)) is None:
            text = text.replace(letter, _PLAIN.get(letter, "?"))
    return text


def spell(view, font):
    """Every text of a view as the font can write it."""
    for part in ("head", "big", "body", "prev", "ok", "next", "hold", "hint"):
        setattr(view, part, whole(getattr(view, part), font))
    view.rows = [(whole(row[0], font), whole(row[1], font), row[2]) for row in view.rows]


class Painter:
    """The display, with a label for each piece of text and a picture of the river."""

    def __init__(self, display, colour, two_keys=False, font=terminalio.FONT):
        self.display = display
        self._colour = colour
        self.two_keys = two_keys
        self._font = font
        self._labels = []
        self._group = displayio.Group()
        self._river = None
        self._barrel = ()
        high = bar_height(display.width)
        palette = displayio.Palette(1)
        palette[0] = 0x303840 if colour else 0xFFFFFF
        bar = vectorio.Rectangle(
            pixel_shader=palette, width=display.width, height=high, y=display.height - high
        )
        if two_keys:
            bar.y -= high // 2
        self._group.append(bar)
        display.root_group = self._group

    def show(self, view):
        """Bring the display up to date."""
        self._show_river(view)
        spell(view, self._font)
        items = arrange(view, self.display.width, self.display.height)
        for index, item in enumerate(items):
            self._show_item(index, item)
        for index in range(len(items), len(self._labels)):
            self._labels[index].hidden = True
        self.display.refresh()

    def light(self, level):
        """Set the display's own light, 0 (asleep) to 5, where it has one."""
        try:
            self.display.brightness = max(level * 20, 2) / 100
        except (AttributeError, RuntimeError, ValueError):
            pass  # this display cannot be dimmed

    def _show_item(self, index, item):
        text, x, y, scale, anchor, colour = item
        if index == len(self._labels):
            label = Label(self._font, text="", color=0xFFFFFF)
            self._labels.append(label)
            self._group.append(label)
        label = self._labels[index]
        label.hidden = not text
        if not text:
            return
        if label.scale != scale:
            label.scale = scale
        if not self._colour:
            colour = 0 if colour == BAR else WHITE
        elif colour == BAR:
            colour = WHITE
        if label.color != colour:
            label.color = colour
        if label.text != text:
            label.text = text
        wide = len(text) * 6 * scale
        label.x = x - wide * anchor // 2
        label.y = y + 5 * scale

    def _show_river(self, view):
        barrel = (view.river, view.holes)
        if barrel == self._barrel:
            return
        self._barrel = barrel
        if self._river is None:
            wide = self.display.width
            palette = displayio.Palette(4)
            palette[1] = 0x2878FF if self._colour else 0xFFFFFF
            palette[2] = 0xFFFFFF
            palette[3] = 0xFFB000 if self._colour else 0xFFFFFF
            self._bitmap = displayio.Bitmap(wide, river_height(wide), 4)
            self._river = displayio.TileGrid(self._bitmap, pixel_shader=palette)
            self._group.insert(0, self._river)
        self._river.hidden = not view.river
        if view.river:
            self._draw_river(view.river, view.holes)

    def _draw_river(self, river, holes):
        bitmap = self._bitmap
        bitmap.fill(0)
        one = unit(bitmap.width)
        for x in range(0, bitmap.width):
            # Small waves: three steps down, three steps up.
            wave = abs(x // one % 6 - 3) // 2
            bitmap[x, (3 + wave) * one] = 1
        for hole in range(1, holes + 1):
            x = (2 * hole - 1) * bitmap.width // (2 * holes)
            high, wide, colour = (3, 3, 3) if hole == river else (1, 1, 2)
            for dy in range(-high * one, high * one + 1):
                half = (wide - (abs(dy) == high * one)) * one
                for dx in range(-half, half + 1):
                    bitmap[x + dx, 3 * one + dy] = colour
