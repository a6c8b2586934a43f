// Unpacks LZMA from memory to memory: what an optimised build ships in front of the app, so it is as short as it can be
// without being slow. tools/pack.mjs is the other half.
//
// A packed file is two lengths (four bytes each, little endian), of all streams together and of what becomes of them
// (tools/join.js), and then the streams. Each is a byte of properties, as in the header of a .lzma file, and raw LZMA up to
// its end marker.

// Where the probabilities of which decision are; literals come last, for there may be more or fewer of them.
const MATCH = 0;
const SHORT = 192;
const REPEAT = 384;
const REPEAT_LATEST = 396;
const REPEAT_SECOND = 408;
const REPEAT_THIRD = 420;
const SLOT = 432;
const DISTANCE = 688;
const ALIGN = 816;
const LENGTH = 832;
const REPEAT_LENGTH = 1346;
const LITERAL = 1860;

/** The streams of a packed file, and the length of what they become. Throws if they are not whole. */
export function unlzma(packed) {
  const lengths = new DataView(packed.buffer, packed.byteOffset, 8);
  const output = new Uint8Array(lengths.getUint32(0, true));
  // Range and code of the range decoder, of 32 bits each.
  const coder = new Int32Array(2);
  const streams = [];
  let at = 8;
  let to = 0;
  let odds;

  /**
   * Decisions from a value until it has reached an end: each adds a bit to it, with a probability that depends on those before.
   * All the time goes by in here, and range and code are fast as long as they are this function's own.
   */
  const bits = (place, value, end) => {
    let range = coder[0];
    let code = coder[1];
    while (value < end) {
      const odd = odds[place + value];
      const bound = Math.imul(range >>> 11, odd);
      if (code >>> 0 < bound >>> 0) {
        range = bound;
        odds[place + value] = odd + ((2048 - odd) >> 5);
        value <<= 1;
      } else {
        range = (range - bound) | 0;
        code = (code - bound) | 0;
        odds[place + value] = odd - (odd >> 5);
        value = (value << 1) | 1;
      }
      if (range >>> 24 === 0) {
        range <<= 8;
        code = (code << 8) | packed[at++];
      }
    }
    coder[0] = range;
    coder[1] = code;
    return value;
  };
  /** One decision, with the probability at this place. */
  const bit = (place) => bits(place - 1, 1, 2) - 2;
  /** So many decisions, the lowest bit first. */
  const reversed = (place, count) => {
    let value = 0;
    for (let node = 1, digit = 0; digit < count; digit++) {
      const one = bit(place + node);
      node = (node << 1) | one;
      value |= one << digit;
    }
    return value;
  };
  const length = (place, turn) => {
    if (!bit(place)) return bits(place + 2 + turn * 8, 1, 8) - 8;
    if (!bit(place + 1)) return bits(place + 130 + turn * 8, 1, 8);
    return bits(place + 258, 1, 256) - 240;
  };
  const direct = (count) => {
    let value = 0;
    while (count--) {
      coder[0] >>>= 1;
      const one = coder[1] >>> 0 < coder[0] ? 0 : 1;
      if (one) coder[1] -= coder[0];
      value = (value << 1) | one;
      if (coder[0] < 0x1000000) {
        coder[0] <<= 8;
        coder[1] = (coder[1] << 8) | packed[at++];
      }
    }
    return value;
  };

  // Small functions, because the browser has to compile them before they are fast, and that takes its time, too.
  let start, before, literalTurns, state;
  let latest, second, third, fourth;

  const literal = () => {
    const last = to > start ? output[to - 1] : 0;
    const place = LITERAL + 0x300 * ((((to - start) & literalTurns) << before) + (last >> (8 - before)));
    let value = 1;
    if (state > 6) {
      // After a match the byte that did not match any more says something about this one.
      let other = output[to - latest - 1] | 0x100;
      let same = 1;
      while (same && value < 256) {
        const guess = (other >> 7) & 1;
        value = (value << 1) | bit(place + ((1 + guess) << 8) + value);
        other <<= 1;
        same = guess === (value & 1);
      }
    }
    output[to++] = bits(place, value, 256);
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };
  /** How far back a match is that is not where one was before; -1 is the end. */
  const distance = (count) => {
    const slot = bits(SLOT + Math.min(count, 3) * 64, 1, 64) - 64;
    if (slot < 4) return slot;
    const digits = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) << digits;
    return high | (slot < 14 ? reversed(DISTANCE + high - slot, digits) : (direct(digits - 4) << 4) | reversed(ALIGN, 4));
  };
  /** How many bytes come again, less two; sets how far back they are. */
  const repetition = (turn) => {
    const old = state;
    state = old < 7 ? 7 : 10;
    if (!bit(REPEAT + old)) {
      fourth = third;
      third = second;
      second = latest;
      const count = length(LENGTH, turn);
      latest = distance(count);
      return count;
    }
    state = old < 7 ? 8 : 11;
    if (!bit(REPEAT_LATEST + old)) {
      if (!bit(SHORT + old * 16 + turn)) {
        state = old < 7 ? 9 : 11;
        return -1;
      }
    } else {
      let again = second;
      if (bit(REPEAT_SECOND + old)) {
        again = third;
        if (bit(REPEAT_THIRD + old)) {
          again = fourth;
          fourth = third;
        }
        third = second;
      }
      second = latest;
      latest = again;
    }
    return length(REPEAT_LENGTH, turn);
  };
  /** True at the end of the stream. */
  const match = (turn) => {
    let count = repetition(turn) + 2;
    if (latest === -1) return true;
    if (latest >>> 0 >= to - start) throw new Error('packed data is damaged');
    for (let from = to - latest - 1; count--; ) output[to++] = output[from++];
  };
  const steps = [literal, match];
  const stream = () => {
    const properties = packed[at++];
    const turns = (1 << (properties / 45)) - 1;
    before = properties % 9;
    literalTurns = (1 << (((properties / 9) | 0) % 5)) - 1;
    odds = new Uint16Array(LITERAL + (0x300 << before) * (literalTurns + 1)).fill(1024);
    coder[0] = -1;
    for (let count = 0; count < 5; count++) coder[1] = (coder[1] << 8) | packed[at++];
    start = to;
    state = latest = second = third = fourth = 0;
    for (let ended; !ended; ) {
      if (at > packed.length || to > output.length) throw new Error('packed data is damaged');
      const turn = (to - start) & turns;
      ended = steps[bit(MATCH + state * 16 + turn)](turn);
    }
    return output.subarray(start, to);
  };

  while (at < packed.length) streams.push(stream());
  if (at > packed.length || to < output.length) throw new Error('packed data is damaged');
  return { streams, length: lengths.getUint32(4, true) };
}
