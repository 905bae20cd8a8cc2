// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// Keeps a phone's screen on while the device is on.

// A wake lock is what this is for, but a page that comes by plain http, as in a home network, is
// given none. There a video does it: browsers keep the screen on while one plays. Without sound
// Firefox and Safari want it to be a stream, and Chromium wants it to cover a fifth of the page.
const FRAME_MS = 1000;

// What is to be told whether the screen should stay on; `tell` is called with the name of the word
// that says how far this works.
export function awake(tell) {
  let wanted = false;
  let lock = null;
  let video = null;

  async function keep() {
    const kept = lock ? !lock.released : video && !video.paused;
    if (!wanted || document.hidden || kept) return;
    try {
      if (navigator.wakeLock) {
        lock = await navigator.wakeLock.request("screen");
        tell("awake");
      } else {
        video ??= film();
        await video.play();
        tell("awake_perhaps");
      }
    } catch {
      tell("awake_not");
    }
    if (!wanted) rest();
  }

  function rest() {
    lock?.release();
    video?.remove();
    lock = video = null;
  }

  document.addEventListener("visibilitychange", keep);
  addEventListener("pointerup", keep); // a phone that saves power plays nothing that nobody touched
  return (on) => {
    wanted = on && matchMedia("(pointer: coarse)").matches;
    if (wanted) keep();
    else rest();
  };
}

// A video on the page that never ends, of one dark colour and then another.
function film() {
  const canvas = Object.assign(document.createElement("canvas"), { width: 16, height: 16 });
  const paint = canvas.getContext("2d");
  const look = { id: "film", muted: true, playsInline: true, disablePictureInPicture: true };
  const video = Object.assign(document.createElement("video"), look, { ariaHidden: "true" });
  video.srcObject = canvas.captureStream();
  document.body.append(video);
  let frame = 0;
  const draw = () => {
    paint.fillStyle = frame++ % 2 ? "#000" : "#010101";
    paint.fillRect(0, 0, 16, 16);
    if (video.isConnected) setTimeout(draw, FRAME_MS);
  };
  draw();
  return video;
}
