# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `bitmaptools`: a letter from a font file, and a copy of a part of a bitmap."""

# The eight pixels of each byte.
_EIGHT = [bytes([byte >> place & 1 for place in range(7, -1, -1)]) for byte in range(256)]


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False):
    """Fill a bitmap of one bit a pixel from rows of whole words, as our fonts have them."""
    if (bits_per_pixel, element_size, reverse_pixels_in_element) != (1, 4, True):
        raise NotImplementedError("the machine has only bitmaptools.readinto for our fonts")
    width = bitmap.width
    row = bytearray((width + 31) // 32 * 4)
    for start in range(0, width * bitmap.height, width):
        file.readinto(row)
        pixels = b"".join([_EIGHT[byte] for byte in row])
        bitmap.pixels[start : start + width] = pixels[:width]


def blit(bitmap, source, x, y, x1, y1, x2, y2):
    """Copy a rectangle of another bitmap; its lower right corner is not part of it."""
    wide = x2 - x1
    for row in range(y2 - y1):
        start = (y + row) * bitmap.width + x
        other = (y1 + row) * source.width + x1
        bitmap.pixels[start : start + wide] = source.pixels[other : other + wide]
