// Takes a wasm module apart into streams that pack well: tools/join.js, which says what they are, puts it together again.
import * as join from './join.js';

/** The streams of a module. Throws when there is something in its code that is not known here. */
export function split(module) {
  const streams = Array.from({ length: join.OTHER + 1 }, () => []);
  let at = 0;

  const put = (stream, from, to) => {
    for (let byte = from; byte < to; byte++) streams[stream].push(module[byte]);
  };
  const copy = (stream, length) => put(stream, at, (at += length));
  /** Steps over a number in LEB128; its value is right up to 32 bits. */
  const skip = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++];
      value |= (byte & 127) << shift;
      if (!(byte > 127)) return value;
    }
  };
  const number = (stream) => {
    const from = at;
    const value = skip();
    put(stream, from, at);
    return value;
  };
  const numbers = (stream, count) => {
    while (count-- > 0) number(stream);
  };

  /** The instructions of a body, as [symbol, where its immediates begin]. */
  const instructions = (end) => {
    const found = [];
    while (at < end) {
      const symbol = module[at++];
      const from = at;
      found.push([symbol, from]);
      if (!known(symbol)) throw new Error(`opcode 0x${symbol.toString(16)} at ${from - 1} is not known to tools/split.mjs`);
      if (symbol === 0x41) {
        skip();
        if (at - from === 4) found.at(-1)[0] = 0x27;
      } else if (symbol > 0x27 && symbol < 0x3f) {
        const alignment = module[at++];
        if (alignment > 3) throw new Error(`alignment ${alignment} at ${from} is not known to tools/split.mjs`);
        if (alignment !== join.ALIGNMENT[symbol - 0x28]) found.push([alignment + 6, from]);
        skip();
      } else if (symbol === 0x43) at += 4;
      else if (symbol === 0x44) at += 8;
      else if (join.streamOf(symbol) >= 0) {
        const value = skip();
        if (symbol === 0xfc && !(value in join.EXTENDED)) throw new Error(`opcode 0xfc ${value} at ${from} is not known to tools/split.mjs`);
        for (let count = join.more(symbol, value); count--; ) skip();
      }
    }
    if (at !== end) throw new Error(`the body of a function does not end at ${end}`);
    return found;
  };

  const code = (end) => {
    const recent = [];
    numbers(join.LOCALS, 2 * number(join.LOCALS));
    const all = instructions(end);
    all.forEach(([symbol, from], index) => {
      streams[join.OPCODES].push(symbol);
      const next = all[index + 1]?.[0] ?? 0;
      const stream = join.streamOf(symbol, next);
      at = from;
      if (symbol === 0x43) copy(join.FLOAT, 4);
      else if (symbol === 0x44) copy(join.FLOAT, 8);
      else if (stream === join.GET) write(stream, join.use(recent, skip()));
      else if (stream >= 0) {
        if (stream === join.OFFSET) at++;
        const value = number(stream);
        if (stream > join.GET && stream < join.NUMBER) join.use(recent, value);
        else numbers(stream, join.more(symbol, value));
      }
    });
    at = end;
  };
  const write = (stream, value) => {
    for (; value > 127; value >>= 7) streams[stream].push((value & 127) | 128);
    streams[stream].push(value);
  };

  copy(join.FRAME, 8);
  while (at < module.length) {
    const section = number(join.FRAME);
    const length = number(join.FRAME);
    if (section !== 10) {
      copy(section === 11 ? join.DATA : join.FRAME, length);
      continue;
    }
    for (let functions = number(join.FRAME); functions--; ) {
      const size = skip();
      code(at + size);
    }
  }
  return streams.map((stream) => Uint8Array.from(stream));
}

/** Whether tools/join.js knows what comes after this opcode. */
function known(opcode) {
  return (
    opcode < 0x06 || (opcode > 0x0a && opcode < 0x12) || (opcode > 0x19 && opcode < 0x1d) || (opcode > 0x1f && opcode < 0x27) ||
    (opcode > 0x27 && opcode < 0xc5) || (opcode > 0xcf && opcode < 0xd3) || opcode === 0xfc
  );
}
