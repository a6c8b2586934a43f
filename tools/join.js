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

/** Which stream the immediate of an opcode is in, or the first of several. Many opcodes have none. */
const first = (symbol) =>
  symbol > 0x01 && symbol < 0x05 ? BLOCK
  : symbol === 0x0c ? BRANCH
  : symbol === 0x0d ? BRANCH_IF
  : symbol === 0x0e ? TABLE
  : symbol === 0x10 ? CALL
  : symbol === 0x20 ? GET
  : symbol === 0x21 ? SET
  : symbol === 0x22 ? TEE
  : symbol === 0x27 ? ADDRESS
  : symbol > 0x27 && symbol < 0x3f ? OFFSET
  : symbol === 0x41 ? NUMBER
  : symbol === 0x42 ? LONG
  : symbol === 0x43 || symbol === 0x44 ? FLOAT
  : [0x11, 0x1c, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0xd0, 0xd2, 0xfc].includes(symbol) ? OTHER
  : -1;
const FIRST = Int8Array.from({ length: 256 }, (_, symbol) => first(symbol));

/** Which stream the first number after a symbol is in, by the symbol after it; -1 if there is none. */
export function streamOf(symbol, next) {
  const stream = FIRST[symbol];
  if (stream === GET) return next > 0x27 && next < 0x36 ? GET_TO_LOAD : GET;
  if (stream === NUMBER) return next === 0x6a ? NUMBER_TO_ADD : next > 0x44 && next < 0x90 ? NUMBER_TO_USE : NUMBER;
  return stream;
}

/** How many more numbers there are in the same stream. */
export const more = (symbol, value) =>
  symbol === 0x0e ? value + 1 : symbol === 0x11 ? 1 : symbol === 0x1c ? value : symbol === 0xfc ? EXTENDED[value] : 0;

/** Moves a local to the front of those used lately, which are all, and says how many were before it. */
export function use(recent, local) {
  while (recent.length <= local) recent.push(recent.length);
  let before = 0;
  for (let moved = recent[0]; moved !== local; ) {
    const kept = recent[++before];
    recent[before] = moved;
    moved = kept;
  }
  recent[0] = local;
  return before;
}

/** The local before which there were so many; it is moved to the front. */
function take(recent, before) {
  while (recent.length <= before) recent.push(recent.length);
  const local = recent[before];
  use(recent, local);
  return local;
}

/** The module, which has this length. A single stream is a module that was not taken apart. */
export function join(streams, size) {
  if (streams.length < 2) return streams[0];
  const module = new Uint8Array(size);
  const body = new Uint8Array(size);
  const read = streams.map(() => 0);
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

  // What to do with an opcode, by the stream it needs. These are small functions of their own because the browser has to
  // compile them before they are fast, and that takes its time, too.
  let recent;
  const steps = streams.map((_, stream) => () => number(stream));
  const used = (stream) => () => use(recent, number(stream));
  const several = (stream) => (symbol) => numbers(stream, more(symbol, number(stream)));
  steps[SET] = used(SET);
  steps[TEE] = used(TEE);
  steps[GET_TO_LOAD] = used(GET_TO_LOAD);
  steps[TABLE] = several(TABLE);
  steps[OTHER] = several(OTHER);
  steps[FLOAT] = (symbol) => copy(FLOAT, symbol === 0x43 ? 4 : 8);
  steps[GET] = () => {
    const begin = to;
    const before = number(GET);
    to = begin;
    write(take(recent, before));
  };
  steps[OFFSET] = (symbol, next) => {
    const unusual = next > 0x05 && next < 0x0a;
    if (unusual) index++;
    into[to++] = unusual ? next - 6 : ALIGNMENT[symbol - 0x28];
    number(OFFSET);
  };
  const code = () => {
    recent = [];
    numbers(LOCALS, 2 * number(LOCALS));
    for (let depth = 1; depth; ) {
      if (index === opcodes.length) throw new Error('packed code is damaged');
      const symbol = opcodes[index++];
      const next = index < opcodes.length ? opcodes[index] : 0;
      const stream = streamOf(symbol, next);
      into[to++] = symbol === 0x27 ? 0x41 : symbol;
      if (stream >= 0) steps[stream](symbol, next);
      depth += stream === BLOCK ? 1 : symbol === 0x0b ? -1 : 0;
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
