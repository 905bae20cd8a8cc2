// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// The game board around the ring: five areas, numbered, with room for two tiles each.

const AREAS = 5;
const RIM = 488;
const HOLE = 250;

const at = (radius, turn) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [radius * Math.cos(angle), radius * Math.sin(angle)].map((n) => n.toFixed(1));
};

function element(name, attributes, text = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

export function drawAreas(svg) {
  svg.append(element("circle", { class: "rim", r: 496 }));
  for (let area = 0; area < AREAS; area++) {
    const [from, to] = [(area - 0.5) / AREAS, (area + 0.5) / AREAS];
    const outline =
      `M${at(RIM, from)} A${RIM} ${RIM} 0 0 1 ${at(RIM, to)}` +
      `L${at(HOLE, to)} A${HOLE} ${HOLE} 0 0 0 ${at(HOLE, from)} Z`;
    svg.append(element("path", { class: `area area-${area + 1}`, d: outline }));
    const turn = `rotate(${(area * 360) / AREAS})`;
    for (const x of [-104, 8]) {
      svg.append(
        element("rect", { class: "tile", x, y: -376, width: 96, height: 96, rx: 10, transform: turn }),
      );
    }
    const [x, y] = at(428, area / AREAS);
    svg.append(element("text", { x, y, dy: ".35em" }, area + 1));
  }
  svg.append(element("circle", { class: "hole", r: HOLE - 6 }));
}
