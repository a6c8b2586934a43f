// The variants of Eruption: clans (E76), annihilation (E77), forecast (E78), from the set-up to the end of the game.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { openMoment, record, slot } from './moments.mjs';
import { act, sameLuck, settled } from './play.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const option = (page, name) => page.locator('.opt', { hasText: name });
const choose = (page, seat, clan) => page.locator('.clan-row').nth(seat).locator('label').nth(clan).click();
const control = (page, name) => page.locator(`.sheet [data-control="${name}"]`).first();
const log = (page) => page.locator('.logbox .lines > li:not(.heads) .line-text');

/** The set-up of a new game for so many. */
async function setUp(page, players) {
  await page.goto('#/new/eruption');
  await page.locator('label', { has: page.locator(`#n${players}`) }).click();
  await expect(page.locator('.seat-rows [type=text]')).toHaveCount(players);
}

/** Plays on by hand until the game is over. */
async function playToTheEnd(page, most = 400) {
  for (let turn = 0; turn < most; turn++) {
    const seen = await settled(page);
    if (seen.over) return;
    await act(page, seen, turn);
  }
  throw new Error('the game does not end');
}

/** Puts a finished game on the device and opens its end. */
async function openEnd(page, variant) {
  await page.goto('');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(record({ variant }), { over: true }));
  await page.goto('#/table/moment/end');
  await page.reload();
  await expect(page.locator('.screen.end')).toBeVisible();
}

