// Bots at the table: they play in the open like people, are skipped, take over seats and give them back, and go on when their
// thinking stops. Nothing that they hold or think is on the page.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { MOMENTS, SEA, record, setSpeed, slot } from './moments.mjs';
import { act, look, press, sameLuck, settled } from './play.mjs';
import { HIVE } from './apiary-sights.mjs';

/** Opens a game in which these seats are bots: `levels` by seat, `null` for a person. */
async function openWith(page, moment, levels, table = {}, id = 'bots') {
  const made = record({ ...moment, table });
  const seats = made.seats.map((seat, at) => (levels[at] ? { bot: levels[at], ...seat } : seat));
  const [key, text] = slot({ ...made, seats }, { id });
  await page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [key, text]);
  await page.goto('');
  await page.goto(`#/table/${id}`);
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
}

/** The seat that decides at a moment at which whoever does has a hand. */
async function whoseTurn(page, moment) {
  await openWith(page, moment, [], {}, 'who');
  const title = await page.locator('.curtain .to h1').textContent();
  return record(moment).seats.findIndex(({ name }) => title.endsWith(` ${name}`));
}

/** The record as it is saved. */
const saved = (page) =>
  page.evaluate(() => {
    const texts = ['a', 'b'].map((copy) => localStorage.getItem(`caldera/slot/bots/${copy}`)).filter(Boolean);
    const parts = texts.map((text) => text.split('\n').slice(1));
    const [, body] = parts.map(([card, body]) => [JSON.parse(card).revision, body]).sort(([a], [b]) => b - a)[0];
    return JSON.parse(body.startsWith('{') ? body : new TextDecoder().decode(Uint8Array.from(atob(body), (one) => one.charCodeAt(0))));
  });

const HANDS = '.acard:not(.back), .small-card:not(.back)';
const bar = (page) => page.locator('.bots-bar');
const skip = (page) => page.locator('[data-control="skip-bots"]');
const [AKI, BOTS] = ['Aki', [null, 'fair', 'fair', 'fair']];

/** Opens the choice of who plays, and gives the row of that seat. */
async function whoPlays(page, name) {
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: 'Who plays' }).click();
  return page.getByRole('group', { name, exact: true });
}

/** Plays for the one person until somebody else has to decide. */
async function playTurn(page) {
  const { steps } = await saved(page);
  for (let turn = 0; ; turn++) {
    expect(turn, 'the turn has no end').toBeLessThan(40);
    const seen = await settled(page, turn > 0 ? skip(page) : null);
    if (!seen) break;
    expect(seen.over, 'the game has ended').toBe(false);
    expect(seen.curtain, 'there is no curtain for one person').toBe(false);
    await act(page, seen, turn);
  }
  expect((await saved(page)).steps.length).toBeGreaterThan(steps.length);
}

