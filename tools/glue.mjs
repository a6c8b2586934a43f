// What wasm-bindgen writes between the page's scripts and the module is made for every use; this makes it fit the one.
//
//   node tools/glue.mjs trim SCRIPT MODULE    takes exports away that the script never mentions: wasm-opt then drops their code
//   node tools/glue.mjs names SCRIPT MODULE   gives short names to what the two call each other by; the long ones end in
//                                             hashes, which no packer makes smaller
//
// SCRIPT holds all that talks to the module, unminified.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const IMPORTS = 2;
const EXPORTS = 7;
/** Names that wasm-bindgen made up. */
const MADE_UP = /^(__|wasm_bindgen_)/;

/** The module without exports that are not mentioned in the script. */
export function trim(script, module) {
  const mentioned = new Set(script.match(/[\w$]+/g));
  return rewrite(module, { [EXPORTS]: (entries) => entries.filter(({ name }) => mentioned.has(name)) });
}

/** Both with short names. */
export function shorten(script, module) {
  const short = new Map();
  const rename = (entries) =>
    entries.map((entry) => {
      if (!MADE_UP.test(entry.name)) return entry;
      if (!short.has(entry.name)) short.set(entry.name, letters(short.size));
      return { ...entry, name: short.get(entry.name) };
    });
  const renamed = rewrite(module, { [IMPORTS]: rename, [EXPORTS]: rename });
  // The script has them as properties: keys of what is imported, and exports behind a dot.
  const words = script.replace(/(?<=\.)[\w$]+|(?<![\w$.])[\w$]+(?=:)/g, (word) => short.get(word) ?? word);
  return { script: words, module: renamed };
}

/** a, b … z, A … Z, aa, ba … */
function letters(number) {
  const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return LETTERS[number % 52] + (number < 52 ? '' : letters(Math.floor(number / 52) - 1));
}

/** The module with its sections of imports and exports changed. An entry has a name, and bytes before and after it. */
function rewrite(module, changes) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++];
      value |= (byte & 127) << shift;
      if (!(byte > 127)) return value;
    }
  };
  const bytes = (length) => module.subarray(at, (at += length));
  /** What an import is: the number of a type, or the limits of a table or memory, or the type of a global. */
  const description = () => {
    const limits = () => {
      const kind = number();
      number();
      if (kind & 1) number();
    };
    const kind = module[at++];
    if (!(kind < 4)) throw new Error(`an import of kind ${kind} is not known to tools/glue.mjs`);
    [number, () => (at++, limits()), limits, () => (at += 2)][kind]();
  };
  const parts = [module.subarray(0, 8)];
  while (at < module.length) {
    const id = module[at++];
    const end = number() + at;
    let content = module.subarray(at, end);
    if (changes[id]) {
      const entries = Array.from({ length: number() }, () => {
        const begin = at;
        if (id === IMPORTS) bytes(number());
        const before = module.subarray(begin, at);
        const name = Buffer.from(bytes(number())).toString();
        const behind = at;
        if (id === IMPORTS) description();
        else number(at++);
        return { before, name, after: module.subarray(behind, at) };
      });
      if (at !== end) throw new Error(`section ${id} of the module cannot be read`);
      const kept = changes[id](entries);
      const written = kept.flatMap(({ before, name, after }) => [before, leb(Buffer.byteLength(name)), Buffer.from(name), after]);
      content = Buffer.concat([leb(kept.length), ...written]);
    }
    parts.push(Buffer.of(id), leb(content.length), content);
    at = end;
  }
  return Buffer.concat(parts);
}

function leb(number) {
  const bytes = [];
  for (; number > 127; number >>>= 7) bytes.push((number & 127) | 128);
  return Buffer.from([...bytes, number]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [task, script, module] = process.argv.slice(2);
  const [text, bytes] = [readFileSync(script, 'utf8'), readFileSync(module)];
  try {
    const fitting = task === 'trim' ? { script: text, module: trim(text, bytes) } : shorten(text, bytes);
    writeFileSync(script, fitting.script);
    writeFileSync(module, fitting.module);
  } catch (error) {
    // What another compiler may write. The app is somewhat larger, and otherwise the same.
    console.log(`    the glue stays as it is: ${error.message}`);
  }
}
