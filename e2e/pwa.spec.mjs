// The installed app: it can be installed, works without network, takes in a new version as a whole and never in the middle.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, expectAccessible } from './fixtures.mjs';
import { DIST, build, ready, serveSite } from './builds.mjs';
import { act, settled } from './play.mjs';

const test = base.extend({
  site: async ({}, use) => {
    const site = await serveSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow' });

const shelf = async (page) => {
  // Not the printed one.
  await expect(page.locator('#boot')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
};
const mark = (page) => page.evaluate(() => document.documentElement.dataset.build);
const saved = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('caldera/slot/')).length);

/** Sets a game up; the curtain or the table of it is on the screen afterwards. */
async function newGame(page, game = 'eruption') {
  await page.evaluate((game) => (location.hash = `#/new/${game}`), game);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
}

/** One step of a game; the next one can be made after it. */
async function play(page) {
  const steps = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('caldera/slot/')).map(([, text]) => text).join());
  const before = await steps();
  for (let turn = 0; (await steps()) === before; turn++) {
    expect(turn, 'nothing is done').toBeLessThan(20);
    await act(page, await settled(page), turn);
  }
}

test('Chromium offers to install it, and finds nothing wrong with the manifest', async ({ playwright, launchOptions, site, watch }) => {
  // Nothing can be installed from a private window, which every other context is.
  const context = await playwright.chromium.launchPersistentContext('', { ...launchOptions, baseURL: site.url });
  watch(context);
  const page = await context.newPage();
  await page.goto('');
  await ready(page);
  const devtools = await context.newCDPSession(page);
  const { errors, data, manifest } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const wanted = JSON.parse(data);
  expect(wanted).toMatchObject({ id: 'caldera', name: 'Caldera', start_url: './', scope: './', orientation: 'any', display: 'standalone' });
  expect(wanted.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
  expect(wanted.shortcuts).toHaveLength(2);
  expect(manifest).toBeDefined();
  // Every picture is what the manifest says of it.
  for (const { src, sizes } of [...wanted.icons, ...wanted.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
  await context.close();
});

/** How many versions of the app the browser has. */
const versions = (page) => page.evaluate(() => caches.keys().then((names) => names.filter((name) => name.startsWith('caldera /')).length));

test('the first visit takes everything in after the page stands; then it starts, plays and saves without network', async ({ page, context, site }) => {
  const asked = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto('');
  await shelf(page);
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  expect(await page.evaluate(() => document.documentElement.dataset.update)).toBeUndefined();
  const names = await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('caldera /'));
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  const list = readFileSync(join(DIST, 'sw.js'), 'utf8').match(/\['[^']+', '[0-9a-f]{16}'\]/g);
  expect(names).toHaveLength(list.length);
  for (const name of names) expect(name).toMatch(/^\/any\/path\//);
  // The worker, too, asks nobody else.
  expect(asked).toContain(`${site.url}icons/512.png`);
  for (const url of asked) expect(url.startsWith(site.url), url).toBe(true);
  await site.stop();
  await page.reload();
  await shelf(page);
  await newGame(page);
  await play(page);
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
  const id = page.url().split('/').pop();
  await page.reload();
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
  expect(page.url()).toContain(id);
  // The parts of all other games are there as well.
  for (const game of ['volcano', 'apiary']) await newGame(page, game);
  await page.goto('#/settings');
  await expect(page.locator('[aria-labelledby=this-device]')).toContainText('without network');
  // What installing needs is there, too.
  for (const path of ['manifest.webmanifest', 'icons/192.png', 'icons/512.png']) {
    expect(await page.evaluate((path) => fetch(path).then(({ ok }) => ok), path)).toBe(true);
  }
});

test('the page before the worker: nothing of it is loaded for the sake of the cache', async ({ page }) => {
  const early = [];
  page.on('request', (request) => early.push(request.url()));
  await page.goto('');
  await shelf(page);
  const names = early.map((url) => url.split('/').pop());
  expect(new Set(names).size, 'nothing twice').toBe(names.length);
  expect(names.filter((name) => /\.(png|webp)$/.test(name))).toEqual([]);
});

test('the shortcut leads to the game played last, and to the shelf if there is none', async ({ page }) => {
  await page.goto('#/continue');
  await shelf(page);
  await newGame(page);
  const address = page.url();
  await page.goto('#/');
  await shelf(page);
  await page.evaluate(() => (location.hash = '#/continue'));
  await expect(page).toHaveURL(address);
  await page.goBack();
  await shelf(page);
});

test('a new version waits during a game, says so, and begins when asked; the game goes on', async ({ page, site }) => {
  site.folder = build('one');
  await page.goto('');
  await ready(page);
  await page.reload();
  await expect.poll(() => mark(page)).toBe('one');
  await newGame(page);
  await play(page);
  const address = page.url();
  site.folder = build('two');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));
  await expect(page.locator('html')).toHaveAttribute('data-update', 'ready');
  // In the middle: the old version, whole, whatever is done.
  await expect(page.locator('.notice.update')).toHaveCount(0);
  await play(page);
  await page.reload();
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
  await expect.poll(() => mark(page)).toBe('one');
  const own = await page.evaluate(() => [...document.querySelectorAll('script[src], link[href]')].map((one) => one.src ?? one.href));
  await page.goto('#/');
  const before = await saved(page);
  const notice = page.locator('.notice.update');
  await expect(notice).toContainText('new version');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => mark(page).catch(() => '')).toBe('two');
  await shelf(page);
  await expect(notice).toHaveCount(0);
  expect(await saved(page)).toBe(before);
  const now = await page.evaluate(() => [...document.querySelectorAll('script[src], link[href]')].map((one) => one.src ?? one.href));
  expect(now).not.toEqual(own);
  await page.goto(address);
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
  // One version before stays, for a page that may just be opening; what is older goes.
  site.folder = build('three');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));
  await page.goto('#/settings');
  await page.locator('[aria-labelledby=this-device]').getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => mark(page).catch(() => '')).toBe('three');
  await expect.poll(() => versions(page)).toBe(2);
});

