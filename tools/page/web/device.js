// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The device: a board's drive in the machine, its turns taken as time passes, and what it says
// told as facts.

import { Machine } from "./machine.js";
import { loadMicroPython } from "./micropython.mjs";

const FRAME_MS = 4; // how long turns are taken before the browser may draw
const HIDDEN_MS = 250; // between two looks at a page that nobody sees
const PUSH_MS = 80; // a stick is pushed for so long at least: the device looks at it now and then
// The device's clock goes on by so much at most from one look at it to the next: on a busy computer
// a tap must not become a long press, or a push of the stick nothing at all.
const STEP_MS = 50;

const fetched = async (name) => {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
};

export class Device {
  #tell;
  #store;
  #standins = null;
  #made = null; // what a machine is made of, for the board that was chosen
  #machine = null;
  #seen = null; // the picture that was drawn last
  #ring = null; // and the light
  #clock = 0; // milliseconds since power-on, as the device knows them
  #looked = 0;
  #pushed = 0;
  #letGo = []; // sticks that go back to the middle, and when

  // `tell` is called with the facts that are new; `store` keeps the memory.
  constructor(tell, store) {
    this.#tell = tell;
    this.#store = store;
  }

  // Another board, switched on.
  async choose(id) {
    this.off();
    this.#standins ??= await fetched("machine.json");
    const { board, drive } = await fetched(`${id}.json`);
    this.#tell({ board });
    const { drawing, ...data } = board;
    this.#made = { load: loadMicroPython, standins: this.#standins, board: data, drive };
    await this.on();
  }

  async on() {
    const { id, nvm: size } = this.#made.board;
    const nvm = this.#store.read(id, size) ?? new Uint8Array(size).fill(0xff);
    const machine = new Machine({ ...this.#made, nvm });
    this.#machine = machine;
    machine.say = (line) => this.#tell({ lines: [line] });
    machine.hear = (tone) => this.#tell({ tone });
    machine.shine = (light) => this.#tell({ light });
    machine.store = (nvm) => this.#store.write(id, nvm);
    this.#tell({ power: "on" });
    await machine.powerOn();
    this.#looked = performance.now();
    this.#clock = 0;
    this.#letGo = [];
    this.#go(machine);
  }

  // The plug is pulled: nothing more happens, and nothing is saved that was not.
  off() {
    this.#machine = null;
    this.#tell({ power: "off" });
  }

  async #go(machine) {
    while (machine === this.#machine && machine.running) {
      await this.#take(machine);
      await new Promise((next) => {
        if (document.hidden) setTimeout(next, HIDDEN_MS);
        else requestAnimationFrame(next);
      });
    }
    if (machine === this.#machine) this.#tell({ power: "stopped" });
  }

  // Turns for as long as the browser may wait.
  async #take(machine) {
    const start = performance.now();
    do {
      await machine.turn(Math.floor(this.#clock));
      if (machine !== this.#machine) return;
      const now = performance.now();
      this.#clock += Math.min(now - this.#looked, document.hidden ? HIDDEN_MS : STEP_MS);
      this.#looked = now;
      while (this.#letGo[0]?.at <= this.#clock) machine.key(this.#letGo.shift().place, false);
    } while (machine.running && performance.now() - start < FRAME_MS);
    this.#show(machine);
  }

  #show(machine) {
    if (machine.screen && machine.screen !== this.#seen) {
      this.#seen = machine.screen;
      const told = JSON.parse(machine.vm.pyimport("page_view").told());
      this.#tell({ picture: machine.screen, ...told });
    }
    if (machine.ring === this.#ring) return;
    this.#ring = machine.ring;
    this.#tell({ ring: machine.lights() });
  }

  // A key of the board moves, by its place: a source, and a number in it.
  key(place, down) {
    if (!this.#machine?.parts) return; // off, or not on yet
    if (down) this.#pushed = this.#clock;
    const stick = this.#machine.board.keys[place[0]].kind === "joystick";
    if (stick && !down) this.#letGo.push({ place, at: this.#pushed + PUSH_MS });
    else this.#machine.key(place, down);
  }

  // A line to the console, as from a computer.
  type(line) {
    if (this.#machine?.parts) this.#machine.parts.typeIn(`${line}\n`);
  }

  // A setting that is changed while the power is off: no game is lost.
  async speak(code) {
    if (this.#machine?.parts) this.#machine.vm.pyimport("page_view").choose(code);
    this.off();
    await this.on();
  }
}
