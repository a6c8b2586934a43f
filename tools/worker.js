// The service worker: the app from its own cache, one version at a time. tools/worker.sh puts before this
//
//   VERSION  a hash of the list below
//   FILES    [path relative to the scope, first 16 digits of its SHA-256]
//   SPARE    [path of rescue.js, its text]
//
// A version is taken in as a whole, every file checked against its hash, or not at all. Pages are served from one version's
// cache; every other file of the app has its hash in its name: files of two versions cannot come together. A new version
// waits until no page is open any more, or until the only open page asks for it.
//
// What is kept may be damaged later, cut short or gone, and the cache itself may fail or never answer. So each file is checked
// again whenever it is asked for, and fetched if it is not what it should be, or does not come. Without network a page in place
// of the damaged one says so: it needs nothing but SPARE, which the browser keeps with the worker and not in the cache.
/* global VERSION, FILES, SPARE */

const SCOPE = new URL(registration.scope);
// Other sites may live under the same host, other Calderas too: a cache belongs to one scope.
const OURS = `caldera ${SCOPE.pathname} `;
const CACHE = OURS + VERSION;
const HASHES = new Map(FILES);
const HASHED_NAME = /-([0-9a-f]{12})\.\w+$/;
/** What rescue.js asks for with this header it wants from the network. */
const ANEW = 'caldera-anew';
/** So long a damaged page waits for the network, in milliseconds. */
const PATIENCE = 8000;
/** So long the cache may take for its answer before the network is asked, and once it has not answered in time; and to write. */
const SOON = 3000;
const AT_ONCE = 100;
const WRITTEN = 30_000;
// A host may say something else: what is kept has the right type.
const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

addEventListener('install', (event) => event.waitUntil(takeIn()));
addEventListener('activate', (event) => event.waitUntil(tidyUp()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === null || request.headers.has(ANEW)) return;
  if (HASHES.has(path) || HASHED_NAME.test(path)) event.respondWith(answer(path, event));
});
addEventListener('message', (event) => {
  if (event.data === 'update') event.waitUntil(takeOver(event.source));
  if (event.data === 'whole') event.waitUntil(whole().then((yes) => event.ports[0].postMessage(yes)));
});

/** Where in the site an address is, or null if it is elsewhere. The page itself is './'. */
function pathOf(address) {
  const url = new URL(address);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return null;
  const path = url.pathname.slice(SCOPE.pathname.length);
  return path === '' || path === 'index.html' ? './' : path;
}

const urlOf = (path) => new URL(path, SCOPE);
/** The first digits of a file's SHA-256: those in the list, or for a file of another version those in its name. */
const hashOf = (path) => HASHES.get(path) ?? HASHED_NAME.exec(path)[1];
const typeOf = (path) => TYPES[path === './' ? 'html' : path.split('.').pop()] ?? 'application/octet-stream';

async function fits(bytes, hash) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('').startsWith(hash);
}

/** A new answer: one that was redirected may not be given for a page. */
const given = (path, body) => new Response(body, { headers: { 'content-type': typeOf(path) } });

// ---- what is kept ----

/** What is asked of the cache; if no answer comes in time, that is a failure. */
function within(time, asked) {
  const late = new Promise((_, failed) => setTimeout(failed, time, new Error('the cache does not answer')));
  return Promise.race([asked, late]);
}

/** All files of this version into its cache. */
async function takeIn() {
  const taken = [];
  for (const [path] of FILES) taken.push([path, (await keptSoon(path)) ?? (await fetched(path))]);
  try {
    await within(WRITTEN, write(taken));
  } catch (error) {
    await within(WRITTEN, caches.delete(CACHE)).catch(() => {});
    throw error;
  }
}

async function write(files) {
  const cache = await caches.open(CACHE);
  for (const [path, response] of files) await cache.put(urlOf(path), response);
}

let soon = SOON;
/** The same as `kept`, if the cache answers soon. One that has not done so is not waited for a second time. */
async function keptSoon(path, asked = kept(path)) {
  try {
    const own = await within(soon, asked);
    soon = SOON;
    return own;
  } catch {
    soon = AT_ONCE;
    return undefined;
  }
}

