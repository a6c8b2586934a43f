// Starts the app: loads the wasm module, whose main() mounts the page, then takes the loading sign away.
import init from './caldera.js';
import { wasm } from './wasm.js';

try {
  await init({ module_or_path: wasm });
  document.getElementById('boot')?.remove();
} catch (error) {
  console.error(error);
  document.getElementById('boot-loading')?.remove();
  document.getElementById('boot-failed')?.removeAttribute('hidden');
}
