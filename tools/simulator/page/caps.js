// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// How keys look: what is on each cap, what is said below it, and where it sits on the board.

import { word } from "./words.js";

// What phones would draw as emoji is asked for as plain signs.
const [LEFT, RIGHT] = ["◀\uFE0E", "▶\uFE0E"];
const SIGNS = { prev: LEFT, next: RIGHT, ok: "OK", back: "↶", "": "" };
const CROSS = ["Up", "Left", "Right", "Down"];
const ARROWS = { Up: "▲", Left: LEFT, Right: RIGHT, Down: "▼", "<": LEFT, ">": RIGHT };
const SMALL = ["Start", "Select"];
const SHORTCUTS = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Enter: "Enter",
  Escape: "Esc",
};

function element(name, className, ...children) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

// Give a key its cap and its caption; `hold` is what a press on the words for holding does.
export function caption(key, keys, hold) {
  const short = key.label.length <= 3;
  const sign = ARROWS[key.label] ?? (key.turns ? "" : short ? key.label : SIGNS[key.intent]);
  key.button.append(element("span", "", sign));
  const onCap = short || CROSS.includes(key.label);
  const said = onCap ? meaning(key, keys) : key.label;
  if (said !== key.name) key.button.ariaDescription = meaning(key, keys);
  const words = said ? [element("span", "said", said)] : [];
  // Where a key of its own means it, nobody has to hold one.
  if (key.hold && !keys.some((one) => one.intent === key.hold)) {
    const held = element("button", "held", word("held", word(key.hold)));
    held.type = "button";
    held.ariaLabel = `${key.name}, ${held.textContent}`;
    held.onclick = hold;
    words.push(held);
  }
  const known = key.shortcuts.filter((name) => SHORTCUTS[name]);
  const map = known.map((name) => element("kbd", "", SHORTCUTS[name]));
  key.caption = element("div", "caption", ...words, element("span", "map", ...map));
}

// What a key does, in a word that is not the name of any key.
function meaning(key, keys) {
  const said = word(key.intent);
  const taken = keys.some(({ label }) => label.toLowerCase() === said.toLowerCase());
  return taken ? "" : said;
}

const place = (key, kind) => {
  key.button.classList.add("key", kind);
  return element("div", `place ${kind}-place`, key.button, key.caption);
};

// The keys as groups, each in the board's own order: a knob, a cross, round caps, small ones.
export function group(keys) {
  const groups = [];
  const left = new Set(keys);
  const take = (wanted) => {
    const taken = keys.filter((key) => left.has(key) && wanted(key));
    taken.forEach((key) => left.delete(key));
    return taken;
  };
  const turns = take((key) => key.turns);
  if (turns.length) groups.push(knob(turns, take((key) => key.label === "Knob")[0]));
  const cross = take((key) => CROSS.includes(key.label));
  if (cross.length) {
    const made = element("div", "cross");
    for (const key of cross) {
      key.button.classList.add("key", "arrow");
      made.append(key.button);
    }
    groups.push(together(made, `${word("prev")}, ${word("next")}`, cross));
  }
  const small = take((key) => SMALL.includes(key.label));
  if (small.length) groups.push(element("div", "pills", ...small.map((key) => place(key, "pill"))));
  const caps = take(() => true);
  if (caps.length) groups.push(element("div", "caps", ...caps.map((key) => place(key, "cap"))));
  return groups;
}

// Several keys with one caption.
function together(made, said, keys) {
  const find = (what) => keys.flatMap((key) => [...key.caption.querySelectorAll(what)]);
  const words = [element("span", "said", said), ...find(".held")];
  const map = element("span", "map", ...find("kbd"));
  return element("div", "place", made, element("div", "caption", ...words, map));
}

function knob([left, right], press) {
  const made = element("div", "knob");
  left.button.classList.add("key", "turn");
  right.button.classList.add("key", "turn");
  left.button.firstChild.textContent = "↺";
  right.button.firstChild.textContent = "↻";
  press.button.classList.add("key", "dial");
  press.button.firstChild.textContent = "";
  made.append(left.button, press.button, right.button);
  const said = word("knob", word("prev"), word("next"), word(press.intent));
  return together(made, said, [left, right, press]);
}
