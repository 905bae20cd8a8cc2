// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The page: hands what the device says to the parts that show it, and what people do to the device.

import { awake } from "./awake.js";
import { Device } from "./device.js";
import { drawer } from "./drawing.js";
import { keysOn } from "./keys.js";
import { naming } from "./naming.js";
import { ringOn } from "./ring.js";
import { screenOn } from "./screen.js";
import { Sound } from "./sound.js";
import { Store } from "./store.js";
import { reader } from "./text.js";
import { speak, word } from "./words.js";

const find = (id) => document.getElementById(id);
const MOST_LINES = 1000;
const LANDED_MS = 60; // how long a phone buzzes when the wheel has stopped

let laid = null; // the board whose keys are there
let site = null;
let broken = false; // whether the notice is about a device that did not start
let collected = null; // the lines of finished games, while they come

const store = new Store((what) => say(word(`store_${what}`)));
const device = new Device((news) => {
  for (const [name, follow] of Object.entries(facts)) if (name in news) follow(news[name]);
}, store);
const screen = screenOn(find("screen"), device);
const read = reader(find("text"), find("said"));
const ring = ringOn(find("ring"));
const keys = keysOn(find("keys"), find("scene"), device);
const draw = drawer(find("scene"), { screen, ring, keys });
const entered = naming(find("naming"), keys, device);
const sound = new Sound();
const stayOn = awake((name) => {
  find("awake").dataset.word = name;
  find("awake").textContent = word(name);
  find("awake").hidden = false;
});

// The board that is there, with its keys in the page's language.
function lay() {
  keys.lay(laid);
  draw(laid);
}

// Each fact that the device may tell, and what follows from it, in this order.
const facts = {
  board(board) {
    laid = board;
    find("boards").value = board.id;
    find("sound").hidden = !board.sound;
    screen.resize(board.screen);
    lay();
  },
  language(code) {
    const spoken = code in site.words ? code : "en";
    if (speak(spoken, site.words[spoken]) && laid) lay();
    find("languages").value = code;
    find("text").lang = find("said").lang = code;
  },
  picture: (picture) => screen.draw(picture),
  ring: (pixels) => ring.show(pixels),
  text: (lines) => read(lines.map(named)),
  bar: (bar) => keys.tell(bar),
  light: (level) => screen.light(level),
  tone: (hertz) => sound.play(hertz),
  lines: (lines) => lines.forEach(hear),
  power(power) {
    document.body.dataset.power = power;
    find("power").ariaChecked = power === "on";
    stayOn(power === "on");
    if (power === "on") return;
    sound.silence();
    ring.show([]);
    ring.stop();
    keys.tell({});
    read([]);
    entered("");
    keys.listening = true;
  },
};

function hear(line) {
  write(line);
  collect(line);
  const [, kind, what] = /^(screen|action): (.*)/.exec(line) ?? [];
  if (kind === "screen") {
    ring.stop();
    entered(what);
    if (!keys.listening) navigator.vibrate?.(LANDED_MS);
  }
  if (kind) keys.listening = kind === "screen" || !what.startsWith("spin");
}

function write(line) {
  const [kind] = /^(screen|error)?/.exec(line);
  const look = { textContent: `${line}\n`, className: kind };
  const written = Object.assign(document.createElement("span"), look);
  const pane = find("console");
  const atEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < 30;
  pane.append(written);
  while (pane.childElementCount > MOST_LINES) pane.firstChild.remove();
  if (atEnd) pane.scrollTop = pane.scrollHeight;
  find("last").textContent = line;
}

function say(sentence) {
  find("notice").textContent = sentence;
  find("notice").hidden = !sentence;
}

// A line of the screen with each picture as its {name}, and the device's spaces as everyone's.
function named(line) {
  const { gap, thin } = site.spaces;
  return line
    .replace(new RegExp(`[${gap}-\uf8ff]+`, "g"), ", ")
    .replace(new RegExp(`([\x80-\x9e])${thin}`, "g"), "$1 ")
    .replaceAll(thin, "\u202f")
    .replace(/[\x80-\x9e]/g, (sign) => `{${site.pictures[sign.charCodeAt(0) - 0x80]}}`);
}

// One start after the other. A failure is said, and the page stays as it was.
let starting = Promise.resolve();
function attempt(start) {
  starting = starting.then(async () => {
    try {
      await start();
      if (broken) say("");
      broken = false;
    } catch (problem) {
      broken = true;
      facts.power("stopped");
      say(`${word("broken")} ${problem.message}`);
    }
  });
  return starting;
}

function download(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

// The console's lines of finished games, as tools/games.py reads them from a file.
function collect(line) {
  if (!collected || !/^games? /.test(line)) return;
  collected.push(line);
  if (!line.startsWith("games ")) return;
  download("tipperary-games.txt", collected.map((one) => `${one}\n`).join(""));
  collected = null;
}

// What the store has done is said; if it changed what is kept, the device starts with that.
function told(done) {
  say(word(`store_${done}`));
  if (done !== "back" && done !== "fresh") return;
  device.off();
  attempt(() => device.on());
}

find("save").onclick = () => download("tipperary-saves.json", store.save());
find("restore").onclick = () => find("file").click();
find("file").onchange = async ({ target }) => {
  const given = await target.files[0].text();
  target.value = "";
  told(store.restore(given, site.memories));
};
find("games").onclick = () => {
  collected = [];
  device.type("games");
};
find("fresh").onclick = () => told(store.setAside(laid.id));
find("notice").onclick = () => say("");

find("power").onclick = () => {
  if (document.body.dataset.power === "on") device.off();
  else attempt(() => device.on());
};
find("sound").onclick = ({ currentTarget }) => (currentTarget.ariaChecked = sound.toggle());
find("as-text").onclick = ({ currentTarget }) => {
  currentTarget.ariaChecked = !find("text").classList.toggle("unseen");
};
find("full").hidden = !document.fullscreenEnabled || !matchMedia("(pointer: coarse)").matches;
find("full").onclick = () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen();
};
find("boards").onchange = ({ target }) => attempt(async () => {
  const { value } = find("languages");
  const isNew = !store.read(target.value, site.memories[target.value]);
  store.last = target.value;
  await device.choose(target.value);
  if (isNew) await device.speak(value);
});
find("languages").onchange = ({ target }) => attempt(() => device.speak(target.value));

// After a click the next Enter is meant for the device again; who came by keyboard stays there.
for (const name of ["click", "change"]) {
  addEventListener(name, ({ target }) => {
    const control = target.closest?.("button, summary, select");
    const done = control && (name === "change" || !control.matches("select"));
    if (done && !control.matches(":focus-visible")) control.blur();
  });
}

await attempt(async () => {
  site = await (await fetch("site.json")).json();
  facts.language("en");
  find("boards").append(...site.boards.map(({ id, name }) => new Option(name, id)));
  find("languages").append(...site.languages.map(([code, name]) => new Option(name, code)));
  await store.claim();
  store.takeOver(site.saves);
  const asked = new URLSearchParams(location.search);
  const board = asked.get("board") ?? store.last;
  await device.choose(site.boards.some(({ id }) => id === board) ? board : site.first);
  const language = asked.get("language");
  if (site.languages.some(([code]) => code === language)) await device.speak(language);
});
navigator.serviceWorker?.register("worker.js").then((worker) => worker.update());
navigator.storage?.persist?.();
