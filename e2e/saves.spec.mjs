// Saved games: making, renaming, copying, deleting, taking out and in; and everything that can go wrong with storage.
import { readFile } from 'node:fs/promises';
import { test, expect } from './fixtures.mjs';
import { records } from './links.mjs';
import { checksum, record, slot } from './moments.mjs';
import { reloadAsked, startGame } from './play.mjs';
import { withoutIndexedDb } from './stores.mjs';

/** Sets a game up as a person would and gives the id of its slot. */
async function newGame(page, names = ['Aki', 'Ben']) {
  await startGame(page, names);
  return page.url().split('/').pop();
}

/** Opens the curtain, if there is one, and plays the first action of the list. */
async function play(page) {
  const here = page.getByRole('button', { name: /^I am / });
  const list = page.getByRole('button', { name: /legal action/ });
  await expect(here.or(list).first()).toBeVisible();
  if (await here.isVisible()) await here.click();
  await list.click();
  await page.locator('dialog[open] .actions button').first().click();
  await page.locator('.controls .primary').first().click();
}

/** Deletes the only save, in that tab. */
async function deleteIn(other) {
  await other.goto('#/saves');
  await other.getByRole('button', { name: /^Delete/ }).click();
  await other.getByRole('button', { name: 'Delete for good' }).click();
}

const stored = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('caldera/slot/'))));

/** Makes every write fail from now on, also after a reload. */
const failWrites = async (page, name) => {
  const script = (name) => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused by the test', name);
    };
  };
  await page.addInitScript(script, name);
  await page.evaluate(script, name);
};

test('a saved game is renamed, copied, exported, deleted and imported again', async ({ page }) => {
  await newGame(page, ['Aki', 'Ben']);
  await page.goto('#/saves');
  const rows = page.locator('.saves .rows > li');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Aki');

  await page.getByRole('button', { name: /^Rename/ }).click();
  // A name is one that can be seen, and whoever selects it past the edge of the dialog has not closed it.
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill(' \u200b ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a name.' })).toBeVisible();
  await expect(name).toBeFocused();
  const { x, y, width } = await name.boundingBox();
  await page.mouse.move(x + width / 2, y + 8);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  await name.fill('Friday <b>table</b>');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Friday <b>table</b>' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  // Two hands are covered: whoever makes a copy or a file of them is told so.
  const asked = page.getByRole('dialog', { name: 'Cards lie face down' });
  await page.getByRole('button', { name: /^Duplicate/ }).click();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /^Duplicate/ }).click();
  await asked.getByRole('button', { name: 'Duplicate anyway' }).click();
  await expect(rows).toHaveCount(2);
  const [old, copy] = await records(page);
  expect(copy.record.steps).toEqual(old.record.steps);
  expect(copy.record.table.seed, 'a copy has luck of its own').not.toBe(old.record.table.seed);
  await expect(page.getByRole('heading', { name: 'Friday <b>table</b> (copy)' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export.*\(copy\)/ }).click();
  await asked.getByRole('button', { name: 'Export anyway' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^caldera-eruption-aki-ben-\d{4}-\d\d-\d\d\.json$/);
  const path = await file.path();
  const record = JSON.parse(await readFile(path, 'utf8'));
  expect(record).toMatchObject({ format: 1, game: 'eruption', seats: [{ name: 'Aki' }, { name: 'Ben' }] });

  await page.getByRole('button', { name: /^Delete.*\(copy\)/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^Delete.*\(copy\)/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(rows).toHaveCount(1);

  await page.locator('input[type=file]').setInputFiles(path);
  await expect(rows).toHaveCount(2);
  await expect(page.locator('.said')).toContainText('imported');
  await page.getByRole('link', { name: /^Open: Aki/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Pass the device/ })).toBeVisible();
});

test('a file that is no game is refused with the reason', async ({ page }) => {
  await page.goto('#/saves');
  const input = page.locator('input[type=file]');
  const refuse = async (contents, reason) => {
    await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(contents) });
    await expect(page.getByRole('alert')).toContainText(reason);
  };
  await refuse('hello', 'not a game saved by Caldera');
  await refuse('{"format":"caldera-apiary-pack","version":1}', 'It is a pack of Apiary');
  await refuse('{"results":9,"games":[]}', 'newer version');
  await refuse('{"format":99,"game":"eruption","rules":1,"steps":[]}', 'newer version');
  await refuse('{"format":1,"game":"chess","rules":1,"steps":[]}', '“chess”');
  await refuse('{"format":1,"game":"eruption","rules":77,"config":{"players":2},"seats":[],"steps":[]}', 'another version of the rules');
  const bad = { format: 1, game: 'eruption', rules: 1, config: { players: 2 }, seats: [{ name: 'A' }, { name: 'B' }], steps: ['start 9'] };
  await refuse(JSON.stringify(bad), 'Step 1');
  expect(await stored(page)).toEqual({});
});

