// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The page's own words, in the language that the device speaks.

let words = {};

// One of the page's words, with what is to be filled in.
export function word(name, ...parts) {
  return (words[name] ?? "").replace(/\{(\d)\}/g, (_, index) => parts[index]);
}

// Use the words of this language from now on; false when they are the ones that are in use.
export function speak(code, given) {
  if (given === words) return false;
  words = given;
  document.documentElement.lang = code;
  document.title = `Tipperary ${word("companion")}`;
  for (const place of document.querySelectorAll("[data-word]")) {
    place.textContent = word(place.dataset.word);
  }
  for (const place of document.querySelectorAll("[data-label]")) {
    place.ariaLabel = word(place.dataset.label);
  }
  return true;
}
