// What is shown as saved is on the disk: browsers are killed while somebody plays, and stores are taken away, filled and damaged.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { test, expect } from './fixtures.mjs';
import { record, slot } from './moments.mjs';
import { startGame } from './play.mjs';
import { OPEN_GAME, play } from './quick.mjs';
import { change, disk, stores, withoutIndexedDb } from './stores.mjs';

const KILLS = 30;
const PACK = JSON.parse(readFileSync(new URL('../packs/caldera.json', import.meta.url), 'utf8'));
/** The saved games in their list; what is set aside is no game. */
const ROWS = '.saves .rows:not(.quarantine *) > li';

/** How many steps of each game are saved, as local storage has it. */
const steps = (page) =>
  page.evaluate(() => {
    const found = {};
    for (const [key, text] of Object.entries(localStorage)) {
      const [, id] = /^caldera\/slot\/(.+)\/[ab]$/.exec(key) ?? [];
      if (id) found[id] = Math.max(found[id] ?? 0, JSON.parse(text.split('\n')[1]).steps);
    }
    return found;
  });

/** A browser of its own, with that profile, whose processes are one group. */
async function launch(profile) {
  const args = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const port = join(profile, 'DevToolsActivePort');
  await rm(port, { force: true });
  const browser = spawn(findChromium(), args, { detached: true, stdio: 'ignore' });
  const gone = new Promise((done) => browser.once('exit', done));
  let address;
  await expect
    .poll(async () => (address = (await readFile(port, 'utf8').catch(() => '')).split('\n').slice(0, 2)).length, { timeout: 60_000 })
    .toBe(2);
  const connected = await chromium.connectOverCDP(`ws://127.0.0.1:${address[0]}${address[1]}`);
  const kill = async () => {
    process.kill(-browser.pid, 'SIGKILL');
    await gone;
    await connected.close().catch(() => {});
  };
  return { context: connected.contexts()[0], kill };
}

test(`a browser that is killed ${KILLS} times has every action that was shown as saved`, async ({ baseURL }) => {
  test.setTimeout(1_200_000);
  const profile = await mkdtemp(join(tmpdir(), 'caldera-'));
  const shown = {};
  let seen = 0;
  let stuck = false;
  for (let round = 0; round <= KILLS; round++) {
    const { context, kill } = await launch(profile);
    try {
      const page = context.pages()[0] ?? (await context.newPage());
      await page.exposeFunction('shown', (id, count) => {
        if (!(shown[id] >= count)) seen += 1;
        shown[id] = Math.max(shown[id] ?? 0, count);
      });
      await page.addInitScript(() => {
        if (!localStorage.getItem('caldera/settings')) localStorage.setItem('caldera/settings', '{"speed":"instant"}');
      });
      await page.goto(`${baseURL}#/saves`);
      await expect(page.locator('.screen.saves')).toBeVisible();
      const found = await steps(page);
      for (const [id, count] of Object.entries(shown)) {
        expect(found[id] ?? 0, `round ${round}: steps of ${id}`).toBeGreaterThanOrEqual(count);
      }
      if (round === KILLS) break;
      // The last one played goes on, unless it is over.
      if (stuck || round % 3 === 0 || (await page.locator(ROWS).first().textContent()).includes('finished')) {
        const before = await page.locator(ROWS).count();
        const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(OPEN_GAME)) };
        await page.locator('input[type=file]').setInputFiles(file);
        await expect(page.locator(ROWS)).toHaveCount(before + 1);
      }
      await page.getByRole('link', { name: /^Open:/ }).first().click();
      await expect(page.locator('.table')).toBeVisible();
      const until = seen + 1 + (round % 4);
      let over = false;
      const playing = play(page).then(() => (over = true), () => {});
      // Where this player knows no way on, the next round begins another game.
      stuck = await expect
        .poll(() => (over ? until : seen), { intervals: [20], timeout: 20_000 })
        .toBeGreaterThanOrEqual(until)
        .then(() => false, () => true);
      await new Promise((done) => setTimeout(done, Math.random() * 300));
      await kill();
      await playing;
    } finally {
      await kill().catch(() => {});
    }
  }
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  // Otherwise nothing has been tried.
  expect(seen).toBeGreaterThan(KILLS);
});

