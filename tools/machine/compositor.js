// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// Draws what standins/displayio.py tells, from the lowest layer to the highest, as displayio does:
// in one bit or RGB565, with everything that nothing covers in black.

const TILES = 12; // how many numbers tell of tiles; of a box there are fewer
const BLACK = 0xff000000;

/** A colour as the display shows it: opacity, blue, green, red in one number; 0 is transparent. */
function shade(colour, depth) {
  if (colour < 0) return 0;
  const red = colour >> 16;
  const green = (colour >> 8) & 255;
  const blue = colour & 255;
  if (depth === 1) return (red * 19 + green * 182 + blue * 54) / 255 >= 128 ? 0xffffffff : BLACK;
  // The top bits come again below, so that full light is 255.
  return BLACK
    | (((blue & 0xf8) | (blue >> 5)) << 16)
    | (((green & 0xfc) | (green >> 6)) << 8)
    | (red & 0xf8) | (red >> 5);
}

/**
 * The picture as red, green, blue and opacity, row by row. `told` are whole numbers: width, height
 * and depth of the display, then the layers, each of which begins with how many numbers it has;
 * addresses among them are places in `memory`.
 */
export function compose(told, memory) {
  const [width, height, depth] = told;
  const picture = new Uint32Array(width * height).fill(BLACK);

  function box(left, top, wide, high, colour) {
    if (!colour) return;
    const from = Math.max(0, left);
    const to = Math.max(from, Math.min(width, left + wide));
    for (let y = Math.max(0, top); y < Math.min(height, top + high); y++) {
      picture.fill(colour, y * width + from, y * width + to);
    }
  }

  function tiles(layer) {
    const [, left, top, scale, columns, rows, wide, high, stride, pixels, indices, palette] = layer;
    const colours = new Int32Array(memory, palette);
    const shades = new Map();
    const bytes = new Uint8Array(memory);
    const places = new Uint16Array(memory, indices, columns * rows);
    const across = stride / wide;
    for (let y = 0; y < rows * high; y++) {
      for (let x = 0; x < columns * wide; x++) {
        const index = places[Math.floor(y / high) * columns + Math.floor(x / wide)];
        const row = Math.floor(index / across) * high + (y % high);
        const value = bytes[pixels + row * stride + (index % across) * wide + (x % wide)];
        if (!shades.has(value)) shades.set(value, shade(colours[value], depth));
        box(left + x * scale, top + y * scale, scale, scale, shades.get(value));
      }
    }
  }

  for (let at = 3; at < told.length; at += told[at]) {
    const layer = told.subarray(at, at + told[at]);
    const [numbers, x, y, wide, high, colour] = layer;
    if (numbers === TILES) tiles(layer);
    else box(x, y, wide, high, shade(colour, depth));
  }
  return { width, height, picture: new Uint8ClampedArray(picture.buffer) };
}
