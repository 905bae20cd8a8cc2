// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// What is said beside the keys: the verbs of the bar on the device's screen.

import { word } from "./words.js";

// A key as it is spoken: in the page's language, or as it is printed on the board.
export const nameOf = ({ label }) => word(`key_${label.toLowerCase().replaceAll(" ", "_")}`) || label;

// What the bar on the device's screen says of an intent: nothing for null.
const verb = (bar, intent) => (intent && (bar[intent] ?? null) !== null ? bar[intent] || word(intent) : "");

// The ways of a stick or a cross have arrows: what they do is said only where there is a word for it.
const WAYS = ["Left", "Right", "Up", "Down"];
const shown = (bar, { label, intent }) => (WAYS.includes(label) ? bar[intent] ?? "" : verb(bar, intent));

const listed = (verbs) => [...new Set(verbs)].filter(Boolean).join(", ");

export class Captions {
  #root;
  #back;
  #made = [];
  #keys = [];
  #bar = {};

  // `back` is called for a press on the words for holding: it does what they say.
  constructor(root, back) {
    this.#root = root;
    this.#back = back;
  }

  // A caption for each place that the drawing has for one; some keys share theirs.
  lay(keys) {
    for (const { element } of this.#made) element.remove();
    this.#made = [];
    const hasBack = keys.some(({ intent }) => intent === "back");
    for (const key of keys.filter(({ drawn }) => drawn.said)) {
      const there = this.#made.find(({ keys: [one] }) => String(one.drawn.said) === String(key.drawn.said));
      if (there) there.keys.push(key);
      else this.#made.push(this.#make(key, key.intent === "ok" && !hasBack));
    }
    this.#keys = keys;
    this.#root.append(...this.#made.map(({ element }) => element));
    this.say(this.#bar);
  }

  #make(key, holds) {
    const element = document.createElement("div");
    element.className = "caption";
    element.dataset.ink = key.drawn.ink;
    const said = Object.assign(document.createElement("span"), { className: "said" });
    const look = { type: "button", className: "held", onclick: this.#back };
    const held = holds && Object.assign(document.createElement("button"), look);
    element.append(said, ...(held ? [held] : []));
    return { keys: [key], element, said, held };
  }

  // Where they stand, in pixels of the page for a unit of the drawing.
  place(unit) {
    for (const { keys: [{ drawn: { said } }], element } of this.#made) {
      element.style.left = `${said[0] * unit}px`;
      element.style.top = `${said[1] * unit}px`;
    }
  }

  say(bar) {
    this.#bar = bar;
    for (const key of this.#keys) {
      const own = verb(bar, key.intent);
      key.button.ariaDescription = own === key.name ? "" : own;
    }
    for (const { keys, said, held } of this.#made) {
      said.textContent = listed(keys.map((key) => shown(bar, key)));
      if (!held) continue;
      const [key] = keys;
      held.hidden = (bar.back ?? null) === null;
      held.textContent = word("held", verb(bar, "back"));
      held.ariaLabel = `${key.name}, ${held.textContent}`;
    }
  }
}
