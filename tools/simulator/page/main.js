// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The page: keeps the connection, and hands what the device says to the parts that show it.

import { drawAreas } from "./areas.js";
import { Keys } from "./keys.js";
import { Ring } from "./ring.js";
import { Screen } from "./screen.js";
import { Sound } from "./sound.js";

const find = (id) => document.getElementById(id);
const MOST_LINES = 1000;

let socket = null;
let patience = 500;

const send = (message) => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

const screen = new Screen(find("screen"), find("bezel"));
const ring = new Ring(find("ring"), find("lamps"));
const keys = new Keys(find("keys"), [find("board"), find("device")], send);
const sound = new Sound();
drawAreas(find("areas"));
new ResizeObserver(([{ target }]) => {
  document.body.style.setProperty("--device", `${target.offsetHeight}px`);
}).observe(find("device"));

function options(select, items, chosen) {
  select.replaceChildren(...items.map(([value, text]) => new Option(text, value)));
  select.value = chosen ?? select.value;
}

// Each fact that the server may tell, and what follows from it.
const facts = {
  boards: (boards) => options(find("boards"), boards.map((board) => [board.id, board.name])),
  board(board) {
    find("boards").value = board.id;
    find("silk").textContent = board.name;
    find("sound").hidden = !board.sound;
    screen.resize(board.screen);
    ring.arrange(board.ring);
    keys.lay(board);
  },
  languages: (codesAndNames) => options(find("languages"), codesAndNames),
  language: (code) => (find("languages").value = code),
  ring: (hex) => ring.show(hex),
  light: (level) => screen.light(level / 255),
  tones: (tones) => sound.play(tones),
  lines: (lines) => lines.forEach(write),
  power(power) {
    document.body.dataset.power = power;
    find("power").setAttribute("aria-checked", power === "on");
    if (power !== "on") sound.silence();
  },
  why: (why) => say(why),
};

function write(line) {
  const text = document.createElement("span");
  text.textContent = `${line}\n`;
  if (line.startsWith("screen:")) text.className = "entered";
  if (line.startsWith("error")) text.className = "error";
  const pane = find("console");
  const atEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < 30;
  pane.append(text);
  while (pane.childElementCount > MOST_LINES) pane.firstChild.remove();
  if (atEnd) pane.scrollTop = pane.scrollHeight;
  find("last").textContent = line;
}

function say(sentence) {
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
    if (data instanceof ArrayBuffer) screen.draw(data);
    else for (const [name, value] of Object.entries(JSON.parse(data))) facts[name]?.(value);
  };
  socket.onclose = () => {
    document.body.dataset.linked = "no";
    sound.silence();
    say("The simulator has stopped. Start it again with: python3 tools/play.py");
    setTimeout(connect, patience);
    patience = Math.min(patience * 2, 5000);
  };
}

find("power").onclick = () => send({ power: document.body.dataset.power !== "on" });
find("sound").onclick = () => find("sound").setAttribute("aria-checked", sound.toggle());
find("boards").onchange = (event) => send({ board: event.target.value });
find("languages").onchange = (event) => send({ language: event.target.value });
for (const control of document.querySelectorAll("header button, #pickers select")) {
  // The next Enter is meant for the device again.
  control.addEventListener(control.matches("select") ? "change" : "click", () => control.blur());
}
connect();
