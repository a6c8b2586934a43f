// Wherever the site lies: any static host, any path, any window, any size of text.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test, expect } from './fixtures.mjs';
import { DIST } from './builds.mjs';
import { startGame } from './play.mjs';

const SCREENS = ['#/', '#/new/eruption', '#/new/apiary', '#/saves', '#/settings', '#/about'];
const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('Python’s own server', () => {
  const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
  test.skip(!python, 'there is no Python here');
  test.use({ serviceWorkers: 'allow' });

  let server;
  let url;
  test.beforeAll(async () => {
    const port = await new Promise((done) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address();
        probe.close(() => done(port));
      });
    });
    server = spawn(python, ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', DIST], { stdio: 'ignore' });
    url = `http://127.0.0.1:${port}/`;
    await expect.poll(() => fetch(url).then(({ ok }) => ok, () => false)).toBe(true);
  });
  test.afterAll(() => server.kill());

  test('serves it, and it works without it afterwards', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    server.kill('SIGKILL');
    await expect.poll(() => fetch(url).then(() => true, () => false)).toBe(false);
    await page.reload();
    await expect(page.locator('#boot')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
    await context.close();
  });
});

test('no file of the site names another host', () => {
  const texts = readdirSync(DIST, { recursive: true }).filter((name) => /\.(html|js|css|svg|json|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(6);
  // SVG's name is no address; SITE_URL is where this very site is going to be.
  const known = ['http://www.w3.org/2000/svg', process.env.SITE_URL].filter(Boolean);
  for (const name of texts) {
    const found = readFileSync(join(DIST, name), 'utf8').match(/\b(https?|wss?):\/\/[^\s"'`<>)]+/g) ?? [];
    const foreign = found.filter((url) => !known.some((start) => url.startsWith(start)));
    expect(foreign, name).toEqual([]);
  }
});

for (const [width, zoom] of [[1280, 2], [640, 2], [320, 1]]) {
  test(`with text at ${zoom * 100} % everything can be read and reached at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await startGame(page, ['Wolfeschlegel', 'Ben']);
    // As the browser's own setting does it.
    const enlarge = () => page.evaluate((zoom) => (document.documentElement.style.fontSize = `${zoom * 100}%`), zoom);
    await enlarge();
    await expect(page.locator('.curtain')).toBeVisible();
    expect(await sideways(page), 'the curtain').toBeLessThanOrEqual(0);
    const here = page.getByRole('button', { name: /^I am / });
    await here.scrollIntoViewIfNeeded();
    await here.click();
    await expect(page.locator('.table')).toBeVisible();
    expect(await sideways(page), 'the table').toBeLessThanOrEqual(0);
    for (const screen of SCREENS) {
      await page.goto(screen);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await sideways(page), screen).toBeLessThanOrEqual(0);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, button, a, label, dt, dd)')]
          .filter((one) => one.checkVisibility() && !one.closest('.sr, [aria-hidden=true]'))
          .filter((one) => getComputedStyle(one).overflow === 'hidden' && one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.outerHTML.slice(0, 100)),
      );
      expect(cut, `${screen}: cut off`).toEqual([]);
    }
  });
}

test('back and forward walk over the screens, with titles and games as they were', async ({ page }) => {
  await startGame(page, ['Aki', 'Ben']);
  const table = page.url();
  await page.evaluate(() => (location.hash = '#/saves'));
  await expect(page).toHaveTitle(/^Saved games/);
  await page.getByRole('link', { name: /^Open: / }).click();
  await expect(page.locator('.curtain')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(page).toHaveTitle(/^Settings/);
  await page.goBack();
  await expect(page.locator('.curtain')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/^Saved games/);
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(page.locator('.curtain')).toBeVisible();
  await page.goBack();
  // The set-up gave its place to the table: nobody starts a second game by going back.
  await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveTitle(/^Saved games/);
  // To another page and back.
  await page.goto('about:blank');
  await page.goBack();
  await expect(page).toHaveTitle(/^Saved games/);
});
