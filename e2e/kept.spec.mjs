// What the browser keeps of the program may be damaged, cut short or gone, and the cache itself may fail: the right bytes come all
// the same, from the network, and are kept again; without network there is a page that says so.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { test as base, expect, expectAccessible } from './fixtures.mjs';
import { DIST, build, listed, ready, serveSite } from './builds.mjs';
import { MOMENTS, record, slot } from './moments.mjs';

const test = base.extend({
  site: async ({ allowedErrors }, use) => {
    // Whatever is refused is told to the console.
    allowedErrors.push(/./);
    const site = await serveSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow' });

const WORKER = fileURLToPath(new URL('../tools/worker.sh', import.meta.url));
const DAMAGES = ['one bit', 'cut short', 'empty', 'gone', 'wrong type'];
const gone = () => 'cut';

const shelf = async (page) => {
  await expect(page.locator('#boot')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
};

/** Damages what is kept of a file. */
const damage = (page, path, how) =>
  page.evaluate(
    async ([path, how]) => {
      const url = new URL(path, location.href.replace(/#.*/, ''));
      for (const name of (await caches.keys()).filter((one) => one.startsWith('caldera /'))) {
        const cache = await caches.open(name);
        const kept = await cache.match(url);
        if (!kept) continue;
        if (how === 'gone') {
          await cache.delete(url);
          continue;
        }
        let bytes = new Uint8Array(await kept.arrayBuffer());
        if (how === 'one bit') bytes[bytes.length >> 1] ^= 1;
        if (how === 'cut short') bytes = bytes.subarray(0, bytes.length >> 1);
        if (how === 'empty') bytes = new Uint8Array();
        await cache.put(url, new Response(bytes, { headers: { 'content-type': how === 'wrong type' ? 'text/plain' : kept.headers.get('content-type') } }));
      }
    },
    [path, how],
  );

/** Of these files, those that are not kept as they should be. */
const unsound = (page, files) =>
  page.evaluate(async (files) => {
    const wrong = [];
    for (const [path, hash] of files) {
      const name = (await caches.keys()).find((one) => one.startsWith('caldera /'));
      const kept = name && (await (await caches.open(name)).match(new URL(path, location.href.replace(/#.*/, ''))));
      const digest = kept && new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()));
      const found = digest && [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (found !== hash || kept.headers.get('content-type').startsWith('text/plain')) wrong.push(path);
    }
    return wrong;
  }, files);

/** What the page gets when it asks for a file: its hash and type, or that nothing comes. */
const got = (page, path) =>
  page.evaluate(async (path) => {
    try {
      const answer = await fetch(path);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
      const hash = [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return [hash, answer.headers.get('content-type')];
    } catch {
      return ['nothing', ''];
    }
  }, path);

/** The browser's own cache would have the right bytes still. */
async function forget(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

/** A first visit, and one that the worker serves. */
async function installed(page) {
  await page.goto('');
  await ready(page);
  await page.reload();
  await shelf(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
}

for (const how of DAMAGES) {
  test(`each kept file, ${how}, is fetched as it should be and kept again`, async ({ page }) => {
    const files = listed();
    expect(files.length).toBeGreaterThan(10);
    await installed(page);
    expect(await unsound(page, files)).toEqual([]);
    for (const [path, hash] of files) {
      await damage(page, path, how);
      expect(await unsound(page, [[path, hash]])).toEqual([path]);
      const [found, type] = await got(page, path);
      expect(found, path).toBe(hash);
      if (path.endsWith('.wasm')) expect(type).toBe('application/wasm');
      await expect.poll(() => unsound(page, [[path, hash]])).toEqual([]);
    }
    // What a page begins with.
    for (const [path] of files.filter(([path]) => /^\.\/$|^(boot|site|rescue|caldera_bg)-/.test(path))) {
      await damage(page, path, how);
      await page.reload();
      await shelf(page);
    }
    await expect.poll(() => unsound(page, files)).toEqual([]);
  });

}

for (const how of ['one bit', 'empty', 'gone']) {
  test(`without network and with each kept file ${how} no page is blank, and no wrong byte is given`, async ({ page, site }) => {
    const files = listed();
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
    await installed(page);
    for (const [path, hash] of files) {
      site.instead = gone;
      await forget(page);
      await damage(page, path, how);
      if (path !== './') expect((await got(page, path))[0], path).toBe(/^rescue-/.test(path) ? hash : 'nothing');
      // What a page begins with.
      if (/^\.\/$|^(boot|site|rescue|caldera_bg)-/.test(path)) {
        await page.reload();
        const alert = page.getByRole('alert');
        await expect(page.getByRole('heading', { level: 1, name: /^Caldera( could not start)?$/ }), path).toBeVisible();
        // The browser may still have a style sheet or a script of the page before; the page and the module it has not.
        if (/^\.\/$|^caldera_bg-/.test(path)) await expect(alert).toBeVisible();
        if (await alert.count()) {
          await expect(alert, path).toContainText('could not start');
          const waiting = page.waitForEvent('download');
          await page.getByRole('button', { name: 'Export all' }).click();
          expect(await readFile(await (await waiting).path(), 'utf8')).toContain('{"format":1,"game":"eruption"');
          await page.getByRole('button', { name: 'Repair' }).click();
          await expect(page.getByRole('status')).toContainText('no network');
        }
      }
      site.instead = () => undefined;
      if (await page.getByRole('alert').count()) {
        await page.getByRole('button', { name: 'Reload' }).click();
        await shelf(page);
      }
      await page.evaluate((path) => fetch(path), path);
      await expect.poll(() => unsound(page, [[path, hash]])).toEqual([]);
    }
    expect(await unsound(page, files)).toEqual([]);
  });
}

for (const [locale, words] of [['en-GB', ['could not start', 'stored in this browser is damaged']], ['ja-JP', ['起動できません', 'プログラムが壊れて']]]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('with nothing left of the program and no network the worker still has a page that says so', async ({ page, site }) => {
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
      await page.goto('');
      await ready(page);
      await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
      await forget(page);
      site.instead = gone;
      await page.reload();
      for (const text of words) await expect(page.getByRole('alert')).toContainText(text);
      await expectAccessible(page, 'main');
      const waiting = page.waitForEvent('download');
      await page.getByRole('button').nth(1).click();
      expect(await readFile(await (await waiting).path(), 'utf8')).toContain('"game":"eruption"');
      site.instead = () => undefined;
      await page.getByRole('button').first().click();
      await expect(page.locator('#boot')).toHaveCount(0);
      // All is kept again.
      await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
      expect(await unsound(page, listed())).toEqual([]);
    });
  });
}

test('a damaged page while the server has a newer version, or something else', async ({ page, site }) => {
  site.folder = build('one');
  await installed(page);
  site.folder = build('two');
  await damage(page, './', 'cut short');
  await page.reload();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.build)).toBe('two');
  await shelf(page);

  // The sign-in page of a network is nothing that could be kept, and nothing to show in the place of the program.
  const login = { headers: { 'content-type': 'text/html' }, body: '<!DOCTYPE html><title>Sign in</title><h1>Welcome to our hotel</h1>' };
  await damage(page, './', 'empty');
  await forget(page);
  site.instead = () => login;
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('damaged');
  await expect(page.locator('body')).not.toContainText('hotel');
});

test('a network that does not answer leaves no page blank', async ({ page, site }) => {
  await installed(page);
  await damage(page, './', 'empty');
  await forget(page);
  const released = new Promise((done) => (site.release = done));
  site.instead = () => released;
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('damaged');
  site.release('cut');
});

test('whether it starts without network is said as it is', async ({ page, site }) => {
  await installed(page);
  const device = page.locator('[aria-labelledby=this-device]');
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await forget(page);
  site.instead = (name) => (/^(chunk|split)_/.test(name) ? 'cut' : undefined);
  await page.reload();
  await shelf(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'no');
  site.instead = () => undefined;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  await page.goto('#/settings');
  await expect(device).toContainText('without network');
});

test('a file of the wrong type is kept with the right one, a wrong file not at all', async ({ page, site }) => {
  const plain = async (name) => ({ headers: { 'content-type': 'text/plain' }, body: await readFile(join(DIST, name || 'index.html')) });
  // Icons and parts only: with a wrong type scripts and styles are refused already when the page comes.
  site.instead = (name) => (/\.(wasm|png|webmanifest)$/.test(name) ? plain(name).catch(() => undefined) : undefined);
  await page.goto('');
  await shelf(page);
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  const types = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).find((one) => one.startsWith('caldera /')));
    const kept = await cache.matchAll();
    return kept.map((one) => [one.headers.get('content-type').split(';')[0], /[^/]*$/.exec(one.url)?.[0]]).map(([type]) => type);
  });
  expect(types.filter((type) => type === 'text/plain')).toEqual([]);
  expect(types).toContain('application/wasm');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).unregister());
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));

  site.instead = (name) => (/^chunk_9-/.test(name) ? { headers: { 'content-type': 'application/wasm' }, body: 'wrong' } : undefined);
  await forget(page);
  await page.reload();
  await shelf(page);
  const state = await page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.register('sw.js')).installing;
    await new Promise((done) => worker.addEventListener('statechange', () => /redundant|activated/.test(worker.state) && done()));
    return [worker.state, await caches.keys()];
  });
  expect(state).toEqual(['redundant', []]);
});

