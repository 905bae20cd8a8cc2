// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// Names by keyboard: a field that is there as long as the device asks for names.

const SCREEN = "names";
const LETTER = /^\p{L}$/u;

// What is to be told the name of each screen that comes.
export function naming(form, keys, device) {
  const field = form.querySelector("input");

  function leave() {
    form.reset();
    if (form.contains(document.activeElement)) document.activeElement.blur();
  }

  form.onsubmit = (event) => {
    event.preventDefault();
    const name = field.value.trim();
    if (name) device.type(`type ${name}`);
    leave();
  };
  form.onkeydown = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation(); // it was meant for the field, not for the device too
    leave();
  };
  addEventListener("keydown", (event) => {
    if (form.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
    // The letter itself arrives in the field, which has the focus by then.
    if (LETTER.test(event.key) && keys.meantForDevice()) field.focus();
  });
  return (screen) => {
    form.hidden = screen !== SCREEN;
    if (form.hidden) leave();
  };
}
