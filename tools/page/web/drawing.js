// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The drawing of a board, which the README's pictures are made of too: its pieces on the table, as
// large as there is room. What is live on them has its place in units of the drawing, of which the
// style sheets make pixels.

const BELOW = 12; // pixels that stay free below the pieces
const READABLE = 300; // pixels: as wide a screen should be
const SHARE = 0.62; // of the room, that the device gets where it has to be larger than the ring

// Where an element is, in units of the drawing: custom properties by their names.
export function put({ style }, places) {
  for (const [name, value] of Object.entries(places)) style.setProperty(`--${name}`, value);
}

// What lays a board on the scene; `live` are the screen, the ring and the keys, which lie on its
// pieces.
export function drawer(scene, { screen, ring, keys }) {
  const enlarged = scene.querySelector("#enlarged");
  let board = null;
  let pieces = [];

  function fit() {
    if (!board) return;
    const width = scene.clientWidth;
    const height = innerHeight - scene.getBoundingClientRect().top - scrollY - BELOW;
    const form = width > height ? "wide" : "upright";
    if (form !== scene.dataset.form) draw(form);
    const units = scales(pieces, [width, height], form === "wide" ? 0 : 1);
    pieces.forEach(({ element }, place) => put(element, { unit: `${units[place]}px` }));
    enlarged.hidden = board.screen.colour || !(units[1] > units[0] * 1.01);
  }

  // The pieces, and the live parts on them.
  function draw(form) {
    scene.dataset.form = form;
    const elements = [...scene.querySelectorAll(".piece")];
    const given = board.drawing[form];
    elements[0].hidden = given.length < 2;
    pieces = given.map((piece, place) => {
      const element = elements[place + 2 - given.length];
      element.querySelector("img").src = piece.picture;
      put(element, { wide: piece.size[0], tall: piece.size[1] });
      if (piece.lamps.length) ring.place(piece, element);
      if (piece.screen) {
        screen.place(piece.screen);
        keys.place(piece.keys);
        put(enlarged, { x: piece.size[0] / 2, y: 84 });
      }
      return { ...piece, element };
    });
  }

  addEventListener("resize", fit);
  return (given) => {
    board = given;
    scene.dataset.form = "";
    fit();
  };
}

// The scale of each piece: one for both, as things are, unless the screen would be too small. They
// lie along an axis: 0 is side by side, 1 is one above the other.
function scales(pieces, room, axis) {
  const fits = (size, sides) => Math.min(sides[0] / size[0], sides[1] / size[1]);
  const [ring, device] = pieces.map(({ size }) => size);
  if (!device) return [fits(ring, room)];
  const sides = [0.98 * room[0], room[1]];
  const along = (change) => sides.map((side, at) => (at === axis ? change(side) : side));
  const whole = ring.map((side, at) => (at === axis ? side + device[at] : Math.max(side, device[at])));
  const both = fits(whole, sides);
  const [left, , right] = pieces[1].screen;
  if ((right - left) * both >= READABLE) return [both, both];
  const second = fits(device, along((side) => side * SHARE));
  const first = fits(ring, along((side) => side - device[axis] * second));
  return [Math.min(first, second), second];
}
