// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The board's real keys: pressed by mouse, touch, keyboard and wheel.

import { caption, group } from "./caps.js";

const HOLD_MS = 800; // the firmware holds from 600 ms on and repeats from 1000: in the middle
const NOTCH = 40; // how far a wheel turns for one press
const NOTCH_MS = 60;

// What a computer's keys mean: a key of the board with that label, or else an intent.
const KEYBOARD = {
  ArrowLeft: ["Left", "prev"],
  ArrowRight: ["Right", "next"],
  ArrowUp: ["Up", "next"],
  ArrowDown: ["Down", "prev"],
  Enter: ["", "ok"],
  " ": ["", "ok"],
  Escape: ["", "back"],
  Backspace: ["", "back"],
};

export class Keys {
  #root;
  #send;
  #keys = [];
  #down = new Map(); // key -> when it went down
  #held = new Map(); // keyboard key -> the board's key that it moves
  #wheel = 0;
  #wheeled = 0;

  constructor(root, wheelOver, send) {
    this.#root = root;
    this.#send = send;
    addEventListener("keydown", (event) => this.#keydown(event));
    addEventListener("keyup", (event) => this.#keyup(event.key));
    addEventListener("blur", () => this.releaseAll());
    for (const place of wheelOver) {
      place.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
    }
  }

  lay(board) {
    this.releaseAll();
    this.#keys = board.keys.flatMap(({ kind, labels, intents, holds }, source) =>
      labels.map((label, key) => ({
        place: [source, key],
        label,
        intent: intents[key],
        hold: holds[key],
        turns: kind === "encoder",
      })),
    );
    for (const key of this.#keys) {
      key.button = document.createElement("button");
      key.button.type = "button";
      key.button.ariaLabel = key.label;
      key.button.dataset.intent = key.intent;
      this.#listen(key);
    }
    for (const name of Object.keys(KEYBOARD)) {
      const { key } = this.#meant(name);
      if (key) (key.names ??= []).push(name);
    }
    for (const key of this.#keys) caption(key);
    this.#root.replaceChildren(...group(this.#keys));
  }

  #listen(key) {
    const { button } = key;
    button.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      event.preventDefault(); // the focus stays where it was, so that Enter still means OK
      button.setPointerCapture(event.pointerId);
      this.#press(key);
    });
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(name, () => this.#release(key));
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  // The board's key for a computer's key, and whether it has to be held to mean that.
  #meant(name) {
    const [label, intent] = KEYBOARD[name] ?? [];
    if (!intent) return {};
    const key =
      this.#keys.find((one) => label && one.label === label) ??
      this.#keys.find((one) => one.intent === intent);
    if (key) return { key, hold: false };
    return { key: this.#keys.find((one) => one.hold === intent), hold: true };
  }

  #press(key) {
    if (this.#down.has(key)) return;
    this.#down.set(key, performance.now());
    key.button.classList.add("down");
    this.#send({ key: key.place, down: true });
    if (key.turns) this.#release(key);
  }

  #release(key) {
    if (!this.#down.delete(key)) return;
    this.#send({ key: key.place, down: false });
    if (key.turns) setTimeout(() => key.button.classList.remove("down"), 90);
    else key.button.classList.remove("down");
  }

  releaseAll() {
    for (const key of [...this.#down.keys()]) this.#release(key);
    this.#held.clear();
  }

  #keydown(event) {
    const focus = document.activeElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (focus?.matches("select, summary, pre, header button")) return;
    const own = focus && (event.key === "Enter" || event.key === " ");
    const mine = own && this.#keys.find((key) => key.button === focus);
    const { key, hold } = mine ? { key: mine, hold: false } : this.#meant(event.key);
    if (!key) return;
    event.preventDefault();
    if (event.repeat && !key.turns) return;
    if (!key.turns) this.#held.set(event.key, { key, hold });
    this.#press(key);
  }

  #keyup(name) {
    const { key, hold } = this.#held.get(name) ?? {};
    if (!key) return;
    this.#held.delete(name);
    const since = performance.now() - (this.#down.get(key) ?? 0);
    // A tap of Escape is a hold of OK where no key means back.
    if (hold && since < HOLD_MS) setTimeout(() => this.#release(key), HOLD_MS - since);
    else this.#release(key);
  }

  #turn(event) {
    if (event.ctrlKey) return;
    const knob = this.#keys.some((key) => key.turns);
    if (!knob && !event.target.closest("#device, #ring")) return;
    event.preventDefault();
    this.#wheel += event.deltaMode ? event.deltaY * NOTCH : event.deltaY;
    const now = performance.now();
    if (Math.abs(this.#wheel) < NOTCH || now - this.#wheeled < NOTCH_MS) return;
    const { key } = this.#meant(this.#wheel > 0 ? "ArrowRight" : "ArrowLeft");
    this.#wheel = 0;
    this.#wheeled = now;
    if (!key) return;
    this.#press(key);
    setTimeout(() => this.#release(key), 30);
  }
}
