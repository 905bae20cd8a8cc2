// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// Where each board's memory is kept: in localStorage, which is written before anything is shown,
// over plain http too. Only the first tab writes.

const PREFIX = "tipperary:";
const LOCK = "tipperary";
const LAST = "tipperary-board";

const text = (bytes) => btoa(String.fromCharCode(...bytes));

// The bytes of a text, null if it is not the text of any.
function bytes(given) {
  try {
    return Uint8Array.from(atob(given), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

export class Store {
  #trouble; // told once: "refused" or "second"
  #told = new Set();
  #writes = true;
  #played = {}; // by board: what its device wrote last, whether it could be kept or not

  constructor(trouble) {
    this.#trouble = trouble;
  }

  // Ask to be the tab that writes: another one that plays already stays it.
  async claim() {
    this.#writes = await (navigator.locks ? locked() : alone());
    if (!this.#writes) this.#say("second");
  }

  // A board's memory of this size; null if there is none, or nothing that could be one.
  read(board, size) {
    if (this.#played[board]) return this.#played[board];
    const kept = this.#get(PREFIX + board);
    if (kept === null) return null;
    const memory = bytes(kept);
    if (memory?.length === size) return memory;
    this.#keep(board, kept); // whatever it is, it is not overwritten
    return null;
  }

  write(board, memory) {
    this.#played[board] = memory;
    return this.#writes && this.#set(PREFIX + board, text(memory));
  }

  // The board that was chosen last, so that the next start shows its game.
  get last() { return this.#get(LAST); }
  set last(board) { this.#set(LAST, board); }

  // What an earlier version kept, by board: only where this one never kept anything.
  takeOver(saves) {
    for (const [board, memory] of Object.entries(saves)) {
      const names = [PREFIX + board, `${PREFIX}${board}:1`];
      if (names.every((name) => this.#get(name) === null)) this.write(board, bytes(memory));
    }
  }

  // Everything that is kept, and what is being played, as the text of a file.
  save() {
    const boards = {};
    for (const [name, kept] of Object.entries(this.#ask(() => ({ ...localStorage })) ?? {})) {
      if (name.startsWith(PREFIX)) boards[name.slice(PREFIX.length)] = kept;
    }
    for (const [board, memory] of Object.entries(this.#played)) boards[board] = text(memory);
    return JSON.stringify({ tipperary: 1, boards }, null, 1);
  }

  // Take back what save() gave: "back", or why not, and then nothing is overwritten.
  restore(given, known) {
    if (!this.#writes) return "second";
    let found = [];
    try {
      const { tipperary, boards } = JSON.parse(given);
      found = Object.entries(tipperary === 1 ? boards : {}).filter(([name, memory]) => {
        const size = known[name.replace(/:\d+$/, "")];
        return size && bytes(memory)?.length === size;
      });
    } catch {} // what is no such file has nothing in it
    if (!found.length) return "bad";
    for (const [name, memory] of found) {
      const [board, number] = name.split(":");
      const there = this.#get(PREFIX + name);
      if (there === memory) continue;
      // What was there is kept beside it.
      const done = number
        ? this.#keep(board, memory)
        : this.setAside(board) === "fresh" && this.write(board, bytes(memory));
      if (!done) return "refused";
    }
    return "back";
  }

  // Start anew, and keep what was there under a name of its own: "fresh", or why not.
  setAside(board) {
    if (!this.#writes) return "second";
    const kept = this.#get(PREFIX + board);
    if (kept !== null && !this.#keep(board, kept)) return "refused";
    delete this.#played[board];
    this.#ask(() => localStorage.removeItem(PREFIX + board));
    return "fresh";
  }

  // Keep a memory under the next free number; whether that was possible.
  #keep(board, memory) {
    let number = 1;
    while (this.#get(`${PREFIX}${board}:${number}`) !== null) number += 1;
    return this.#set(`${PREFIX}${board}:${number}`, memory);
  }

  #get(name) {
    return this.#ask(() => localStorage.getItem(name)) ?? null;
  }

  #set(name, value) {
    this.#ask(() => localStorage.setItem(name, value));
    return this.#get(name) === value;
  }

  // What the browser's storage answers; if it refuses, that is said once.
  #ask(question) {
    try {
      return question();
    } catch {
      this.#say("refused");
    }
  }

  #say(what) {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.#trouble(what);
  }
}

// Whether the lock is ours now; it is kept as long as the tab is there.
function locked() {
  return new Promise((answer) => {
    navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock && new Promise(() => {});
    });
  });
}

// Whether no other tab of this page answers: for browsers that have no locks over plain http. Of two
// that ask in the same moment the one with the smaller number is the first.
function alone() {
  const channel = new BroadcastChannel(LOCK);
  const own = Math.random();
  return new Promise((answer) => {
    let first = null;
    channel.onmessage = ({ data: { asks, here } }) => {
      if (first === null && (here || asks < own)) answer((first = false));
      else if (asks !== undefined && first !== false) channel.postMessage({ here: true });
    };
    channel.postMessage({ asks: own });
    setTimeout(() => first === null && answer((first = true)), 200);
  });
}