test('one person plays with three bots: no curtain, the own hand stays, and the turn comes back', async ({ page }) => {
  await setSpeed(page, 'normal');
  await openWith(page, { players: 4, next: /^place /, from: 60 }, ['fair', 'fair', 'fair', 'fair']);
  // All are bots: nobody has to do anything.
  await expect(bar(page)).toBeVisible();
  await expect(skip(page)).toHaveText('Skip to the end');
  const row = await whoPlays(page, AKI);
  await expectAccessible(page);
  // Moving along the row changes nothing before it is confirmed.
  await row.getByRole('radio', { name: 'Obsidian' }).check({ force: true });
  await expect(row.getByRole('button', { name: 'Obsidian plays from here' })).toBeVisible();
  await row.getByRole('radio', { name: 'A person' }).check({ force: true });
  await expectAccessible(page);
  expect((await saved(page)).table.notes ?? []).toEqual([]);
  // They play on meanwhile. As long as it is Ben's turn, those of two others come before Aki's.
  await expect(bar(page).getByRole('status', { includeHidden: true })).toHaveText('Ben is thinking.', { timeout: 120_000 });
  await row.getByRole('button', { name: 'A person plays from here' }).click();
  await expect(row.getByRole('button')).toHaveCount(0);
  // The button that had the focus is gone: it is where that choice is.
  await expect(row.getByRole('radio', { name: 'A person' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(skip(page)).toHaveText('Skip to my turn');
  await skip(page).click();
  await expect(page.locator('.bots-bar.skipped')).toBeVisible();
  await expect(page.locator('.curtain')).toHaveCount(0);
  await expectAccessible(page);
  const { seats, steps, table } = await saved(page);
  expect(seats.map(({ bot }) => bot)).toEqual([undefined, 'fair', 'fair', 'fair']);
  expect(table.notes.map(({ is, seat }) => [is, seat])).toEqual([['fair', 0], ['person', 0]]);
  // What was skipped can be seen after all.
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(page.locator('.caption')).toBeVisible();
  await expect(skip(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.caption')).toHaveCount(0, { timeout: 5_000 });
  await expect(page.locator('.logbox .lines > li').filter({ hasText: 'From here on a person plays for Aki.' })).toHaveCount(1);
  await playTurn(page);
  await expect(page.locator('.bot-sign.thinks, .caption').first()).toBeVisible();
  await skip(page).click();
  await expect.poll(async () => (await saved(page)).steps.length).toBeGreaterThan(steps.length + 4);
});

test('what bots have done since the own turn stands on the sheet, never before it has been told', async ({ page }) => {
  await setSpeed(page, 'normal');
  await openWith(page, SEA.act, ['fair', 'fair', 'fair', null]);
  const since = page.locator('.sheet .since li');
  await expect(since.first()).toBeVisible();
  // What is being told is not there yet, each time anything changes.
  await page.evaluate(() => {
    window.told = [];
    const look = () => {
      const caption = document.querySelector('.caption span:last-child')?.textContent;
      const lines = [...document.querySelectorAll('.since li')].map((line) => line.textContent.trim());
      if (caption && /current/.test(caption)) window.told.push([caption, lines]);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const turned = (text) => /turns the current/.test(text);
  await expect.poll(async () => (await since.allTextContents()).some(turned), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => page.evaluate(() => window.told.length)).toBeGreaterThan(0);
  for (const [caption, lines] of await page.evaluate(() => window.told)) expect(lines.join(' | ')).not.toContain(caption);
  expect(await since.count()).toBeLessThanOrEqual(3);
  // It sleeps with the sheet: readers hear the announcements.
  await expect(page.locator('.since')).toHaveAttribute('aria-hidden', 'true');
  let seen = 0;
  for (const viewport of [{ width: 360, height: 640 }, { width: 640, height: 360 }, { width: 820, height: 1180 }, { width: 1100, height: 720 }]) {
    await page.setViewportSize(viewport);
    await expect(page.locator('.since, .bots-bar.skipped').first()).toBeVisible();
    // The last line is not below the button that skips.
    const [line, button] = await page.evaluate(() => {
      const lines = [...document.querySelectorAll('.since li')].filter((line) => line.getClientRects().length);
      return [lines.at(-1), document.querySelector('[data-control="skip-bots"]')].map((one) => one?.getBoundingClientRect().toJSON());
    });
    // The bots may have finished meanwhile.
    if (!line || !button) continue;
    seen++;
    expect(line.bottom <= button.top + 1 || button.bottom <= line.top || line.right <= button.left || button.right <= line.left, JSON.stringify([viewport, line, button])).toBe(true);
  }
  expect(seen, 'lines and the button beside them').toBeGreaterThan(0);
  await press(skip(page));
  await expect(page.locator('.bots-bar.skipped')).toBeVisible();
  await expect(since).toHaveCount(0);
});

test('where several people play there are no lines for one of them', async ({ page }) => {
  await setSpeed(page, 'normal');
  await openWith(page, SEA.act, ['fair', 'fair', null, null]);
  await expect(skip(page)).toBeVisible();
  await expect(page.locator('.caption').first()).toBeAttached();
  await expect(page.locator('.since')).toHaveCount(0);
});

test('what bots hold is not on the page, neither at their turn nor at that of a person', async ({ page }) => {
  await setSpeed(page, 'normal');
  const seat = await whoseTurn(page, MOMENTS.cards);
  await openWith(page, MOMENTS.cards, [0, 1, 2, 3].map((at) => (at === seat ? null : 'sharp')));
  const cards = /Aftershock|Lava Flow|Quake|Rain|Reinforce|Relocate|Sinkhole|Volcanic Bomb/;
  const hands = page.locator(HANDS);
  await expect(page.locator('.sheet')).toBeVisible();
  // One person: what is shown is that person's hand, whoever decides, and it stays in sight while bots play.
  const own = async () => (await hands.allTextContents()).filter((text) => cards.test(text)).sort();
  await settled(page);
  const before = await own();
  expect(before.length, 'a hand to look at').toBeGreaterThan(0);
  await press(page.locator('.sheet [data-control="done"]'));
  // There is something to build, or the turn is over.
  const end = page.locator('.sheet:not(.asleep) [data-control="end"]');
  await expect(end.or(skip(page)).first()).toBeVisible();
  if ((await skip(page).count()) === 0) await press(end);
  await expect(skip(page)).toBeVisible();
  await expect(page.locator('.bot-sign.thinks')).toBeVisible();
  expect(await own()).toEqual(before);
  for (let look = 0; look < 20 && (await skip(page).count()); look++) {
    expect(await own()).toEqual(before);
    await page.waitForTimeout(50);
  }
});

test('two people and bots: the curtain is before people only', async ({ page }) => {
  await openWith(page, SEA.act, [null, 'fair', null, 'fair']);
  const asked = new Set();
  for (let turn = 0; turn < 60 && asked.size < 2; turn++) {
    await expect(page.locator('.curtain .to h1, .btn.standings, .bots-bar, .sheet:not(.asleep) [data-control]').first()).toBeVisible();
    const title = page.locator('.curtain .to h1');
    if (await title.count()) {
      asked.add(await title.textContent());
      await page.locator('.curtain .btn.primary').click();
    } else if (await skip(page).count()) {
      // A second press would have them watched again.
      await press(skip(page));
      await expect(skip(page)).toHaveCount(0);
    } else {
      const seen = await settled(page);
      if (!seen.curtain) await press(page.locator('.sheet [data-control]:not([aria-disabled=true])').last());
    }
  }
  expect([...asked].sort()).toEqual(['Pass the device to Aki', 'Pass the device to Chie']);
});

test('a game is left and loaded anew in the middle of a thought, and goes on', async ({ page }) => {
  await setSpeed(page, 'instant');
  await openWith(page, { players: 4, next: /^place /, from: 100 }, ['fierce', 'fierce', 'fierce', 'fierce']);
  const { steps } = await saved(page);
  await expect(page.locator('.bot-sign.thinks')).toBeVisible();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect.poll(async () => (await saved(page)).steps.length, { timeout: 60_000 }).toBeGreaterThan(steps.length);
  await page.goto('#/');
  await expect(page.locator('.screen.shelf')).toBeVisible();
  const left = (await saved(page)).steps.length;
  await page.waitForTimeout(1500);
  expect((await saved(page)).steps.length, 'nobody plays where nobody is').toBe(left);
});

test('a worker that does not start is said, the bots play plainly on, and think again when they can', async ({ page, allowedErrors }) => {
  allowedErrors.push(/thinker|bots|Failed to load/);
  await setSpeed(page, 'instant');
  const program = /\/(thinker|bots)[^/]*\.(js|wasm)$/;
  await page.route(program, (route) => route.abort());
  await openWith(page, { players: 4, next: /^place /, from: 100 }, ['sharp', 'sharp', 'sharp', 'sharp']);
  const noted = async () => (await saved(page)).table.notes?.map(({ is }) => is);
  await expect.poll(noted).toEqual(['plain']);
  await expect.poll(async () => (await saved(page)).steps.length).toBeGreaterThan(105);
  await expect(page.locator('.bots-bar.plain')).toContainText('They play on, but plainly');
  await expect(page.locator('.bot-sign .sr').first()).toContainText('Plays plainly for now.');
  await page.unroute(program);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(noted, { timeout: 60_000 }).toEqual(['plain', 'thinking']);
  await expect(page.locator('.bot-sign .sr').first()).not.toContainText('plainly');
});

/** Whoever decides has a hand, and somebody else as well. Most of the game is still to come: bots think by the clock, so they do not
 * do the same each time, and it must not end. */
const TWO_HANDS = { players: 4, next: /^(play|trade) /, from: 33 };

test('who takes the seat of a bot that thinks sees its hand after saying so', async ({ page }) => {
  const seat = await whoseTurn(page, TWO_HANDS);
  await page.setViewportSize({ width: 360, height: 640 });
  // The bot's thought has no end.
  await page.route(/\/(thinker|bots)[^/]*\.(js|wasm)$/, () => {});
  await openWith(page, TWO_HANDS, [0, 1, 2, 3].map((at) => (at === (seat + 1) % 4 ? null : 'fair')));
  await expect(page.locator('.bot-sign.thinks')).toBeVisible();
  const [hands, { seats, steps }] = [page.locator(HANDS), await saved(page)];
  const row = await whoPlays(page, seats[seat].name);
  await row.getByRole('radio', { name: 'A person' }).check({ force: true });
  await expect(row).toContainText('the screen is covered before a hand is shown');
  const yes = row.getByRole('button', { name: 'A person plays from here' });
  await expect(yes, 'it can be seen on a phone').toBeInViewport({ ratio: 1 });
  await yes.click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.curtain .to h1')).toHaveText(`Pass the device to ${seats[seat].name}`);
  await expect(hands).toHaveCount(0);
  expect((await saved(page)).steps).toEqual(steps);
  await page.locator('.curtain .btn.primary').click();
  await expect(hands).not.toHaveCount(0);
});

test('who gives up the own seat sees nothing of the one person who is left', async ({ page, context }) => {
  await sameLuck(context);
  await setSpeed(page, 'instant');
  const seat = await whoseTurn(page, TWO_HANDS);
  await page.locator('.curtain .btn.primary').click();
  // Somebody else with cards, before whom a curtain is due.
  const labels = (await page.locator('.seat').allTextContents()).filter((text) => /in hand/.test(text));
  const cards = labels.slice(0, 4).map((label) => Number(/(\d+) cards? in hand/.exec(label)[1]));
  const other = cards.findIndex((count, at) => at !== seat && count > 0);
  expect(other, labels.join(' | ')).toBeGreaterThanOrEqual(0);
  await openWith(page, TWO_HANDS, [0, 1, 2, 3].map((at) => (at === seat || at === other ? null : 'fair')));
  await page.locator('.curtain .btn.primary').click();
  const hands = page.locator(HANDS);
  const { seats } = await saved(page);
  const row = await whoPlays(page, seats[seat].name);
  await row.getByRole('radio', { name: 'Basalt' }).check({ force: true });
  await expect(row).toContainText('One person is left then.');
  // From here on no hand may be seen before the other person has said that they are there.
  await page.evaluate((hands) => {
    window.seenHands = 0;
    const look = () => {
      window.seenHands += document.querySelectorAll(hands).length;
    };
    window.watchHands = new MutationObserver(look);
  }, HANDS);
  await row.getByRole('button', { name: 'Basalt plays from here' }).click();
  await page.evaluate(() => window.watchHands.observe(document.body, { subtree: true, childList: true, attributes: true }));
  await page.keyboard.press('Escape');
  await expect(page.locator('.curtain .to h1')).toHaveText(`Pass the device to ${seats[other].name}`, { timeout: 60_000 });
  expect(await page.evaluate(() => window.seenHands)).toBe(0);
  await page.evaluate(() => window.watchHands.disconnect());
  // A page that was loaded anew does not know who looks at it.
  await page.reload();
  await expect(page.locator('.curtain .to h1')).toHaveText(`Pass the device to ${seats[other].name}`);
  await expect(hands).toHaveCount(0);
  await page.locator('.curtain .btn.primary').click();
  await expect(hands).not.toHaveCount(0);
  // Once said it is enough: the own hand stays in sight while bots play, and there is no curtain after them.
  for (let round = 0; round < 2; round++) {
    await playTurn(page);
    const due = page.locator('.curtain, .prompt .question').filter({ hasText: seats[other].name });
    await expect(due).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.curtain')).toHaveCount(0);
  }
});

test('a bot that thinks is announced once for its turn', async ({ page }) => {
  await setSpeed(page, 'normal');
  await openWith(page, { players: 4, next: /^place /, from: 100 }, ['fair', 'fair', 'fair', 'fair']);
  const said = page.locator('.bots-bar [role=status]');
  await expect(said).toHaveText(/is thinking\.$/);
  // Whatever changes in what is announced is read out, be it to the same words; a bar that is made anew is, too.
  await page.evaluate(() => {
    const text = () => document.querySelector('.bots-bar [role=status]')?.textContent;
    window.said = [text()];
    const status = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest('.bots-bar [role=status]');
    const isNew = ({ target, addedNodes }) => status(target) || [...addedNodes].some((node) => node.nodeType === 1 && (node.matches('.bots-bar, .bots-bar [role=status]') || node.querySelector('.bots-bar [role=status]')));
    new MutationObserver((changes) => changes.some(isNew) && window.said.push(text())).observe(document.querySelector('#main, main, body'), { subtree: true, childList: true, characterData: true });
  });
  const { steps } = await saved(page);
  await expect.poll(async () => (await saved(page)).steps.length, { timeout: 90_000 }).toBeGreaterThan(steps.length + 12);
  const heard = await page.evaluate(() => window.said);
  expect(heard.every((text) => /is thinking\.$/.test(text)), heard.join(' | ')).toBe(true);
  expect(heard.length, heard.join(' | ')).toBeGreaterThan(1);
  expect(heard.filter((text, at) => text === heard[at - 1]), heard.join(' | ')).toEqual([]);
});

test('the last that bots did can be skipped while it is told, and be seen after all', async ({ page }) => {
  await setSpeed(page, 'slow');
  await openWith(page, { players: 2, next: /^place /, from: 60 }, ['fair', null]);
  // Nobody thinks any more: it is the person's turn, as soon as that has been told.
  await expect(skip(page)).toBeVisible();
  await expect(bar(page).locator('.bots-say')).toHaveCount(0, { timeout: 60_000 });
  await expect(skip(page)).toHaveText('Skip to my turn');
  const { steps } = await saved(page);
  await skip(page).click();
  for (const look of ['skipped', 'skipped again']) {
    await expect(page.locator('.bots-bar.skipped'), look).toBeVisible();
    await expect(page.locator('.sheet:not(.asleep)')).toBeVisible();
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(page.locator('.caption')).toBeVisible();
    await skip(page).click();
  }
  expect((await saved(page)).steps).toEqual(steps);
});

test('who gives a seat to another while something is told opens no hand', async ({ page, context }) => {
  await sameLuck(context);
  await setSpeed(page, 'slow');
  const seat = await whoseTurn(page, TWO_HANDS);
  const bot = (seat + 3) % 4;
  await openWith(page, TWO_HANDS, [0, 1, 2, 3].map((at) => (at === bot ? 'fair' : null)));
  const { seats } = await saved(page);
  const title = page.locator('.curtain .to h1');
  const own = await title.textContent();
  await page.locator('.curtain .btn.primary').click();
  for (let turn = 0; ; turn++) {
    expect(turn, 'nobody else is asked').toBeLessThan(40);
    const seen = await settled(page);
    if (seen.curtain) break;
    await act(page, seen, turn);
  }
  const next = await title.textContent();
  expect(next).not.toBe(own);
  await page.locator('.curtain .again').click();
  await expect(page.locator('.curtain')).toHaveCount(0);
  const row = await whoPlays(page, seats[bot].name);
  await row.getByRole('radio', { name: 'Obsidian' }).check({ force: true });
  await expect(page.locator('.curtain'), 'something is being told').toHaveCount(0);
  await row.getByRole('button', { name: 'Obsidian plays from here' }).click();
  await page.keyboard.press('Escape');
  await expect(title).toHaveText(next);
  await expect(page.locator(HANDS)).toHaveCount(0);
});

test('undo from the menu ends what is being told, and takes back', async ({ page }) => {
  await setSpeed(page, 'slow');
  await openWith(page, MOMENTS.tile, record(MOMENTS.tile).seats.map((_, at, { length }) => (at === length - 1 ? 'fair' : null)), { teaching: true, open_hands: true });
  await settled(page);
  const { steps } = await saved(page);
  // A tile is chosen, and placed.
  for (let turn = 0; (await saved(page)).steps.length === steps.length; turn++) {
    expect(turn, 'nothing is placed').toBeLessThan(10);
    await act(page, await look(page), turn);
  }
  await expect(page.locator('.sheet.asleep')).toHaveCount(1);
  await page.locator('.menu-button').click();
  await page.locator('dialog[open] .menu').getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('.sheet.asleep')).toHaveCount(0);
  expect((await saved(page)).steps).toEqual(steps);
});

test('in a teaching game undo goes back over what the bots did', async ({ page }) => {
  await setSpeed(page, 'instant');
  await openWith(page, { players: 4, next: /^place /, from: 60 }, BOTS, { teaching: true });
  if (await skip(page).count()) await press(skip(page));
  await settled(page);
  await playTurn(page);
  await press(skip(page));
  await expect(skip(page)).toHaveCount(0);
  const seen = await settled(page);
  expect(seen.curtain).toBe(false);
  await expect(page.locator('.bots-bar.skipped')).toBeVisible();
  const { steps } = await saved(page);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await saved(page)).steps.length).toBeLessThan(steps.length);
  // It is the person's own decision that comes back: nobody thinks, and what was skipped is no longer so.
  await expect(skip(page)).toHaveCount(0);
  await expect(page.locator('.bots-bar.skipped')).toHaveCount(0);
});

for (const [name, moment] of [
  ['VOLCANO', SEA.act],
  ['Apiary', HIVE.turn ?? Object.values(HIVE)[0]],
]) {
  test(`bots play ${name} on`, async ({ page }) => {
    await setSpeed(page, 'instant');
    const levels = Array.from({ length: 6 }, () => 'fair');
    await openWith(page, moment, levels);
    const { steps } = await saved(page);
    await press(skip(page));
    await expect.poll(async () => (await saved(page)).steps.length, { timeout: 60_000 }).toBeGreaterThan(steps.length + 8);
    await expect(page.locator('.bots-bar.plain')).toHaveCount(0);
    expect((await saved(page)).table.notes ?? []).toEqual([]);
  });
}

for (const [name, moment, first] of [
  ['Eruption', { players: 4, next: /^place /, from: 60 }, 0],
  ['VOLCANO', SEA.act],
  ['Apiary', { game: 'apiary', players: 4, next: /^place /, from: 120 }, 2],
]) {
  test(`${name}: what was skipped is a line that lies on nothing to be decided on, at every size, and opens`, async ({ page }) => {
    await setSpeed(page, 'normal');
    // The one person is whoever decides last.
    const person = first ?? ((await whoseTurn(page, moment)) + 3) % 4;
    for (const [at, [width, height]] of [[360, 640], [640, 360], [820, 1180], [1100, 720], [1440, 900]].entries()) {
      await page.setViewportSize({ width, height });
      await openWith(page, moment, [0, 1, 2, 3].map((seat) => (seat === person ? null : 'fair')), {}, `line-${at}`);
      await expect(skip(page)).toHaveText('Skip to my turn');
      await press(skip(page));
      const line = page.locator('.bots-bar.skipped');
      await expect(line).toBeVisible();
      await expect(page.locator('.sheet:not(.asleep)')).toBeVisible();
      const { high, covered, asked } = await line.evaluate((line) => {
        const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
        const wanted = [...all('.sheet button'), ...all('.sheet .question'), ...all('.targets .lit .hit'), ...all('.ap-lit')];
        const covered = wanted.filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return line.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        return { high: line.getBoundingClientRect().height, covered: covered.length, asked: wanted.length };
      });
      expect(asked, 'something to decide on').toBeGreaterThan(1);
      expect(covered, `at ${width} × ${height}`).toBe(0);
      expect(high, `at ${width} × ${height}`).toBeLessThanOrEqual(64);
      await line.locator('summary').click();
      await expect(line.locator('li').first()).toBeVisible();
      await expectAccessible(page, '.table');
      await line.getByRole('button', { name: 'Close' }).click();
      await expect(line).toHaveCount(0);
    }
  });
}

test('in Apiary nothing lies over the places of the board while a bot moves: the prompt says what happens', async ({ page }) => {
  for (const [width, height] of [[820, 1180], [1100, 720], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    await setSpeed(page, 'normal');
    await openWith(page, HIVE['first turn, for two'], ['fair', 'fair'], {}, `places-${width}`);
    await expect(page.locator('.prompt .question')).toContainText(/ places strength \d on /);
    await expect(page.locator('.prompt .question')).toBeVisible();
    await expect(page.locator('.caption')).toBeHidden();
    const covered = await page.evaluate(() => {
      const [bar] = [...document.querySelectorAll('.bots-bar')].map((one) => one.getBoundingClientRect());
      const meets = (one) => one.left < bar.right && bar.left < one.right && one.top < bar.bottom && bar.top < one.bottom;
      const places = [...document.querySelectorAll('.ap-pads, .ap-name')].map((one) => one.getBoundingClientRect());
      return [places.length, places.filter(meets).length];
    });
    expect(covered[0]).toBeGreaterThan(8);
    expect(covered[1], `at ${width}`).toBe(0);
  }
});

test('on its side the board is free while a bot moves: the prompt tells it, and skipping lies below', async ({ page }) => {
  for (const [width, height] of [[640, 360], [844, 390], [962, 601]]) {
    for (const [game, moment] of Object.entries({ volcano: SEA['act, can move'], eruption: MOMENTS.tile, apiary: HIVE['a turn, for five'] })) {
      await page.setViewportSize({ width, height });
      await setSpeed(page, 'normal');
      await openWith(page, moment, Array(6).fill('fair'), {}, `${game}-${width}`);
      await expect(bar(page)).toBeVisible();
      await expect(page.locator('.prompt .question')).toBeVisible();
      await expect(page.locator('.caption')).toBeHidden();
      const [{ x, width: wide }, board] = [await bar(page).boundingBox(), await page.locator('.boardwrap').boundingBox()];
      expect(x, `${game} at ${width}`).toBeGreaterThanOrEqual(board.x + board.width - 1);
      expect(x + wide, `${game} at ${width}`).toBeLessThanOrEqual(width);
      expect(await page.locator('.prompt .question').evaluate((one) => getComputedStyle(one).visibility)).toBe('visible');
    }
  }
});
