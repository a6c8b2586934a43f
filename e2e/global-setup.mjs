// Serves dist/ for the whole run, on a free port, under a sub-path that no file of the app can know.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from './server.mjs';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

export default async function () {
  if (!existsSync(`${DIST}index.html`)) throw new Error('there is no dist/: run `make dist` first');
  const { server, url } = await serve({ folder: DIST, subpath: '/some/path/' });
  process.env.CALDERA_URL = url;
  return () => new Promise((done) => (server.closeAllConnections(), server.close(done)));
}
