// The end of Apiary, and the Autopilot: what is told, in which order, and what is to be read afterwards.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { openAt } from './everything.mjs';
import { openMoment, record, setSpeed } from './moments.mjs';
import { boxOf, stopTime, until } from './play.mjs';

/** The place of the last step that matches. */
const last = (steps, step) => steps.findLastIndex((one) => step.test(one));

test('the last turn is told, then the scoring part by part, and the end sheet says what every score is made of', async ({ page }) => {
  await page.clock.install();
  await setSpeed(page, 'normal');
  const moment = { game: 'apiary', players: 3 };
  const { steps } = record(moment);
  await openMoment(page, moment, last(steps, /^end/), { open_hands: true });
  await stopTime(page);
  await page.locator('.sheet [data-control="end"]').click();
  const parts = [];
  const scoring = page.locator('.ap-scoring');
  for (let step = 0; (await page.locator('.btn.standings').count()) === 0; step++) {
    expect(step, 'the story has no end').toBeLessThan(400);
    const part = await scoring.evaluateAll(([one]) => one?.dataset.part);
    if (part && part !== parts.at(-1)) parts.push(part);
    // Nobody's bar is ahead of the part that is told.
    if (part === 'gained') await expect(scoring.locator('.ap-part-sectors')).toHaveCount(0);
    await page.clock.runFor(100);
  }
  const order = ['gained', 'seeds', 'tiles', 'items', 'carvings', 'areas', 'faction', 'favor', 'sectors', 'standings'];
  expect(parts).toEqual(order.filter((part) => parts.includes(part)));
  expect(parts[0] + parts.at(-1)).toBe('gainedstandings');
  await page.locator('.btn.standings').click();
  await page.clock.resume();
  await expect(page.locator('.screen.end')).toBeVisible();
  // Every part of A93 to A100, for every seat; they sum to the total, and the tie-break is there.
  const sheet = page.locator('.ap-endscore .ap-parts');
  for (const rule of ['A93', 'A94', 'A95', 'A96', 'A97', 'A98', 'A99', 'A100', 'A102']) await expect(sheet).toContainText(rule);
  const rows = await sheet.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent) || 0)));
  const totals = (await sheet.locator('tfoot tr').first().locator('td').allTextContents()).map(Number);
  expect(rows[0].map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0))).toEqual(totals);
  // One seat after the other: the lines of each score, the chart of each.
  const tabs = page.locator('.ap-endscore .ap-tabs button');
  await expect(tabs).toHaveCount(3);
  await tabs.nth(2).click();
  await expect(page.locator('.ap-made h3 .num, .ap-made h3 .ap-gv').first()).toHaveText(String(totals[2]));
  await expect(page.locator('.ap-plot')).toHaveCount(2);
  await expectAccessible(page, '.screen.end');
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the turn of the Autopilot is told from its card on, and its panel says what can be known of the next', async ({ page }) => {
  await page.clock.install();
  await setSpeed(page, 'normal');
  const moment = { game: 'apiary', players: 1 };
  const { steps } = record(moment);
  // Its first turn with a human behind it is not the first one of the game.
  const end = steps.findIndex((step, at) => at > 50 && /^end/.test(step) && /^card/.test(steps[at + 1]));
  await openMoment(page, moment, end);
  await stopTime(page);
  const vp = page.locator('[data-place="autopilot"]');
  const before = await vp.textContent();
  await page.locator('.sheet [data-control="end"]').click();
  await until(page, page.locator('.sheet .ap-robocards'));
  // The card comes first, and its points not before it.
  await expect(page.locator('.sheet .ap-ladder li').first()).toContainText(/Card \d+: /);
  expect(await vp.textContent()).toBe(before);
  const told = new Set();
  for (let step = 0; (await page.locator('.sheet .ap-robocards').count()) > 0; step++) {
    expect(step, 'the story has no end').toBeLessThan(300);
    for (const line of await page.locator('.sheet .ap-ladder p').allTextContents()) told.add(line.trim());
    await page.clock.runFor(200);
  }
  expect([...told].length).toBeGreaterThan(1);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet.asleep')).toHaveCount(0);
  await page.locator('.ap-auto').click();
  await expect(page.locator('dialog[open] .ap-robonext')).toContainText(/Its next card says|All cards are shuffled/);
  await expectAccessible(page, 'dialog[open]');
});

test('a game that is over says so, and the way to the standings is a button of the usual height', async ({ page }) => {
  await page.goto('');
  for (const game of ['apiary', 'volcano', 'eruption']) {
    for (const [width, height] of [[390, 844], [820, 1180], [1100, 720], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      await openAt(page, { game, players: 4 });
      await expect(page.locator('.prompt .question')).toHaveText('The game is over.');
      expect((await boxOf(page.locator('.btn.standings'))).height, `${game} at ${width}`).toBeLessThan(70);
    }
  }
});
