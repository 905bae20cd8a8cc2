// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// A board: the files of a drive in MicroPython's WebAssembly build, with stand-ins for
// CircuitPython's modules. The same in a browser and under Node; only one at a time in either,
// because MicroPython's loader keeps what it knows in global variables.

import { compose } from "./compositor.js";

const HEAP = 1 << 20;
const FIRST_TICKS = 2 ** 29 - 65000; // supervisor.ticks_ms at power-on
const MARK = { circuitpython: 0x43, micropython: 0x4d }; // the first byte of a .mpy
const STICK = [0, 65535]; // one end of an axis, and the other
const MIDDLE = 32768;

/** The bytes of a text in base64. */
export const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export class Machine {
  /**
   * `load` is MicroPython's loadMicroPython, `standins` and `drive` are files by their names, in
   * base64, and `board` is what files.py tells of the board.
   */
  constructor({ load, standins, board, drive, nvm }) {
    Object.assign(this, { load, standins, board, drive, nvm });
    this.random = () => crypto.getRandomValues(new Uint8Array(1))[0];
    this.hear = () => {}; // a tone in hertz, 0 for silence
    this.shine = () => {}; // the display's own light, 0 to 1
    this.say = () => {}; // a line on the console
    this.store = () => {}; // the nvm, each time that it is written
  }

  /** Off, and on again. */
  async powerOn() {
    this.screen = null;
    this.ring = new Uint8Array();
    this.now = FIRST_TICKS;
    this.running = true;
    const vm = await this.load({ heapsize: HEAP, stdout: (line) => this.say(line) });
    this.vm = vm;
    // The loader's registry would free objects of this machine when those of an earlier one, which
    // have the same numbers, are collected.
    globalThis.pyProxyFinalizationRegistry = { register() {} };
    vm.registerJsModule("host", {
      random: () => this.random(),
      tone: (hertz) => this.hear(hertz),
      shine: (level) => this.shine(level),
    });
    this.#mount();
    this.#device("screen", (bytes) => {
      const told = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
      this.screen = compose(told, bytes.buffer);
    });
    this.#device("ring", (bytes) => { this.ring = bytes.slice(); });
    this.#device("nvm", (bytes) => {
      this.nvm = bytes.slice();
      this.store(this.nvm);
    });
    vm.runPython("import sys; sys.path[:] = ['/machine']; import start, wires; start.begin()");
    const { key, knob, level, type_in: typeIn } = vm.pyimport("wires");
    this.parts = { turn: vm.pyimport("start").turn, key, knob, level, typeIn };
  }

  #mount() {
    const { FS } = this.vm;
    const write = (path, data) => {
      FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      FS.writeFile(path, data, { canOwn: true });
    };
    for (const [name, data] of Object.entries(this.standins)) write(`/machine/${name}`, bytes(data));
    write("/machine/board.json", JSON.stringify(this.board));
    write("/machine/nvm.bin", this.nvm);
    for (const [path, data] of Object.entries(this.drive)) {
      write(`/drive/${path}`, bytes(data));
      write(`/modules/${path}`, path.endsWith(".mpy") ? remarked(bytes(data)) : bytes(data));
    }
  }

  /** A file below /dev; `take` gets what is written to it, as a view of the machine's memory. */
  #device(name, take) {
    const { FS } = this.vm;
    this.devices = (this.devices ?? 63) + 1;
    const number = FS.makedev(this.devices, 0);
    FS.registerDevice(number, {
      write(stream, memory, offset, length) {
        take(new Uint8Array(memory.buffer, offset, length));
        return length;
      },
    });
    FS.mkdev(`/dev/${name}`, number);
  }

  /** One turn of the loop, at a time in milliseconds since power-on. */
  async turn(ms) {
    if (!this.running) return;
    this.now = (FIRST_TICKS + ms) % 2 ** 29;
    const next = this.parts.turn(this.now);
    if (next === "restart") await this.powerOn();
    this.running = next !== "end";
  }

  /** A key goes down or up, by its place: a source of keys on the board, and a number in it. */
  key([source, number], down) {
    const part = this.board.keys[source];
    if (part.kind === "encoder") {
      if (down) this.parts.knob(part.a, number ? 1 : -1);
    } else if (part.kind === "joystick") {
      this.parts.level(part["xy"[number >> 1]], down ? STICK[number & 1] : MIDDLE);
    } else {
      this.parts.key(part.pins ? part.pins[number] : `${part.data} ${number}`, down);
    }
  }

  /** Each pixel of the ring as an eye sees it, whatever the order of its colours on the wire. */
  lights() {
    const { order } = this.board.ring;
    const places = [..."RGB"].map((colour) => order.indexOf(colour));
    const found = [];
    for (let at = 0; at < this.ring.length; at += order.length) {
      found.push(seen(places.map((place) => this.ring[at + place])));
    }
    return found;
  }
}

/** How bright a pixel seems, 0 to 1, and its hue as red, green and blue. */
function seen(rgb) {
  const most = Math.max(...rgb);
  if (!most) return { light: 0, colour: [0, 0, 0] };
  const colour = rgb.map((part) => Math.round(255 * (part / most) ** (1 / 1.7)));
  return { light: Math.min(1, 1.3 * (most / 255) ** 0.42), colour };
}

/** A .mpy for this MicroPython, which refuses one that CircuitPython would refuse. */
function remarked(data) {
  if (data[0] === MARK.circuitpython) data[0] = MARK.micropython;
  else if (data[0] === MARK.micropython) data[0] = MARK.circuitpython;
  return data;
}
