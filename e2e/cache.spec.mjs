// The cache of the service worker fails, at any of its calls, or never answers: a version is there as a whole or not at all, the page
// comes all the same, and what is said of offline is so.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copy, listed } from './builds.mjs';
import { expect, forget, gone, installed, shelf, test, unsound } from './cached.mjs';

test.use({ serviceWorkers: 'allow' });

const WORKER = fileURLToPath(new URL('../tools/worker.sh', import.meta.url));

/** For all calls of the cache: they fail, or are never answered. */
const [ALL, NEVER] = [-1, -2];

/** The site without the parts of games and the icons, so with few files, and with a worker whose cache fails at the n-th call: n is in
 * its address, or comes as a message, which gives the number of calls since the one before. */
function failing() {
  const site = copy();
  for (const name of readdirSync(site)) if (/^(chunk|split)_|^icons$|\.webp$|\.png$/.test(name)) rmSync(join(site, name), { recursive: true });
  execFileSync(WORKER, [site]);
  const fails = `{
    let calls = 0;
    let fails = Number(new URL(location).searchParams.get('fails'));
    for (const kind of [CacheStorage, Cache]) {
      for (const [name, { value: real }] of Object.entries(Object.getOwnPropertyDescriptors(kind.prototype))) {
        if (typeof real !== 'function' || name === 'constructor') continue;
        kind.prototype[name] = async function (...args) {
          if (fails === ${NEVER}) return new Promise(() => {});
          if (++calls === fails || fails === ${ALL}) throw new DOMException('refused by the test', 'UnknownError');
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
  await fail(page, ALL);
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

test('a cache that never answers is not waited for', async ({ page, site }) => {
  site.folder = failing();
  await installed(page);
  await fail(page, NEVER);
  const begin = Date.now();
  await page.reload();
  await shelf(page);
  // Of the 3 s that the worker waits, the page waits once.
  expect(Date.now() - begin).toBeGreaterThan(2_900);
  expect(Date.now() - begin).toBeLessThan(12_000);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'no');
  // Without network either the page says so.
  await forget(page);
  site.instead = gone;
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('damaged');
  await fail(page, 0);
  await page.reload();
  await shelf(page);
  site.instead = () => undefined;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
});