for (const part of [/^caldera_bg-/, /^boot-/, /^site-/]) {
  test(`one flipped bit out of the browser’s own cache never runs: ${part.source}`, async ({ page, site }) => {
    const [name] = readdirSync(DIST).filter((one) => part.test(one));
    const flipped = readFileSync(join(DIST, name));
    // In a script and a style sheet the last byte would be a line's end.
    flipped[flipped.length >> 1] ^= 1;
    const type = { wasm: 'application/wasm', js: 'text/javascript', css: 'text/css' }[name.split('.').pop()];
    let served = 0;
    site.instead = (asked) => (asked === name && served++ === 0 ? { headers: { 'content-type': type, 'cache-control': 'max-age=600' }, body: flipped } : undefined);
    await page.addInitScript(() => {
      window.ran = 0;
      for (const way of ['instantiate', 'instantiateStreaming']) {
        const real = WebAssembly[way];
        WebAssembly[way] = (...args) => (window.ran++, real(...args));
      }
    });
    await page.goto('');
    if (type === 'application/wasm') {
      // It is asked for again, past the cache.
      await shelf(page);
      expect(served).toBeGreaterThan(1);
    } else {
      await expect(page.getByRole('alert')).toContainText('could not start');
      expect(await page.evaluate(() => window.ran)).toBe(0);
      await page.getByRole('button', { name: 'Repair' }).click();
      await shelf(page);
    }
  });
}

