// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// Where each board's memory is kept: in localStorage, which is written before anything is shown,
// over plain http too. Only the first tab writes.

const PREFIX = "tipperary:";
const LOCK = "tipperary";

const text = (bytes) => btoa(String.fromCharCode(...bytes));
const bytes = (given) => Uint8Array.from(atob(given), (letter) => letter.charCodeAt(0));

export class Store {
  #trouble; // told once: "refused" or "second"
  #told = new Set();
  #writes = true;

  constructor(trouble) {
    this.#trouble = trouble;
  }

  // Ask to be the tab that writes: another one that plays already stays it.
  async claim() {
    if (!navigator.locks) {
      this.#writes = await alone();
    } else {
      this.#writes = await new Promise((answer) => {
        navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
          answer(lock !== null);
          return lock && new Promise(() => {}); // kept as long as the tab is there
        });
      });
    }
    if (!this.#writes) this.#say("second");
  }

  read(board) {
    try {
      const kept = localStorage.getItem(PREFIX + board);
      return kept && bytes(kept);
    } catch {
      this.#say("refused");
      return null;
    }
  }

  write(board, memory) {
    if (!this.#writes) return;
    try {
      localStorage.setItem(PREFIX + board, text(memory));
    } catch {
      this.#say("refused");
    }
  }

  // What an earlier version kept, by board: only where nothing is kept yet.
  takeOver(saves) {
    for (const [board, memory] of Object.entries(saves)) {
      if (!this.read(board)) this.write(board, bytes(memory));
    }
  }

  // Everything that is kept, as the text of a file.
  save() {
    const boards = {};
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX)) boards[name.slice(PREFIX.length)] = localStorage.getItem(name);
    }
    return JSON.stringify({ tipperary: 1, boards }, null, 1);
  }

  // Take back what save() gave; false and nothing is changed if it is anything else.
  restore(given, known) {
    if (!this.#writes) return false;
    let kept;
    try {
      kept = JSON.parse(given);
      if (kept.tipperary !== 1) return false;
      for (const [name, memory] of Object.entries(kept.boards)) {
        const board = name.replace(/:\d+$/, "");
        if (!(board in known) || bytes(memory).length !== known[board]) return false;
      }
    } catch {
      return false;
    }
    // What was there is kept beside it.
    for (const [name, memory] of Object.entries(kept.boards)) {
      const [board, number] = name.split(":");
      if (number) {
        if (localStorage.getItem(PREFIX + name) !== memory) this.#keep(board, memory);
      } else {
        this.setAside(board);
        this.write(board, bytes(memory));
      }
    }
    return true;
  }

  // Start anew, and keep what was there under a name of its own.
  setAside(board) {
    const kept = this.read(board);
    if (!kept || !this.#writes) return;
    if (this.#keep(board, text(kept))) localStorage.removeItem(PREFIX + board);
  }

  // Keep a memory under the next free number; whether that was possible.
  #keep(board, memory) {
    let number = 1;
    while (localStorage.getItem(`${PREFIX}${board}:${number}`) !== null) number += 1;
    try {
      localStorage.setItem(`${PREFIX}${board}:${number}`, memory);
      return true;
    } catch {
      this.#say("refused");
      return false;
    }
  }

  #say(what) {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.#trouble(what);
  }
}

// Whether no other tab of this page answers: for browsers that have no locks over plain http.
function alone() {
  const channel = new BroadcastChannel(LOCK);
  return new Promise((answer) => {
    let first = null;
    channel.onmessage = ({ data }) => {
      if (data === "here" && first === null) answer((first = false));
      else if (data === "anyone" && first) channel.postMessage("here");
    };
    channel.postMessage("anyone");
    setTimeout(() => first === null && answer((first = true)), 200);
  });
}
