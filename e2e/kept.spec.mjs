// What the browser keeps of the program may be damaged, cut short or gone: the right bytes come all the same, from the network, and
// are kept again; without network there is a page that says so. What the worker does when its cache fails is in cache.spec.mjs,
// mending everything at once in repair.spec.mjs.
import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, build, listed, ready } from './builds.mjs';
import { damage, expect, forget, gone, installed, mendEach, refuseEach, restore, shelf, starting, test, unsound } from './cached.mjs';
import { expectAccessible } from './fixtures.mjs';
import { MOMENTS, record, slot } from './moments.mjs';

test.use({ serviceWorkers: 'allow' });

const DAMAGES = ['one bit', 'cut short', 'empty', 'gone', 'wrong type'];

test('each kept file, however it is damaged, is fetched as it should be and kept again', async ({ page }) => {
  const files = listed();
  expect(files.length).toBeGreaterThan(10);
  await installed(page);
  expect(await unsound(page, files)).toEqual([]);
  for (const how of DAMAGES) expect(await mendEach(page, files, how), how).toEqual([]);
  // What a page begins with: all of it at once, and each by itself.
  const first = starting(files);
  expect(first).toHaveLength(5);
  for (const [paths, how] of [...DAMAGES.map((how) => [first, how]), ...first.map((path) => [[path], 'cut short'])]) {
    for (const path of paths) await damage(page, path, how);
    await page.reload();
    await shelf(page);
    await expect.poll(() => unsound(page, files), `${paths}, ${how}`).toEqual([]);
  }
});

test('without network and with each kept file damaged no page is blank, and no wrong byte is given', async ({ page, site }) => {
  const files = listed();
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
  await installed(page);
  site.instead = gone;
  await forget(page);
  const damages = ['one bit', 'empty', 'gone'];
  for (const how of damages) expect(await refuseEach(page, files, how), how).toEqual([]);
  for (const [at, path] of starting(files).entries()) {
    for (const [round, how] of damages.entries()) {
      await damage(page, path, how);
      await page.reload();
      const alert = page.getByRole('alert');
      await expect(page.getByRole('heading', { level: 1, name: /^Caldera( could not start)?$/ }), `${path}, ${how}`).toBeVisible();
      // The browser may still have a style sheet or a script of the page before; the page and the module it has not.
      if (/^\.\/$|^caldera_bg-/.test(path)) await expect(alert).toBeVisible();
      if (await alert.count()) {
        await expect(alert, path).toContainText('could not start');
        // What the rescue does does not depend on how it came to it.
        if (round === at % damages.length) {
          const waiting = page.waitForEvent('download');
          await page.getByRole('button', { name: 'Export all' }).click();
          expect(await readFile(await (await waiting).path(), 'utf8')).toContain('{"format":1,"game":"eruption"');
          await page.getByRole('button', { name: 'Repair' }).click();
          await expect(page.getByRole('status')).toContainText('no network');
        }
      }
      await restore(page, path);
    }
  }
  await page.reload();
  await shelf(page);
  expect(await unsound(page, files)).toEqual([]);
});

for (const [locale, words] of [['en-GB', ['could not start', 'stored in this browser is damaged']], ['ja-JP', ['起動できません', 'プログラムが壊れて']]]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('with nothing left of the program and no network the worker still has a page that says so', async ({ page, site }) => {
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
      // The worker has looked through all of it, and puts nothing back.
      await installed(page);
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
