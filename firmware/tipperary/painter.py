# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Views become lines of tiles on a displayio display; only what changed is drawn again."""

import displayio
import terminalio
import vectorio
from micropython import const

from tipperary.layout import BAR, WHITE, arrange, bar_height, river_height, unit

_WIDE = const(6)
_HIGH = const(12)

# A letter and what is written for it, one character, or two after a bar.
_PLAIN = (
    "|ÄAe|ÖOe|ÜUe|äae|öoe|üue|ßss|œoe"
    ".ÁA.ÀA.ÂA.ÇC.ÉE.ÈE.ÊE.ÍI.ÓO.ÚU.ÛU.àa.áa.âa.çc.ée.èe.êe.ëe.îi.ïi.íi.ôo.óo.ùu.ûu.úu"
)


def whole(text, font):
    """The text with plain letters where the font of this build lacks the accented ones."""
    for letter in text:
        if ord(letter) > 126 and font.get_glyph(ord(letter)) is None:
            at = _PLAIN.find(letter)
            plain = _PLAIN[at + 1 : at + (3 if _PLAIN[at - 1] == "|" else 2)] if at > 0 else "?"
            text = text.replace(letter, plain)
    return text


def spell(view, font):
    """Every text of a view as the font can write it."""
    for part in ("head", "big", "body", "prev", "ok", "next", "hold", "hint"):
        setattr(view, part, whole(getattr(view, part), font))
    view.rows = [(whole(row[0], font), whole(row[1], font), row[2]) for row in view.rows]


class Painter:
    """The display: lines of text, laid as tiles from the font, and a picture of the river."""

    # Tiles from the font's own sheet rather than label objects: a line of text takes a twentieth
    # of the memory, and changing a letter makes no garbage and redraws that letter alone.

    def __init__(self, display, colour, two_keys=False, font=terminalio.FONT):
        self.display = display
        self._colour = colour
        self.two_keys = two_keys
        self._font = font
        self._space = font.get_glyph(32).tile_index
        # The hint on boards with two keys is in small letters, whatever the display.
        self._columns = display.width // (_WIDE * (1 if two_keys else unit(display.width)))
        self._palettes = {}
        self._lines = []
        self._group = displayio.Group()
        self._river = None
        self._barrel = ()
        high = bar_height(display.width)
        palette = displayio.Palette(1)
        palette[0] = 0x303840 if colour else 0xFFFFFF
        y = display.height - high - (high // 2 if two_keys else 0)
        self._bar = vectorio.Rectangle(
            pixel_shader=palette, width=display.width, height=high, x=0, y=y
        )
        self._group.append(self._bar)

    def show(self, view, new=False):
        """Bring the display up to date; a new screen is sent whole, which is quicker."""
        self._show_river(view)
        # Nothing to press, nothing to see: as long as the wheel turns.
        self._bar.hidden = not (view.prev or view.ok or view.next or view.hold)
        spell(view, self._font)
        items = arrange(view, self.display.width, self.display.height)
        for index, item in enumerate(items):
            new = self._show_line(index, item) or new
        while len(self._lines) > len(items):
            self._lines.pop()
            self._group.pop()
            new = True
        if new:
            self.display.root_group = None
            self.display.root_group = self._group
        self.display.refresh()

    def _show_line(self, index, item):
        """Lay one line of text; True if it moved, so that more than its letters changed."""
        text, x, y, scale, anchor, colour = item
        if index == len(self._lines):
            line = displayio.Group()
            line.append(self._tiles(self._palette(colour)))
            self._lines.append(line)
            self._group.append(line)
        line = self._lines[index]
        x -= len(text) * _WIDE * scale * anchor // 2
        y -= scale
        moved = (line.x, line.y, line.scale) != (x, y, scale)
        if moved:
            line.scale = scale
            line.x = x
            line.y = y
        tiles = line[0]
        palette = self._palette(colour)
        if tiles.pixel_shader is not palette:
            tiles.pixel_shader = palette
        for column in range(self._columns):
            tile = self._tile(text[column]) if column < len(text) else self._space
            if tiles[column, 0] != tile:
                tiles[column, 0] = tile
        return moved

    def _tiles(self, palette):
        return displayio.TileGrid(
            self._font.bitmap,
            pixel_shader=palette,
            width=self._columns,
            height=1,
            tile_width=_WIDE,
            tile_height=_HIGH,
            default_tile=self._space,
        )

    def _tile(self, letter):
        code = ord(letter)
        if code < 127:
            return self._space + code - 32
        return self._font.get_glyph(code).tile_index

    def _palette(self, colour):
        if not self._colour:
            colour = 0 if colour == BAR else WHITE
        elif colour == BAR:
            colour = WHITE
        if colour not in self._palettes:
            palette = displayio.Palette(2)
            palette.make_transparent(0)
            palette[1] = colour
            self._palettes[colour] = palette
        return self._palettes[colour]

    def light(self, level):
        """Set the display's own light, 0 (asleep) to 5, where it has one."""
        try:
            self.display.brightness = max(level * 20, 2) / 100
        except (AttributeError, RuntimeError, ValueError):
            pass  # this display cannot be dimmed

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
