// A static file server as plain as GitHub Pages: a folder under a sub-path, right MIME types, gzip, 404.html for the rest.
// As a program: node e2e/server.mjs FOLDER PORT SUBPATH (port 0 takes any free one).
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves `folder` under `subpath` (as '/some/path/'); resolves with { server, url }. `folder` may be a function. Of a file for which
 * `hold(name)` gives a promise the second half comes when that is kept; one for which `pieces(name)` gives a number of bytes comes in
 * pieces of that size, some frames apart. If `instead(name)` gives { status, headers, body }, or a
 * promise of it, that is the answer; 'cut' is none at all. */
export function serve({ folder, port = 0, subpath = '/', hold = () => undefined, pieces = () => undefined, instead = () => undefined }) {
  const server = createServer(async (request, response) => {
    const refuse = (status, text) => response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
    try {
      const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
      if (path + '/' === subpath) return response.writeHead(301, { location: subpath }).end();
      if (!path.startsWith(subpath)) return refuse(404, 'not found\n');
      const root = resolve(typeof folder === 'function' ? folder() : folder);
      let file = join(root, path.slice(subpath.length));
      if (file !== root && !file.startsWith(root + sep)) return refuse(404, 'not found\n');
      if (await stat(file).then((found) => found.isDirectory(), () => false)) file = join(file, 'index.html');
      const other = await instead(basename(file));
      if (other === 'cut') return request.destroy();
      if (other) return response.writeHead(other.status ?? 200, other.headers).end(other.body);
      const body = await readFile(file).catch(() => null);
      if (body === null) {
        const lost = await readFile(join(root, '404.html')).catch(() => 'not found\n');
        return response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(lost);
      }
      const piece = pieces(basename(file));
      const zipped = !piece && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'max-age=600',
        ...(zipped && { 'content-encoding': 'gzip' }),
      });
      if (request.method === 'HEAD') return response.end();
      const sent = zipped ? gzipSync(body) : body;
      const held = hold(basename(file));
      const half = held ? sent.length >> 1 : 0;
      if (held) {
        response.write(sent.subarray(0, half));
        await held;
      }
      for (let at = 0; piece && at < sent.length; at += piece) {
        response.write(sent.subarray(at, at + piece));
        await new Promise((done) => setTimeout(done, 40));
      }
      response.end(piece ? undefined : sent.subarray(half));
    } catch {
      refuse(400, 'bad request\n');
    }
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done({ server, url: `http://127.0.0.1:${server.address().port}${subpath}` }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'dist', port = '8081', subpath = '/'] = process.argv.slice(2);
  const { url } = await serve({ folder, port: Number(port), subpath });
  console.log(url);
}
