# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Views become labels and shapes on a displayio display; only what changed is drawn again."""

import displayio
import vectorio
from adafruit_display_text.label import Label
from micropython import const

from tipperary.borrow import borrow
from tipperary.face.builtin_letters import codes
from tipperary.face.layout import Layout
from tipperary.face.signs import GAP
from tipperary.face.tables import BOX
from tipperary.face.view import LARGE, MEDIUM
from tipperary.light import colours

_FEW_LETTERS = const(6)


class Painter:
    """The display: a ground, the river, shapes, the bar of keys, and texts in four sizes."""

    def __init__(self, display, colour, faces, bar, bar_left=False):
        self.display = display
        self._colour = colour
        self.layout = Layout(display.width, display.height, faces, bar, bar_left)
        self.most_rows = self.layout.most_rows()
        self._palettes = {}
        self._drawn = []  # the shapes that are there
        self._picture = None
        self._drawer = None
        self._texts = displayio.Group()
        self._labels = []  # those with words first, then empty ones
        self._said = []  # the size and the words of the first
        self._shapes = displayio.Group()
        self._bar = displayio.Group()
        self._group = displayio.Group()
        if colour:
            self._group.append(self.box(0, 0, display.width, display.height, colours.GROUND))
        self._river = borrow("face.river").make(self, display.width, self.layout.strip)
        for part in (self._river, self._shapes, self._bar, self._texts):
            self._group.append(part)

    def show(self, view, new=False):
        """Bring the display up to date; where much is new, sending all of it is quicker."""
        self._show_river(view.river, view.holes)
        layout = self.layout
        if layout.arrange(view):
            self._show_bar(layout.bar.boxes)
        picture = None
        if view.picture:
            if self._drawer is None:
                self._drawer = borrow("face.landscape_picture").Drawer(self)
            picture = self._drawer.show(view.picture, layout.picture)
        else:
            self._drawer = None
        self._show_shapes(layout.shapes, picture)
        made = self._show_texts(layout.texts)
        if new or made > _FEW_LETTERS:
            self.display.root_group = None
            self.display.root_group = self._group
        self.display.refresh()
        for size in (MEDIUM, LARGE):
            words = "".join([words for other, words in self._said if other == size])
            self.layout.faces[size].forget(words or " ")

    def _show_river(self, hole, holes):
        river = self._river
        if river.hidden != (not hole):
            river.hidden = not hole
        if hole:
            # Last the barrel, before it the holes of either side of the river.
            river[-3].hidden = holes != 10
            river[-2].hidden = holes != 12
            x = (2 * hole - 1) * self.display.width // (2 * holes) - self.layout.strip // 2
            if river[-1].x != x:
                river[-1].x = x

    def _show_bar(self, boxes):
        while self._bar:
            self._bar.pop()
        for box in boxes:
            self._bar.append(self.box(*box + (colours.BAR if self._colour else colours.TEXT,)))

    def _show_texts(self, texts):
        """Bring the labels up to date; how many letters had to be made."""
        faces = self.layout.faces
        texts = self._joined(texts)
        # A label with the same words is only moved: making letters is what takes time.
        found = [self._take(text[:2]) for text in texts]
        new = [text for text, label in zip(texts, found) if label is None]
        for size, face in enumerate(faces):
            words = "".join([text[1] for text in new if text[0] == size])
            if words:
                face.read(codes(words))
        for number, (size, words, x, y, colour) in enumerate(texts):
            face = faces[size]
            label = found[number]
            if label is None:
                label = found[number] = self._label(face, words)
            if label.x != x:
                label.x = x
            if label.y != y + face.drop:
                label.y = y + face.drop
            if label.color != colour:
                label.color = colour
        self._empty(self._labels)
        self._labels = found + self._labels
        self._said = [text[:2] for text in texts]
        return sum([len(text[1]) for text in new])

    def _joined(self, texts):
        """The same, but what stands on a line in one size and colour is one text with gaps.

        A label takes 580 bytes and 3 ms.
        """
        joined = []
        lines = []
        ends = []
        for size, words, x, y, colour in texts:
            colour = self.shade(colour)
            line = (size, y, colour)
            if size >= LARGE and words.isdigit():
                line = ()  # it stays apart: often one number alone changes
            end = x + self.layout.faces[size].width(words)
            at = lines.index(line) if line and line in lines else -1
            if at >= 0 and x >= ends[at]:
                _, before, start, _, _ = joined[at]
                wide = x - ends[at]
                # Two letters of few kinds: each one that was ever in a text stays in memory.
                gap = chr(GAP + wide // 8 * 8) + chr(GAP + wide % 8)
                joined[at] = (size, before + gap + words, start, y, colour)
                ends[at] = end
            else:
                joined.append((size, words, x, y, colour))
                lines.append(line)
                ends.append(end)
        return joined

    def _take(self, said):
        """The label that says this in this size, or None."""
        if said in self._said:
            at = self._said.index(said)
            self._said.pop(at)
            return self._labels.pop(at)

    def _label(self, font, words):
        """A label for new words: one that is not needed any more, if there is one."""
        if not self._labels:
            label = Label(font, text=words, base_alignment=True)
            self._texts.append(label)
            return label
        label = self._labels.pop()
        if label.font is not font:
            self._empty((label,))  # else it would say the same in the other font first
            label.font = font
        label.text = words
        return label

    def _empty(self, labels):
        for label in labels:
            if label.text:
                label.text = ""

    def _show_shapes(self, shapes, picture):
        if shapes == self._drawn and picture is self._picture:
            return
        self._drawn = shapes
        self._picture = picture
        while self._shapes:
            self._shapes.pop()
        for kind, x, y, width, height, colour, ends in shapes:
            if kind == BOX:
                self._shapes.append(self.box(x, y, width, height, colour))
            else:
                self._shapes.append(self._bar_parts(x, y, width, height, colour, ends))
        if picture is not None:
            self._shapes.append(picture)

    def box(self, x, y, width, height, colour):
        """A filled rectangle."""
        return vectorio.Rectangle(
            pixel_shader=self.palette(colour), x=x, y=y, width=width, height=height
        )

    def _bar_parts(self, x, y, width, height, colour, ends):
        # One row of pixels, shown as often as the bar is high.
        row = displayio.Bitmap(width, 1, 2)
        row.fill(1)
        for end in ends:
            if 0 <= end < width:
                row[end, 0] = 0
        return displayio.TileGrid(row, pixel_shader=self.ink(colour), x=x, y=y, height=height)

    def spot(self, x, y):
        """The row and column of a landscape's cell that is drawn there, or None."""
        return self._drawer and self._drawer.spot(x, y)

    def palette(self, colour):
        """A palette with this one colour."""
        colour = self.shade(colour)
        if colour not in self._palettes:
            palette = displayio.Palette(1)
            palette[0] = colour
            self._palettes[colour] = palette
        return self._palettes[colour]

    def ink(self, colour):
        """A palette with this colour on a transparent ground."""
        palette = displayio.Palette(2)
        palette.make_transparent(0)
        palette[1] = self.shade(colour)
        return palette

    def shade(self, colour):
        """A colour as this display can show it."""
        if colour == colours.INK:
            return colours.GROUND if self._colour else 0
        if colour == colours.KEY:
            return colours.TEXT if self._colour else 0
        return colour if self._colour else 0xFFFFFF if colour else 0

    def clear(self):
        """Let all letters go; what is on the display stays there until something else is shown."""
        self._empty(self._labels)
        self._said = []
        self.layout.texts = []
        for face in self.layout.faces:
            face.forget()

    def set_brightness(self, level):
        """Set the display's own light, 0 (asleep) to 5, where it has one."""
        try:
            self.display.brightness = max(level * 20, 2) / 100
        except (AttributeError, RuntimeError, ValueError):
            pass  # this display cannot be dimmed
