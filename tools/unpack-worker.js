// Unpacks the app's wasm module beside the page, which stays free meanwhile, and keeps it for the next time. The page sends
// what it loads, piece by piece, then null; it is sent the compiled module, or what went wrong.
import { unpack } from './unpack.js';

let pieces;
const loaded = new ReadableStream({
  start(controller) {
    pieces = controller;
  },
});
const { store, name } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

addEventListener('message', ({ data }) => {
  if (data) pieces.enqueue(data);
  else pieces.close();
});

/** Keeps the module, and no other. */
async function keep(module) {
  try {
    await caches.delete(store);
    await (await caches.open(store)).put(name, new Response(module, { headers: { 'content-type': 'application/wasm' } }));
  } catch {
    // Then it is unpacked again the next time.
  }
}

unpack(loaded)
  .then(async (module) => {
    postMessage(await WebAssembly.compile(module));
    await keep(module);
  })
  .catch((error) => postMessage(String(error)))
  .finally(close);
