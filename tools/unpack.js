// Unpacks the app's wasm module while it is being loaded. What does the work is a small module at the head of the file
// (tools/pack), which predicts each byte from those before it; this feeds it, a step at a time.
//
// The file: three numbers of four bytes (length of the small module, size of the module, length of what is packed), then
// the small module, then what is packed.

const HEAD = 12;
/** A step may use so many bytes: AHEAD in tools/pack/src/pack.rs. */
const AHEAD = 16384;

/** The module out of a stream of bytes. Throws when that is damaged or ends too early. */
export async function unpack(stream) {
  const reader = stream.getReader();
  let file = new Uint8Array();
  let whole = false;
  const load = async (length) => {
    while (!whole && file.length < length) {
      const { done, value } = await reader.read();
      whole = done;
      if (done) continue;
      const longer = new Uint8Array(file.length + value.length);
      longer.set(file);
      longer.set(value, file.length);
      file = longer;
    }
  };

  await load(HEAD);
  const [small, size, length] = new Uint32Array(file.slice(0, HEAD).buffer);
  const begin = HEAD + small;
  const end = begin + length;
  await load(begin + AHEAD);
  const { instance } = await WebAssembly.instantiate(file.subarray(HEAD, begin));
  const { memory, room, begin: start, advance } = instance.exports;

  const into = room(length);
  let filled = begin;
  const fill = () => {
    if (whole && file.length !== end) throw new Error('the app was not loaded as a whole');
    new Uint8Array(memory.buffer, into).set(file.subarray(filled), filled - begin);
    filled = file.length;
  };
  fill();
  const module = start(size);
  for (let used = 4; used; ) {
    while (used && (whole || begin + used + AHEAD < filled)) used = advance();
    if (!used) break;
    await load(Math.max(filled + 1, begin + used + AHEAD));
    fill();
  }
  return new Uint8Array(memory.buffer, module, size & 0x7fffffff);
}
