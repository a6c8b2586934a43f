// Fetches the modules and counts what has come of them, for the bars on the page: <progress class="fetching">. The style sheet
// shows such a bar only when it has been there for longer than a moment.
//
// Hosts send files gzipped, and say only how long that is: how long a file is itself, sizes.js says, which the build writes.
//
// A module has the first digits of its SHA-256 in its name, and none runs that is not what its name says. It is compiled while it
// comes and hashed when all of it is there, so this takes no time.
import { isSound } from './digest.js';
import { SIZES } from './sizes.js';

/** What is under way: how long each file is, and how much of it is there. */
const files = new Set();

function draw() {
  let size = 0;
  let came = 0;
  for (const file of files) {
    size += file.size;
    came += file.came;
  }
  if (size) for (const bar of document.querySelectorAll('progress.fetching')) bar.value = came / size;
}

// A bar that begins to be seen while nothing arrives.
document.addEventListener('animationstart', ({ target }) => target.matches('progress.fetching') && draw());

/** The module at this address, compiled. A damaged one is asked for once more, from the server. */
export async function compiled(url) {
  return (await sound(url, 'default')) ?? (await sound(url, 'reload')) ?? Promise.reject(new Error(`${url} is damaged`));
}

/** The module, or nothing if its bytes are not what its name says. */
async function sound(url, cache) {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Some hosts do not know what a module is, and some browsers do not compile what is still coming.
  const streams = WebAssembly.compileStreaming && /^application\/wasm\b/.test(response.headers.get('content-type'));
  // What comes from the service worker has been checked by it and is there at once; and only of what comes from there as it is
  // may the browser keep the machine code that it has made of it.
  if (navigator.serviceWorker?.controller) {
    return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  }
  const all = read(response.clone(), url);
  const module = streams ? WebAssembly.compileStreaming(response) : all.then((bytes) => WebAssembly.compile(bytes));
  // If the bytes are not sound it does not matter why they do not compile.
  module.catch(() => {});
  return (await isSound(await all, url)) ? module : undefined;
}

/** All bytes of an answer, counted. */
async function read(response, url) {
  const file = { size: SIZES[new URL(url).pathname.split('/').pop()] ?? 0, came: 0 };
  const pieces = [];
  files.add(file);
  try {
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      file.came += value.length;
      draw();
      // Somebody counts the seconds in which nothing comes (early.js).
      dispatchEvent(new Event('caldera:came'));
    }
  } finally {
    files.delete(file);
  }
  const bytes = new Uint8Array(file.came);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
