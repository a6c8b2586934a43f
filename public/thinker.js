// The worker in which bots think: it brings their module (src/bin/bots.rs), says 'ready', and from then on has a reply for each
// question, both in JSON (src/bots/ask.rs). The page's end is src/app/shell/thinker. A module that cannot be fetched, is damaged,
// or panics ends in an error that nobody catches here: the page hears it.
import init, { reply } from './bots.js';
import { isSound } from './digest.js';

/** The module, compiled, if it is what its name says. A damaged one is asked for once more, from the server. */
async function compiled(url) {
  for (const cache of ['default', 'reload']) {
    const response = await fetch(url, { cache });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    if (await isSound(bytes, url)) return WebAssembly.compile(bytes);
  }
  throw new Error(`${url} is damaged`);
}

try {
  await init({ module_or_path: await compiled(new URL('./bots_bg.wasm', import.meta.url)) });
  onmessage = ({ data }) => postMessage(reply(data));
  postMessage('ready');
} catch (error) {
  // Browsers tell the page of what is thrown, and not all of them of what is rejected.
  setTimeout(() => {
    throw error;
  });
}
