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

// Give a key its cap and its caption; a press on the words for holding is what they say.
export function caption(key, keys, back) {
  const short = key.label.length <= 3;
  const sign = ARROWS[key.label] ?? (key.turns ? "" : short ? key.label : SIGNS[key.intent]);
  key.button.append(element("span", "", sign));
  // As it is spoken: in the page's language, or as it is printed on the board.
  key.name = word(`key_${key.label.toLowerCase().replaceAll(" ", "_")}`) || key.label;
  key.button.ariaLabel = key.name;
  const words = [element("span", "said")];
  // Where a key of its own means it, nobody has to hold one.
  if (key.hold && !keys.some((one) => one.intent === key.hold)) {
    const held = element("button", "held");
    held.type = "button";
    held.onclick = back;
    words.push(held);
  }
  const known = key.shortcuts.filter((name) => SHORTCUTS[name]);
  const map = known.map((name) => element("kbd", "", SHORTCUTS[name]));
  key.caption = element("div", "caption", ...words, element("span", "map", ...map));
}

// What the bar on the device's screen says of an intent: null for nothing.
function verb(bar, intent) {
  return intent && bar[intent] !== null ? bar[intent] || word(intent) : "";
}

// Say below each key what the bar on the device's screen says now.
export function say(keys, bar) {
  for (const key of keys) {
    const said = verb(bar, key.intent);
    const [words, held] = key.caption.querySelectorAll(".said, .held");
    words.textContent = said;
    key.button.ariaDescription = said === key.name ? "" : said;
    if (!held || !key.hold) continue;
    held.hidden = bar[key.hold] === null;
    held.textContent = word("held", verb(bar, key.hold));
    held.ariaLabel = `${key.name}, ${held.textContent}`;
  }
  for (const { keys: several, caption: shown, told } of groups) {
    const verbs = several.map((key) => verb(bar, key.intent));
    shown.querySelector(".said").textContent = told(verbs);
  }
}

// Several keys with one caption, and what it makes of their verbs.
let groups = [];

const listed = (verbs) => [...new Set(verbs)].filter(Boolean).join(", ");

const place = (key, kind) => {
  key.button.classList.add("key", kind);
  return element("div", `place ${kind}-place`, key.button, key.caption);
};

// The keys as groups, each in the board's own order: a knob, a cross, round caps, small ones.
export function group(keys) {
  const made = [];
  groups = [];
  const left = new Set(keys);
  const take = (wanted) => {
    const taken = keys.filter((key) => left.has(key) && wanted(key));
    taken.forEach((key) => left.delete(key));
    return taken;
  };
  const turns = take((key) => key.turns);
  if (turns.length) made.push(knob(turns, take((key) => key.label === "Knob")[0]));
  const cross = take((key) => CROSS.includes(key.label));
  if (cross.length) {
    const arrows = element("div", "cross");
    for (const key of cross) {
      key.button.classList.add("key", "arrow");
      arrows.append(key.button);
    }
    made.push(together(arrows, cross, listed));
  }
  const small = take((key) => SMALL.includes(key.label));
  if (small.length) made.push(element("div", "pills", ...small.map((key) => place(key, "pill"))));
  const caps = take(() => true);
  if (caps.length) made.push(element("div", "caps", ...caps.map((key) => place(key, "cap"))));
  return made;
}

function together(made, keys, told) {
  const find = (what) => keys.flatMap((key) => [...key.caption.querySelectorAll(what)]);
  const words = [element("span", "said"), ...find(".held")];
  const map = element("span", "map", ...find("kbd"));
  const caption = element("div", "caption", ...words, map);
  for (const key of keys) key.caption = caption;
  groups.push({ keys, caption, told });
  return element("div", "place", made, caption);
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
  return together(made, [left, right, press], (verbs) => {
    const turns = listed(verbs.slice(0, 2));
    return turns ? word("knob", turns, verbs[2]) : verbs[2];
  });
}
