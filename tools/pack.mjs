// Packs the app's wasm module for tools/packed-wasm.js: taken apart into streams (tools/split.mjs), each packed with LZMA.
// Makes sure that what ships unpacks it to the same, and takes the original away.
// node tools/pack.mjs FILE PACKED
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compress } from 'lzma1';
import { join } from './join.js';
import { split } from './split.mjs';
import { unlzma } from './unlzma.js';

/**
 * How each stream packs best, in the order of tools/join.js: lc (how many bits of the byte before predict the next), lp and
 * pb (how many bits of the position do), the shortest match looked for. Anything else packs, too, only worse.
 */
const SETTINGS = [
  [1, 0, 0, 4], // FRAME
  [3, 0, 0, 4], // DATA
  [3, 0, 0, 2], // OPCODES
  [0, 0, 0, 4], // LOCALS
  [4, 0, 1, 4], // GET
  [0, 0, 0, 4], // GET_TO_LOAD
  [2, 0, 0, 2], // SET
  [0, 0, 0, 2], // TEE
  [1, 0, 0, 4], // NUMBER
  [2, 0, 0, 2], // NUMBER_TO_ADD
  [1, 0, 0, 2], // NUMBER_TO_USE
  [2, 2, 2, 2], // ADDRESS
  [1, 0, 0, 3], // OFFSET
  [1, 0, 0, 2], // CALL
  [4, 0, 0, 4], // BRANCH
  [4, 0, 0, 4], // BRANCH_IF
  [1, 0, 0, 4], // LONG
  [0, 0, 0, 4], // BLOCK
  [0, 0, 0, 4], // TABLE
  [0, 2, 2, 4], // FLOAT
  [0, 0, 0, 4], // OTHER
];
const WHOLE = [3, 0, 0, 4];

/** One stream: its properties and raw LZMA with an end marker. */
const ENCODERS = {
  xz(stream, [lc, lp, pb, shortest]) {
    const options = `preset=9e,lc=${lc},lp=${lp},pb=${pb},mf=bt${shortest},nice=273`;
    const run = spawnSync('xz', ['--format=raw', `--lzma1=${options}`, '--stdout'], { input: stream, maxBuffer: 2 ** 30 });
    if (run.error || run.status !== 0) throw run.error ?? new Error(`xz: ${run.stderr}`);
    return Buffer.concat([Buffer.of((pb * 5 + lp) * 9 + lc), run.stdout]);
  },
  // A hundredth worse, and there wherever the npm packages are. Its header holds the properties, the size of the dictionary
  // and the length.
  lzma1(stream) {
    const packed = Buffer.from(compress(stream, 9));
    return Buffer.concat([packed.subarray(0, 1), packed.subarray(13)]);
  },
};

/** The best encoder that this machine has. */
export const bestEncoder = () => (spawnSync('xz', ['--version']).status === 0 ? 'xz' : 'lzma1');

/** A module, packed. `note` is called with what is not as it should be. */
export function pack(module, { encoder = bestEncoder(), note = () => {} } = {}) {
  const attempt = (streams, settings) => {
    const lengths = Buffer.alloc(8);
    lengths.writeUInt32LE(streams.reduce((sum, { length }) => sum + length, 0), 0);
    lengths.writeUInt32LE(module.length, 4);
    const packed = Buffer.concat([lengths, ...streams.map((stream, index) => ENCODERS[encoder](stream, settings[index]))]);
    const again = unlzma(packed);
    if (!Buffer.from(join(again.streams, again.length)).equals(module)) throw new Error('it does not unpack to what it was');
    return packed;
  };
  try {
    return attempt(split(module), SETTINGS);
  } catch (error) {
    // What another compiler may write. The app is somewhat larger, and otherwise the same.
    note(`the module is packed as a whole: ${error.message}`);
    return attempt([module], [WHOLE]);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, target] = process.argv.slice(2);
  const encoder = bestEncoder();
  if (encoder !== 'xz') console.log('    without xz the app is a little larger, and otherwise the same');
  writeFileSync(target, pack(readFileSync(file), { encoder, note: (text) => console.log(`    ${text}`) }));
  rmSync(file);
}
