// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The ring of light, in the middle of the areas; and the lamps on the boards that have a row.
// For people who want less motion the turning wheel becomes a few still pictures of it.

const AREAS = 5;
const RADIUS = 0.196; // of the canvas
const WIDTH = 0.054;
const STEP_MS = 600; // between two pictures where less motion is wanted
const MOVING_MS = 250; // light that changes sooner than this after the last time is moving
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

// What an eye makes of a pixel's red, green and blue: its hue, and how bright it seems.
function seen(red, green, blue) {
  const most = Math.max(red, green, blue);
  if (!most) return { light: 0, colour: [0, 0, 0] };
  const colour = [red, green, blue].map((part) => Math.round(255 * (part / most) ** (1 / 1.7)));
  return { light: Math.min(1, 1.3 * (most / 255) ** 0.42), colour };
}

const css = ([red, green, blue], alpha) => `rgb(${red} ${green} ${blue} / ${alpha})`;
const paler = (colour, by) => colour.map((part) => Math.round(part + (255 - part) * by));

export class Ring {
  #canvas;
  #paint;
  #lamps;
  #order = [];
  #pixels = [];
  #waiting = false;
  #newest = "";
  #came = -Infinity;
  #step = 0;

  constructor(canvas, lamps) {
    this.#canvas = canvas;
    this.#lamps = lamps;
    this.#paint = canvas.getContext("2d");
    new ResizeObserver(() => this.#fit()).observe(canvas);
  }

  arrange({ order, lamps }) {
    this.#order = order;
    this.#lamps.style.setProperty("--columns", lamps.columns);
    this.#lamps.replaceChildren(
      ...lamps.pixels.map((pixel) => {
        const lamp = document.createElement("i");
        lamp.dataset.pixel = pixel;
        return lamp;
      }),
    );
    this.#later();
  }

  // The newest light, at once, or with the next step.
  show(hex) {
    const now = performance.now();
    const moving = STILL.matches && now - this.#came < MOVING_MS;
    this.#came = now;
    this.#newest = hex;
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
    const hex = this.#newest;
    this.#pixels = [];
    for (let at = 0; at < hex.length; at += 6) {
      const value = parseInt(hex.slice(at, at + 6), 16);
      this.#pixels.push(seen(value >> 16, (value >> 8) & 255, value & 255));
    }
    for (const lamp of this.#lamps.children) {
      const { light, colour } = this.#pixels[lamp.dataset.pixel] ?? seen(0, 0, 0);
      lamp.style.background = light ? css(paler(colour, 0.3), 0.25 + 0.75 * light) : "";
      lamp.style.boxShadow = light ? `0 0 ${14 * light}px ${6 * light}px ${css(colour, 0.6 * light)}` : "";
    }
    this.#later();
  }

  #fit() {
    const side = Math.round(this.#canvas.clientWidth * Math.min(devicePixelRatio, 2));
    if (side && side !== this.#canvas.width) {
      this.#canvas.width = this.#canvas.height = side;
      this.#draw();
    }
  }

  #later() {
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      this.#draw();
    });
  }

  #draw() {
    const side = this.#canvas.width;
    const paint = this.#paint;
    paint.setTransform(1, 0, 0, 1, 0, 0);
    paint.clearRect(0, 0, side, side);
    paint.translate(side / 2, side / 2);
    const places = this.#order.map((pixel, place) => ({
      ...(this.#pixels[pixel] ?? seen(0, 0, 0)),
      angle: ((place + 0.5) / this.#order.length - 0.5 / AREAS - 0.25) * 2 * Math.PI,
    }));
    const few = Math.sqrt(24 / Math.max(5, places.length));
    this.#glow(places, side * 0.3, 0.2 * few * few);
    this.#base(side);
    this.#glow(places, side * 0.1 * few, 0.6);
    for (const place of places) this.#package(place, side, few);
    this.#glow(places, side * 0.035 * few, 0.3);
  }

  #at({ angle }) {
    const radius = this.#canvas.width * RADIUS;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }

  #glow(places, reach, strength) {
    const paint = this.#paint;
    paint.globalCompositeOperation = "lighter";
    for (const place of places) {
      if (!place.light) continue;
      const [x, y] = this.#at(place);
      const fade = paint.createRadialGradient(x, y, 0, x, y, reach);
      fade.addColorStop(0, css(place.colour, strength * place.light ** 2));
      fade.addColorStop(0.4, css(place.colour, 0.35 * strength * place.light ** 2));
      fade.addColorStop(1, css(place.colour, 0));
      paint.fillStyle = fade;
      paint.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
    }
    paint.globalCompositeOperation = "source-over";
  }

  #base(side) {
    const paint = this.#paint;
    paint.beginPath();
    paint.arc(0, 0, side * RADIUS, 0, 2 * Math.PI);
    paint.lineWidth = side * WIDTH;
    paint.strokeStyle = "#14171a";
    paint.shadowColor = "rgb(0 0 0 / 0.5)";
    paint.shadowBlur = side * 0.015;
    paint.shadowOffsetY = side * 0.004;
    paint.stroke();
    paint.shadowColor = "transparent";
    paint.lineWidth = Math.max(1, side * 0.0015);
    paint.strokeStyle = "rgb(255 255 255 / 0.12)";
    for (const edge of [-0.5, 0.5]) {
      paint.beginPath();
      paint.arc(0, 0, side * (RADIUS + edge * WIDTH), 0, 2 * Math.PI);
      paint.stroke();
    }
  }

  #package({ angle, light, colour }, side, few) {
    const paint = this.#paint;
    const size = side * 0.0285 * Math.min(few, 1.5);
    const [x, y] = this.#at({ angle });
    paint.save();
    paint.translate(x, y);
    paint.rotate(angle);
    paint.fillStyle = light ? css(paler(colour, 0.1), Math.min(1, 1.5 * light)) : "#55544f";
    paint.beginPath();
    paint.roundRect(-size / 2, -size / 2, size, size, size * 0.16);
    paint.fill();
    paint.fillStyle = light ? css(paler(colour, 0.55 * light), Math.min(1, 1.7 * light)) : "#33322f";
    paint.beginPath();
    paint.arc(0, 0, size * 0.36, 0, 2 * Math.PI);
    paint.fill();
    paint.restore();
  }
}
