// The screen that is there when nothing else is: after a panic, and when a part of the program does not load.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test, expect, expectAccessible } from './fixtures.mjs';
import { DIST } from './builds.mjs';
import { MOMENTS, checksum, record, slot } from './moments.mjs';
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

  await page.evaluate(async () => {
    localStorage.clear();
    const base = await new Promise((done) => (indexedDB.open('caldera').onsuccess = ({ target }) => done(target.result)));
    const clearing = base.transaction('slots', 'readwrite');
    clearing.objectStore('slots').clear();
    await new Promise((done) => (clearing.oncomplete = done));
    base.close();
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.goto('#/saves');
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await expect(page.locator('.said')).toContainText('2 of 2');
  await expect(page.locator('.saves .rows > li')).toHaveCount(2);
});

/** A copy of a slot as it is stored. */
function copy(game, { revision, names, hidden }) {
  const seats = game.seats.map((seat, at) => ({ ...seat, name: names[at] ?? seat.name }));
  const [, card, text] = slot({ ...game, seats })[1].split('\n');
  const written = hidden ? Buffer.from(text).toString('base64url') : text;
  const body = `${JSON.stringify({ ...JSON.parse(card), revision, hidden })}\n${written}`;
  return `${checksum(body)}\n${body}`;
}

/** The database as the app keeps it. */
const keepInDatabase = (page, entries) =>
  page.evaluate(async (entries) => {
    const opening = indexedDB.open('caldera', 3);
    opening.onupgradeneeded = () => opening.result.objectStoreNames.contains('slots') || opening.result.createObjectStore('slots');
    const base = await new Promise((done, failed) => ((opening.onsuccess = () => done(opening.result)), (opening.onerror = failed)));
    const change = base.transaction('slots', 'readwrite');
    for (const [key, text] of entries) change.objectStore('slots').put(text, key);
    await new Promise((done) => (change.oncomplete = done));
    base.close();
  }, entries);

/** What the rescue exports from a page whose program does not start. */
async function exported(page) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const file = await waiting;
  return { path: await file.path(), lines: (await readFile(await file.path(), 'utf8')).trimEnd().split('\n') };
}

const unstarted = async (page) => {
  await page.route(/\/boot-[^/]*\.js$/, (route) => route.abort());
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('could not start');
};

