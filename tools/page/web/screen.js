// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The screen: pixel for pixel, each one a whole number of the computer's own pixels large.

export class Screen {
  #canvas;
  #bezel;
  #paint;
  #shine = 1;

  constructor(canvas, bezel, touched) {
    this.#canvas = canvas;
    this.#bezel = bezel;
    this.#paint = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
    new ResizeObserver(() => this.#fit()).observe(bezel);
    canvas.addEventListener("click", ({ offsetX, offsetY }) => {
      const scale = canvas.width / canvas.clientWidth;
      touched([offsetX, offsetY].map((at) => Math.floor(at * scale)));
    });
    addEventListener("resize", () => this.#fit());
  }

  resize({ width, height, colour }) {
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#bezel.dataset.kind = colour ? "lcd" : "oled";
    this.#bezel.style.setProperty("--shape", width / height);
    this.#fit();
  }

  #fit() {
    const room = this.#bezel.clientWidth - 2 * parseFloat(getComputedStyle(this.#bezel).paddingLeft);
    const tall = parseFloat(getComputedStyle(this.#canvas).maxHeight);
    const { width, height } = this.#canvas;
    const dots = devicePixelRatio;
    const scale = Math.max(1, Math.floor(Math.min(room / width, tall / height) * dots)) / dots;
    this.#canvas.style.width = `${width * scale}px`;
    this.#canvas.style.height = `${height * scale}px`;
  }

  light(level) {
    // Eyes see a tenth of the light as about a third.
    this.#shine = 0.18 + 0.82 * Math.sqrt(level);
    this.#canvas.style.filter = this.#shine < 0.99 ? `brightness(${this.#shine})` : "";
  }

  // Red, green, blue of each pixel.
  draw({ width, height, picture: colours }) {
    const picture = this.#paint.createImageData(width, height);
    for (let from = 0, to = 0; from < colours.length; from += 3, to += 4) {
      picture.data[to] = colours[from];
      picture.data[to + 1] = colours[from + 1];
      picture.data[to + 2] = colours[from + 2];
      picture.data[to + 3] = 255;
    }
    this.#paint.putImageData(picture, 0, 0);
  }
}
