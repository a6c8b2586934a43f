// The packing of the wasm module: what is packed unpacks to the same, with the code that ships; what is damaged is an error.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { join } from './join.js';
import { bestEncoder, pack } from './pack.mjs';
import { split } from './split.mjs';
import { unlzma } from './unlzma.js';

const ENCODERS = [...new Set(['lzma1', bestEncoder()])];

/** A module from its text, with whatever is in it: binaryen changes nothing unless it is asked to. */
function assemble(text, ...features) {
  const flags = ['bulk-memory', 'reference-types', 'nontrapping-float-to-int', 'sign-ext', ...features].map((name) => `--enable-${name}`);
  const run = spawnSync('wasm-opt', [...flags, '-', '-o', '-'], { input: text });
  assert.equal(run.status, 0, String(run.stderr ?? run.error));
  return run.stdout;
}

const unpack = (packed) => {
  const { streams, length } = unlzma(packed);
  return Buffer.from(join(streams, length));
};

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

test('a module is taken apart and put together again, with either encoder', () => {
  const module = assemble(EVERYTHING);
  const streams = split(module);
  assert.ok(streams.every(({ length }) => length > 0), 'every stream has something of it');
  assert.deepEqual(Buffer.from(join(streams, module.length)), module);
  for (const encoder of ENCODERS) {
    const packed = pack(module, { encoder, note: assert.fail });
    assert.deepEqual(unpack(packed), module);
    assert.ok(unlzma(packed).streams.length > 1);
  }
});

test('what is not known is packed as a whole, and said', () => {
  const notes = [];
  const note = (text) => notes.push(text);
  const vectors = assemble('(module (memory 1) (func (drop (v128.load (i32.const 0)))))', 'simd');
  assert.throws(() => split(vectors), /opcode 0xfd at \d+ is not known/);
  const lengthy = Buffer.from(assemble('(module (func (nop)))'));
  // The length of the body in two bytes where one would do; the sections' lengths follow.
  const code = lengthy.indexOf(Buffer.of(10, 5, 1, 3));
  const padded = Buffer.concat([lengthy.subarray(0, code), Buffer.of(10, 6, 1, 0x83, 0), lengthy.subarray(code + 4)]);
  assert.ok(WebAssembly.validate(padded));
  for (const module of [vectors, padded]) {
    const packed = pack(module, { note });
    assert.deepEqual(unpack(packed), module);
    assert.equal(unlzma(packed).streams.length, 1);
  }
  assert.match(notes[0], /as a whole: opcode 0xfd/);
  assert.match(notes[1], /as a whole: it does not unpack/);
});

/** A file of one stream, whatever is in it. */
const whole = (bytes, encoder) => pack(bytes, { encoder });

test('any bytes come back: none, noise, one value, long repetitions, texts', () => {
  const words = Array.from({ length: 500 }, (_, index) => ['lava ', 'wall ', 'tile ', '溶岩 '][(index * index) % 4] + (index % 97)).join('');
  const samples = [Buffer.alloc(0), Buffer.of(0), randomBytes(2000), Buffer.alloc(3000, 'a'), Buffer.from(words), Buffer.concat([randomBytes(4000), Buffer.from(words), randomBytes(100)])];
  samples.push(Buffer.concat([samples.at(-1), samples.at(-1)]));
  for (const encoder of ENCODERS) {
    // The encoder from npm takes seconds.
    for (const sample of encoder === 'xz' ? samples : samples.slice(0, 5)) assert.deepEqual(Buffer.from(unlzma(whole(sample, encoder)).streams[0] ?? []), sample);
  }
});

test('half a file is an error, wherever it ends', () => {
  for (const packed of [pack(assemble(EVERYTHING)), whole(randomBytes(300), 'lzma1')]) {
    for (let length = 0; length < packed.length; length++) assert.throws(() => unpack(packed.subarray(0, length)), undefined, `${length}`);
  }
});

test('a file with wrong bytes comes to an end', () => {
  const packed = pack(assemble(EVERYTHING));
  for (let at = 8; at < packed.length; at++) {
    const wrong = Buffer.from(packed);
    wrong[at] ^= 1 << at % 8;
    try {
      assert.notDeepEqual(unpack(wrong), unpack(packed));
    } catch {
      // An error is as good.
    }
  }
});
