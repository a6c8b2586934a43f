// The app's wasm module, as an optimised build ships it: packed a third smaller than by the gzip that static hosts offer
// (tools/pack). It is unpacked once; from then on the browser keeps it as it is, and may keep what it compiled it to as well.

const PACKED = new URL('./caldera_bg.packed', import.meta.url);
const WORKER = new URL('./unpack.js', import.meta.url);
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

/** Loads it, and has it unpacked meanwhile by a worker (tools/unpack-worker.js). */
async function loaded() {
  const response = await answer;
  if (!response.ok) throw new Error(`${PACKED}: ${response.status}`);
  const worker = new Worker(`${WORKER}#${new URLSearchParams({ store: STORE, name: READY })}`);
  const module = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data instanceof WebAssembly.Module ? resolve(data) : reject(new Error(data)));
    worker.onerror = () => reject(new Error(`${WORKER} cannot be run`));
  });
  // The error, if there is one, is found below; a piece that does not arrive is one, too.
  module.catch(() => {});
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    worker.postMessage(done ? null : value);
    if (done) return module;
  }
}

// It is asked for in any case: the page has begun to load it before this script was there.
const answer = fetch(PACKED);
answer.catch(() => {});

export const wasm = kept().then((module) => {
  if (!module) return loaded();
  answer.then(({ body }) => body?.cancel()).catch(() => {});
  return module;
});