/** A sound copy of a file: of this version, or if its name has its hash, of any. Nothing if there is none, or the cache fails. */
async function kept(path) {
  try {
    const own = await sound(CACHE, path);
    if (own || !HASHED_NAME.test(path)) return own;
    for (const name of await caches.keys()) {
      const copy = name.startsWith(OURS) && name !== CACHE && (await sound(name, path));
      if (copy) return copy;
    }
  } catch {
    // As if nothing were kept.
  }
  return undefined;
}

/** The copy in the cache of this name, if it is what it should be. */
async function sound(cacheName, path) {
  const look = () => caches.match(urlOf(path), { cacheName });
  const found = await look();
  if (!found?.ok || found.headers.get('content-type') !== typeOf(path)) return undefined;
  if (!(await fits(await found.arrayBuffer(), hashOf(path)))) return undefined;
  // Asked for once more: only of an answer that comes as it is may the browser keep the machine code that it has made of it.
  return look();
}

/** A file of this version is put where it belongs. */
async function keep(path, response) {
  if (HASHES.has(path)) await within(WRITTEN, write([[path, response]]));
}

let looking;
/** Whether everything of this version is here. What is not is fetched, if that is possible. */
function whole() {
  looking ??= lookThrough().finally(() => (looking = undefined));
  return looking;
}

async function lookThrough() {
  try {
    for (const [path] of FILES) {
      if (await within(PATIENCE, sound(CACHE, path))) continue;
      await keep(path, (await keptSoon(path)) ?? (await fetched(path)));
      if (!(await within(PATIENCE, sound(CACHE, path)))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Older versions go, but for the last one: a page of it may just be opening. Pages wait until that is done, so not for long. */
const tidyUp = () => within(SOON, removeOlder()).catch(() => {});

async function removeOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

// ---- what is asked for ----

/** A file with its hash, from the browser's own cache or the server. */
async function fetched(path, signal) {
  for (const cache of [HASHED_NAME.test(path) ? 'default' : 'no-cache', 'reload']) {
    const response = await fetch(urlOf(path), { cache, signal });
    if (!response.ok) continue;
    const bytes = await response.arrayBuffer();
    if (await fits(bytes, hashOf(path))) return given(path, bytes);
  }
  throw new Error(`${path} is not the file of version ${VERSION}`);
}

async function answer(path, event) {
  const asked = kept(path);
  const own = await keptSoon(path, asked);
  if (own) return own;
  try {
    const response = await fetched(path, path === './' ? patience() : undefined);
    event.waitUntil(keep(path, response.clone()).catch(() => {}));
    return response;
  } catch {
    // A cache that is only slow has the whole program still.
    const late = await within(PATIENCE, asked).catch(() => {});
    if (late) return late;
    if (path === './') return (await released()) ?? damaged();
    return path === SPARE[0] ? given(...SPARE) : Response.error();
  }
}

/** Ends a wait; in browsers that cannot, the network does. */
const patience = () => AbortSignal.timeout?.(PATIENCE);

/** The page of another version of this program, if that is what the server has now. */
async function released() {
  try {
    const response = await fetch(SCOPE, { cache: 'no-cache', signal: patience() });
    const page = await response.text();
    return response.ok && /<meta name="version"[^]*<div id="boot">[^]*<\/html>/.test(page) ? given('./', page) : undefined;
  } catch {
    return undefined;
  }
}

/** The page that is shown when there is no sound one: rescue.js fills it. */
function damaged() {
  const style = FILES.find(([path]) => path.endsWith('.css'))?.[0];
  return given(
    './',
    `<!DOCTYPE html>
<html lang="en" data-damaged>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Caldera</title>
<link rel="stylesheet" href="${style}">
<script defer src="${SPARE[0]}"></script>
</head>
<body>
<div id="boot">
<p>Caldera as it is stored in this browser is damaged. Saved games are not touched.</p>
<p lang="ja">このブラウザーに保存された Caldera のプログラムが壊れています。保存したゲームはそのまま残っています。</p>
</div>
</body>
</html>
`,
  );
}

/** This version begins, if no page but the one that asks is open. */
async function takeOver(asker) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = pages.filter((page) => page.id !== asker.id && pathOf(page.url) !== null);
  if (others.length > 0) return asker.postMessage('others');
  asker.postMessage('begins');
  await skipWaiting();
}
