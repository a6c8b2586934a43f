// Links: sharing a game and its deal, refusing what is none, and playing by link from device to device.
import { test, expect } from './fixtures.mjs';
import { craft, follow, head, linkIn, longest, openShare, records, refuse } from './links.mjs';
import { record, setSpeed, slot, MOMENTS } from './moments.mjs';
import { act, sameLuck, settled, startGame } from './play.mjs';

/** Puts a record into the store and opens it. */
async function open(page, game, { route = 'table/game', over = false } = {}) {
  await page.goto('');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(game, { id: 'game', over }));
  await page.goto(`#/${route}`);
  const here = page.locator('.curtain .btn.primary');
  await expect(page.locator('.curtain, .table, .screen.end').first()).toBeVisible();
  if (!over && (await here.count())) await here.click();
}

/** A page on another device. */
async function elsewhere(browser, watch, baseURL, options = {}) {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block', ...options });
  watch(context);
  const page = await context.newPage();
  await setSpeed(page, 'instant');
  return page;
}

const WHOLE = record({ players: 4 });
const TILE = record({ ...MOMENTS.tile });
const BY_LINK = record({ ...MOMENTS.tile, table: { by_link: true } });

test('a finished game is shared: as a replay elsewhere, and played on from any step', async ({ page, browser, watch, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, WHOLE, { route: 'table/game/end', over: true });
  await page.getByRole('button', { name: 'Share a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a link' });
  await expect(dialog.locator('.send')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Share…' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Copy the link' }).first().click();
  await expect(dialog.getByRole('status').first()).toContainText('copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(await dialog.locator('input').first().inputValue());
  expect(address.startsWith(`${baseURL}#/link/1g`)).toBe(true);
  expect(address.length).toBeLessThanOrEqual(1500);

  const other = await elsewhere(browser, watch, baseURL);
  await other.goto(address);
  await expect(other.locator('.table.replay')).toBeVisible();
  await expect(other).toHaveURL(/#\/replay\/1g[^/]+$/);
  // Who only looks saves nothing, however often.
  await other.reload();
  await expect(other.locator('.table.replay')).toBeVisible();
  await follow(other, new URL(address).hash);
  await expect(other).toHaveURL(/#\/replay\//);
  expect(await records(other)).toEqual([]);

  const link = new URL(address).hash.split('/').pop();
  await follow(other, `#/replay/${link}/100`);
  await expect(other.getByRole('slider')).toHaveValue('100');
  await other.getByRole('button', { name: 'Continue from here' }).click();
  await expect(other).toHaveURL(/#\/table\//);
  await expect(other.locator('.curtain, .table:not(.replay)').first()).toBeVisible();
  const [branch] = await records(other);
  expect(branch.record.steps.slice(0, 100)).toEqual(WHOLE.steps.slice(0, 100));
  expect(branch.card.over).toBe(false);
  expect(branch.card.name).toContain('from step 100');
  // It was not played here: it is among the saves, and no result.
  await follow(other, '#/');
  await expect(other.locator('.shelf .save')).toHaveCount(1);
  await expect(other.locator('.record')).toHaveCount(0);
  await follow(other, `#/table/${link}/end`);
  await expect(other.locator('.screen.end')).toBeVisible();
  expect(await records(other)).toHaveLength(1);
});

test('the share sheet is used where there is one; a clipboard that refuses leaves the field', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (what) => {
      window.shared = what;
      if (window.refuseShare) throw new DOMException('no', window.refuseShare);
    };
    navigator.clipboard.writeText = async () => {
      throw new DOMException('no', 'NotAllowedError');
    };
  });
  await open(page, WHOLE, { route: 'table/game/end', over: true });
  await page.getByRole('button', { name: 'Share a link' }).click();
  const part = page.locator('.send').first();
  await part.getByRole('button', { name: 'Share…' }).click();
  const link = await part.locator('input').inputValue();
  expect(await page.evaluate(() => window.shared)).toEqual({
    title: 'Eruption',
    text: 'Eruption on Caldera: Aki · Ben · Chie · Dan',
    url: link,
  });
  // Somebody who closes the sheet has not asked for anything else.
  await page.evaluate(() => (window.refuseShare = 'AbortError'));
  await part.getByRole('button', { name: 'Share…' }).click();
  await expect(part.getByRole('status')).toBeEmpty();
  await part.getByRole('button', { name: 'Copy the link' }).click();
  await expect(part.getByRole('status')).toContainText('copy it from the field');
  const selected = () => part.locator('input').evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
  expect(await selected()).toBe(link);
});

