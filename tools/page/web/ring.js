// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The lights, at their places in the drawing. For people who want less motion the turning wheel
// becomes a few still pictures of it.

const STEP_MS = 600; // between two pictures where less motion is wanted
const MOVING_MS = 250; // light that changes sooner than this after the last time is moving
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const FURTHEST = 230; // units of the drawing that a glow reaches

const css = ([red, green, blue], alpha) => `rgb(${red} ${green} ${blue} / ${alpha})`;
const paler = (colour, by) => colour.map((part) => Math.round(part + (255 - part) * by));

export class Ring {
  #canvas;
  #paint;
  #lamps = [];
  #size = [1, 1];
  #unit = 1;
  #pixels = [];
  #came = -Infinity;
  #step = 0;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#paint = canvas.getContext("2d");
    new ResizeObserver(() => this.#fit()).observe(canvas);
  }

  // Where the lamps are, and on the element of which piece.
  place({ lamps, size }, element) {
    if (this.#canvas.parentElement !== element) element.querySelector("img").after(this.#canvas);
    this.#lamps = lamps;
    this.#size = size;
    this.#fit();
  }

  #fit() {
    const { width } = this.#canvas.getBoundingClientRect();
    this.#unit = (width / this.#size[0]) * Math.min(devicePixelRatio, 2);
    [this.#canvas.width, this.#canvas.height] = this.#size.map((side) => Math.round(side * this.#unit));
    this.#draw();
  }

  // The newest light, at once, or with the next step.
  show(pixels) {
    const now = performance.now();
    const moving = STILL.matches && now - this.#came < MOVING_MS;
    this.#came = now;
    this.#pixels = pixels;
    if (!moving) this.#shine();
    else this.#step ||= setTimeout(() => this.#shine(), STEP_MS);
  }

  // The wheel has stopped: what there is to see now does not wait for a step.
  stop() {
    this.#came = -Infinity;
    if (this.#step) this.#shine();
  }

  #shine() {
    clearTimeout(this.#step);
    this.#step = 0;
    this.#draw();
  }

  #draw() {
    const paint = this.#paint;
    paint.setTransform(1, 0, 0, 1, 0, 0);
    paint.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    paint.scale(this.#unit, this.#unit);
    const lit = this.#lamps.map((lamp) => ({ ...lamp, ...this.#pixels[lamp.pixel] }));
    const spread = this.#lamps.length && Math.min(1, 24 / this.#lamps.length);
    for (const lamp of lit) {
      const reach = lamp.key ? 2 * lamp.half : Math.min(13 * lamp.half, FURTHEST);
      this.#glow(lamp, reach, 0.22 * spread);
    }
    for (const lamp of lit) this.#glow(lamp, Math.min(4 * lamp.half, 80), 0.55);
    for (const lamp of lit) this.#body(lamp);
  }

  #glow({ at: [x, y], light, colour }, reach, strength) {
    if (!light) return;
    const paint = this.#paint;
    paint.globalCompositeOperation = "lighter";
    const fade = paint.createRadialGradient(x, y, 0, x, y, reach);
    fade.addColorStop(0, css(colour, strength * light ** 2));
    fade.addColorStop(0.4, css(colour, 0.35 * strength * light ** 2));
    fade.addColorStop(1, css(colour, 0));
    paint.fillStyle = fade;
    paint.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
    paint.globalCompositeOperation = "source-over";
  }

  #body({ at: [x, y], half, turn, key, light, colour }) {
    const paint = this.#paint;
    paint.save();
    paint.translate(x, y);
    paint.rotate(turn * 2 * Math.PI);
    paint.fillStyle = light ? css(paler(colour, 0.1), Math.min(1, 1.5 * light)) : "#3e3d39";
    paint.beginPath();
    paint.roundRect(-half, -half, 2 * half, 2 * half, half * 0.32);
    paint.fill();
    paint.fillStyle = light ? css(paler(colour, 0.55 * light), Math.min(1, 1.7 * light)) : "#242321";
    paint.beginPath();
    if (key) paint.roundRect(-0.72 * half, -0.72 * half, 1.44 * half, 1.44 * half, half * 0.3);
    else paint.arc(0, 0, half * 0.72, 0, 2 * Math.PI);
    paint.fill();
    paint.restore();
  }
}
