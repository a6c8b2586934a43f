// The service worker: the app from its own cache, one version at a time. tools/worker.sh puts before this
//
//   VERSION  a hash of the list below
//   FILES    [path relative to the scope, first 16 digits of its SHA-256]
//
// A version is taken in as a whole, every file checked against its hash, or not at all. Pages are served from one version's
// cache; every other file of the app has its hash in its name: files of two versions cannot come together. A new version
// waits until no page is open any more, or until the only open page asks for it.
/* global VERSION, FILES */

const SCOPE = new URL(registration.scope);
// Other sites may live under the same host, other Calderas too: a cache belongs to one scope.
const OURS = `caldera ${SCOPE.pathname} `;
const CACHE = OURS + VERSION;
const HASHES = new Map(FILES);
const HASHED_NAME = /-[0-9a-f]{12}\.\w+$/;

addEventListener('install', (event) => event.waitUntil(takeIn()));
addEventListener('activate', (event) => event.waitUntil(tidyUp()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method === 'GET' && path !== null && (HASHES.has(path) || HASHED_NAME.test(path))) {
    event.respondWith(answer(path, request));
  }
});
addEventListener('message', (event) => {
  if (event.data === 'update') event.waitUntil(takeOver(event.source));
});

/** Where in the site an address is, or null if it is elsewhere. The page itself is './'. */
function pathOf(address) {
  const url = new URL(address);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return null;
  const path = url.pathname.slice(SCOPE.pathname.length);
  return path === '' || path === 'index.html' ? './' : path;
}

/** All files of this version into its cache. */
async function takeIn() {
  const taken = [];
  for (const [path, hash] of FILES) taken.push([path, await checked(path, hash)]);
  try {
    const cache = await caches.open(CACHE);
    for (const [path, response] of taken) await cache.put(new URL(path, SCOPE), response);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** A file that has this hash: from an older version's cache, the browser's cache, or the server. */
async function checked(path, hash) {
  const url = new URL(path, SCOPE);
  const named = HASHED_NAME.test(path);
  const sources = [
    () => (named ? caches.match(url) : undefined),
    () => fetch(url, { cache: named ? 'default' : 'no-cache' }),
    () => fetch(url, { cache: 'reload' }),
  ];
  for (const source of sources) {
    const response = await source();
    if (!response?.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await sha(bytes)) === hash) {
      // A new answer: one that was redirected may not be given for a page.
      const type = response.headers.get('content-type') ?? 'application/octet-stream';
      return new Response(bytes, { headers: { 'content-type': type } });
    }
  }
  throw new Error(`${path} is not the file of version ${VERSION}`);
}

async function sha(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function answer(path, request) {
  const url = new URL(path, SCOPE);
  const own = HASHES.has(path) && (await (await caches.open(CACHE)).match(url));
  if (own) return own;
  // A page of the version before this one may still want one of its files.
  return (HASHED_NAME.test(path) && (await caches.match(url))) || fetch(request);
}

/** Older versions go, but for the last one: a page of it may just be opening. */
async function tidyUp() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** This version begins, if no page but the one that asks is open. */
async function takeOver(asker) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = pages.filter((page) => page.id !== asker.id && pathOf(page.url) !== null);
  if (others.length > 0) return asker.postMessage('others');
  asker.postMessage('begins');
  await skipWaiting();
}
