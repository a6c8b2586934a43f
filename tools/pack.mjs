// Packs a file with LZMA, makes sure that it unpacks to the same, and takes the original away.
// node tools/pack.mjs FILE PACKED
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compress, decompress } from 'lzma1';

const [file, target] = process.argv.slice(2);
const plain = readFileSync(file);
const packed = Buffer.from(compress(plain, 9));
if (!Buffer.from(decompress(packed)).equals(plain)) throw new Error(`${file} does not unpack to what it was`);
writeFileSync(target, packed);
rmSync(file);
