// Puts a wasm module together again from its streams: an optimised build ships it, and tools/split.mjs is the other half.
//
// A packer sees far more in a module whose code is taken apart: all opcodes in one stream, all call targets in another, and
// so on, because each kind follows habits of its own. What can be known from the rest is left out: lengths of function
// bodies, alignments that are the usual ones. The stream of opcodes is readable ahead, so that the number after it can tell
// by what is done with it which stream an immediate is in.
//
// Some bytes that are no opcodes in a module have a meaning in the stream:
//   0x06 to 0x09   after a load or store: its alignment, when it is not the usual one
//   0x27           i32.const with a number of four bytes, which is an address as a rule

/** The streams, in their order in the packed file. */
export const FRAME = 0; // all sections but code and data
export const DATA = 1;
export const OPCODES = 2;
export const LOCALS = 3; // what local variables a function has
export const GET = 4; // local.get: how many others have been used since that one
export const GET_TO_LOAD = 5; // local.get before a load: which; so in the next two
export const SET = 6;
export const TEE = 7;
export const NUMBER = 8; // i32.const
export const NUMBER_TO_ADD = 9; // before i32.add
export const NUMBER_TO_USE = 10; // before a comparison or other arithmetic
export const ADDRESS = 11;
export const OFFSET = 12; // of loads and stores
export const CALL = 13;
export const BRANCH = 14;
export const BRANCH_IF = 15;
export const LONG = 16; // i64.const
export const BLOCK = 17; // types of blocks
export const TABLE = 18; // br_table
export const FLOAT = 19;
export const OTHER = 20;

/** The usual alignment of each load and store, from 0x28 to 0x3e. */
export const ALIGNMENT = [2, 2, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 2, 2, 3, 0, 1, 0, 1, 2];

/** How many numbers come after an opcode 0xfc and its second half. */
export const EXTENDED = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** Which stream an i32.const is in, by the symbol after it. */
export const numberBefore = (next) => (next === 0x6a ? NUMBER_TO_ADD : next > 0x44 && next < 0x90 ? NUMBER_TO_USE : NUMBER);

/** Which stream a local.get is in, by the symbol after it. */
export const getBefore = (next) => (next > 0x27 && next < 0x36 ? GET_TO_LOAD : GET);

/** Where the immediates of an opcode are that has one or two plain ones. */
export const plain = (symbol) =>
  symbol > 0x01 && symbol < 0x05 ? [BLOCK]
  : symbol === 0x0c ? [BRANCH]
  : symbol === 0x0d ? [BRANCH_IF]
  : symbol === 0x10 ? [CALL]
  : symbol === 0x11 ? [OTHER, OTHER]
  : symbol === 0x42 ? [LONG]
  : (symbol > 0x22 && symbol < 0x27) || symbol === 0x3f || symbol === 0x40 || symbol === 0xd0 || symbol === 0xd2 ? [OTHER]
  : [];

/** Moves a local to the front of those used lately, which are all, and says how many were before it. */
export function use(recent, local) {
  while (recent.length <= local) recent.push(recent.length);
  let before = 0;
  for (let moved = recent[0]; moved !== local; ) [moved, recent[before]] = [recent[++before], moved];
  recent[0] = local;
  return before;
}

/** The module, which has this length. A single stream is a module that was not taken apart. */
export function join(streams, size) {
  if (streams.length < 2) return streams[0];
  const module = new Uint8Array(size);
  const body = new Uint8Array(size);
  const read = streams.map(() => 0);
  const immediates = Array.from({ length: 256 }, (_, symbol) => plain(symbol));
  const opcodes = streams[OPCODES];
  let index = 0;
  let into = module;
  let to = 0;

  const copy = (stream, length) => {
    into.set(streams[stream].subarray(read[stream], (read[stream] += length)), to);
    to += length;
  };
  /** A number in LEB128, as it is; its value is right up to 32 bits. */
  const number = (stream) => {
    const bytes = streams[stream];
    let from = read[stream];
    let value = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) {
      into[to++] = byte = bytes[from++];
      value |= (byte & 127) << shift;
    }
    read[stream] = from;
    return value;
  };
  const write = (value) => {
    for (; value > 127; value >>= 7) into[to++] = value | 128;
    into[to++] = value;
  };
  const numbers = (stream, count) => {
    while (count-- > 0) number(stream);
  };

  const code = () => {
    const recent = [];
    numbers(LOCALS, 2 * number(LOCALS));
    for (let depth = 1; depth; ) {
      if (index === opcodes.length) throw new Error('packed code is damaged');
      const symbol = opcodes[index++];
      const next = opcodes[index];
      into[to++] = symbol === 0x27 ? 0x41 : symbol;
      if (symbol > 0x1f && symbol < 0x23) {
        const stream = symbol === 0x20 ? getBefore(next) : symbol === 0x21 ? SET : TEE;
        const begin = to;
        let local = number(stream);
        if (stream === GET) {
          while (recent.length <= local) recent.push(recent.length);
          to = begin;
          write((local = recent[local]));
        }
        use(recent, local);
      } else if (symbol > 0x27 && symbol < 0x3f) {
        const unusual = next > 0x05 && next < 0x0a;
        if (unusual) index++;
        into[to++] = unusual ? next - 6 : ALIGNMENT[symbol - 0x28];
        number(OFFSET);
      } else if (symbol === 0x41) number(numberBefore(next));
      else if (symbol === 0x27) number(ADDRESS);
      else if (symbol === 0x43) copy(FLOAT, 4);
      else if (symbol === 0x44) copy(FLOAT, 8);
      else if (symbol === 0x0e) numbers(TABLE, number(TABLE) + 1);
      else if (symbol === 0x1c) numbers(OTHER, number(OTHER));
      else if (symbol === 0xfc) numbers(OTHER, EXTENDED[number(OTHER)]);
      else {
        const own = immediates[symbol];
        for (let each = 0; each < own.length; each++) number(own[each]);
        if (symbol < 0x05 && symbol > 0x01) depth++;
        else if (symbol === 0x0b) depth--;
      }
    }
  };

  copy(FRAME, 8);
  while (read[FRAME] < streams[FRAME].length) {
    const section = number(FRAME);
    const length = number(FRAME);
    if (section !== 10) {
      copy(section === 11 ? DATA : FRAME, length);
      continue;
    }
    for (let functions = number(FRAME); functions--; ) {
      const begin = to;
      into = body;
      to = 0;
      code();
      const end = to;
      into = module;
      to = begin;
      write(end);
      module.set(body.subarray(0, end), to);
      to += end;
    }
  }
  return module;
}
