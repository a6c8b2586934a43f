// Starts the app: loads the wasm module, whose main() mounts the page, then takes away what was there before, in the same task.
import init from './caldera.js';
import { attend } from './device.js';
import { compiled } from './progress.js';
import './share.js';
import './sound.js';

try {
  const [program] = await Promise.all([compiled(new URL('./caldera_bg.wasm', import.meta.url)), styled()]);
  // If it is not there any more rescue.js has given the start up.
  if (document.getElementById('boot')) {
    await init({ module_or_path: program });
    await released();
    clear();
    attend();
  }
} catch (error) {
  console.error(error);
  // rescue.js takes it from here; if that did not load either, there are the words in the page.
  if (dispatchEvent(new CustomEvent('caldera:failed', { detail: error, cancelable: true }))) {
    document.documentElement.removeAttribute('data-print');
    document.querySelector('#boot [role=status]')?.remove();
    document.getElementById('boot-failed')?.removeAttribute('hidden');
  }
}

/** Resolves when the style sheet is there: without it nothing could be read or found. */
async function styled() {
  const link = document.querySelector('link[rel=stylesheet]');
  try {
    // One that did not arrive is an empty one in some browsers, or one that may not be looked into.
    if (link.sheet?.cssRules.length) return;
  } catch {
    // It did not arrive.
  }
  const lost = new Error(`${link.href} did not load`);
  // Scripts wait for style sheets, so it is not going to come, unless early.js has waited for too long.
  if (link.media !== 'not all') throw lost;
  await new Promise((done, failed) => {
    link.addEventListener('load', done);
    link.addEventListener('error', () => failed(lost));
  });
}

/** Resolves when nothing is being pressed. Else a link of the printed shelf would go from under the finger, and the tap be lost. */
async function released() {
  const root = document.documentElement;
  if (root.hasAttribute('data-pressed') && root.hasAttribute('data-print')) {
    await new Promise((done) => {
      // The link is followed after its click. After a press that turns out to be none there is no click.
      addEventListener('click', () => setTimeout(done), { once: true });
      addEventListener('pointercancel', done, { once: true });
      addEventListener('pointerup', () => setTimeout(done, 300), { once: true });
    });
  }
}

/** Takes away the loading sign and the printed shelf. The focus goes to the link that is in the place of the one that had it. */
function clear() {
  const boot = document.getElementById('boot');
  const held = boot.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
  boot.remove();
  document.documentElement.removeAttribute('data-print');
  // If the start has taken long, rescue.js has said so.
  dispatchEvent(new Event('caldera:started'));
  if (held) document.querySelector(`main a[href="${held}"]:not([tabindex])`)?.focus({ preventScroll: true });
}
