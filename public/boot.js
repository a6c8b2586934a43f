// Starts the app: loads the wasm module, whose main() mounts the page, then takes the loading sign away.
import init from './caldera.js';
import { attend } from './device.js';
import { fetched } from './progress.js';
import './share.js';
import './sound.js';

try {
  await init({ module_or_path: fetched(new URL('./caldera_bg.wasm', import.meta.url)) });
  document.getElementById('boot')?.remove();
  attend();
} catch (error) {
  console.error(error);
  // rescue.js takes it from here; if that did not load either, there are the words in the page.
  if (dispatchEvent(new CustomEvent('caldera:failed', { detail: error, cancelable: true }))) {
    document.querySelector('#boot progress')?.remove();
    document.getElementById('boot-loading')?.remove();
    document.getElementById('boot-failed')?.removeAttribute('hidden');
  }
}
