// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The device's screen as text: all of it to read, and what changed to hear.

import { word } from "./words.js";

const PAUSE_MS = 150; // a screen that is drawn in two goes is said once

// What shows lines: all of them in one element, and in another, as news, those that are new.
export function reader(all, news) {
  let lines = [];
  let said = [];
  let waiting = 0;

  function tell() {
    const known = [...said];
    const fresh = lines.filter((line) => {
      const at = known.indexOf(line);
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
    said = lines;
    if (fresh.length || !lines.length) news.replaceChildren(...fresh.map(paragraph));
  }

  return (given) => {
    lines = given.map(spelled);
    all.replaceChildren(...lines.map(paragraph));
    clearTimeout(waiting);
    waiting = setTimeout(tell, PAUSE_MS);
  };
}

// A line with a word for each {picture}; an emblem beside its own name says nothing new.
function spelled(line) {
  return line
    .replace(/ *\{(\w+)\} */g, (_, picture) => ` ${word(picture) || picture} `)
    .replace(/ +(?=,|$)|^ +/g, "")
    .replace(/(?<!\p{L})(\p{L}+),? (?=\1(?!\p{L}))/giu, "");
}

const paragraph = (line) => Object.assign(document.createElement("p"), { textContent: line });
