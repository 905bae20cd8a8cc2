// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The device's screen as text: all of it to read, and what changed to hear.

import { word } from "./words.js";

const PAUSE_MS = 150; // a screen that is drawn in two goes is said once

export class ScreenText {
  #all;
  #news;
  #lines = [];
  #said = [];
  #waiting = 0;

  constructor(all, news) {
    this.#all = all;
    this.#news = news;
  }

  show(given) {
    const lines = given.map(spelled);
    this.#lines = lines;
    this.#all.replaceChildren(...lines.map(paragraph));
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#say(), PAUSE_MS);
  }

  #say() {
    const known = [...this.#said];
    const news = this.#lines.filter((line) => {
      const at = known.indexOf(line);
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
    this.#said = this.#lines;
    if (news.length || !this.#lines.length) this.#news.replaceChildren(...news.map(paragraph));
  }
}

// A line with a word for each {picture}; an emblem beside its own name says nothing new.
function spelled(line) {
  return line
    .replace(/ *\{(\w+)\} */g, (_, picture) => ` ${word(`picture_${picture}`)} `)
    .replace(/ +(?=,|$)|^ +/g, "")
    .replace(/(?<!\p{L})(\p{L}+),? (?=\1(?!\p{L}))/giu, "");
}

const paragraph = (line) => Object.assign(document.createElement("p"), { textContent: line });
