// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// How keys look: what is on each cap, what is said below it, and where it sits on the board.

const SIGNS = { prev: "‹", next: "›", ok: "OK", back: "↶", "": "" };
const WORDS = { prev: "previous", next: "next", ok: "OK", back: "back", "": "" };
const CROSS = ["Up", "Left", "Right", "Down"];
const ARROWS = { Up: "▲", Left: "◀", Right: "▶", Down: "▼" };
const SMALL = ["Start", "Select"];
const NAMES = {
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

// Give a key its cap and its caption.
export function caption(key) {
  const short = key.label.length <= 3;
  const sign = ARROWS[key.label] ?? (key.turns ? "" : short ? key.label : SIGNS[key.intent]);
  key.button.append(element("span", "‹›".includes(sign) && sign ? "sign" : "", sign));
  const said = short || CROSS.includes(key.label) ? WORDS[key.intent] : key.label;
  const words = [element("span", "said", said)];
  if (key.hold && key.hold !== key.intent) {
    words.push(element("span", "held", `hold: ${WORDS[key.hold]}`));
  }
  const names = (key.names ?? []).filter((name) => NAMES[name]);
  const map = names.map((name) => element("kbd", "", NAMES[name]));
  key.caption = element("p", "caption", ...words, element("span", "map", ...map));
}

const place = (key, kind) => {
  key.button.classList.add("key", kind);
  return element("div", `place ${kind}-place`, key.button, key.caption);
};

// The keys as groups: a knob, a cross, round caps, small ones.
export function group(keys) {
  const groups = [];
  const left = new Set(keys);
  const take = (wanted) => {
    const taken = keys.filter((key) => left.has(key) && wanted(key));
    taken.forEach((key) => left.delete(key));
    return taken;
  };
  const turns = take((key) => key.turns);
  if (turns.length) {
    const press = take((key) => key.label === "Knob");
    groups.push(knob(turns, press[0]));
  }
  const cross = take((key) => CROSS.includes(key.label));
  if (cross.length) {
    const made = element("div", "cross");
    for (const key of cross) {
      key.button.classList.add("key", "arrow");
      made.append(key.button);
    }
    const maps = cross.flatMap((key) => [...key.caption.querySelectorAll("kbd")]);
    const map = element("span", "map", ...maps);
    const said = element("span", "said", "previous, next");
    groups.push(element("div", "place", made, element("p", "caption", said, map)));
  }
  const small = take((key) => SMALL.includes(key.label));
  if (small.length) groups.push(element("div", "pills", ...small.map((key) => place(key, "pill"))));
  const caps = take(() => true);
  // As on these boards: B left, A right.
  if (cross.length) caps.sort((one, other) => other.label.localeCompare(one.label));
  if (caps.length) groups.push(element("div", "caps", ...caps.map((key) => place(key, "cap"))));
  return groups;
}

function knob([left, right], press) {
  const made = element("div", "knob");
  left.button.classList.add("key", "turn");
  right.button.classList.add("key", "turn");
  left.button.firstChild.textContent = "↺";
  right.button.firstChild.textContent = "↻";
  made.append(left.button);
  if (press) {
    press.button.classList.add("key", "dial");
    press.button.firstChild.textContent = "";
    made.append(press.button);
  }
  made.append(right.button);
  const maps = [left, right, press].flatMap((key) => [...(key?.caption.querySelectorAll("kbd") ?? [])]);
  const words = element("span", "said", "turn: previous, next; press: OK");
  const hold = element("span", "held", "hold: back");
  const text = element("p", "caption", words, hold, element("span", "map", ...maps));
  return element("div", "place", made, text);
}
