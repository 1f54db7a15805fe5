// Keeps one whole version of the page, so that it opens without a network. With a network the page
// comes from there, always new; what is kept is for when there is none.
const version = '@BUILD@';
const files = ['@FILES@'];
const kept = `roadbook-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(kept);
    // All files or none: a version with a hole in it would not start.
    await cache.addAll(files.map((file) => new Request(file, {cache: 'no-cache'})));
  })());
});

// A newer version takes over when no page of the old one is open any more.
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('roadbook-') && name !== kept) await caches.delete(name);
    }
  })());
});

async function fromNetworkOrKept(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // No network: what is kept answers.
  }
  const cache = await caches.open(kept);
  const address = request.mode === 'navigate' ? 'index.html' : request;
  return (await cache.match(address, {ignoreSearch: true})) ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(fromNetworkOrKept(request));
});
