// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The page: keeps the connection, and hands what the device says to the parts that show it.

import { drawAreas } from "./areas.js";
import { Awake } from "./awake.js";
import { Keys } from "./keys.js";
import { Naming } from "./naming.js";
import { Ring } from "./ring.js";
import { Screen } from "./screen.js";
import { Sound } from "./sound.js";
import { ScreenText } from "./text.js";
import { speak, word } from "./words.js";

const find = (id) => document.getElementById(id);
const MOST_LINES = 1000;
const LANDED_MS = 60; // how long a phone buzzes when the wheel has stopped

let socket = null;
let patience = 500;
let laid = null; // the board whose keys are there
let spinning = false;

const send = (message) => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

const screen = new Screen(find("screen"), find("bezel"), (touch) => send({ touch }));
const text = new ScreenText(find("text"), find("said"));
const ring = new Ring(find("ring"), find("lamps"));
const keys = new Keys(find("keys"), [find("board"), find("device")], send);
const naming = new Naming(find("naming"), () => keys.meantForDevice(), send);
const sound = new Sound();
const awake = new Awake((name) => {
  find("awake").dataset.word = name;
  find("awake").textContent = word(name);
  find("awake").hidden = false;
});
drawAreas(find("areas"));
new ResizeObserver(([{ target }]) => {
  document.body.style.setProperty("--device", `${target.offsetHeight}px`);
}).observe(find("device"));

// Whether the device is so tall that on a low page its keys have to be beside its screen.
function shape({ screen: { width, height }, ring: { lamps } }) {
  return width < 1.5 * height || lamps.pixels.length > lamps.columns ? "tall" : "low";
}

function options(select, items) {
  const chosen = select.value;
  select.replaceChildren(...items.map(([value, name]) => new Option(name, value)));
  select.value = chosen;
}

// Each fact that the server may tell, and what follows from it, in this order.
const facts = {
  words: (words) => speak(words) && laid && keys.lay(laid),
  boards: (boards) => options(find("boards"), boards.map((board) => [board.id, board.name])),
  board(board) {
    laid = board;
    find("boards").value = board.id;
    find("silk").textContent = board.name;
    find("sound").hidden = !board.sound;
    find("device").dataset.shape = shape(board);
    screen.resize(board.screen);
    ring.arrange(board.ring);
    keys.lay(board);
  },
  languages: (codesAndNames) => options(find("languages"), codesAndNames),
  language(code) {
    find("languages").value = code;
    find("text").lang = find("said").lang = code;
  },
  ring: (hex) => ring.show(hex),
  text: (lines) => text.show(lines),
  light: (level) => screen.light(level / 255),
  tones: (tones) => sound.play(tones),
  lines(lines) {
    lines.forEach(write);
    const screens = lines.filter((line) => line.startsWith("screen: "));
    if (screens.length) {
      ring.stop();
      naming.entered(screens.at(-1).slice("screen: ".length));
      if (spinning) navigator.vibrate?.(LANDED_MS);
    }
    const last = lines.findLast((line) => /^(screen|action): /.test(line));
    if (last) spinning = last.startsWith("action: spin");
  },
  power(power) {
    document.body.dataset.power = power;
    find("power").setAttribute("aria-checked", power === "on");
    awake.want(power === "on");
    if (power === "on") return;
    sound.silence();
    naming.entered("");
    spinning = false;
  },
  why: (why) => say(why, "en"),
};

function write(line) {
  const written = document.createElement("span");
  written.textContent = `${line}\n`;
  if (line.startsWith("screen:")) written.className = "entered";
  if (line.startsWith("error")) written.className = "error";
  const pane = find("console");
  const atEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < 30;
  pane.append(written);
  while (pane.childElementCount > MOST_LINES) pane.firstChild.remove();
  if (atEnd) pane.scrollTop = pane.scrollHeight;
  find("last").textContent = line;
}

function say(sentence, lang) {
  find("notice").lang = lang;
  find("notice").textContent = sentence;
  find("notice").hidden = !sentence;
}

function connect() {
  socket = new WebSocket(new URL("socket", location.href.replace(/^http/, "ws")));
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    patience = 500;
    document.body.dataset.linked = "yes";
    find("console").replaceChildren();
    keys.releaseAll();
  };
  socket.onmessage = ({ data }) => {
    if (data instanceof ArrayBuffer) return screen.draw(data);
    const news = JSON.parse(data);
    for (const [name, follow] of Object.entries(facts)) if (name in news) follow(news[name]);
  };
  socket.onclose = () => {
    document.body.dataset.linked = "no";
    sound.silence();
    awake.want(false);
    say(word("stopped"), document.documentElement.lang);
    setTimeout(connect, patience);
    patience = Math.min(patience * 2, 5000);
  };
}

const toggle = (control, on) => control.setAttribute("aria-checked", on);
find("power").onclick = () => send({ power: document.body.dataset.power !== "on" });
find("sound").onclick = () => toggle(find("sound"), sound.toggle());
find("as-text").onclick = () => {
  toggle(find("as-text"), !find("text").classList.toggle("unseen"));
};
find("full").hidden = !document.fullscreenEnabled;
find("full").onclick = () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen();
};
find("boards").onchange = (event) => send({ board: event.target.value });
find("languages").onchange = (event) => send({ language: event.target.value });

// After a click the next Enter is meant for the device again; who came by keyboard stays there.
let pointed = false;
addEventListener("pointerdown", () => (pointed = true), true);
addEventListener("keydown", () => (pointed = false), true);
for (const name of ["click", "change"]) {
  addEventListener(name, ({ target }) => {
    const control = target.closest?.("button, summary, select");
    const done = control && (name === "change" || !control.matches("select"));
    if (done && pointed) control.blur();
  });
}
connect();
