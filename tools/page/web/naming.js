// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// Names by keyboard: a field that is there as long as the device asks for names.

const SCREEN = "names";
const LETTER = /^\p{L}$/u;

export class Naming {
  #form;
  #field;

  constructor(form, keys, device) {
    this.#form = form;
    this.#field = form.querySelector("input");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const name = this.#field.value.trim();
      if (name) device.type(`type ${name}`);
      this.#leave();
    });
    form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation(); // it was meant for the field, not for the device too
      this.#leave();
    });
    addEventListener("keydown", (event) => {
      if (form.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
      // The letter itself arrives in the field, which has the focus by then.
      if (LETTER.test(event.key) && keys.meantForDevice()) this.#field.focus();
    });
  }

  entered(screen) {
    if (this.#form.hidden === (screen !== SCREEN)) return;
    this.#form.hidden = screen !== SCREEN;
    this.#leave();
  }

  #leave() {
    this.#field.value = "";
    if (this.#form.contains(document.activeElement)) document.activeElement.blur();
  }
}