test('every sound copy is exported, out of the database too, and what is damaged is marked', async ({ page, browser, watch, baseURL }) => {
  await unstarted(page);
  const game = record(MOMENTS.tile);
  const named = (name, revision, hidden) => copy(game, { revision, names: [name], hidden });
  const newer = named('Newer of two', 7);
  // Whole JSON, other bytes than were written.
  const spoilt = (text) => text.replaceAll('Newest', 'Nevest');
  await page.evaluate(
    (entries) => entries.forEach(([key, text]) => localStorage.setItem(key, text)),
    [
      ['caldera/slot/one/a', spoilt(named('Newest of one', 2))],
      ['caldera/slot/one/b', named('Older of one', 1)],
      ['caldera/slot/two/a', newer],
      ['caldera/slot/two/b', named('Older of two', 6)],
      ['caldera/slot/four/a', named('Four here', 1)],
      ['caldera/slot/five/a', named('Five covered', 1, true)],
      ['caldera/slot/six/a', `0${named('Six damaged', 1, true)}`.replace(/^../, 'ff')],
      ['caldera/quarantine/one-0123', 'a torn text'],
      ['caldera/settings', '{}'],
      ['other/slot/one/a', 'of another program'],
    ],
  );
  await keepInDatabase(page, [
    ['caldera/slot/two/a', newer],
    ['caldera/slot/three/a', named('Three there', 4)],
    ['caldera/slot/four/a', named('Four there', 5)],
    ['caldera/slot/four/b', 'half of it'],
  ]);
  const { path, lines } = await exported(page);
  const first = (line) => JSON.parse(line).seats[0].name;
  const games = lines.filter((line) => line.startsWith('{"format"'));
  expect(games.map(first).sort()).toEqual(
    ['Five covered', 'Four there', 'Nevest of one', 'Newer of two', 'Older of one', 'Six damaged', 'Three there'],
  );
  const before = (line) => lines[lines.indexOf(line) - 1];
  const older = lines.filter((line) => line.startsWith('  {'));
  expect(older.map((line) => first(line)).sort()).toEqual(['Four here', 'Older of two']);
  for (const line of older) expect(before(line)).toMatch(/^# an older copy/);
  expect(lines).toContain('# damaged / 破損: caldera/slot/one/a');
  expect(lines).toContain('# damaged / 破損: caldera/slot/six/a');
  expect(before('a torn text')).toBe('# damaged / 破損: caldera/quarantine/one-0123');
  expect(before('half of it')).toBe('# damaged / 破損: caldera/slot/four/b');
  expect(lines.join()).not.toContain('another program');
  // What is damaged stands behind all that is not.
  expect(lines.findIndex((line) => line.startsWith('# damaged'))).toBeGreaterThan(lines.findIndex((line) => line.includes('Four there')));

  const context = await browser.newContext({ baseURL });
  watch(context);
  const other = await context.newPage();
  await other.goto('#/saves');
  await other.locator('input[type=file]').setInputFiles(path);
  await expect(other.locator('.said')).toContainText('7 of 7');
  await context.close();
});

for (const [what, without] of [
  ['', () => {}],
  [' by a browser that does not list them', () => delete IDBFactory.prototype.databases],
]) {
  test(`looking for the database makes none${what}`, async ({ page }) => {
    await page.addInitScript(() => (window.listed = indexedDB.databases.bind(indexedDB)));
    await page.addInitScript(without);
    await unstarted(page);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
    const { lines } = await exported(page);
    expect(lines.filter((line) => line.startsWith('{"format"'))).toHaveLength(1);
    expect(await page.evaluate(() => window.listed())).toEqual([]);
  });
}

for (const [what, breaks] of [
  ['is denied', () => void (IDBFactory.prototype.databases = IDBFactory.prototype.open = () => { throw new DOMException('refused by the test', 'SecurityError'); })],
  ['does not answer', () => void (IDBFactory.prototype.databases = () => new Promise(() => {}))],
]) {
  test(`a database that ${what} takes nothing from the export`, async ({ page }) => {
    await page.addInitScript(breaks);
    await unstarted(page);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
    const { lines } = await exported(page);
    expect(lines.filter((line) => line.startsWith('{"format"'))).toHaveLength(1);
  });
}

// An optimised build has all scripts of the program in one.
const parts = readdirSync(DIST).filter((name) => /^(boot|caldera)-.*\.js$|^caldera_bg-.*\.wasm$|^site-/.test(name));
test('the program has parts', () => expect(parts.length).toBeGreaterThanOrEqual(3));
for (const name of parts) {
  test(`a part that does not arrive is no blank page: ${name.split('-')[0]}`, async ({ page }) => {
    await page.route(`**/${name}`, (route) => route.abort());
    await page.goto('');
    await expect(page.getByRole('alert')).toContainText('could not start');
    await expect(page.locator('main')).toHaveCount(1);
    await page.getByRole('button', { name: 'Export all' }).click();
    await expect(page.getByRole('status')).toContainText('no saved games');
  });
}

for (const [what, part, name] of [
  ['a game whose part', /\/split_setups_part[^/]*\.wasm$/, 'Eruption'],
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

test('a trap stops the program only if it is the program’s own', async ({ page }) => {
  await startGame(page, ['Aki', 'Ben']);
  const own = await page.evaluate(() => document.querySelector('script[type=module]').src);
  /** An error as the browser makes it, out of this file. */
  const trap = (kind, text, file) =>
    page.evaluate(
      ([kind, text, file]) =>
        new Promise((done) => {
          const error = kind === 'trap' ? new WebAssembly.RuntimeError(text) : new RangeError(text);
          error.stack = `${error}\n    at wasm://wasm/0012abcd:wasm-function[3]:0x1f\n    at f (${file}:1:234)\n    at ${location.href}:1:1`;
          addEventListener('error', () => setTimeout(done), { once: true });
          setTimeout(() => {
            throw error;
          });
        }),
      [kind, text, file],
    );
  for (const file of ['chrome-extension://abcdefgh/worker.js', 'moz-extension://1-2-3/a.js', 'https://elsewhere.example/a.js']) {
    await trap('trap', 'unreachable', file);
    await trap('overflow', 'Maximum call stack size exceeded', file);
    // What it says is not where it happened.
    await trap('trap', `failed at ${own}`, file);
  }
  await expect(page.locator('.curtain')).toBeVisible();
  await trap('trap', 'unreachable', own);
  await expect(page.getByRole('alert')).toContainText('has stopped');
});

test('an overflow of the program itself stops it', async ({ page }) => {
  await startGame(page, ['Aki', 'Ben']);
  const own = await page.evaluate(() => document.querySelector('script[type=module]').src);
  await page.evaluate((own) => {
    const error = new RangeError('Maximum call stack size exceeded');
    error.stack = `${error}\n    at f (${own}:1:234)`;
    Promise.reject(error);
  }, own);
  await expect(page.getByRole('alert')).toContainText('has stopped');
});

test('what goes wrong in somebody else’s script does not end the start', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const script = document.createElement('script');
      script.src = '/elsewhere/a.js';
      document.head.append(script);
      Promise.reject(new Error('of an extension'));
      throw new Error('of another');
    });
  });
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
  await expect(page.locator('#boot')).toHaveCount(0);
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
