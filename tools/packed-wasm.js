// The app's wasm module, as an optimised build ships it: packed a quarter smaller than by the gzip that static hosts offer.
// Unpacking costs less time than the bytes it saves (docs/performance.md). tools/pack.mjs is the other half.
import { join } from './join.js';
import { unlzma } from './unlzma.js';

async function unpacked(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { streams, length } = unlzma(new Uint8Array(await response.arrayBuffer()));
  // Two tasks instead of a long one: whatever else the page has to do comes between them.
  await new Promise((go) => setTimeout(go));
  return join(streams, length);
}

export const wasm = unpacked(new URL('./caldera_bg.lzma', import.meta.url));
