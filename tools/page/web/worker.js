// SPDX-FileCopyrightText: 2026 the Tipperary companion authors
// SPDX-License-Identifier: MIT
// Keeps every file of one version, so that the page plays without a network. A new version is
// fetched whole, each file compared with its hash, and used from the next start on.

const HASHES = FILES;
const NAME = "tipperary " + Object.values(HASHES).join("").replace(/(.).{15}/g, "$1");

async function checked(name) {
  const answer = await fetch(name, { cache: "no-cache" });
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  if (!answer.ok || hash.join("") !== HASHES[name]) throw new Error(`${name} is not as it should be`);
  return answer;
}

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(NAME);
    for (const name of Object.keys(HASHES)) await cache.put(name, await checked(name));
  })());
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
  event.respondWith((async () => {
    const kept = await (await caches.open(NAME)).match(name);
    return kept ?? fetch(event.request);
  })());
});
