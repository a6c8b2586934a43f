// What the coach would do: it is asked by mouse and by keys in each game, shows its ways, puts a ghost and never plays; it is noted,
// closes with the decision, can be switched off, and goes on without its worker.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { MOMENTS, SEA, record, setSpeed, slot } from './moments.mjs';
import { openCurtain, settled } from './play.mjs';
import { HIVE } from './apiary-sights.mjs';
import { records } from './links.mjs';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };

/** Opens a game at a moment, behind its curtain if it has one. */
async function open(page, moment, table = {}) {
  const [key, text] = slot(record({ ...moment, table }), { id: 'coach' });
  await page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [key, text]);
  await page.goto('');
  await page.goto('#/table/coach');
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
}

/** The record as it is saved. */
const saved = (page) =>
  page.evaluate(() => {
    const texts = ['a', 'b'].map((copy) => localStorage.getItem(`caldera/slot/coach/${copy}`)).filter(Boolean);
    const parts = texts.map((text) => text.split('\n').slice(1));
    const [, body] = parts.map(([card, body]) => [JSON.parse(card).revision, body]).sort(([a], [b]) => b - a)[0];
    return JSON.parse(body.startsWith('{') ? body : new TextDecoder().decode(Uint8Array.from(atob(body), (one) => one.charCodeAt(0))));
  });

const asks = (page) => page.locator('[data-hint=ask]');
const panel = (page) => page.locator('.hint');
const ways = (page) => page.locator('.hint [role=tab]');
const chosen = (page) => page.locator('.hint [role=tab][aria-selected=true]');
const notes = async (page) => ((await saved(page)).table.notes ?? []).map(({ is }) => is);

/** Waits until the coach has said something. It does so as soon as it has thought for a second, or as its worker fails. */
const told = (page) => expect(ways(page).first()).toBeVisible({ timeout: 30_000 });

/** Waits until it thinks no more, so that nothing changes any more. */
const done = (page) => expect(panel(page)).toHaveAttribute('data-stage', /done|plain/, { timeout: 30_000 });

/** The numbers of the parts, added up, are the worth. */
async function addsUp(page) {
  const number = (text) => Number(text.replace('−', '-').replace('±', '').replace('°', ''));
  const parts = await page.locator('.hint .why .v').allTextContents();
  const worth = await chosen(page).locator('.w b').textContent();
  const sum = parts.map(number).reduce((all, one) => all + one, 0);
  expect(Math.abs(sum - number(worth)), `${parts} are ${worth}`).toBeLessThan(1e-6);
}

for (const [game, moment, { ghost, marks }] of [
  ['Eruption', MOMENTS.tile, { ghost: '.live .ghost .lava-flow', marks: '.hint-marks .hint-mark' }],
  ['VOLCANO', SEA.act, { ghost: null, marks: null }],
  ['Apiary', HIVE['first turn, for two'], { ghost: null, marks: '.ap-board [data-way], .table [data-way]:not(.hint-way)' }],
]) {
  test(`${game}: it is asked with the mouse, and puts its way on the board without playing it`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await setSpeed(page, 'instant');
    await open(page, moment, { open_hands: true });
    await settled(page).catch(() => {});
    const { steps } = await saved(page);
    await asks(page).click();
    await told(page);
    await done(page);
    expect(await ways(page).count()).toBeGreaterThan(1);
    await expectAccessible(page);
    for (const at of [0, 1]) {
      await ways(page).nth(at).click();
      await expect(ways(page).nth(at)).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('.hint .why li').first()).toBeVisible();
      await addsUp(page);
    }
    if (marks) await expect(page.locator(marks).first()).toBeAttached();
    if (ghost) await expect(page.locator(ghost).first()).toBeAttached();
    await page.locator('[data-hint=put]').click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.hint-mark')).toHaveCount(0);
    if (ghost) await expect(page.locator(ghost).first()).toBeAttached();
    expect((await saved(page)).steps, 'nothing was played').toEqual(steps);
    // It is noted once, in the record and in the log.
    expect(await notes(page)).toEqual(['coach']);
    await expect(page.locator('.logbox .lines > li').filter({ hasText: 'asks the coach.' })).toHaveCount(1);
    await page.keyboard.press('h');
    await told(page);
    expect(await notes(page)).toEqual(['coach']);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    // By keys: one Enter puts it on the board, one more plays it.
    await page.keyboard.press('h');
    await told(page);
    await expect(page.locator('[data-hint=put]')).toHaveText(/^Put \d on the board$/);
    await page.keyboard.press('Enter');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('[data-board]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await saved(page)).steps.length).toBeGreaterThan(steps.length);
  });
}

test('it is asked with keys alone: H, a number, Enter, and Enter again plays', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await setSpeed(page, 'instant');
  await open(page, MOMENTS.tile, { open_hands: true });
  await settled(page);
  const { steps } = await saved(page);
  await page.locator('.targets').focus();
  await page.keyboard.press('h');
  await told(page);
  await done(page);
  await expect(chosen(page)).toBeFocused();
  await page.keyboard.press('2');
  await expect(chosen(page)).toHaveAttribute('data-way', '2');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveAttribute('data-way', '3');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveAttribute('data-way', '2');
  const before = await ways(page).allTextContents();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(asks(page)).toBeFocused();
  // Nothing has happened: it has the same answer, at once.
  await page.keyboard.press('h');
  await expect(panel(page)).toHaveAttribute('data-stage', /done|plain/, { timeout: 900 });
  expect(await ways(page).allTextContents()).toEqual(before);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('.targets [aria-selected=true]')).toHaveCount(1);
  expect((await saved(page)).steps).toEqual(steps);
  await expect(page.locator('.targets')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await saved(page)).steps.length).toBeGreaterThan(steps.length);
});

