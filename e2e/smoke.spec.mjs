// The built site as such: it starts under a sub-path, asks nobody else for anything, and refers to its files by name.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveSite } from './builds.mjs';
import { test, expect, expectAccessible } from './fixtures.mjs';

/** The app's wasm module; the parts of the games come later. */
const MODULE = /caldera_bg-[^/]*\.wasm$/;

test('the app starts under a sub-path', async ({ page, baseURL }) => {
  const answers = [];
  page.on('response', (response) => answers.push(response));
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(baseURL).pathname).toBe('/some/path/');
  for (const answer of answers) {
    expect(answer.status(), answer.url()).toBe(200);
    expect(answer.url().startsWith(baseURL), answer.url()).toBe(true);
  }
  await expectAccessible(page);
  const modules = answers.filter((answer) => MODULE.test(answer.url()));
  expect(modules, 'the module is downloaded once').toHaveLength(1);
});

test('every file but the page itself has its hash in its name', async ({ page }) => {
  const names = [];
  page.on('response', (response) => names.push(new URL(response.url()).pathname.split('/').pop()));
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
  const code = names.filter((name) => /\.(js|css|wasm)$/.test(name));
  expect(code.length).toBeGreaterThanOrEqual(4);
  for (const name of code) expect(name).toMatch(/-[0-9a-f]{12}\./);
});

test('the site that is built where Node is missing starts and plays, too', async ({ browser }) => {
  const plain = fileURLToPath(new URL('../target/plain', import.meta.url));
  test.skip(!process.env.CI && !existsSync(plain), '`make test` builds it');
  const site = await serveSite(plain);
  try {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    // Its modules are three times as large, and are all fetched anew.
    for (const game of ['eruption', 'volcano', 'apiary']) {
      await page.goto(`#/new/${game}`);
      await page.locator('.go .btn').click({ timeout: 60_000 });
      await expect(page.locator('.curtain, .table').first()).toBeVisible({ timeout: 60_000 });
    }
    expect(errors).toEqual([]);
    await context.close();
  } finally {
    await site.stop();
  }
});

test('code that is not a file of the site cannot run', async ({ page, allowedErrors }) => {
  allowedErrors.push(/Content Security Policy/);
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
  const ran = await page.evaluate(() => {
    const both = new Promise((done) => {
      let refused = 0;
      document.addEventListener('securitypolicyviolation', () => ++refused === 2 && done());
    });
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = 'data:,';
    document.body.append(image);
    return both.then(() => 'injected' in window);
  });
  expect(ran).toBe(false);
});

test('a browser that cannot load the module says so in words', async ({ page, allowedErrors }) => {
  allowedErrors.push(/./);
  for (const broken of [(route) => route.abort(), (route) => route.fulfill({ body: 'half a file' })]) {
    await page.route(MODULE, broken);
    await page.goto('');
    await expect(page.getByRole('alert')).toContainText('could not start');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, in both languages', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('noscript p:not([lang])')).toBeVisible();
    await expect(page.locator('noscript p[lang=ja]')).toBeVisible();
  });
});
