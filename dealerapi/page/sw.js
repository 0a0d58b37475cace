// Keeps the page's own files, so that the page opens when the server cannot be reached.
// KEPT (version and files) stands above this text when it is served. Answers of the API are
// never kept: whatever is not one of the files goes to the server untouched.

const CACHE = `dealer-page-${KEPT.version}`;

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const own = url.origin === self.location.origin && KEPT.files.includes(url.pathname);
  if (event.request.method === "GET" && own) event.respondWith(kept(event.request, url.pathname));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.files.map((path) => new Request(path, { cache: "reload" })));
}

async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("dealer-page-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) || fetch(request);
}
