// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// What an eye makes of the bytes that go down the wire of a ring.

/** How bright a pixel seems, 0 to 1, and its hue as red, green and blue. */
function seen(rgb) {
  const most = Math.max(...rgb);
  if (!most) return { light: 0, colour: [0, 0, 0] };
  const colour = rgb.map((part) => Math.round(255 * (part / most) ** (1 / 1.7)));
  return { light: Math.min(1, 1.3 * (most / 255) ** 0.42), colour };
}

/** Each pixel of a ring as it is seen, whatever the order of its colours on the wire. */
export function lights(wire, order) {
  const places = [..."RGB"].map((colour) => order.indexOf(colour));
  const found = [];
  for (let at = 0; at < wire.length; at += order.length) {
    found.push(seen(places.map((place) => wire[at + place])));
  }
  return found;
}
