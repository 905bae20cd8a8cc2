// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The screen, pixel for pixel: each is drawn so many of the computer's own pixels large that the
// browser only has to make the picture a little smaller, and all pixels stay alike.

import { put } from "./drawing.js";

export function screenOn(canvas, device) {
  const paint = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  const pixels = document.createElement("canvas"); // one of its pixels for one of the device's

  function fit() {
    const { width, height } = pixels;
    const scale = Math.max(1, Math.ceil((canvas.clientWidth * devicePixelRatio) / width));
    Object.assign(canvas, { width: width * scale, height: height * scale });
    show();
  }

  function show() {
    paint.imageSmoothingEnabled = false;
    paint.drawImage(pixels, 0, 0, canvas.width, canvas.height);
  }

  new ResizeObserver(fit).observe(canvas);
  canvas.addEventListener("click", ({ offsetX, offsetY }) => {
    const scale = pixels.width / canvas.clientWidth;
    const [x, y] = [offsetX, offsetY].map((at) => Math.floor(at * scale));
    device.type(`touch ${x} ${y}`);
  });
  return {
    // The screen of another board, which is dark.
    resize({ width, height }) {
      Object.assign(pixels, { width, height });
      fit();
    },
    place([x, y, right, bottom]) {
      put(canvas, { x, y, wide: right - x, tall: bottom - y });
    },
    light(level) {
      // Eyes see a tenth of the light as about a third.
      const shine = 0.18 + 0.82 * Math.sqrt(level);
      canvas.style.filter = shine < 0.99 ? `brightness(${shine})` : "";
    },
    // Red, green, blue and opacity of each pixel.
    draw({ width, height, picture }) {
      pixels.getContext("2d").putImageData(new ImageData(picture, width, height), 0, 0);
      show();
    },
  };
}
