// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The drawing of a board, which the README's pictures are made of too: its pieces on the table, as
// large as there is room, and on them the live screen, lights and keys.

const BELOW = 12; // pixels that stay free below the pieces
const READABLE = 300; // pixels: as wide a screen should be
const SHARE = 0.62; // of the room, that the device gets where it has to be larger than the ring

export class Drawing {
  #scene;
  #live;
  #board = null;
  #form = "";
  #pieces = [];

  // `live` are the screen, the ring and the keys, which lie on the pieces.
  constructor(scene, live) {
    this.#scene = scene;
    this.#live = live;
    addEventListener("resize", () => this.fit());
    document.addEventListener("fullscreenchange", () => this.fit());
  }

  lay(board) {
    this.#board = board;
    this.#form = "";
    this.fit();
  }

  fit() {
    if (!this.#board) return;
    const width = this.#scene.clientWidth;
    const height = innerHeight - this.#scene.getBoundingClientRect().top - scrollY - BELOW;
    const form = width > height ? "wide" : "upright";
    if (form !== this.#form) this.#draw(form);
    this.#scene.dataset.form = form;
    const units = scales(this.#pieces, width, height, form === "wide");
    this.#pieces.forEach((piece, place) => this.#put(piece, units[place]));
    const enlarged = units[1] > units[0] * 1.01 && !this.#board.screen.colour;
    this.#scene.querySelector("#enlarged").hidden = !enlarged;
  }

  #draw(form) {
    this.#form = form;
    const elements = [...this.#scene.querySelectorAll(".piece")];
    const given = this.#board.drawing[form];
    elements[0].hidden = given.length < 2;
    this.#pieces = given.map((piece, place) => {
      const element = elements[place + 2 - given.length];
      element.querySelector("img").src = piece.picture;
      return { ...piece, element };
    });
  }

  // A piece in its size, and the live parts where it has a place for them.
  #put(piece, unit) {
    const { style } = piece.element;
    [style.width, style.height] = piece.size.map((side) => `${side * unit}px`);
    style.setProperty("--unit", `${unit}px`);
    const { screen, ring, keys } = this.#live;
    if (piece.lamps.length) ring.place(piece, unit);
    if (piece.screen) {
      screen.place(piece.screen, unit);
      keys.place(piece.keys, unit);
    }
  }
}

// The scale of each piece: one for both, as things are, unless the screen would be too small.
function scales(pieces, width, height, wide) {
  const fits = ([w, h], across, down) => Math.min(across / w, down / h);
  if (pieces.length === 1) return [fits(pieces[0].size, width, height)];
  width *= 0.98;
  const [[aWide, aTall], [bWide, bTall]] = pieces.map(({ size }) => size);
  const both = wide
    ? fits([aWide + bWide, Math.max(aTall, bTall)], width, height)
    : fits([Math.max(aWide, bWide), aTall + bTall], width, height);
  const [left, , right] = pieces[1].screen;
  if ((right - left) * both >= READABLE) return [both, both];
  const second = wide
    ? fits([bWide, bTall], width * SHARE, height)
    : fits([bWide, bTall], width, height * SHARE);
  const first = wide
    ? fits([aWide, aTall], width - bWide * second, height)
    : fits([aWide, aTall], width, height - bTall * second);
  return [Math.min(first, second), second];
}
