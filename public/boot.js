// Starts the app: loads the wasm module, whose main() mounts the page, then takes the loading sign away.
import init from './caldera.js';

try {
  await init({ module_or_path: new URL('./caldera_bg.wasm', import.meta.url) });
  document.getElementById('boot')?.remove();
} catch (error) {
  console.error(error);
  document.getElementById('boot-loading')?.remove();
  document.getElementById('boot-failed')?.removeAttribute('hidden');
}
