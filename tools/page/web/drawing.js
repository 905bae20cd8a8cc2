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
  #scales = [];

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
    this.#scales = scales(this.#pieces, width, height, form === "wide");
    this.#scene.dataset.form = form;
    this.#pieces.forEach(({ size, element }, place) => {
      element.style.setProperty("--unit", `${this.#scales[place]}px`);
      element.style.width = `${size[0] * this.#scales[place]}px`;
      element.style.height = `${size[1] * this.#scales[place]}px`;
    });
    this.#put();
    const [first, second] = this.#scales;
    const enlarged = second > first * 1.01 && !this.#board.screen.colour;
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

  // The live parts go to where the drawing has a place for them.
  #put() {
    const { screen, ring, keys } = this.#live;
    for (const [place, piece] of this.#pieces.entries()) {
      const unit = this.#scales[place];
      if (piece.lamps.length) ring.place(piece, unit);
      if (!piece.screen) continue;
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
