// The app's wasm module, as an optimised build ships it: packed a third smaller than by the gzip that static hosts offer
// (tools/pack). It is unpacked once; from then on the browser keeps it as it is, and may keep what it compiled it to as well.
import { unpack } from './unpack.js';

const PACKED = new URL('./caldera_bg.packed', import.meta.url);
const READY = `${PACKED}?ready`;
const STORE = `caldera-ready ${PACKED.pathname.slice(0, PACKED.pathname.lastIndexOf('/') + 1)}`;

/** What was kept the last time, if it was this version's, and if this browser keeps anything. */
async function kept() {
  try {
    const answer = await caches.match(READY, { cacheName: STORE });
    return answer && (await WebAssembly.compileStreaming(answer));
  } catch {
    return undefined;
  }
}

/** Keeps the module, and no other. */
async function keep(module) {
  try {
    await caches.delete(STORE);
    await (await caches.open(STORE)).put(READY, new Response(module, { headers: { 'content-type': 'application/wasm' } }));
  } catch {
    // Then it is unpacked again the next time.
  }
}

async function loaded() {
  const response = await answer;
  if (!response.ok) throw new Error(`${PACKED}: ${response.status}`);
  const module = await unpack(response.body);
  const compiled = await WebAssembly.compile(module);
  // When the app stands.
  setTimeout(() => keep(module), 3000);
  return compiled;
}

// It is asked for in any case: the page has begun to load it before this script was there.
const answer = fetch(PACKED);
answer.catch(() => {});

export const wasm = kept().then((module) => {
  if (!module) return loaded();
  answer.then(({ body }) => body?.cancel()).catch(() => {});
  return module;
});
