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

export function ringOn(canvas) {
  const paint = canvas.getContext("2d");
  let lamps = [];
  let size = [1, 1];
  let unit = 1;
  let pixels = [];
  let came = -Infinity;
  let step = 0;

  function fit() {
    const { width } = canvas.getBoundingClientRect();
    unit = (width / size[0]) * Math.min(devicePixelRatio, 2);
    [canvas.width, canvas.height] = size.map((side) => Math.round(side * unit));
    draw();
  }

  function shine() {
    clearTimeout(step);
    step = 0;
    draw();
  }

  function draw() {
    paint.setTransform(1, 0, 0, 1, 0, 0);
    paint.clearRect(0, 0, canvas.width, canvas.height);
    paint.scale(unit, unit);
    const lit = lamps.map((lamp) => ({ ...lamp, ...pixels[lamp.pixel] }));
    const spread = lamps.length && Math.min(1, 24 / lamps.length);
    for (const lamp of lit) {
      const reach = lamp.key ? 2 * lamp.half : Math.min(13 * lamp.half, FURTHEST);
      glow(lamp, reach, 0.22 * spread);
    }
    for (const lamp of lit) glow(lamp, Math.min(4 * lamp.half, 80), 0.55);
    for (const lamp of lit) body(lamp);
  }

  function glow({ at: [x, y], light, colour }, reach, strength) {
    if (!light) return;
    paint.globalCompositeOperation = "lighter";
    const fade = paint.createRadialGradient(x, y, 0, x, y, reach);
    fade.addColorStop(0, css(colour, strength * light ** 2));
    fade.addColorStop(0.4, css(colour, 0.35 * strength * light ** 2));
    fade.addColorStop(1, css(colour, 0));
    paint.fillStyle = fade;
    paint.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
    paint.globalCompositeOperation = "source-over";
  }

  function body({ at: [x, y], half, turn, key, light, colour }) {
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

  new ResizeObserver(fit).observe(canvas);
  return {
    // Where the lamps are, and on the element of which piece.
    place(piece, element) {
      if (canvas.parentElement !== element) element.querySelector("img").after(canvas);
      ({ lamps, size } = piece);
      fit();
    },
    // The newest light, at once, or with the next step.
    show(given) {
      const now = performance.now();
      const moving = STILL.matches && now - came < MOVING_MS;
      came = now;
      pixels = given;
      if (!moving) shine();
      else step ||= setTimeout(shine, STEP_MS);
    },
    // The wheel has stopped: what there is to see now does not wait for a step.
    stop() {
      came = -Infinity;
      if (step) shine();
    },
  };
}
