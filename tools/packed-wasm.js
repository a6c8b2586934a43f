// The app's wasm module, as an optimised build ships it: packed with LZMA, a fifth smaller than the gzip that static hosts
// offer. Unpacking costs less time than the bytes it saves (docs/performance.md). tools/pack.mjs is the other half.
import { Decoder } from '../node_modules/lzma1/lib/decoder.js';
import { InputBuffer, OutputBuffer } from '../node_modules/lzma1/lib/streams.js';

async function unpacked(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const packed = new Uint8Array(await response.arrayBuffer());
  // Bytes 5 to 12 of the header are the length of what is packed; it is under 4 GB.
  const output = new OutputBuffer(new DataView(packed.buffer).getUint32(5, true));
  new Decoder().decompress(new InputBuffer(packed), output);
  return output.toArray();
}

export const wasm = unpacked(new URL('./caldera_bg.lzma', import.meta.url));
