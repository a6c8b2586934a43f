// The screen that is there when nothing else is: after a panic, and when a part of the program does not load.
import { readFile, readdir } from 'node:fs/promises';
import { test, expect, expectAccessible } from './fixtures.mjs';
import { DIST } from './builds.mjs';
import { startGame } from './play.mjs';

/** A real panic of the program: what it takes for granted of the browser no longer holds. */
async function panic(page) {
  await page.evaluate(() => {
    document.createElement = new Proxy(document.createElement, {
      apply(make, self, [tag]) {
        if (tag === 'fieldset') throw new Error('refused by the test');
        return Reflect.apply(make, self, [tag]);
      },
    });
    location.hash = '#/settings';
  });
}

const clipboard = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void (window.copied = text) } });
  });

test.beforeEach(({ allowedErrors }) => void allowedErrors.push(/./));

for (const language of ['en', 'ja']) {
  test(`after a panic a screen says what happened and what can be done (${language})`, async ({ page }) => {
    await clipboard(page);
    await page.addInitScript((language) => localStorage.setItem('caldera/settings', JSON.stringify({ language, size: 'normal' })), language);
    await page.goto('#/new/eruption');
    await page.locator('.go .btn').click();
    await expect(page.locator('.curtain')).toBeVisible();
    const before = await page.evaluate(() => JSON.stringify(localStorage));
    await panic(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(language === 'ja' ? 'Caldera が停止しました' : 'Caldera has stopped');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.curtain, .table')).toHaveCount(0);
    await expectAccessible(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => JSON.stringify(localStorage)), 'nothing is written').toBe(before);
    await page.getByRole('button', { name: language === 'ja' ? '報告' : 'report' }).click();
    await expect(page.getByRole('status')).toBeVisible();
    const report = await page.evaluate(() => window.copied);
    // Where it happened and what it said, then the trap.
    expect(report).toMatch(/panicked at \S+\.rs:\d+:\d+:\n.*refused by the test[^]*unreachable/);
    expect(report).toMatch(/^Caldera \d+\.\d+\.\d+ \([0-9a-f]{12}\)/);
    expect(report).toContain('Chrom');
    expect(report).toContain('"game":"eruption"');
    expect(await page.locator('body').textContent(), 'the record, with its hands, is not shown').not.toContain('"steps"');
    await page.getByRole('button', { name: language === 'ja' ? '再読み込み' : 'Reload' }).click();
    await expect(page.locator('main.screen.settings')).toBeVisible();
  });
}

test('all saves are exported from there, damaged ones too, and imported in one go', async ({ page }) => {
  await startGame(page, ['Aki', 'Ben']);
  await startGame(page, ['Cleo', 'Dan', 'Eve']);
  await page.goto('#/');
  await expect(page.locator('.shelf .save')).toHaveCount(2);
  await page.evaluate(() => localStorage.setItem('caldera/slot/zz/a', 'half of something'));
  await panic(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^caldera-saves-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const records = text.split('\n').filter((line) => line.startsWith('{'));
  expect(records.map((line) => JSON.parse(line).seats.length).sort()).toEqual([2, 3]);
  expect(text).toContain('half of something');

  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.goto('#/saves');
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await expect(page.locator('.said')).toContainText('2 of 2');
  await expect(page.locator('.saves .rows > li')).toHaveCount(2);
});

test('a part that does not arrive is no blank page, whichever it is', async ({ page }) => {
  // An optimised build has all scripts of the program in one.
  const parts = (await readdir(DIST)).filter((name) => /^(boot|caldera)-.*\.js$|^caldera_bg-.*\.wasm$/.test(name));
  expect(parts.length).toBeGreaterThanOrEqual(2);
  for (const name of parts) {
    const part = `**/${name}`;
    await page.route(part, (route) => route.abort());
    await page.goto('');
    await expect(page.getByRole('alert')).toContainText('could not start');
    await page.getByRole('button', { name: 'Export all' }).click();
    await expect(page.getByRole('status')).toContainText('no saved games');
    await page.unroute(part);
  }
});

for (const [what, part, name] of [
  ['a game whose part', /\/split_eruption_part[^/]*\.wasm$/, 'Eruption'],
  ['a screen whose part', /\/(split|chunk)_[^/]*\.wasm$/, 'Caldera'],
]) {
  test(`${what} does not arrive says so, and can be tried again`, async ({ page }) => {
    await page.route(part, (route) => route.abort());
    await page.goto('');
    await page.getByRole('link', { name: 'New game: Eruption' }).click();
    await expect(page.getByRole('alert')).toContainText(`${name} could not be fetched`);
    await expectAccessible(page);
    await page.unroute(part);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  });
}

test('without this screen’s own script the page still says it', async ({ page }) => {
  await page.route(/\/rescue-[^/]*\.js$/, (route) => route.abort());
  await page.route(/caldera_bg-[^/]*\.wasm$/, (route) => route.abort());
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('could not start');
});

test('an error that is not the program’s does not stop it', async ({ page }) => {
  await startGame(page, ['Aki', 'Ben']);
  await page.evaluate(() => {
    const heard = ['error', 'unhandledrejection'].map((type) => new Promise((done) => addEventListener(type, () => done())));
    setTimeout(() => {
      throw new Error('of an extension');
    });
    Promise.reject(new Error('of another'));
    return Promise.all(heard);
  });
  await expect(page.locator('.curtain')).toBeVisible();
});

test('without clipboard the report becomes a file', async ({ page }) => {
  await page.goto('');
  await panic(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'report' }).click();
  expect((await waiting).suggestedFilename()).toBe('caldera-report.txt');
  await expect(page.getByRole('status')).toContainText('file');
});
