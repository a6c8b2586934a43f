// Where the app's wasm module comes from: what the glue takes as `module_or_path`. In an optimised build, tools/finish.sh
// puts tools/packed-wasm.js in this file's place.
export const wasm = new URL('./caldera_bg.wasm', import.meta.url);