test('before hidden hands are shared, it is said what that means', async ({ page }) => {
  await open(page, TILE);
  await openShare(page, false);
  const dialog = page.getByRole('dialog', { name: 'Share a link' });
  await expect(dialog).toContainText('could see what the others hide');
  await expect(page.locator('.send')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openShare(page);
  await expect(page.locator('.send')).toHaveCount(2);

  await open(page, record({ ...MOMENTS.tile, table: { open_hands: true } }));
  await page.reload();
  await openShare(page, false);
  await expect(page.locator('.send')).toHaveCount(2);
  await expect(dialog).not.toContainText('could see what the others hide');
});

test('the same deal: another game with the same options and luck, for other players', async ({ page, browser, watch, baseURL }) => {
  await startGame(page, ['Aki', 'Ben', 'Chie']);
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
  const here = page.locator('.curtain .btn.primary');
  if (await here.count()) await here.click();
  await openShare(page);
  const link = await linkIn(page, 1);
  expect(link.length).toBeLessThan(300);
  const other = await elsewhere(browser, watch, baseURL);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Same deal: Eruption');
  await expect(other.locator('.seat-rows [type=text]')).toHaveCount(3);
  await other.locator('.seat-rows [type=text]').first().fill('Yuki');
  await other.getByRole('button', { name: 'Start the game' }).click();
  await expect(other).toHaveURL(/#\/table\//);
  const [[ours], [theirs]] = [await records(page), await records(other)];
  expect(theirs.record.seats[0].name).toBe('Yuki');
  for (const what of ['config', 'steps', 'table']) expect(theirs.record[what]).toEqual(ours.record[what]);
  expect(theirs.record.steps.length).toBeGreaterThan(0);
});

test('a link that is none is refused with the reason, at once, and nothing is touched', async ({ page }) => {
  await open(page, WHOLE, { route: 'table/game/end', over: true });
  await page.getByRole('button', { name: 'Share a link' }).click();
  const link = (await linkIn(page)).replace('#/link/', '');
  const deal = (await linkIn(page, 1)).replace('#/link/', '');
  const before = await records(page);
  const middle = link.length >> 1;
  const other = { ...head(['Aki', 'Ben']), game: 'chess' };
  const hostile = [
    [link.slice(0, (link.length * 3) >> 2), 'cut off or changed'],
    [link.slice(0, middle) + (link[middle] === 'A' ? 'B' : 'A') + link.slice(middle + 1), 'cut off or changed'],
    [deal.slice(0, -1), 'cut off or changed'],
    ['1g'.repeat(500_000), 'far too long'],
    [`2${link.slice(1)}`, 'newer version'],
    ['a-picture-of-a-cat', 'not a link that Caldera has made'],
    [craft(other), '“chess”'],
    [craft({ ...head(['Aki', 'Ben']), rules: 99 }), 'another version of the rules'],
    [craft({ ...head(['Aki', 'Ben']), config: { players: 9 } }), 'do not fit the game'],
    // As much as a link may be, and as many steps as it can say.
    [longest(), 'cut off or changed'],
    [craft({ ...head(['Aki', 'Ben']), config: 'x'.repeat(5_000) }), 'do not fit the game'],
    ['1g../%00<script>alert(1)</script>', 'cut off or changed'],
  ];
  for (const [text, reason] of hostile) {
    expect((await refuse(page, text)).said).toContain(reason);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The link was not opened');
  }
  // Any letter changed, anywhere: refused as well.
  let seed = 7;
  const random = (below) => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % below;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%/';
  for (let round = 0; round < 40; round++) {
    const at = random(link.length);
    const letter = letters[random(letters.length)];
    if (letter !== link[at]) expect((await refuse(page, link.slice(0, at) + letter + link.slice(at + 1))).said).not.toBe('');
  }
  expect(await records(page)).toEqual(before);
  await page.evaluate(() => localStorage.setItem('caldera/settings', JSON.stringify({ language: 'ja' })));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(/壊|途中で切れた/);
});

test('two people play a whole game on two devices by sending links', async ({ page, context, browser, watch, baseURL }) => {
  await sameLuck(context, 5);
  await setSpeed(page, 'instant');
  const ben = await elsewhere(browser, watch, baseURL);
  await page.goto('#/new/eruption');
  await page.locator('label', { has: page.locator('#n2') }).click();
  for (const [at, name] of ['Aki', 'Ben'].entries()) await page.locator('.seat-rows [type=text]').nth(at).fill(name);
  await page.getByRole('switch', { name: /^Play by link/ }).click();
  await expect(page.getByRole('switch', { name: 'Aki' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Ben' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//);

  const people = { Aki: page, Ben: ben };
  const waiting = (page) => page.locator('.curtain .send').count();
  let turns = 0;
  let actions = 0;
  /** Plays until the other is due, or the game is over; gives the link. */
  const play = async (page, name, other) => {
    for (; ; actions++) {
      const seen = await settled(page);
      if (seen.over) break;
      if (await waiting(page)) {
        // Nothing of a hand is in the page, and nobody can say that they are the other.
        await expect(page.locator('.hand, .acard, [data-card], .table')).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^I am/ })).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Send the link to ${other}`);
        break;
      }
      if (seen.curtain) await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your turn, ${name}`);
      await act(page, seen, actions);
    }
    turns += 1;
    return linkIn(page);
  };

  // Lots decide who begins.
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
  let [name, other] = (await waiting(page)) ? ['Ben', 'Aki'] : ['Aki', 'Ben'];
  let link = name === 'Ben' ? await linkIn(page) : await play(page, 'Aki', 'Ben');
  [name, other] = ['Ben', 'Aki'];
  await ben.goto(link);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('A game by link');
  await expect(ben.getByRole('switch', { name: 'Ben' })).toBeChecked();
  await expect(ben.locator('.post')).toContainText('do not peek');
  await ben.getByRole('button', { name: 'Play here' }).click();
  await expect(ben).toHaveURL(/#\/table\//);
  const slots = { Aki: (await records(page))[0].id, Ben: (await records(ben))[0].id };

  for (;;) {
    link = await play(people[name], name, other);
    if (await people[name].locator('.screen.end').count()) break;
    // The other sees what has happened, then acts; in the slot that is theirs.
    await follow(people[other], link);
    await expect(people[other]).toHaveURL(new RegExp(`#/table/${slots[other]}$`));
    await expect(people[other].locator('.send')).toHaveCount(0);
    [name, other] = [other, name];
    expect(turns).toBeLessThan(80);
  }
  expect(turns).toBeGreaterThan(6);
  await expect(people[name].locator('.last-link')).toContainText('Send the last link');
  await follow(people[other], await linkIn(people[name]));
  await expect(people[other].locator('.screen.end')).toBeVisible();
  const [[ours], [theirs]] = [await records(page), await records(ben)];
  expect(ours.record.steps).toEqual(theirs.record.steps);
  expect(ours.record.seats).toEqual([{ name: 'Aki' }, { name: 'Ben', away: true }]);
  expect(theirs.record.seats).toEqual([{ name: 'Aki', away: true }, { name: 'Ben' }]);
  expect([(await records(page)).length, (await records(ben)).length]).toEqual([1, 1]);
});

test('a link that comes back tells what has happened since the own last turn', async ({ page }) => {
  await setSpeed(page, 'slow');
  const game = structuredClone(BY_LINK);
  await open(page, game);
  await openShare(page);
  const link = await linkIn(page);
  // Here the game stands as it was a turn earlier; Aki and Ben sit elsewhere.
  const earlier = structuredClone(game);
  earlier.steps = earlier.steps.slice(0, -20);
  earlier.seats[0].away = earlier.seats[1].away = true;
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(earlier, { id: 'game' }));
  await follow(page, '#/');
  await follow(page, link);
  await expect(page).toHaveURL(/#\/table\/game$/);
  await expect(page.locator('.table .caption')).toBeVisible();
  const [saved] = await records(page);
  expect(saved.record.steps.length).toBeGreaterThan(earlier.steps.length);
  expect(saved.record.seats.map((seat) => !!seat.away)).toEqual([true, true, false, false]);
});

test('a game on one device becomes one by link from the menu, and back again', async ({ page }) => {
  await open(page, TILE);
  const choose = async (names) => {
    const dialog = page.getByRole('dialog', { name: 'Play by link' });
    for (const name of names) await dialog.getByRole('switch', { name }).click();
    await dialog.getByRole('button', { name: 'Set the seats' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: 'Play by link' }).click();
  await choose(['Aki', 'Ben', 'Chie']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send the link to Chie');
  expect((await records(page))[0].record.table.by_link).toBe(true);
  await page.getByRole('link', { name: 'See the board' }).click();
  await expect(page.locator('.table.replay')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue from here' })).toHaveCount(0);
  await page.goBack();
  await follow(page, '#/');
  await expect(page.locator('.rows')).toContainText('waiting for Chie');
  await page.goto('#/table/game');
  await page.getByRole('button', { name: 'Who sits at this device?' }).click();
  await choose(['Aki', 'Ben', 'Chie']);
  await expect(page.locator('.table')).toBeVisible();
  const [{ record: back }] = await records(page);
  expect([back.table.by_link, back.seats[0].away]).toEqual([undefined, undefined]);
});

test('an older link changes nothing; one that went another way can be kept beside', async ({ page }) => {
  await open(page, BY_LINK);
  await openShare(page);
  const link = await linkIn(page);
  const older = craft(head(['Aki', 'Ben', 'Chie', 'Dan'], { by_link: true }));
  const longer = structuredClone(BY_LINK);
  longer.steps = record({ players: 4, next: /^place /, from: longer.steps.length + 1 }).steps;
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(longer, { id: 'game' }));
  await follow(page, '#/');
  await follow(page, link);
  await expect(page.getByRole('alert')).toContainText('older than the game here');
  expect((await records(page)).map(({ record }) => record.steps)).toEqual([longer.steps]);
  await page.getByRole('link', { name: 'Go on with the game here' }).click();
  await expect(page).toHaveURL(/#\/table\/game$/);
  // The same deal as the recorded game, but dealt by other dice.
  await follow(page, older);
  await expect(page.locator('.table, .curtain, .screen').first()).toBeVisible();
  await follow(page, `#/link/${older}`);
  await expect(page.getByRole('alert')).toContainText('gone different ways');
  expect(await records(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Keep the link as a game of its own' }).click();
  await expect(page).toHaveURL(/#\/table\/(?!game)/);
  const both = await records(page);
  expect(both).toHaveLength(2);
  expect(both.some(({ record }) => record.steps.length === longer.steps.length)).toBe(true);
});

test('a game that came by link is saved by the first action, and not before', async ({ page }) => {
  await page.goto(`#/link/${craft(head(['Aki', 'Ben'], { open_hands: true }))}`);
  await expect(page.locator('.table.replay')).toBeVisible();
  await page.locator('.menu-button').click();
  await expect(page.locator('.table:not(.replay)')).toBeVisible();
  await expect(page.locator('.kept')).toHaveCount(0);
  expect(await records(page)).toEqual([]);
  await page.getByRole('button', { name: /legal action/ }).click();
  await page.locator('dialog[open] .actions button').first().click();
  await page.locator('.controls .primary').first().click();
  await expect(page).toHaveURL(/#\/table\/[0-9a-f]+$/);
  await expect(page.locator('.kept')).toHaveText('Saved');
  expect(await records(page)).toHaveLength(1);
});

test('without room a link is opened all the same, and everybody knows', async ({ page, allowedErrors }) => {
  allowedErrors.push(/QuotaExceeded/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused by the test', 'QuotaExceededError');
    };
  });
  await page.goto(`#/link/${craft(head(['Aki', 'Ben'], { by_link: true }))}`);
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(page.getByRole('dialog', { name: 'The game could not be saved' })).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
});

test('a link can be pasted, and whoever has no seat only watches', async ({ page, baseURL }) => {
  await page.goto('#/saves');
  await page.getByRole('link', { name: 'Open a link' }).click();
  const text = craft(head(['Aki', 'Ben'], { by_link: true }));
  await page.getByRole('textbox', { name: 'Paste the link here' }).fill(` ${baseURL}#/link/${text} `);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A game by link');
  for (const on of await page.getByRole('switch', { checked: true }).all()) await on.click();
  await page.getByRole('button', { name: 'Only watch' }).click();
  await expect(page.locator('.table.replay')).toBeVisible();
  expect((await records(page))[0].record.seats.every((seat) => seat.away)).toBe(true);
});