test('full storage is said, nothing is lost, and saving works again when there is room', async ({ page }) => {
  const id = await newGame(page);
  const before = await stored(page);
  await page.evaluate(() => {
    window.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('refused by the test', 'QuotaExceededError');
    };
  });
  await play(page);
  const alert = page.getByRole('dialog', { name: 'The game could not be saved' });
  await expect(alert).toContainText('full');
  expect(await stored(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  for (const said of ['Tried 1 time', 'Tried 2 times']) {
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert.getByRole('status')).toContainText(said);
  }
  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Export' }).click();
  const record = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(record.steps.length).toBeGreaterThan(7);

  await alert.getByRole('button', { name: 'Play on without saving' }).click();
  await expect(page.locator('.save-strip')).toContainText('Not saved');
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.locator('.shelf .rows')).toContainText('Not saved');
  await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
  await expect(alert).toBeVisible();
  await page.evaluate(() => (Storage.prototype.setItem = window.setItem));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  expect(await stored(page)).not.toEqual(before);
  await page.reload();
  await expect(page.locator('.save-strip')).toHaveCount(0);
  await expect(page.locator('.curtain, .table')).toBeVisible();
});

test('leaving the page is questioned while a game is not saved', async ({ page }) => {
  await page.goto('');
  await failWrites(page, 'QuotaExceededError');
  await newGame(page);
  await page.getByRole('button', { name: 'Play on without saving' }).click();
  await reloadAsked(page, 'accept');
});

test('a damaged slot is kept, shown and exported', async ({ page }) => {
  const id = await newGame(page);
  await page.goto('#/');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('caldera/slot/')) localStorage.setItem(key, localStorage.getItem(key).slice(0, 99));
    }
  });
  const before = await stored(page);
  await page.goto(`#/table/${id}`);
  await expect(page.getByRole('alert')).toContainText('damaged');
  await page.getByRole('link', { name: 'All saved games' }).click();
  await expect(page.locator('.broken')).toContainText('damaged');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  expect((await download).suggestedFilename()).toMatch(/damaged/);
  expect(await stored(page)).toEqual(before);
});

test('a slot of a newer version is left alone', async ({ page }) => {
  const id = await newGame(page);
  await page.goto('#/');
  for (const [key, text] of Object.entries(await stored(page))) {
    const body = text.split('\n').slice(1).join('\n').replace('"slot":1', '"slot":2');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, `${checksum(body)}\n${body}`]);
  }
  const before = await stored(page);
  await page.goto(`#/table/${id}`);
  await expect(page.getByRole('alert')).toContainText('newer version');
  expect(await stored(page)).toEqual(before);
});

test('a second tab that plays on is noticed: take over its game, or keep the own as a copy', async ({ page, context }) => {
  const id = await newGame(page);
  const other = await context.newPage();
  await other.goto(`#/table/${id}`);
  await play(other);
  const alert = page.getByRole('dialog', { name: 'Changed in another tab' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Open the other tab’s game' }).click();
  await expect(alert).toHaveCount(0);
  await play(page);
  const theirs = other.getByRole('dialog', { name: 'Changed in another tab' });
  await theirs.getByRole('button', { name: 'Keep this one as a copy' }).click();
  await expect(theirs).toHaveCount(0);
  expect(other.url().split('/').pop()).not.toBe(id);
  await other.goto('#/saves');
  await expect(other.locator('.saves .rows > li')).toHaveCount(2);
});

test('a slot that a second tab deletes can be saved again', async ({ page, context }) => {
  await newGame(page);
  await deleteIn(await context.newPage());
  const alert = page.getByRole('dialog', { name: 'The save has been deleted' });
  await expect(alert).toBeVisible();
  // It is nowhere but on this screen: leaving is questioned, and the way back loses nothing.
  await reloadAsked(page, 'dismiss');
  await alert.getByRole('button', { name: 'Save it again' }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Pass the device/ })).toBeVisible();
});

