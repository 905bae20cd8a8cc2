// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The board's real keys: pressed by mouse, touch, keyboard, wheel and screen reader, and beside them
// the verbs of the bar on the device's screen.

import { put } from "./drawing.js";
import { word } from "./words.js";

const TAP_MS = 40;
const NOTCH = 40; // how far a wheel turns for one press
const NOTCH_MS = 60;
const BUZZ_MS = 12;

// What a computer's keys mean. Where no key of the board means that, the device is told it.
const KEYBOARD = {
  ArrowLeft: "prev",
  ArrowRight: "next",
  ArrowUp: "up",
  ArrowDown: "down",
  Enter: "ok",
  " ": "ok",
  Escape: "back",
  Backspace: "back",
};

// A key as it is spoken: in the page's language, or as it is printed on the board.
const nameOf = (label) => word(`key_${label.toLowerCase().replaceAll(" ", "_")}`) || label;

// What the bar says of an intent: nothing for null.
const verb = (bar, intent) => (intent && (bar[intent] ?? null) !== null ? bar[intent] || word(intent) : "");

// The ways of a stick or a cross have arrows: what they do is said only where there is a word for it.
const WAYS = ["Left", "Right", "Up", "Down"];
const shown = (bar, { label, intent }) => (WAYS.includes(label) ? bar[intent] ?? "" : verb(bar, intent));

export class Keys {
  #root;
  #device;
  #keys = [];
  #captions = [];
  #bar = {};
  #down = new Set();
  #held = new Map(); // keyboard key -> the board's key that it moves
  #wheel = 0;
  #wheeled = 0;
  listening = true; // not while the wheel turns: what is asked then is not for the next screen

  constructor(root, scene, device) {
    this.#root = root;
    this.#device = device;
    addEventListener("keydown", (event) => this.#keydown(event));
    addEventListener("keyup", (event) => this.#keyup(event));
    addEventListener("blur", () => this.#releaseAll());
    scene.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
  }

  // The board's keys; where they are is said by the drawing, in both of its forms.
  lay(board) {
    this.#releaseAll();
    this.#keys = board.keys.flatMap(({ kind, labels, intents }, source) =>
      labels.map((label, number) => {
        const name = nameOf(label);
        const look = { type: "button", className: "key", ariaLabel: name };
        const button = Object.assign(document.createElement("button"), look);
        button.dataset.key = label;
        const place = [source, number];
        return { place, label, name, intent: intents[number], turns: kind === "encoder", button };
      }),
    );
    this.#keys.forEach((key) => this.#listen(key));
    this.#root.replaceChildren(...this.#keys.map(({ button }) => button));
  }

  place(drawn) {
    for (const key of this.#keys) {
      key.drawn = drawn.find(({ label }) => label === key.label);
      const { at: [x, y], half } = key.drawn;
      put(key.button, { x, y, wide: 2 * half, tall: 2 * half });
    }
    // A caption for each place that the drawing has for one; some keys share theirs.
    const beside = this.#keys.filter((key) => key.drawn.said);
    const shared = Map.groupBy(beside, ({ drawn }) => String(drawn.said));
    for (const { element } of this.#captions) element.remove();
    this.#captions = [...shared.values()].map((keys) => this.#caption(keys));
    this.tell(this.#bar);
  }

  #caption(keys) {
    const [{ drawn: { said: [x, y], ink }, intent }] = keys;
    const element = Object.assign(document.createElement("div"), { className: "caption" });
    element.dataset.ink = ink;
    put(element, { x, y });
    const said = Object.assign(document.createElement("span"), { className: "said" });
    // A press on the words for holding does what they say.
    const look = { type: "button", className: "held", onclick: () => this.#ask("back") };
    const held = Object.assign(document.createElement("button"), look);
    element.append(said);
    if (intent === "ok" && !this.#keyFor("back")) element.append(held);
    this.#root.append(element);
    return { keys, element, said, held };
  }

  // What the bar on the device's screen says of each intent now.
  tell(bar) {
    this.#bar = bar;
    for (const key of this.#keys) {
      const own = verb(bar, key.intent);
      key.button.ariaDescription = own === key.name ? "" : own;
    }
    for (const { keys, said, held } of this.#captions) {
      const verbs = new Set(keys.map((key) => shown(bar, key)));
      said.textContent = [...verbs].filter(Boolean).join(", ");
      held.hidden = (bar.back ?? null) === null;
      held.textContent = word("held", verb(bar, "back"));
      held.ariaLabel = `${keys[0].name}, ${held.textContent}`;
    }
  }

  // Whether what is typed now is meant for the device, and not for one of the page's controls.
  meantForDevice() {
    const focus = document.activeElement;
    return !focus || focus === document.body || this.#keys.some((key) => key.button === focus);
  }

  #listen(key) {
    const { button } = key;
    button.onpointerdown = (event) => {
      if (event.button) return;
      event.preventDefault();
      button.setPointerCapture(event.pointerId);
      this.#press(key);
    };
    button.onlostpointercapture = () => this.#release(key);
    // The focus stays where it was, so that Enter still means OK.
    button.onmousedown = button.oncontextmenu = (event) => event.preventDefault();
    // A screen reader clicks without a pointer.
    button.onclick = (event) => event.detail || this.#tap(key);
  }

  #keyFor(intent) {
    return this.#keys.find((key) => key.intent === intent);
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

  #releaseAll() {
    for (const key of [...this.#down]) this.#release(key);
    this.#held.clear();
  }

  #keydown(event) {
    const intent = KEYBOARD[event.key];
    const other = event.ctrlKey || event.metaKey || event.altKey;
    if (!intent || other || !this.meantForDevice()) return;
    event.preventDefault();
    const focused = this.#keys.find(({ button }) => button === document.activeElement);
    const key = (intent === "ok" && focused) || this.#keyFor(intent);
    if (!key) {
      if (!event.repeat || intent !== "back") this.#ask(intent);
    } else if (key.turns || !event.repeat) {
      this.#held.set(event.key, key);
      this.#press(key);
    }
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
    const key = this.#keyFor(this.#wheel > 0 ? "next" : "prev");
    this.#wheel = 0;
    this.#wheeled = now;
    this.#tap(key);
  }
}