test('a new version begins even if the browser never says that it may', async ({ page, site }) => {
  // Chromium sometimes leaves a worker waiting that has asked to begin; the next load of the page lets go of the one before.
  await page.addInitScript(() => {
    const listen = ServiceWorkerContainer.prototype.addEventListener;
    ServiceWorkerContainer.prototype.addEventListener = function (type, ...rest) {
      if (type !== 'controllerchange') listen.call(this, type, ...rest);
    };
  });
  site.folder = build('one');
  await page.goto('');
  await ready(page);
  await page.reload();
  await shelf(page);
  site.folder = build('two');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));
  await page.locator('.notice.update').getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => mark(page).catch(() => '')).toBe('two');
  await shelf(page);
});

test('with a second tab open the new version does not begin', async ({ page, context, site }) => {
  site.folder = build('one');
  await page.goto('');
  await ready(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto('');
  await newGame(other);
  site.folder = build('two');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));
  const notice = page.locator('.notice.update');
  await notice.getByRole('button', { name: 'Update now' }).click();
  await expect(notice).toContainText('another tab');
  await other.reload();
  await expect.poll(() => mark(other)).toBe('one');
  await other.close();
  await notice.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => mark(page).catch(() => '')).toBe('two');
});

test('no new version begins while a game is not saved', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused by the test', 'QuotaExceededError');
    };
  });
  await page.goto('#/new/eruption');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Play on without saving' }).click();
  await page.evaluate(() => {
    document.documentElement.dataset.update = 'ready';
    dispatchEvent(new Event('caldera:fact'));
    location.hash = '#/';
  });
  const notice = page.locator('.notice.update');
  await expect(notice).toContainText('not saved');
  await expect(notice.getByRole('button')).toHaveCount(0);
});

