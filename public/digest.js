// Whether a module is what its name says: it has the first digits of its SHA-256 in it. For the page (progress.js) and for the worker
// of the bots (thinker.js).

export async function isSound(bytes, url) {
  const [, hash] = /-([0-9a-f]{12})\.wasm$/.exec(url) ?? [];
  // Browsers hash for nobody whose address is not secure; they keep nothing for such a one either, but for minutes.
  if (!hash || !crypto.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}