test('an undo and a choice on the board close it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await setSpeed(page, 'instant');
  await open(page, MOMENTS.tile, { open_hands: true, teaching: true });
  await settled(page);
  await page.keyboard.press('h');
  await told(page);
  await page.locator('.targets').focus();
  await page.keyboard.press('n');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await told(page);
  const { steps } = await saved(page);
  await page.keyboard.press('Control+z');
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(async () => (await saved(page)).steps.length).toBeLessThan(steps.length);
});

test('it goes with the curtain: nothing of it is on the page behind it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await setSpeed(page, 'instant');
  await open(page, MOMENTS.cards);
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await page.locator('.hint, .ask').count()).toBe(0);
  await openCurtain(page);
  await settled(page);
  await page.keyboard.press('h');
  await told(page);
  const said = await ways(page).locator('.t').allTextContents();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await page.locator('.hint, .ask, .hint-mark, [data-way]').count()).toBe(0);
  const text = await page.locator('body').innerText();
  for (const one of said) expect(text).not.toContain(one);
});

test('it can be switched off in the set-up: then there is no button and no key', async ({ page }) => {
  await page.goto('');
  await page.goto('#/new/eruption');
  const coach = page.getByRole('switch', { name: /^Coach at the table/ });
  await expect(coach).toBeChecked();
  await coach.click();
  await expect(coach).not.toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect.poll(async () => (await records(page)).at(-1)?.record.table.coach).toBe(false);
  await setSpeed(page, 'instant');
  await open(page, MOMENTS.tile, { open_hands: true, coach: false });
  await settled(page);
  await expect(asks(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(panel(page)).toHaveCount(0);
});

test('without its worker it looks at each move by itself, and says so', async ({ page, allowedErrors }) => {
  allowedErrors.push(/thinker|bots|Failed to load/);
  await page.route(/\/(thinker|bots)[^/]*\.(js|wasm)$/, (route) => route.abort());
  await page.setViewportSize(DESKTOP);
  await setSpeed(page, 'instant');
  await open(page, MOMENTS.tile, { open_hands: true });
  await settled(page);
  await asks(page).click();
  await told(page);
  await expect(panel(page)).toHaveAttribute('data-stage', 'plain');
  await expect(page.locator('.hint .sure')).toContainText('does not answer');
  await addsUp(page);
});

test('what has no place on the board is named, and its button marked, until somebody does something', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await setSpeed(page, 'instant');
  // Nothing is left to do but to choose.
  await open(page, { ...SEA.act, next: /^(go|stay)/, from: 62 }, { open_hands: true });
  await settled(page);
  const { steps } = await saved(page);
  await asks(page).click();
  await told(page);
  await page.keyboard.press('2');
  await expect(page.locator('[data-hint=put]')).toHaveText('Choose 2 yourself');
  const title = await chosen(page).locator('.t').textContent();
  await page.locator('[data-hint=put]').click();
  await expect(panel(page)).toHaveCount(0);
  const marked = page.locator('.controls [data-way]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-way', '2');
  await expect(marked).toHaveAttribute('data-control', /^(go|stay)$/);
  expect((await marked.textContent()).toUpperCase()).toContain(title.toUpperCase().includes('GO') ? 'GO' : 'STAY');
  // It is advice, not a refusal.
  await expect(page.locator('.prompt .why')).toHaveText(/^The coach’s choice: .*\.$/);
  await expect(page.locator('.prompt .why')).toHaveClass(/news/);
  await expectAccessible(page);
  expect((await saved(page)).steps, 'nothing was played').toEqual(steps);
  await marked.click();
  await expect.poll(async () => (await saved(page)).steps.length).toBeGreaterThan(steps.length);
  await expect(page.locator('.controls [data-way]')).toHaveCount(0);
});

for (const [width, height] of [[744, 1133], [820, 1180], [1024, 1366]]) {
  test(`on a tablet of ${width} × ${height} the own hive stays beside it, with the ways marked`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setSpeed(page, 'instant');
    await open(page, HIVE['what is built'], { open_hands: true });
    await settled(page).catch(() => {});
    await asks(page).click();
    await told(page);
    await done(page);
    const hive = page.locator('.ap-own');
    await expect(hive).toBeInViewport({ ratio: 1 });
    await expect(hive.locator('[data-way]').first()).toBeInViewport({ ratio: 1 });
    const [left, right] = [await hive.boundingBox(), await panel(page).boundingBox()];
    expect(left.x + left.width, 'neither lies on the other').toBeLessThanOrEqual(right.x);
    await expect(panel(page).locator('.hint-acts .btn').last()).toBeInViewport({ ratio: 1 });
    for (const at of [0, 1]) {
      await ways(page).nth(at).click();
      await expect(hive.locator(`[data-way*="${at + 1}"]`)).toHaveCount(1);
      await addsUp(page);
    }
    if (width === 820) await expectAccessible(page);
    await page.locator('[data-hint=put]').click();
    await expect(panel(page)).toHaveCount(0);
    await expect(hive).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone it is on the sheet, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await setSpeed(page, 'instant');
  await open(page, SEA.act, { open_hands: true });
  await settled(page);
  await asks(page).click();
  await told(page);
  await done(page);
  await expectAccessible(page);
  // GO and STAY are told for each number of others.
  const all = await ways(page).count();
  for (let at = 0; at < all; at++) {
    await ways(page).nth(at).click();
    await addsUp(page);
  }
  await expect(page.locator('.hint .cases li').first()).toBeAttached();
  const box = await page.locator('[data-hint=put]').boundingBox();
  expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
});
