// Sites to be tested with: the built one served on a port of its own, so that it can be switched off, and a second build of
// it that differs as another release would, in its code, its names and its list of files.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './server.mjs';

export const DIST = process.env.CALDERA_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));
const WORKER = fileURLToPath(new URL('../tools/worker.sh', import.meta.url));

const digest = (code) => createHash('sha256').update(code).digest('base64');

/** A copy of the site, in a folder that is gone when the tests are over. */
export function copy() {
  const site = mkdtempSync(join(tmpdir(), 'caldera-build-'));
  process.once('exit', () => rmSync(site, { recursive: true, force: true }));
  cpSync(DIST, site, { recursive: true });
  return site;
}

/** A copy of the site whose program says `mark` on the page's root, as `data-build`. */
export function build(mark) {
  const site = copy();
  const old = readdirSync(site).find((name) => /^boot-.*\.js$/.test(name));
  const before = readFileSync(join(site, old), 'utf8');
  const code = `${before}\ndocument.documentElement.dataset.build = ${JSON.stringify(mark)};\n`;
  const name = `boot-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  writeFileSync(join(site, old), code);
  renameSync(join(site, old), join(site, name));
  const page = join(site, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(old, name).replace(digest(before), digest(code)));
  execFileSync(WORKER, [site]);
  return site;
}

/** The files that players need, with the beginnings of their hashes: [path, hash], as the site's worker has them. */
export const listed = (site = DIST) =>
  [...readFileSync(join(site, 'sw.js'), 'utf8').matchAll(/\['([^']+)', '([0-9a-f]{16})'\]/g)].map(([, path, hash]) => [path, hash]);

/** Serves a site that can be exchanged (`site.folder = …`), made to answer otherwise (`site.instead = (name) => …`, see `serve`) and
 * switched off (`await site.stop()`). */
export async function serveSite(folder = DIST, subpath = '/any/path/') {
  const site = { folder, instead: () => undefined };
  const { server, url } = await serve({ folder: () => site.folder, subpath, instead: (name) => site.instead(name) });
  site.url = url;
  site.stop = () => new Promise((done) => (server.closeAllConnections(), server.close(done)));
  return site;
}

/** Waits until the page's service worker has taken everything in. */
export const ready = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
