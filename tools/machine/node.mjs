// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The machine under Node, driven from runner.py: a line of JSON is a list of orders, each a name
// and its arguments, and is answered by a line with what was heard and seen.
//
//   node node.mjs <micropython.mjs>

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import { bytes, Machine } from "./machine.js";

// A file that is looked for and not there is an Error inside Emscripten; a stack trace for each
// would take a third of a power-on.
Error.stackTraceLimit = 0;
const { loadMicroPython: load } = await import(pathToFileURL(process.argv[2]).href);
const text = (bytes) => Buffer.from(bytes).toString("base64");

let machine = null;
let ms = 0; // since power-on
let answer = {};

const orders = {
  /** A board that is off: its files, its memory and what it is. */
  make({ nvm, ...rest }) {
    machine = new Machine({ load, nvm: bytes(nvm), ...rest });
    machine.say = (line) => answer.lines.push(line);
    machine.hear = (hertz) => answer.tones.push(hertz);
  },
  /** Other files, from the next power-on. */
  drive(changes) {
    const files = Object.entries({ ...machine.drive, ...changes });
    machine.drive = Object.fromEntries(files.filter(([, data]) => data !== null));
  },
  nvm(data) { machine.nvm = bytes(data); },
  /** Let chance give this number, below 5: the app mixes the moment of the press into it. */
  chance(number) { machine.random = () => (number ^ machine.now) & 255; },
  /** From here on other, but always the same, luck. */
  luck(number) {
    let state = Math.imul(number + 1, 0x9e3779b1);
    machine.random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return state >>> 24;
    };
  },
  async power() {
    ms = 0;
    await machine.powerOn();
  },
  /** Turns for so many milliseconds, a frame apart. */
  async run(length, frame) {
    const end = ms + length;
    for (;;) {
      await machine.turn(ms);
      if (ms >= end) break;
      ms = Math.min(end, ms + frame);
    }
  },
  key(place, down) { machine.key(place, down); },
  type(words) { machine.parts.typeIn(words); },
  /** Python, for a look inside. */
  python(source) { machine.vm.runPython(source); },
  /** What there is to be seen: the screen, also as text, the ring, also as lights, and the nvm. */
  look() {
    const { screen } = machine;
    answer.screen = screen && [screen.width, screen.height, text(screen.picture)];
    answer.text = JSON.parse(machine.vm.pyimport("page_view").told()).text;
    answer.ring = text(machine.ring);
    answer.lights = machine.lights();
    answer.nvm = text(machine.nvm);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  answer = { lines: [], tones: [], error: null };
  try {
    for (const [name, ...rest] of JSON.parse(line)) await orders[name](...rest);
  } catch (problem) {
    answer.error = String(problem.message ?? problem);
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
