// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The screen, pixel for pixel: each is drawn so many of the computer's own pixels large that the
// browser only has to make the picture a little smaller, and all pixels stay alike.

import { put } from "./drawing.js";

export class Screen {
  #canvas;
  #paint;
  #pixels = document.createElement("canvas"); // one of its pixels for one of the device's

  constructor(canvas, device) {
    this.#canvas = canvas;
    this.#paint = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
    new ResizeObserver(() => this.#fit()).observe(canvas);
    canvas.addEventListener("click", ({ offsetX, offsetY }) => {
      const scale = this.#pixels.width / canvas.clientWidth;
      const [x, y] = [offsetX, offsetY].map((at) => Math.floor(at * scale));
      device.type(`touch ${x} ${y}`);
    });
  }

  // The screen of another board, which is dark.
  resize({ width, height }) {
    Object.assign(this.#pixels, { width, height });
    this.#fit();
  }

  place([x, y, right, bottom]) {
    put(this.#canvas, { x, y, wide: right - x, tall: bottom - y });
  }

  light(level) {
    // Eyes see a tenth of the light as about a third.
    const shine = 0.18 + 0.82 * Math.sqrt(level);
    this.#canvas.style.filter = shine < 0.99 ? `brightness(${shine})` : "";
  }

  // Red, green, blue and opacity of each pixel.
  draw({ width, height, picture }) {
    this.#pixels.getContext("2d").putImageData(new ImageData(picture, width, height), 0, 0);
    this.#show();
  }

  #fit() {
    const { width, height } = this.#pixels;
    const scale = Math.max(1, Math.ceil((this.#canvas.clientWidth * devicePixelRatio) / width));
    Object.assign(this.#canvas, { width: width * scale, height: height * scale });
    this.#show();
  }

  #show() {
    this.#paint.imageSmoothingEnabled = false;
    this.#paint.drawImage(this.#pixels, 0, 0, this.#canvas.width, this.#canvas.height);
  }
}
