// Serves dist/ for the whole run, on a free port, under a sub-path that no file of the app can know.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './server.mjs';

// CALDERA_DIST names another build, such as the unoptimised one of `make dev`.
const DIST = resolve(process.env.CALDERA_DIST ?? fileURLToPath(new URL('../dist/', import.meta.url))) + '/';

export default async function () {
  if (!existsSync(`${DIST}index.html`)) throw new Error('there is no dist/: run `make dist` first');
  const { server, url } = await serve({ folder: DIST, subpath: '/some/path/' });
  process.env.CALDERA_URL = url;
  return () => new Promise((done) => (server.closeAllConnections(), server.close(done)));
}
