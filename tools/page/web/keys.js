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

export function keysOn(root, scene, device) {
  let keys = [];
  let captions = [];
  let bar = {};
  const down = new Set();
  const moved = new Map(); // keyboard key -> the board's key that it moves
  let wheel = 0;
  let wheeled = 0;
  // It listens, but not while the wheel turns: what is asked then is not for the next screen.
  const told = { listening: true, lay, place, tell, meantForDevice };
  const keyFor = (intent) => keys.find((key) => key.intent === intent);

  // The board's keys; where they are is said by the drawing, in both of its forms.
  function lay(board) {
    releaseAll();
    keys = board.keys.flatMap(({ kind, labels, intents }, source) =>
      labels.map((label, number) => {
        const name = nameOf(label);
        const look = { type: "button", className: "key", ariaLabel: name };
        const button = Object.assign(document.createElement("button"), look);
        button.dataset.key = label;
        const place = [source, number];
        return { place, label, name, intent: intents[number], turns: kind === "encoder", button };
      }),
    );
    keys.forEach(listen);
    root.replaceChildren(...keys.map(({ button }) => button));
  }

  function place(drawn) {
    for (const key of keys) {
      key.drawn = drawn.find(({ label }) => label === key.label);
      const { at: [x, y], half } = key.drawn;
      put(key.button, { x, y, wide: 2 * half, tall: 2 * half });
    }
    // A caption for each place that the drawing has for one; some keys share theirs.
    const beside = keys.filter((key) => key.drawn.said);
    const shared = Map.groupBy(beside, ({ drawn }) => String(drawn.said));
    for (const { element } of captions) element.remove();
    captions = [...shared.values()].map(caption);
    tell(bar);
  }

  function caption(shared) {
    const [{ drawn: { said: [x, y], ink }, intent }] = shared;
    const element = Object.assign(document.createElement("div"), { className: "caption" });
    element.dataset.ink = ink;
    put(element, { x, y });
    const said = Object.assign(document.createElement("span"), { className: "said" });
    // A press on the words for holding does what they say.
    const look = { type: "button", className: "held", onclick: () => ask("back") };
    const held = Object.assign(document.createElement("button"), look);
    element.append(said);
    if (intent === "ok" && !keyFor("back")) element.append(held);
    root.append(element);
    return { shared, element, said, held };
  }

  // What the bar on the device's screen says of each intent now.
  function tell(given) {
    bar = given;
    for (const key of keys) {
      const own = verb(bar, key.intent);
      key.button.ariaDescription = own === key.name ? "" : own;
    }
    for (const { shared, said, held } of captions) {
      const verbs = new Set(shared.map((key) => shown(bar, key)));
      said.textContent = [...verbs].filter(Boolean).join(", ");
      held.hidden = (bar.back ?? null) === null;
      held.textContent = word("held", verb(bar, "back"));
      held.ariaLabel = `${shared[0].name}, ${held.textContent}`;
    }
  }

  // Whether what is typed now is meant for the device, and not for one of the page's controls.
  function meantForDevice() {
    const focus = document.activeElement;
    return !focus || focus === document.body || keys.some((key) => key.button === focus);
  }

  function listen(key) {
    const { button } = key;
    button.onpointerdown = (event) => {
      if (event.button) return;
      event.preventDefault();
      button.setPointerCapture(event.pointerId);
      press(key);
    };
    button.onlostpointercapture = () => release(key);
    // The focus stays where it was, so that Enter still means OK.
    button.onmousedown = button.oncontextmenu = (event) => event.preventDefault();
    // A screen reader clicks without a pointer.
    button.onclick = (event) => event.detail || tap(key);
  }

  function ask(intent) {
    if (told.listening) device.type(`key ${intent}`);
  }

  function press(key) {
    if (down.has(key)) return;
    down.add(key);
    key.button.classList.add("down");
    navigator.vibrate?.(BUZZ_MS);
    device.key(key.place, true);
    if (key.turns) release(key);
  }

  function release(key) {
    if (!down.delete(key)) return;
    device.key(key.place, false);
    if (key.turns) setTimeout(() => key.button.classList.remove("down"), 90);
    else key.button.classList.remove("down");
  }

  function tap(key) {
    press(key);
    setTimeout(() => release(key), TAP_MS);
  }

  function releaseAll() {
    for (const key of [...down]) release(key);
    moved.clear();
  }

  function keydown(event) {
    const intent = KEYBOARD[event.key];
    const other = event.ctrlKey || event.metaKey || event.altKey;
    if (!intent || other || !meantForDevice()) return;
    event.preventDefault();
    const focused = keys.find(({ button }) => button === document.activeElement);
    const key = (intent === "ok" && focused) || keyFor(intent);
    if (!key) {
      if (!event.repeat || intent !== "back") ask(intent);
    } else if (key.turns || !event.repeat) {
      moved.set(event.key, key);
      press(key);
    }
  }

  function keyup(event) {
    const key = moved.get(event.key);
    if (!key) return;
    event.preventDefault(); // Firefox clicks a button when the space bar comes up
    moved.delete(event.key);
    release(key);
  }

  function turn(event) {
    if (event.ctrlKey) return;
    const knob = keys.some((key) => key.turns);
    if (!knob && !event.target.closest("#device")) return;
    event.preventDefault();
    wheel += event.deltaMode ? event.deltaY * NOTCH : event.deltaY;
    const now = performance.now();
    if (Math.abs(wheel) < NOTCH || now - wheeled < NOTCH_MS) return;
    const key = keyFor(wheel > 0 ? "next" : "prev");
    wheel = 0;
    wheeled = now;
    tap(key);
  }

  addEventListener("keydown", keydown);
  addEventListener("keyup", keyup);
  addEventListener("blur", releaseAll);
  scene.addEventListener("wheel", turn, { passive: false });
  return told;
}
