// The packing of the wasm module, with what ships: what is packed unpacks to the same, however it arrives; what is damaged is
// an error, or at least not the module.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { unpack } from './unpack.js';

const folder = mkdtempSync(join(tmpdir(), 'caldera-pack-'));
after(() => rmSync(folder, { recursive: true }));

/** A module from its text, with whatever is in it: binaryen changes nothing unless it is asked to. */
function assemble(text, ...features) {
  const flags = ['bulk-memory', 'reference-types', 'nontrapping-float-to-int', 'sign-ext', ...features].map((name) => `--enable-${name}`);
  const run = spawnSync('wasm-opt', [...flags, '-', '-o', '-'], { input: text });
  assert.equal(run.status, 0, String(run.stderr ?? run.error));
  return run.stdout;
}

/** The file that ships, and what was said while it was made. */
function pack(module) {
  const [from, to] = ['module', 'file'].map((name) => join(folder, name));
  writeFileSync(from, module);
  const run = spawnSync('tools/pack.sh', [from, to], { encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr);
  return { file: readFileSync(to), said: run.stdout };
}

/** A stream of pieces of this length, as a network gives them. */
const stream = (file, piece = file.length || 1) =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < file.length; at += piece) controller.enqueue(new Uint8Array(file.subarray(at, at + piece)));
      controller.close();
    },
  });

// Something of every kind of immediate, the unusual ones too.
const EVERYTHING = `(module
  (type $t (func (param i32) (result i32)))
  (import "a" "b" (func $b (param i32)))
  (memory 1 9) (table $table 3 funcref) (global $g (mut i32) (i32.const 5)) (global $f (mut f64) (f64.const 0))
  (elem (i32.const 0) $one $two) (elem declare func $two)
  (data (i32.const 1048576) "texts and \\00\\ff bytes") (data $late "later")
  (export "two" (func $two))
  (func $one (param i32) (result i32) (local i64 f32 f64 i32 i32)
    (call $b (i32.load offset=300 align=1 (local.get 0)))
    (i64.store offset=8 align=4 (local.get 0) (i64.const -9007199254740993123))
    (i64.store (local.get 4) (i64.load (local.tee 4 (i32.const 1048600))))
    (f32.store (i32.const 8) (f32.const 0.1)) (f64.store (i32.const 16) (f64.const -1e300))
    (i32.store8 (i32.const 1048576) (i32.const -1)) (i32.store16 align=1 (i32.const 0) (i32.const 300))
    (local.set 0 (i32.add (local.get 0) (i32.const 4)))
    (local.set 5 (select (result i32) (i32.const 70000) (i32.const 2147483647) (local.get 0)))
    (memory.copy (i32.const 0) (i32.const 1) (i32.const 2)) (memory.fill (i32.const 0) (i32.const 1) (i32.const 2))
    (memory.init $late (i32.const 0) (i32.const 1) (i32.const 2)) (data.drop $late)
    (drop (memory.grow (memory.size))) (drop (table.size $table)) (drop (ref.is_null (table.get $table (i32.const 0))))
    (table.set $table (i32.const 1) (ref.func $two)) (table.set $table (i32.const 1) (ref.null func))
    (global.set $g (i32.add (global.get $g) (i32.trunc_sat_f64_s (global.get $f))))
    (block $a (loop $c (br_if $c (i32.eqz (local.get 5))) (block $d (br_table $a $d $c $d (local.get 0))) (br $a)))
    (if (result i32) (i32.and (local.get 0) (i32.const 255)) (then (i32.extend8_s (local.get 5))) (else (unreachable))))
  (func $two (param i32) (result i32) ${'(local i32)'.repeat(300)}
    (local.set 290 (i32.const 1)) (local.set 3 (local.get 290)) (local.set 4 (local.get 299)) (local.set 5 (local.get 290))
    (return (call_indirect $table (type $t) (i32.const 9) (local.get 3)))))`;


const LARGE = `(module (memory 1) ${Array.from(
  { length: 3000 },
  (_, index) => `(func (param i32) (result i32) (i32.store offset=${index * 7} (local.get 0) (i32.const ${index * 977})) (i32.xor (local.get 0) (i32.const ${(index * index) % 1009})))`,
).join('\n')} (data (i32.const 0) "${Array.from({ length: 9000 }, (_, index) => 'lava wall tile '[(index * index) % 15]).join('')}"))`;

test('a module comes back, in pieces of any length', async () => {
  for (const text of [EVERYTHING, LARGE]) {
    const module = assemble(text);
    const { file, said } = pack(module);
    assert.equal(said, '');
    for (const piece of [file.length, 20000, 997, ...(text === EVERYTHING ? [1] : [])]) {
      assert.deepEqual(Buffer.from(await unpack(stream(file, piece))), module, `in pieces of ${piece}`);
    }
  }
});

test('it is packed well: a third better than gzip', () => {
  const module = assemble(LARGE);
  const gzipped = spawnSync('gzip', ['-9'], { input: module }).stdout.length;
  const { file } = pack(module);
  const decoder = file.readUInt32LE(0);
  assert.ok((file.length - decoder) * 1.5 < gzipped, `${file.length - decoder} of ${gzipped} bytes`);
});

test('what is not known is packed as a whole, and said', async () => {
  const vectors = assemble('(module (memory 1) (func (drop (v128.load (i32.const 0)))))', 'simd');
  const lengthy = Buffer.from(assemble('(module (func (nop)))'));
  // The length of the body in two bytes where one would do; the sections' lengths follow.
  const code = lengthy.indexOf(Buffer.of(10, 5, 1, 3));
  const padded = Buffer.concat([lengthy.subarray(0, code), Buffer.of(10, 6, 1, 0x83, 0), lengthy.subarray(code + 4)]);
  assert.ok(WebAssembly.validate(padded));
  for (const [module, why] of [
    [vectors, /as a whole: opcode 0xfd at \d+ is not known/],
    [padded, /as a whole: it would not unpack/],
    [randomBytes(3000), /as a whole: /],
    [Buffer.alloc(3000, 'a'), /as a whole: /],
  ]) {
    const { file, said } = pack(module);
    assert.match(said, why);
    assert.deepEqual(Buffer.from(await unpack(stream(file, 500))), module);
  }
});

test('half a file is an error, wherever it ends', async () => {
  const { file } = pack(assemble(EVERYTHING));
  // Each try takes the decoder all its memory, so not at every length.
  for (let length = 0; length < file.length; length += Math.ceil(file.length / 16)) await assert.rejects(unpack(stream(file.subarray(0, length))), undefined, `${length}`);
  await assert.rejects(unpack(stream(file.subarray(0, -1))));
});

test('a file with wrong bytes comes to an end', async () => {
  const module = assemble(EVERYTHING);
  const { file } = pack(module);
  for (let at = 12 + file.readUInt32LE(0); at < file.length - 4; at += 61) {
    const wrong = Buffer.from(file);
    wrong[at] ^= 1 << at % 8;
    const came = await unpack(stream(wrong)).then(Buffer.from, () => null);
    assert.notDeepEqual(came, module);
  }
});
