# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A display panel that keeps what displayio sends it as a picture."""

import os

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import busdisplay
import displayio
import fourwire
from adafruit_displayio_ssd1306 import SSD1306
from displayio._constants import DISPLAY_COMMAND
from PIL import Image

_SSD1306_COLUMNS, _SSD1306_PAGES, _SSD1306_CONTRAST = 0x21, 0x22, 0x81
_COLUMNS, _ROWS, _WRITE = 0x2A, 0x2B, 0x2C


class Panel(fourwire.FourWire):
    """The far end of a display bus: controller memory of one bit or RGB565 pixels."""

    def __init__(
        self, width: int, height: int, colour: bool, rowstart: int = 0, rotation: int = 0
    ) -> None:
        self.width = width
        self.height = height
        self.colour = colour
        self.changes = 0
        self._rowstart = rowstart
        self._rotation = rotation
        self._command = 0
        self._columns = (0, width - 1)
        self._rows = (0, height - 1)
        size = (width, height + rowstart)
        self._memory = Image.new("RGB", size) if colour else Image.new("1", size)

    def image(self) -> Image.Image:
        """What a person in front of the panel sees."""
        seen = self._memory.crop(
            (0, self._rowstart, self.width, self._rowstart + self.height)
        ).rotate(self._rotation)
        return seen.convert("RGB")

    def _send(self, data_type: int, _chip_select: int, data: bytes) -> None:
        data = bytes(data)
        if data_type != DISPLAY_COMMAND:
            self._receive(data)
        elif self.colour:
            self._command = data[0]
        elif data and data[0] == _SSD1306_COLUMNS:
            self._columns = (data[1], data[2])
        elif data and data[0] == _SSD1306_PAGES:
            self._rows = (data[1], data[2])

    def _receive(self, data: bytes) -> None:
        if not self.colour:
            self._draw_pages(data)
        elif self._command == _COLUMNS:
            self._columns = (data[0] << 8 | data[1], data[2] << 8 | data[3])
        elif self._command == _ROWS:
            self._rows = (data[0] << 8 | data[1], data[2] << 8 | data[3])
        elif self._command == _WRITE:
            self._draw_rgb565(data)

    def _draw_pages(self, data: bytes) -> None:
        # A byte is eight pixels, one below the other.
        left, right = self._columns
        wide = right - left + 1
        for index, byte in enumerate(data):
            x = left + index % wide
            y = (self._rows[0] + index // wide) * 8
            for bit in range(8):
                self._memory.putpixel((x, y + bit), 255 * (byte >> bit & 1))
        self.changes += 1

    def _draw_rgb565(self, data: bytes) -> None:
        wide = self._columns[1] - self._columns[0] + 1
        tall = self._rows[1] - self._rows[0] + 1
        pixels = bytearray()
        for high, low in zip(data[::2], data[1::2], strict=True):
            red = high & 0xF8
            green = (high & 0x07) << 5 | (low & 0xE0) >> 3
            blue = (low & 0x1F) << 3
            # The top bits again below, so that full light is 255.
            pixels += bytes((red | red >> 5, green | green >> 6, blue | blue >> 5))
        part = Image.frombytes("RGB", (wide, tall), bytes(pixels))
        self._memory.paste(part, (self._columns[0], self._rows[0]))
        self.changes += 1

    # The other half of what displayio asks of a bus: it is always free.

    def reset(self) -> None:
        """Nothing to reset."""

    def _release(self) -> None:
        """Nothing to release."""

    def _free(self) -> bool:
        return True

    def _begin_transaction(self) -> bool:
        return False  # what displayio takes for "begun" while it sends the init sequence

    def _end_transaction(self) -> None:
        """Nothing to end."""


def make_display(panel: Panel) -> busdisplay.BusDisplay:
    """A display on a panel, as a board with a built-in screen has one."""
    displayio.release_displays()
    size = (panel.width, panel.height)
    if panel.colour:
        return busdisplay.BusDisplay(panel, b"", width=size[0], height=size[1], auto_refresh=False)
    oled: busdisplay.BusDisplay = SSD1306(panel, width=size[0], height=size[1], auto_refresh=False)
    return oled