/** A component pack that is not the program's own, as a file. */
function ownPack(number) {
  const pack = { ...PACK, id: `set-${number}`, name: { en: `Set ${number}`, ja: `セット${number}` } };
  return { name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) };
}

test('settings, the last set-up and a pack outlive a browser that is killed as soon as they are on the disk', async ({ baseURL }) => {
  test.setTimeout(300_000);
  const profile = await mkdtemp(join(tmpdir(), 'caldera-'));
  const rounds = [['light', 'Aki'], ['contrast', 'Ben']];
  try {
    for (let round = 0; round <= rounds.length; round++) {
      const { context, kill } = await launch(profile);
      try {
        const page = context.pages()[0] ?? (await context.newPage());
        await page.goto(`${baseURL}#/settings`);
        await expect(page.locator('.screen.settings')).toBeVisible();
        if (round > 0) {
          const [theme, name] = rounds[round - 1];
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expect(page.locator(`#theme-${theme}`)).toBeChecked();
          await page.goto(`${baseURL}#/new/apiary`);
          await expect(page.locator('.seat-rows input').first()).toHaveValue(name);
          await expect(page.locator('.ap-pack', { hasText: `Set ${round}` }).locator('input')).toBeChecked();
        }
        if (round === rounds.length) break;
        const [theme, name] = rounds[round];
        await page.goto(`${baseURL}#/settings`);
        await page.locator('label', { has: page.locator(`#theme-${theme}`) }).click();
        await page.goto(`${baseURL}#/new/apiary`);
        await page.locator('.seat-rows input').first().fill(name);
        await page.locator('.ap-packs input[type=file]').setInputFiles(ownPack(round + 1));
        await expect(page.locator('.ap-pack', { hasText: `Set ${round + 1}` }).locator('input')).toBeChecked();
        await page.getByRole('button', { name: 'Start the game' }).click();
        await expect(page.locator('.curtain, .table').first()).toBeVisible();
        const id = `set-${round + 1}`;
        await expect.poll(async () => {
          const found = await disk(page);
          const has = (key, text) => Object.entries(found).some(([one, kept]) => one.startsWith(key) && kept.includes(text));
          return has('caldera/settings', theme) && has('caldera/setup', name) && has('caldera/setup/apiary', id) && has('caldera/pack/apiary/', id);
        }).toBe(true);
      } finally {
        await kill().catch(() => {});
      }
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Begins a game and waits until it is on the disk; gives the id of its slot. */
async function saved(page) {
  await startGame(page, ['Aki', 'Ben']);
  await expect(page.locator('.kept')).toHaveText('Saved');
  return page.url().split('/').pop();
}

const playOne = (page) => play(page, 1);

test('what is saved is in both stores, under the same keys', async ({ page }) => {
  const id = await saved(page);
  const { quick, disk } = await stores(page);
  expect(Object.keys(quick)).toEqual([`caldera/slot/${id}/a`]);
  expect(disk).toEqual(quick);
  await playOne(page);
  await expect(page.locator('.kept')).toHaveText('Saved');
  const later = await stores(page);
  expect(Object.keys(later.disk)).toHaveLength(2);
  expect(later.disk).toEqual(later.quick);
});

test('each store heals the other, and what was deleted stays deleted', async ({ page }) => {
  const id = await saved(page);
  await playOne(page);
  await expect(page.locator('.kept')).toHaveText('Saved');
  const whole = await stores(page);
  const keys = Object.keys(whole.disk);
  const newest = keys.at(-1);
  const healed = async () => {
    await page.goto('#/saves');
    await page.reload();
    await expect(page.locator(ROWS)).toHaveCount(1);
    await expect(page.locator(`${ROWS}.broken, .saves .warn`)).toHaveCount(0);
    const found = {};
    await expect
      .poll(async () => {
        Object.assign(found, await stores(page));
        return JSON.stringify(found.disk) === JSON.stringify(found.quick);
      })
      .toBe(true);
    expect(found.disk).toMatchObject({ [newest]: whole.disk[newest] });
    await change(page, Object.entries(whole.disk));
    await page.evaluate((texts) => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text)), whole.disk);
  };
  await page.goto('#/saves');
  for (const lost of [[keys[0]], [keys[1]], keys]) {
    await page.evaluate((lost) => lost.forEach((key) => localStorage.removeItem(key)), lost);
    await healed();
    await page.evaluate((lost) => lost.forEach((key) => localStorage.setItem(key, 'nonsense')), lost);
    await healed();
    await change(page, lost.map((key) => [key, null]));
    await healed();
    await change(page, lost.map((key) => [key, 'nonsense']));
    await healed();
  }
  await page.getByRole('button', { name: /^Delete: Aki/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  const gone = { [`caldera/deleted/${id}`]: expect.any(String) };
  await expect.poll(() => stores(page)).toEqual({ quick: gone, disk: gone });
  // Local storage had not been written when the power went.
  await page.evaluate((texts) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, whole.quick);
  await page.reload();
  await expect.poll(() => stores(page)).toEqual({ quick: gone, disk: gone });
});

test('a browser without IndexedDB does not say that anything is on the disk', async ({ page }) => {
  await withoutIndexedDb(page);
  await startGame(page, ['Aki', 'Ben']);
  const sign = page.locator('.kept');
  await expect(sign).toHaveAttribute('data-kept', 'quick');
  await expect(page.getByRole('status').filter({ hasText: 'does not say when it writes' })).toHaveCount(1);
  await playOne(page);
  await expect(sign).toHaveAttribute('data-kept', 'quick');
});

test('a database that takes nothing is said, and the game goes on', async ({ page }) => {
  await saved(page);
  await page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('refused by the test', 'QuotaExceededError');
    };
  });
  await playOne(page);
  await expect(page.locator('.kept')).toHaveAttribute('data-kept', 'quick');
  await page.evaluate(() => (IDBObjectStore.prototype.put = window.put));
  await playOne(page);
  await expect(page.locator('.kept')).toHaveAttribute('data-kept', 'disk');
  const { quick, disk } = await stores(page);
  expect(disk).toEqual(quick);
});

test('a database that never answers holds nobody up for long', async ({ page }) => {
  const [key, text] = slot(record({ players: 4, next: /^place / }));
  await page.addInitScript(([key, text]) => {
    IDBFactory.prototype.open = () => new EventTarget();
    localStorage.setItem(key, text);
  }, [key, text]);
  await page.goto('#/table/moment');
  await expect(page.locator('.curtain, .table')).toBeVisible({ timeout: 10_000 });
  await expect(page.locator('.kept')).toHaveAttribute('data-kept', 'quick');
});

test('a second tab that opens heals nothing that the first one plays', async ({ page, context }) => {
  const id = await saved(page);
  const other = await context.newPage();
  for (let time = 0; time < 3; time++) {
    const opened = other.goto('#/saves').then(() => other.reload());
    await playOne(page);
    await opened;
    await expect(other.locator(ROWS)).toHaveCount(1);
    await expect(page.locator('dialog.save-alert')).toHaveCount(0);
  }
  await expect(page.locator('.kept')).toHaveText('Saved');
  const { quick, disk } = await stores(page);
  expect(Object.keys(quick)).toHaveLength(2);
  expect(disk).toEqual(quick);
  expect(Object.keys(quick)[0]).toContain(id);
});
