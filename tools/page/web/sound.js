// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// What the piezo plays: a square wave, silent until somebody allows it.

const AHEAD = 0.03; // seconds between hearing of a note and playing it, so that ticks keep time
const LOUD = 0.04;

export class Sound {
  #context = null;
  #wave = null;
  #gain = null;
  #origin = 0; // the audio clock's time when the device was switched on
  #on = false;

  toggle() {
    this.#on = !this.#on;
    if (this.#on && !this.#context) this.#begin();
    if (this.#on) this.#context.resume();
    else this.silence();
    return this.#on;
  }

  #begin() {
    this.#context = new AudioContext();
    this.#gain = new GainNode(this.#context, { gain: 0 });
    // A bare piezo has hardly any low notes.
    const thin = new BiquadFilterNode(this.#context, { type: "highpass", frequency: 700 });
    this.#wave = new OscillatorNode(this.#context, { type: "square" });
    this.#wave.connect(thin).connect(this.#gain).connect(this.#context.destination);
    this.#wave.start();
  }

  play(tones) {
    if (!this.#on) return;
    for (const [ms, hertz] of tones) {
      const now = this.#context.currentTime;
      let at = this.#origin + ms / 1000;
      if (at < now || at > now + 0.25) {
        this.#origin = now + AHEAD - ms / 1000;
        at = now + AHEAD;
      }
      if (hertz) this.#wave.frequency.setValueAtTime(hertz, at);
      this.#gain.gain.setValueAtTime(hertz ? LOUD : 0, at);
    }
  }

  silence() {
    if (!this.#context) return;
    this.#gain.gain.cancelScheduledValues(0);
    this.#gain.gain.value = 0;
  }
}
