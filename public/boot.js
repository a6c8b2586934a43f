// Starts the app: loads the wasm module, whose main() mounts the page, then takes away what was there before, in the same task.
import init from './caldera.js';
import { attend } from './device.js';
import { fetched } from './progress.js';
import './share.js';
import './sound.js';

try {
  await init({ module_or_path: fetched(new URL('./caldera_bg.wasm', import.meta.url)) });
  await released();
  clear();
  attend();
} catch (error) {
  console.error(error);
  // rescue.js takes it from here; if that did not load either, there are the words in the page.
  if (dispatchEvent(new CustomEvent('caldera:failed', { detail: error, cancelable: true }))) {
    document.documentElement.removeAttribute('data-print');
    document.querySelector('#boot [role=status]')?.remove();
    document.getElementById('boot-failed')?.removeAttribute('hidden');
  }
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
  if (held) document.querySelector(`main a[href="${held}"]:not([tabindex])`)?.focus({ preventScroll: true });
}