test('clans are assigned freely, and what the rules refuse is said before the start', async ({ page }) => {
  await setUp(page, 5);
  await expect(option(page, 'Clans')).toContainText('for 4 or 6 players');
  await expect(option(page, 'Clans').locator('input')).toHaveCount(0);
  await setUp(page, 4);
  await option(page, 'Clans').locator('input').click();
  const rows = page.locator('.clan-row');
  await expect(rows).toHaveCount(4);
  const chosen = () => page.locator('.clan-row input:checked + span').allTextContents();
  expect((await chosen()).join()).toBe('AClan A,AClan A,BClan B,BClan B');
  await page.locator('.seat-rows [type=text]').nth(1).fill('Ben');
  await expect(rows.nth(1)).toHaveAttribute('aria-label', 'Clan of Ben');
  await choose(page, 2, 0);
  await expect(page.getByRole('alert').filter({ hasText: 'Clans need equal numbers (E76).' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.table-rules .field-error')).toBeFocused();
  await expect(page).toHaveURL(/#\/new\/eruption/);
  await choose(page, 3, 0);
  await expect(page.locator('.table-rules .field-error')).toContainText('Everybody is in one clan.');
  await choose(page, 1, 1);
  await choose(page, 3, 1);
  await expect(page.locator('.table-rules .field-error')).toBeEmpty();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.locator('.curtain .btn.primary').click();
  await expect(page.locator('.seats .seat .clan text')).toHaveText(['A', 'B', 'A', 'B']);
  await expect(page.locator('.seats .seat .sr').nth(1)).toContainText('Clan B.');
  // The same clans are offered for the next game, and with six there are three to choose from.
  await setUp(page, 4);
  expect((await chosen()).join()).toBe('AClan A,BClan B,AClan A,BClan B');
  await setUp(page, 6);
  await expect(page.locator('.clan-row').first().locator('label')).toHaveCount(3);
});

test('a card and a wall go to a clanmate, and only the clanmate learns which card', async ({ page }) => {
  // Ben has a card that he gives to Aki.
  await openMoment(page, 'clans-4', record({ variant: 'clans-4', next: /^give \d [a-z-]+\n/, from: 30 }).steps.length);
  const giver = await page.locator('.seats .seat.active .who').textContent();
  expect(giver).toBe('Ben');
  const hand = page.locator('.sheet .hand.phase .acard');
  const cards = await hand.count();
  await control(page, 'give').click();
  await expect(page.locator('.prompt .question')).toHaveText('Ben, choose a card or a wall to give.');
  await expect(control(page, 'give0')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  const name = await hand.first().getAttribute('data-card');
  await hand.first().click({ position: { x: 14, y: 40 } });
  await expect(control(page, 'give0')).toHaveAttribute('aria-disabled', 'false');
  await control(page, 'give0').click();
  await expect(hand).toHaveCount(cards - 1);
  await expect(log(page).first()).toHaveText(/^Gives Aki: /);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hand).toHaveCount(cards);
  await control(page, 'give').click();
  await page.locator(`.sheet .hand.phase [data-card="${name}"]`).first().click({ position: { x: 14, y: 40 } });
  await control(page, 'give0').click();
  // A wall, which everybody may see.
  await control(page, 'give').click();
  await page.locator('.sheet .controls .material').first().click();
  const walls = page.locator('.seats .seat').first().locator('.supply');
  const before = await walls.textContent();
  await control(page, 'give0').click();
  await expect(walls).not.toHaveText(before);
  await expect(log(page).first()).toHaveText(/^Gives Aki: \w+ wall\.$/);
  // Whoever comes next is told of a card, not of which.
  for (let turn = 0; turn < 40 && !(await settled(page)).curtain; turn++) {
    const { controls } = await settled(page);
    if (controls.done) await control(page, 'done').click();
    else await act(page, await settled(page), 1);
  }
  await page.locator('.curtain .btn.primary').click();
  await expect(log(page).filter({ hasText: 'Gives Aki a card.' })).toHaveCount(1);
});

test('clans play to the end and are ranked together', async ({ page, context }) => {
  await sameLuck(context, 5);
  await openMoment(page, 'clans-4', 305);
  await playToTheEnd(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Clan [AB] wins$/);
  const rows = page.locator('.standings > li');
  await expect(rows).toHaveCount(6);
  await expect(page.locator('.standings > .team')).toHaveCount(2);
  const numbers = async (selector) => (await page.locator(selector).allTextContents()).map((text) => parseFloat(/[\d.]+/.exec(text)[0]));
  const members = await numbers('.standings > .member .score');
  expect(await numbers('.standings > .team .score')).toEqual([(members[0] + members[1]) / 2, (members[2] + members[3]) / 2]);
  await expect(page.locator('.decisions > li')).toHaveCount(2);
  await expect(page.locator('.decisions > li').first()).toContainText(/^Clan [AB] \(\w+, \w+\) before Clan [AB] \(\w+, \w+\): /);
  await expectAccessible(page);
  // Everybody moves one seat on, with their clan.
  await page.locator('.rematch label', { hasText: 'One place on' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.curtain .btn.primary').click();
  const clan = await page.locator('.seats .seat').evaluateAll((seats) =>
    Object.fromEntries(seats.map((seat) => [seat.querySelector('.who').textContent, seat.querySelector('.clan').textContent])),
  );
  expect(clan.Aki).toBe(clan.Ben);
  expect(clan.Chie).toBe(clan.Dan);
  expect(clan.Aki).not.toBe(clan.Chie);
});

test('in annihilation a village burns down to a ruin, and its player goes on placing lava', async ({ page, context }) => {
  await sameLuck(context, 5);
  // Before the turn of Ben, in which he burns out.
  await openMoment(page, 'annihilation-3', 240);
  await expect(page.locator('.ground .village.ruined')).toHaveCount(0);
  for (let redo = 0; redo < 30 && (await page.locator('.ground .village.ruined').count()) === 0; redo++) {
    const seen = await settled(page);
    if (seen.controls.end) await control(page, 'end').click();
    else await act(page, seen, redo);
  }
  await settled(page);
  await expect(page.locator('.ground .village.ruined')).toHaveCount(1);
  if (await page.locator('.curtain').count()) {
    await expect(page.locator('.curtain')).toContainText('burns out');
    await page.locator('.curtain .btn.primary').click();
  }
  const burnt = page.locator('.seats .seat.burnt');
  await expect(burnt).toHaveCount(1);
  await expect(burnt.locator('.sr')).toContainText('Burnt out.');
  await expect(burnt.locator('.supply')).toHaveText('000');
  const name = await burnt.locator('.who').textContent();
  await expectAccessible(page);
  // All that this player is asked from now on is where a tile goes.
  const asked = new Set();
  for (let turn = 0; turn < 400; turn++) {
    const seen = await settled(page);
    if (seen.over) break;
    if (seen.table && seen.question.startsWith(`${name},`)) asked.add(seen.phase);
    await act(page, seen, turn);
  }
  for (const phase of asked) expect(phase).toContain('lava tile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins$/);
  await expect(page.locator('.standings')).toContainText(/Burnt out in turn \d+\./);
  await expect(page.locator('.decisions')).toContainText(/burnt out in turn \d+|lasted until turn \d+/);
});

test('with forecast a tile is taken from one of three stacks, and one that fits nowhere says why', async ({ page }) => {
  await openMoment(page, 'forecast-2', record({ variant: 'forecast-2', next: /^take /, from: 60 }).steps.length);
  const tops = page.locator('.sheet .controls .stack');
  await expect(tops).toHaveCount(3);
  await expect(tops.first().locator('.sr')).toHaveText(/^Stack 1: .+, \d+ tiles$/);
  const count = Number(/(\d+) tiles/.exec(await tops.nth(1).locator('.sr').textContent())[1]);
  await expectAccessible(page);
  await tops.nth(1).click();
  await expect(page.locator('.prompt .question')).toContainText('choose a lit hex');
  await expect(page.locator('.piles > li').nth(1)).toContainText(`×${count - 1}`);
  await expect(log(page).first()).toHaveText(/^Draws the .+\. Stack 2 shows the /);
  // A top that has no place.
  await openMoment(page, 'forecast-clans-4', 297);
  const off = page.locator('.sheet .controls .stack[aria-disabled="true"]');
  await expect(off).not.toHaveCount(0);
  // What has just appeared is deaf for a moment.
  await expect(off.first()).not.toHaveCSS('pointer-events', 'none');
  await off.first().click({ force: true });
  await expect(page.locator('.prompt .why')).toHaveText('That tile fits nowhere now. (E78)');
});

test('a game set up with forecast and annihilation begins with three stacks of 14, 13 and 13', async ({ page }) => {
  await setUp(page, 3);
  for (const name of ['Forecast', 'Annihilation']) await option(page, name).locator('input').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.curtain .btn.primary').click();
  const labels = await page.locator('.sheet .controls .stack .sr').allTextContents();
  expect(labels.map((label) => Number(/(\d+) tiles/.exec(label)[1]))).toEqual([14, 13, 13]);
});

test('the replay of all variants shows ruins when they come, and takes them back', async ({ page }) => {
  await page.goto('');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(record({ variant: 'all-6' }), { over: true }));
  for (const [step, ruins] of [[361, 0], [362, 1], [430, 2], [563, 5], [100, 0]]) {
    await page.goto(`#/replay/moment/${step}`);
    await page.reload();
    await expect(page.locator('.table.replay')).toBeVisible();
    await expect(page.locator('.ground .village.ruined')).toHaveCount(ruins);
  }
});

test('the end of an annihilation of clans tells who lasted', async ({ page }) => {
  await openEnd(page, 'all-6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clan B wins');
  await expect(page.locator('.win p')).toHaveText(/^Only one side is left standing, and Clan B \(Dan, Emi, Finn\) outlasted Clan A/);
  await expect(page.locator('.standings > .team .rank')).toHaveText(['1', '4']);
  await expect(page.locator('.standings > .member .detail').filter({ hasText: /Burnt out in turn/ })).toHaveCount(5);
  await expect(page.locator('#numbers, .numbers tbody tr').last()).toContainText('Gifts to clanmates');
});
