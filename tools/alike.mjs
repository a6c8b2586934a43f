// Names the functions of a wasm module by the places where they should stand, so that what is alike stands together:
// node tools/alike.mjs IN OUT, then wasm-opt --reorder-functions-by-name. gzip finds again only what it has seen in the last
// 32 kB, and what the compiler made of one generic function for many types is scattered over the whole module.
import { readFileSync, writeFileSync } from 'node:fs';

/** How far back gzip looks, in bytes. */
const WINDOW = 32_768;
/** Functions are compared by all runs of so many bytes in them. */
const RUN = 6;
const [CUSTOM, CODE] = [0, 10];

const [input, output] = process.argv.slice(2);
const bytes = readFileSync(input);

/** Reads an unsigned LEB128 number: itself, and where it ends. */
function number(at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

function leb(value) {
  const out = [];
  for (; value > 127; value >>>= 7) out.push((value & 127) | 128);
  return [...out, value];
}

/** The bodies of the module's own functions, in their order. */
function bodies() {
  for (let at = 8; at < bytes.length; ) {
    const id = bytes[at];
    let [size, next] = number(at + 1);
    at = next + size;
    if (id !== CODE) continue;
    let count;
    [count, next] = number(next);
    return Array.from({ length: count }, () => {
      const [length, start] = number(next);
      next = start + length;
      return bytes.subarray(start, next);
    });
  }
  return [];
}

/** For each body which runs are in it, as numbers, and how much each run says: the fewer have it, the more. */
function compare(bodies) {
  const known = new Map();
  const holders = [];
  const runs = bodies.map((body, index) => {
    const own = new Set();
    for (let at = 0; at + RUN <= body.length; at++) {
      const text = body.latin1Slice(at, at + RUN);
      let run = known.get(text);
      if (run === undefined) known.set(text, (run = holders.push([]) - 1));
      if (own.has(run)) continue;
      own.add(run);
      holders[run].push(index);
    }
    return [...own];
  });
  const worth = Float64Array.from(holders, ({ length }) => (length > 1 ? 1 / Math.sqrt(length) : 0));
  return { runs, holders, worth };
}

/** The bodies' indices, each followed by the one of which most has been seen in the window before it. */
function chain(bodies) {
  const { runs, holders, worth } = compare(bodies);
  const whole = runs.map((own) => own.reduce((sum, run) => sum + worth[run], 0) || 1);
  const seen = new Float64Array(bodies.length);
  const inWindow = new Uint32Array(holders.length);
  const left = new Set(bodies.keys());
  const order = [];
  let [first, size] = [0, 0];
  const count = (index, by) => {
    for (const run of runs[index]) {
      if (worth[run] === 0) continue;
      const before = inWindow[run];
      inWindow[run] += by;
      if ((before === 0) === (inWindow[run] === 0)) continue;
      for (const holder of holders[run]) seen[holder] += by * worth[run];
    }
  };
  for (let next = 0; left.size > 0; ) {
    order.push(next);
    left.delete(next);
    count(next, 1);
    size += bodies[next].length;
    for (; size > WINDOW && first < order.length - 1; first++) {
      count(order[first], -1);
      size -= bodies[order[first]].length;
    }
    let best = -Infinity;
    for (const index of left) {
      const share = seen[index] / whole[index];
      if (share > best) [best, next] = [share, index];
    }
  }
  return order;
}

const imported = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(({ kind }) => kind === 'function').length;
const order = chain(bodies());
const places = new Array(order.length);
order.forEach((index, place) => (places[index] = place));
const names = places.flatMap((place, index) => [...leb(imported + index), ...[...Buffer.from(String(place).padStart(6, '0'))].reduce((all, one) => [...all, one], [6])]);
const all = [...leb(order.length), ...names];
const section = [4, ...Buffer.from('name'), 1, ...leb(all.length), ...all];
writeFileSync(output, Buffer.concat([bytes, Buffer.from([CUSTOM, ...leb(section.length), ...section])]));
