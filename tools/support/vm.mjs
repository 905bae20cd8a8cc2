// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// One MicroPython virtual machine, driven from vm.py by a line of JSON for each request.
//
//   node vm.mjs <micropython.mjs> <heap bytes>
//   {"write": path, "data": base64}  ->  {}
//   {"run": source}                  ->  {"out": text, "error": text or null, "total": bytes}

import { createInterface } from "node:readline";
import { dirname } from "node:path/posix";
import { pathToFileURL } from "node:url";

const STEP = "/step.py";
// The heap grows inside a call and shrinks again after it, so its size is read within the call.
// execfile reads straight from the file: the source itself takes no room on the heap.
const RUN = `
import gc
try:
    execfile("${STEP}")
finally:
    print("\\x00", gc.mem_alloc() + gc.mem_free())
`;

const [library, heap] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(library).href);
let printed = [];
const vm = await loadMicroPython({
  heapsize: Number(heap),
  linebuffer: false,
  stdout: (byte) => printed.push(byte[0]),
});

function write(path, data) {
  vm.FS.mkdirTree(dirname("/" + path));
  vm.FS.writeFile("/" + path, Buffer.from(data, "base64"));
  return {};
}

function run(source) {
  vm.FS.writeFile(STEP, source);
  printed = [];
  let error = null;
  try {
    vm.runPython(RUN);
  } catch (problem) {
    error = String(problem.message ?? problem);
  }
  const [out, total] = Buffer.from(printed).toString("utf8").split("\x00");
  return { out, error, total: Number(total) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  const answer = "write" in request ? write(request.write, request.data) : run(request.run);
  process.stdout.write(JSON.stringify(answer) + "\n");
}