test('a module that the server has damaged does not run at all', async ({ page, site }) => {
  const [name] = readdirSync(DIST).filter((one) => /^caldera_bg-/.test(one));
  const flipped = readFileSync(join(DIST, name));
  flipped[flipped.length >> 1] ^= 1;
  site.instead = (asked) => (asked === name ? { headers: { 'content-type': 'application/wasm' }, body: flipped } : undefined);
  await page.addInitScript(() => {
    const real = WebAssembly.instantiate;
    window.ran = 0;
    WebAssembly.instantiate = (...args) => (window.ran++, real(...args));
  });
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('could not start');
  expect(await page.evaluate(() => window.ran)).toBe(0);
});

// ---- repair ----

const html = (body, rest = {}) => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body: `<!DOCTYPE html><title>Sign in</title>${body}`, ...rest });
const page404 = () => html('<h1>Not found</h1>', { status: 404 });
const OBSTACLES = [
  ['no network', gone, 'no network'],
  ['a server out of order', () => html('<h1>Try later</h1>', { status: 503 }), 'not with the whole of Caldera'],
  ['a sign-in page in place of everything', () => html('<h1>Welcome to our hotel</h1>'), 'not with the whole of Caldera'],
  ['a way to a sign-in page', () => ({ status: 302, headers: { location: '/login' } }), 'not with the whole of Caldera'],
  ['a sign-in page in place of the page', (name) => (/^(index\.html|path)?$/.test(name) ? html('') : undefined), 'not with the whole of Caldera'],
  ['a sign-in page in place of the worker', (name) => (name === 'sw.js' ? html('') : undefined), 'not with the whole of Caldera'],
  ['a script that is not there', (name) => (/^boot-/.test(name) ? page404() : undefined), 'not with the whole of Caldera'],
  ['a part that is something else', (name) => (/^chunk_9-/.test(name) ? html('') : undefined), 'not with the whole of Caldera'],
  ['a network that breaks off', (name) => (/^chunk_9-/.test(name) ? 'cut' : undefined), 'no network'],
];
for (const [what, instead, words] of OBSTACLES) {
  test(`repairing does not begin, and nothing is lost: ${what}`, async ({ page, site }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
    await installed(page);
    await page.evaluate(() => dispatchEvent(new CustomEvent('caldera:failed', { detail: new Error('for the test'), cancelable: true })));
    site.instead = instead;
    await forget(page);
    await page.getByRole('button', { name: 'Repair' }).click();
    await expect(page.getByRole('status')).toContainText(words);
    expect(await unsound(page, listed())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
    site.instead = gone;
    await page.getByRole('button', { name: 'Reload' }).click();
    await shelf(page);
    expect(await page.evaluate(() => localStorage.getItem('caldera/slot/moment/a'))).toBeTruthy();
  });
}

test('repairing begins when the whole program has come, and makes all of it new', async ({ page, site }) => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
  await installed(page);
  // Nothing is left, and the network is away for a moment.
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await page.evaluate(() => caches.open('caldera /elsewhere/ 1'));
  await forget(page);
  site.instead = gone;
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('could not start');
  site.instead = () => undefined;
  await page.getByRole('button', { name: 'Repair' }).click();
  await shelf(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  expect(await page.evaluate(() => localStorage.getItem('caldera/slot/moment/a'))).toBeTruthy();
  // Another Caldera under the same host is not touched.
  expect(await page.evaluate(() => caches.has('caldera /elsewhere/ 1'))).toBe(true);
  site.instead = gone;
  await page.reload();
  await shelf(page);
});

// ---- a cache that fails ----

/** The site without the parts of games, so with few files, and with a worker whose cache fails at the n-th call: n is in its
 * address, or comes as a message, which gives the number of calls since the one before. A negative one stands for all calls. */
function failing() {
  const site = mkdtempSync(join(tmpdir(), 'caldera-build-'));
  cpSync(DIST, site, { recursive: true });
  for (const name of readdirSync(site)) if (/^(chunk|split)_/.test(name)) rmSync(join(site, name));
  execFileSync(WORKER, [site]);
  const fails = `{
    let calls = 0;
    let fails = Number(new URL(location).searchParams.get('fails'));
    for (const kind of [CacheStorage, Cache]) {
      for (const [name, { value: real }] of Object.entries(Object.getOwnPropertyDescriptors(kind.prototype))) {
        if (typeof real !== 'function' || name === 'constructor') continue;
        kind.prototype[name] = async function (...args) {
          if (++calls === fails || fails < 0) throw new DOMException('refused by the test', 'UnknownError');
          return Reflect.apply(real, this, args);
        };
      }
    }
    addEventListener('message', ({ data, ports }) => {
      if (data.fails === undefined) return;
      ports[0].postMessage(calls);
      [calls, fails] = [0, data.fails];
    });
  }
`;
  const worker = join(site, 'sw.js');
  writeFileSync(worker, fails + readFileSync(worker, 'utf8'));
  // A page that is none of the program.
  writeFileSync(join(site, 'blank.html'), '<!DOCTYPE html><title>blank</title>');
  return site;
}

const fail = (page, at) =>
  page.evaluate(async (at) => {
    const { active } = await navigator.serviceWorker.getRegistration();
    const { port1, port2 } = new MessageChannel();
    active.postMessage({ fails: at }, [port2]);
    return new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
  }, at);

test('a version is taken in as a whole or not at all, whichever call of the cache fails', async ({ page, site }) => {
  site.folder = failing();
  const files = listed(site.folder);
  await page.goto('blank.html');
  let failed = 0;
  for (let at = 1; ; at++) {
    const state = await page.evaluate(async (at) => {
      const versions = await navigator.serviceWorker.register(`sw.js?fails=${at}`);
      const worker = versions.installing;
      await new Promise((done) => worker.addEventListener('statechange', () => /redundant|activated/.test(worker.state) && done()));
      return worker.state;
    }, at);
    if (state === 'activated') {
      expect(await unsound(page, files), `call ${at}`).toEqual([]);
    } else failed++;
    const calls = state === 'activated' ? await fail(page, 0) : at;
    await page.evaluate(async () => {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    if (calls < at) break;
    expect(at, 'there is no end of calls').toBeLessThan(1000);
  }
  expect(failed, 'nothing has failed').toBeGreaterThan(files.length);
});

test('the page comes whichever call of the cache fails, and says nothing of offline that is not so', async ({ page, site }) => {
  site.folder = failing();
  const files = listed(site.folder);
  await installed(page);
  await fail(page, 0);
  let at = 0;
  // Until there is no n-th call any more.
  for (let calls = Infinity; calls >= at; ) {
    at++;
    await fail(page, at);
    await page.reload();
    await shelf(page);
    await expect(page.locator('html')).toHaveAttribute('data-offline', /ready|no/);
    if ((await page.locator('html').getAttribute('data-offline')) === 'ready') expect(await unsound(page, files), `call ${at}`).toEqual([]);
    calls = await fail(page, 0);
    expect(at, 'there is no end of calls').toBeLessThan(1000);
  }
  expect(at, 'nothing has failed').toBeGreaterThan(2 * files.length);
  // All of them, for good.
  await fail(page, -1);
  await page.reload();
  await shelf(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'no');
  await page.goto('about:blank');
  await page.goto('');
  await shelf(page);
  await fail(page, 0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
});