test('what another tab has changed and then deleted is told as deleted', async ({ page, context }) => {
  const id = await newGame(page);
  const other = await context.newPage();
  await other.goto(`#/table/${id}`);
  await play(other);
  await expect(page.getByRole('dialog', { name: 'Changed in another tab' })).toBeVisible();
  await deleteIn(other);
  const alert = page.getByRole('dialog', { name: 'The save has been deleted' });
  await alert.getByRole('button', { name: 'Save it again' }).click();
  await expect(alert).toHaveCount(0);
});

test('a game that does not exist says so', async ({ page }) => {
  await page.goto('#/table/nothing');
  await expect(page.getByRole('alert')).toContainText('no longer exists');
});

test('a save whose newest copy is damaged is opened from the one before, and that is said', async ({ page }) => {
  await withoutIndexedDb(page);
  const id = await newGame(page);
  await play(page);
  await expect.poll(async () => Object.keys(await stored(page))).toHaveLength(2);
  await page.goto('#/');
  await page.evaluate((key) => localStorage.setItem(key, 'nonsense'), `caldera/slot/${id}/b`);
  await page.goto(`#/table/${id}`);
  await expect(page.getByRole('status').filter({ hasText: 'newest copy of this save is damaged' }).first()).toBeAttached();
});

test('a replay says that its game was deleted in another tab', async ({ page, context }) => {
  const id = await newGame(page);
  await page.goto(`#/replay/${id}`);
  await expect(page.locator('.table.replay')).toBeVisible();
  await deleteIn(await context.newPage());
  await expect(page.getByRole('alert')).toContainText('has been deleted');
});

test('five hundred saved games are shown in pages, and a moment that no calendar has is no date', async ({ page, context }) => {
  const whole = record({ players: 4, next: /^erupt /, from: 120 });
  const all = Array.from({ length: 500 }, (_, at) => slot(whole, { id: `g${at}`, name: `Game ${at}`, updated: at === 499 ? 1e18 : 1_700_000_000_000 + at }));
  await page.goto('#/about');
  await page.evaluate((all) => all.forEach(([key, text]) => localStorage.setItem(key, text)), all);
  await page.goto('#/saves');
  await expect(page.locator('.saves .rows > li').first()).toContainText('Game 499');
  await expect(page.locator('.screen')).not.toContainText('Invalid');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000);
  const pages = page.getByRole('navigation', { name: 'Pages of saved games' });
  await pages.getByRole('button', { name: 'Older' }).click();
  await expect(pages).toContainText('41 to 80 of 500');
  await expect(page.locator('.saves .rows > li').first()).toContainText('Game 459');
  for (const lost of await page.locator('.saves .rows > li').all()) expect(await lost.isVisible()).toBe(true);
  // Another tab saves: only what it has saved is read, and the page is there in a moment.
  const other = await context.newPage();
  await other.goto('#/about');
  await page.evaluate(() => {
    window.reads = 0;
    const get = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      window.reads += 1;
      return get.call(this, key);
    };
  });
  await other.evaluate(([key, text]) => localStorage.setItem(key, text), slot(whole, { id: 'g0', name: 'Just now', updated: 1_800_000_000_000 }));
  await pages.getByRole('button', { name: 'Newer' }).click();
  await expect(page.locator('.saves .rows')).toContainText('Just now');
  expect(await page.evaluate(() => window.reads)).toBeLessThan(20);
});

test('a file with all games may be longer than any one of them, and begin with a byte-order mark', async ({ page }) => {
  const whole = record({ players: 4, next: /^place /, from: 40 });
  const line = JSON.stringify({ ...whole, theirs: 'x'.repeat(900_000) });
  await page.goto('#/saves');
  const buffer = Buffer.from(`\ufeff${Array(6).fill(line).join('\n')}\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer });
  await expect(page.locator('.said')).toContainText('6 of 6');
  for (const text of Object.values(await stored(page))) expect(text.length).toBeLessThan(20_000);
});
