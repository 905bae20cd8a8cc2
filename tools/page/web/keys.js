// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The board's real keys: pressed by mouse, touch, keyboard, wheel and screen reader.

import { Captions, nameOf } from "./caps.js";

const TAP_MS = 40;
const NOTCH = 40; // how far a wheel turns for one press
const NOTCH_MS = 60;
const BUZZ_MS = 12;

// What a computer's keys mean: a key of the board with that label, or else an intent. Where no
// key of the board has it, the intent itself goes to the device.
const KEYBOARD = {
  ArrowLeft: ["Left", "prev"],
  ArrowRight: ["Right", "next"],
  ArrowUp: ["Up", "up"],
  ArrowDown: ["Down", "down"],
  Enter: ["", "ok"],
  " ": ["", "ok"],
  Escape: ["", "back"],
  Backspace: ["", "back"],
};

export class Keys {
  #root;
  #device;
  #captions;
  #keys = [];
  #down = new Set();
  #held = new Map(); // keyboard key -> the board's key that it moves
  #wheel = 0;
  #wheeled = 0;
  listening = true; // not while the wheel turns: what is asked then is not for the next screen

  constructor(root, scene, device) {
    this.#root = root;
    this.#device = device;
    this.#captions = new Captions(root, () => this.#ask("back"));
    addEventListener("keydown", (event) => this.#keydown(event));
    addEventListener("keyup", (event) => this.#keyup(event));
    addEventListener("blur", () => this.releaseAll());
    scene.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
  }

  // The board's keys; where they are is said by the drawing, in both of its forms.
  lay(board) {
    this.releaseAll();
    this.#keys = board.keys.flatMap(({ kind, labels, intents }, source) =>
      labels.map((label, key) => ({
        place: [source, key],
        label,
        intent: intents[key],
        turns: kind === "encoder",
        drawn: board.drawing.wide.at(-1).keys.find((one) => one.label === label),
      })),
    );
    this.#root.replaceChildren();
    for (const key of this.#keys) {
      key.name = nameOf(key);
      const look = { type: "button", className: "key", ariaLabel: key.name };
      key.button = Object.assign(document.createElement("button"), look);
      key.button.dataset.key = key.label;
      this.#root.append(key.button);
      this.#listen(key);
    }
    this.#captions.lay(this.#keys);
  }

  // Where the keys are, and how many of the page's pixels a unit of the drawing has.
  place(drawn, unit) {
    for (const key of this.#keys) {
      key.drawn = drawn.find(({ label }) => label === key.label);
      const { at, half: units } = key.drawn;
      const half = units * unit;
      Object.assign(key.button.style, {
        left: `${at[0] * unit - half}px`,
        top: `${at[1] * unit - half}px`,
        width: `${2 * half}px`,
        height: `${2 * half}px`,
      });
    }
    this.#captions.place(unit);
  }

  // What the bar on the device's screen says of each intent now.
  tell(bar) {
    this.#captions.say(bar);
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
      if (!event.detail) this.#tap(key);
    });
  }

  // The board's key for a computer's key, or the intent where it has none.
  #meant(name) {
    const [label, intent] = KEYBOARD[name] ?? [];
    if (!intent) return {};
    const key =
      this.#keys.find((one) => label && one.label === label) ??
      this.#keys.find((one) => one.intent === intent);
    return key ? { key } : { intent };
  }

  #ask(intent) {
    if (this.listening) this.#device.type(`key ${intent}`);
  }

  #press(key) {
    if (this.#down.has(key)) return;
    this.#down.add(key);
    key.button.classList.add("down");
    navigator.vibrate?.(BUZZ_MS);
    this.#device.key(key.place, true);
    if (key.turns) this.#release(key);
  }

  #release(key) {
    if (!this.#down.delete(key)) return;
    this.#device.key(key.place, false);
    if (key.turns) setTimeout(() => key.button.classList.remove("down"), 90);
    else key.button.classList.remove("down");
  }

  #tap(key) {
    this.#press(key);
    setTimeout(() => this.#release(key), TAP_MS);
  }

  releaseAll() {
    for (const key of [...this.#down]) this.#release(key);
    this.#held.clear();
  }

  #keydown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.meantForDevice()) return;
    const own = event.key === "Enter" || event.key === " ";
    const mine = own && this.#keys.find((key) => key.button === document.activeElement);
    const { key, intent } = mine ? { key: mine } : this.#meant(event.key);
    if (!key && !intent) return;
    event.preventDefault();
    if (!key) {
      if (!event.repeat || intent !== "back") this.#ask(intent);
      return;
    }
    if (event.repeat && !key.turns) return;
    if (!key.turns) this.#held.set(event.key, key);
    this.#press(key);
  }

  #keyup(event) {
    const key = this.#held.get(event.key);
    if (!key) return;
    event.preventDefault(); // Firefox clicks a button when the space bar comes up
    this.#held.delete(event.key);
    this.#release(key);
  }

  #turn(event) {
    if (event.ctrlKey) return;
    const knob = this.#keys.some((key) => key.turns);
    if (!knob && !event.target.closest("#device")) return;
    event.preventDefault();
    this.#wheel += event.deltaMode ? event.deltaY * NOTCH : event.deltaY;
    const now = performance.now();
    if (Math.abs(this.#wheel) < NOTCH || now - this.#wheeled < NOTCH_MS) return;
    const { key } = this.#meant(this.#wheel > 0 ? "ArrowRight" : "ArrowLeft");
    this.#wheel = 0;
    this.#wheeled = now;
    if (key) this.#tap(key);
  }
}
