// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// Keeps every file of one version, so that the page plays without a network. A new version is
// fetched whole, each file compared with its hash by the browser, and used from the next start on.

const HASHES = FILES;
const NAME = "tipperary " + Object.values(HASHES).join("").replace(/(.).{7}/g, "$1");

addEventListener("install", (event) => {
  const wanted = Object.entries(HASHES).map(([name, hash]) => (
    new Request(name, { cache: "no-cache", integrity: `sha256-${hash}` })
  ));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(wanted)));
});

// An old version goes when the last page that runs it is gone: only then is this one activated.
addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("tipperary ") && name !== NAME) await caches.delete(name);
    }
  })());
});

addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  const name = pathname.slice(new URL(registration.scope).pathname.length) || "index.html";
  if (event.request.method !== "GET" || !(name in HASHES)) return;
  const kept = caches.match(name, { cacheName: NAME });
  event.respondWith(kept.then((answer) => answer ?? fetch(event.request)));
});
