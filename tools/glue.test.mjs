// The module and the script around it, made to fit each other.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { shorten, trim } from './glue.mjs';

const HASH = '0123456789abcdef';
const MODULE = `(module
  (import "./glue.js" "__wbg_add_${HASH}" (func $add (param i32 i32) (result i32)))
  (import "./glue.js" "__wbg_limit_${HASH}" (global $limit i32))
  (import "./glue.js" "__wbg_table_${HASH}" (table 1 9 funcref))
  (import "./glue.js" "plain" (memory 1))
  (func (export "__wbindgen_start") (result i32) (call $add (global.get $limit) (i32.const 2)))
  (func (export "main") (result i32) (i32.const 7))
  (func (export "__wbg_never_${HASH}")))`;
const SCRIPT = `
  const made = { "./glue.js": {
    __proto__: null,
    __wbg_add_${HASH}: function(a, b) { return a + b; },
    __wbg_limit_${HASH}: 40,
    __wbg_table_${HASH}: new WebAssembly.Table({ initial: 1, maximum: 9, element: 'anyfunc' }),
    plain: new WebAssembly.Memory({ initial: 1 }),
  } };
  const a = 1000;
  const wasm = new WebAssembly.Instance(new WebAssembly.Module(module), made).exports;
  const b = wasm.__wbindgen_start() + wasm.main() + a;
  return b;`;

function assemble(text) {
  const run = spawnSync('wasm-opt', ['-', '-o', '-'], { input: text });
  assert.equal(run.status, 0, String(run.stderr ?? run.error));
  return run.stdout;
}
const names = (list) => list.map(({ name }) => name).sort();
const run = (script, module) => new Function('module', script)(module);

test('exports that the script never mentions are taken away, and only those', () => {
  const before = assemble(MODULE);
  const after = trim(SCRIPT, before);
  assert.deepEqual(names(WebAssembly.Module.exports(new WebAssembly.Module(after))), ['__wbindgen_start', 'main']);
  assert.equal(WebAssembly.Module.imports(new WebAssembly.Module(after)).length, 4);
  assert.equal(run(SCRIPT, after), run(SCRIPT, before));
});

test('both sides call each other by short names afterwards, and do what they did', () => {
  const before = assemble(MODULE);
  const { script, module } = shorten(SCRIPT, before);
  const compiled = new WebAssembly.Module(module);
  assert.deepEqual(names(WebAssembly.Module.imports(compiled)), ['a', 'b', 'c', 'plain']);
  assert.deepEqual(names(WebAssembly.Module.exports(compiled)), ['d', 'e', 'main']);
  assert.doesNotMatch(script, /__wb/);
  assert.equal(run(script, module), 1049);
  assert.equal(run(SCRIPT, before), 1049);
});
