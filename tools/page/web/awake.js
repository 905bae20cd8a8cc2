// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// Keeps a phone's screen on while the device is on.

// A wake lock is what this is for, but a page that comes by plain http, as in a home network, is
// given none. There a video does it: browsers keep the screen on while one plays. Without sound
// Firefox and Safari want it to be a stream, and Chromium wants it to cover a fifth of the page.
const FRAME_MS = 1000;

export class Awake {
  #tell;
  #wanted = false;
  #lock = null;
  #video = null;
  #drawing = 0;

  // `tell` is called with the name of the word that says how far this works.
  constructor(tell) {
    this.#tell = tell;
    document.addEventListener("visibilitychange", () => this.#keep());
    // A phone that saves power plays nothing that nobody touched.
    addEventListener("pointerup", () => this.#keep());
  }

  want(wanted) {
    this.#wanted = wanted && matchMedia("(pointer: coarse)").matches;
    if (this.#wanted) this.#keep();
    else this.#rest();
  }

  async #keep() {
    if (!this.#wanted || document.hidden || this.#kept()) return;
    try {
      if (navigator.wakeLock) {
        this.#lock = await navigator.wakeLock.request("screen");
        this.#tell("awake");
      } else {
        this.#video ??= this.#film();
        await this.#video.play();
        this.#tell("awake_perhaps");
      }
    } catch {
      this.#tell("awake_not");
    }
    if (!this.#wanted) this.#rest();
  }

  #kept() {
    return this.#lock ? !this.#lock.released : this.#video && !this.#video.paused;
  }

  #film() {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 16;
    const paint = canvas.getContext("2d");
    let frame = 0;
    const draw = () => {
      paint.fillStyle = frame++ % 2 ? "#000" : "#010101";
      paint.fillRect(0, 0, 16, 16);
    };
    const video = document.createElement("video");
    video.id = "film";
    video.muted = video.playsInline = video.disablePictureInPicture = true;
    video.ariaHidden = "true";
    video.srcObject = canvas.captureStream();
    draw();
    this.#drawing = setInterval(draw, FRAME_MS);
    document.body.append(video);
    return video;
  }

  #rest() {
    this.#lock?.release();
    this.#lock = null;
    clearInterval(this.#drawing);
    this.#video?.remove();
    this.#video = null;
  }
}
