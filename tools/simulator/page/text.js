// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The device's screen as text: all of it to read, and what changed to hear.

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

  show(lines) {
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

function paragraph(line) {
  const made = document.createElement("p");
  made.textContent = line;
  return made;
}
