// Keeps one whole version of the page and answers with it, with a network and without.
//
// Every file is kept under the hash that this version has of it: where the server changes in the
// middle of an update, nothing of the update is kept and the old version goes on. A new version
// waits until the program was asked, or until no page of the old one is open.
const version = '@BUILD@';
const files = {'@FILES@': ''};  // name in the page to the hash of its content
const games = {'@GAMES@': ''};  // the same for the games, each of which is kept when it is first needed
const kept = `roadbook-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    await caches.delete(kept);
    const cache = await caches.open(kept);
    // All files or none: a version with a hole in it would not start.
    const requests = Object.entries(files).map(([file, integrity]) =>
      new Request(file, {cache: 'no-cache', integrity}));
    try {
      await cache.addAll(requests);
    } catch (error) {
      await caches.delete(kept);
      throw error;
    }
  })());
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('roadbook-') && name !== kept) await caches.delete(name);
    }
  })());
});

// The person wants the new version now; the page has saved everything before it says this.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  // A game that the page fetched before it was this worker's.
  const name = event.data?.keep;
  if (name && Object.hasOwn(games, name)) event.waitUntil(answer(name, name).catch(() => {}));
});

// The name in the page that an address means; empty: none of the page's own.
function nameOf(request) {
  const base = new URL('./', self.location.href);
  const address = new URL(request.url);
  if (address.origin !== base.origin || !address.pathname.startsWith(base.pathname)) return '';
  const name = address.pathname.slice(base.pathname.length);
  if (name === '' || (request.mode === 'navigate' && name === 'index.html')) return 'index.html';
  return Object.hasOwn(files, name) || Object.hasOwn(games, name) ? name : '';
}

async function answer(request, name) {
  const cache = await caches.open(kept);
  const found = await cache.match(name);
  if (found) return found;
  if (!Object.hasOwn(games, name)) return fetch(request);
  // A game that is not this version's is refused by its hash.
  const fetched = await fetch(new Request(name, {cache: 'no-cache', integrity: games[name]}));
  if (fetched.ok) await cache.put(name, fetched.clone());
  return fetched;
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const name = request.method === 'GET' ? nameOf(request) : '';
  // What is not the page's own goes its usual way.
  if (name) event.respondWith(answer(request, name));
});
