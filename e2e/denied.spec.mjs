// The browser refuses local storage and has IndexedDB all the same: games are played out of that, and everything is said as it is.
import { test, expect } from './fixtures.mjs';
import { reloadAsked, startGame } from './play.mjs';
import { play } from './quick.mjs';
import { denyLocalStorage, disk, withoutIndexedDb } from './stores.mjs';

const ROWS = '.saves .rows > li';

/** Plays once, and waits until that is on the disk, or until the sign says what it should. */
async function act(page, sign = 'Saved') {
  await expect(page.locator('.table, .curtain').first()).toBeVisible();
  await play(page, 1);
  await expect(page.locator('.kept')).toHaveText(sign);
}

/** How many steps of a game are on the disk. */
async function steps(page, id) {
  const copies = Object.entries(await disk(page)).filter(([key]) => key.startsWith(`caldera/slot/${id}/`));
  return Math.max(...copies.map(([, text]) => JSON.parse(text.split('\n')[1]).steps));
}

/** A page without local storage that has the games of the context. */
async function denied(context) {
  const page = await context.newPage();
  await denyLocalStorage(page);
  return page;
}

test('games that were saved before are shown, played on, and there after a reload', async ({ page, context }) => {
  await startGame(page, ['Aki', 'Ben']);
  await act(page);
  const id = page.url().split('/').pop();
  await page.goto('#/settings');
  await page.locator('label', { has: page.locator('#theme-light') }).click();
  await expect.poll(async () => (await disk(page))['caldera/settings']).toContain('light');
  const before = await steps(page, id);
  await page.close();

  const other = await denied(context);
  await other.goto('');
  await expect(other.locator('.shelf .rows')).toContainText('Aki');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.getByRole('alert')).toHaveCount(0);
  await other.getByRole('link', { name: /^Continue: / }).click();
  await act(other);
  await expect.poll(() => steps(other, id)).toBeGreaterThan(before);
  const played = await steps(other, id);
  await other.reload();
  await act(other);
  await expect.poll(() => steps(other, id)).toBeGreaterThan(played);
  await other.goto('#/settings');
  await expect(other.locator('.screen.settings')).toContainText('remembered on this device');
  await other.locator('label', { has: other.locator('#theme-contrast') }).click();
  await expect.poll(async () => (await disk(other))['caldera/settings']).toContain('contrast');
  await other.goto('#/saves');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(other.locator(ROWS)).toHaveCount(1);

  // A browser that allows local storage again has all of it.
  const last = await steps(other, id);
  await other.close();
  const again = await context.newPage();
  await again.goto('#/saves');
  await expect(again.locator(ROWS)).toHaveCount(1);
  const [first] = await again.evaluate((id) => ['a', 'b'].map((side) => localStorage.getItem(`caldera/slot/${id}/${side}`)).map((text) => JSON.parse(text.split('\n')[1]).steps).sort((a, b) => b - a), id);
  expect(first).toBe(last);
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

test('games are begun, renamed and deleted there, and nothing that was deleted comes back', async ({ context }) => {
  const page = await denied(context);
  for (const names of [['Aki', 'Ben'], ['Chie', 'Dan']]) {
    await startGame(page, names);
    await expect(page.locator('.kept')).toHaveText('Saved');
  }
  await page.goto('#/saves');
  await expect(page.locator(ROWS)).toHaveCount(2);
  await page.getByRole('button', { name: /^Rename: Aki/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Friday');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Delete: Chie/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.locator(ROWS)).toHaveCount(1);
  await expect.poll(async () => Object.keys(await disk(page)).filter((key) => key.startsWith('caldera/deleted/'))).toHaveLength(1);
  await page.reload();
  await expect(page.locator(ROWS)).toHaveCount(1);
  await expect(page.locator(ROWS)).toContainText('Friday');
});

test('a second tab that plays on is noticed there as well', async ({ context }) => {
  const [page, other] = [await denied(context), await denied(context)];
  await startGame(page, ['Aki', 'Ben']);
  await expect(page.locator('.kept')).toHaveText('Saved');
  await other.goto(`#/table/${page.url().split('/').pop()}`);
  await act(other);
  const alert = page.getByRole('dialog', { name: 'Changed in another tab' });
  await alert.getByRole('button', { name: 'Open the other tab’s game' }).click();
  await expect(alert).toHaveCount(0);
  await act(page);
  await expect(other.getByRole('dialog', { name: 'Changed in another tab' })).toBeVisible();
});

test('what a second tab sets is so there as well', async ({ context }) => {
  const [page, other] = [await denied(context), await denied(context)];
  await page.goto('');
  await other.goto('#/settings');
  await other.locator('label', { has: other.locator('#theme-contrast') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

test('what IndexedDB does not take is shown as not on the disk, and leaving is questioned', async ({ context }) => {
  const page = await denied(context);
  await startGame(page, ['Aki', 'Ben']);
  await act(page);
  await page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('refused by the test', 'QuotaExceededError');
    };
  });
  await act(page, 'Not on disk');
  await expect(page.getByRole('status').filter({ hasText: 'in this page only' })).toHaveCount(1);
  await reloadAsked(page, 'dismiss');
  await page.evaluate(() => (IDBObjectStore.prototype.put = window.put));
  await act(page);
  const id = page.url().split('/').pop();
  const found = await steps(page, id);
  await page.reload();
  await act(page);
  await expect.poll(() => steps(page, id)).toBeGreaterThan(found);
});

test('without any storage a game can be played and exported, and everybody knows', async ({ context }) => {
  const page = await denied(context);
  await withoutIndexedDb(page);
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('does not let the page store');
  await page.getByRole('link', { name: 'New game: Eruption' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const alert = page.getByRole('dialog', { name: 'The game could not be saved' });
  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^caldera-eruption-/);
  await alert.getByRole('button', { name: 'Play on without saving' }).click();
  await expect(page.locator('.save-strip')).toBeVisible();
  await expect(page.locator('.kept')).toHaveCount(0);
  await play(page, 1);
  await expect(alert).toHaveCount(0);
  await expect(page.locator('.save-strip')).toBeVisible();
  await page.goto('#/settings');
  await expect(page.locator('.screen.settings')).toContainText('stores nothing for this page');
});