test('a version that arrives in pieces is not taken: the old one stays', async ({ page, site }) => {
  site.folder = build('one');
  await page.goto('');
  await ready(page);
  const half = build('two');
  writeFileSync(join(half, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  site.folder = half;
  await page.reload();
  const failed = await page.evaluate(async () => {
    const versions = await navigator.serviceWorker.getRegistration();
    await versions.update().catch(() => {});
    const next = versions.installing;
    if (next) await new Promise((done) => next.addEventListener('statechange', () => next.state === 'redundant' && done()));
    return versions.waiting === null;
  });
  expect(failed).toBe(true);
  await page.reload();
  await expect.poll(() => mark(page)).toBe('one');
  expect(await versions(page)).toBe(1);
});

test('a page of the version before can still get its files', async ({ page, site }) => {
  site.folder = build('one');
  await page.goto('');
  await ready(page);
  await page.reload();
  const own = await page.evaluate(() => document.querySelector('script[type=module]').src);
  site.folder = build('two');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));
  await page.locator('.notice.update').getByRole('button').click();
  await expect.poll(() => mark(page).catch(() => '')).toBe('two');
  expect(await page.evaluate((own) => fetch(own).then((answer) => answer.text()), own)).toContain('"one"');
});

test('the hint to install is dismissed for good', async ({ page }) => {
  await page.goto('');
  await shelf(page);
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      event.prompt = async () => ((window.prompted = true), { outcome: 'dismissed' });
      dispatchEvent(event);
    });
  await offer();
  const hint = page.locator('.notice.install');
  await expect(hint).toContainText('Install Caldera');
  await expectAccessible(page);
  await hint.getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => window.prompted)).toBe(true);
  await expect(hint).toHaveCount(0);
  await offer();
  await hint.getByRole('button', { name: 'Do not show again' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await shelf(page);
  await offer();
  await page.goto('#/settings');
  await expect(page.locator('[aria-labelledby=this-device]').getByRole('button', { name: 'Install' })).toBeVisible();
  await page.goto('#/');
  await shelf(page);
  await expect(hint).toHaveCount(0);
});

test('on an iPhone the hint says how', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
  });
  await page.goto('');
  await expect(page.locator('.notice.install')).toContainText('Add to Home Screen');
});

test('the browser is asked once to keep the saves, at the first one, and the settings say what it answered', async ({ page }) => {
  await page.addInitScript(() => {
    let kept = false;
    window.asked = 0;
    navigator.storage.persisted = async () => kept;
    navigator.storage.persist = async () => (kept = ++window.asked > 1);
  });
  await page.goto('');
  await shelf(page);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'no');
  await newGame(page);
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await newGame(page);
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await page.goto('#/settings');
  const device = page.locator('[aria-labelledby=this-device]');
  await expect(device).toContainText('may clear saved games');
  await device.getByRole('button', { name: 'Ask the browser' }).click();
  await expect(device).toContainText('Saved games stay');
  await expectAccessible(page);
});

test('an address that leads nowhere leads home, however deep it is', async ({ page, site, allowedErrors }) => {
  allowedErrors.push(/404/);
  for (const path of ['nowhere', 'no/where/at/all']) {
    await page.goto(path);
    const home = page.getByRole('link');
    await expect(home).toHaveAttribute('href', '/any/path/');
    await expectAccessible(page);
    await home.click();
    await shelf(page);
    expect(page.url()).toBe(site.url);
  }
});

test('a shared link has a card', async ({ page }) => {
  await page.goto('');
  const property = (name) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await property('title')).toBe('Caldera');
  expect(await property('description')).toContain('board games');
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight].map(String);
    // Where the site's address is known, the picture's is a whole one.
  }, (await property('image')).split('/').pop());
  expect(size).toEqual([await property('image:width'), await property('image:height')]);
});
