// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// What the piezo plays: a square wave, silent until somebody allows it.

const AHEAD = 0.03; // seconds between hearing of a note and playing it
const LOUD = 0.04;

export class Sound {
  #context = null;
  #wave = null;
  #gain = null;
  #origin = 0; // how far the audio clock is ahead of the page's, so that ticks keep time
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

  // A tone from now on, 0 for silence.
  play(hertz) {
    if (!this.#on) return;
    const heard = performance.now() / 1000;
    const now = this.#context.currentTime;
    const at = this.#origin + heard;
    if (at < now || at > now + 0.25) {
      this.#origin = now + AHEAD - heard;
      return this.play(hertz);
    }
    if (hertz) this.#wave.frequency.setValueAtTime(hertz, at);
    this.#gain.gain.setValueAtTime(hertz ? LOUD : 0, at);
  }

  silence() {
    if (!this.#context) return;
    this.#gain.gain.cancelScheduledValues(0);
    this.#gain.gain.value = 0;
  }
}
