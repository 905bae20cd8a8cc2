// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The board's real keys: pressed by mouse, touch, keyboard, wheel and screen reader.

import { caption, group } from "./caps.js";

const TAP_MS = 80;
const HOLD_MS = 800; // the firmware holds from 600 ms on and repeats from 1000: in the middle
const NOTCH = 40; // how far a wheel turns for one press
const NOTCH_MS = 60;
const BUZZ_MS = 12;

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
    addEventListener("keyup", (event) => this.#keyup(event));
    addEventListener("blur", () => this.releaseAll());
    for (const place of wheelOver) {
      place.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
    }
  }

  lay(board) {
    this.releaseAll();
    this.#keys = board.keys.flatMap(({ kind, labels, names, intents, holds }, source) =>
      labels.map((label, key) => ({
        place: [source, key],
        label,
        name: names[key],
        intent: intents[key],
        hold: holds[key],
        turns: kind === "encoder",
        shortcuts: [],
      })),
    );
    for (const key of this.#keys) {
      key.button = document.createElement("button");
      key.button.type = "button";
      key.button.ariaLabel = key.name;
      key.button.dataset.key = key.label;
      key.button.dataset.intent = key.intent;
      this.#listen(key);
    }
    for (const name of Object.keys(KEYBOARD)) this.#meant(name).key?.shortcuts.push(name);
    for (const key of this.#keys) {
      caption(key, this.#keys, () => this.#tap(key, HOLD_MS));
    }
    this.#root.replaceChildren(...group(this.#keys));
  }

  // Whether what is typed now is meant for the device, and not for one of the page's controls.
  meantForDevice() {
    const focus = document.activeElement;
    return !focus || focus === document.body || this.#keys.some((key) => key.button === focus);
  }

  #listen(key) {
    const { button } = key;
    button.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      event.preventDefault();
      button.setPointerCapture(event.pointerId);
      this.#press(key);
    });
    // The focus stays where it was, so that Enter still means OK.
    button.addEventListener("mousedown", (event) => event.preventDefault());
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(name, () => this.#release(key));
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    // A screen reader clicks without a pointer.
    button.addEventListener("click", (event) => {
      if (!event.detail) this.#tap(key, TAP_MS);
    });
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
    navigator.vibrate?.(BUZZ_MS);
    this.#send({ key: key.place, down: true });
    if (key.turns) this.#release(key);
  }

  #release(key) {
    if (!this.#down.delete(key)) return;
    this.#send({ key: key.place, down: false });
    if (key.turns) setTimeout(() => key.button.classList.remove("down"), 90);
    else key.button.classList.remove("down");
  }

  #tap(key, ms) {
    this.#press(key);
    setTimeout(() => this.#release(key), ms);
  }

  releaseAll() {
    for (const key of [...this.#down.keys()]) this.#release(key);
    this.#held.clear();
  }

  #keydown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.meantForDevice()) return;
    const own = event.key === "Enter" || event.key === " ";
    const mine = own && this.#keys.find((key) => key.button === document.activeElement);
    const { key, hold } = mine ? { key: mine, hold: false } : this.#meant(event.key);
    if (!key) return;
    event.preventDefault();
    if (event.repeat && !key.turns) return;
    if (!key.turns) this.#held.set(event.key, { key, hold });
    this.#press(key);
  }

  #keyup(event) {
    const { key, hold } = this.#held.get(event.key) ?? {};
    if (!key) return;
    event.preventDefault(); // Firefox clicks a button when the space bar comes up
    this.#held.delete(event.key);
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
    if (key) this.#tap(key, 30);
  }
}
