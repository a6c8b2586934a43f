// The book of results: what the shelf says of the games that have ended here, when it is written, and how it is taken away and cleared.
import { readFileSync } from 'node:fs';
import { test, expect, expectAccessible } from './fixtures.mjs';
import { openMoment, record, setSpeed, slot } from './moments.mjs';
import { boxOf } from './play.mjs';

const DAY = 86_400_000;

/** A book with so many games, as the app writes it. */
export const book = (games = 8, language = 'en') => {
  const names = record({ language }).seats.map(({ name }) => name);
  const seats = (winner, best, worse) => names.map((name, at) => ({ name, rank: at === winner ? 1 : 2, total: at === winner ? best : worse }));
  return {
    results: 1,
    games: Array.from({ length: games }, (_, at) => ({
      slot: `gone-${at}`,
      game: at % 3 ? 'eruption' : 'volcano',
      ended: Date.now() - at * 3 * DAY,
      spent: 2_700_000,
      seats: at % 3 ? seats(at % 4, 90 + 10 * at, at === 1 ? 100 : 240) : seats(at % 2, 31 - at, 12),
    })),
  };
};

const keep = (page, results) => page.addInitScript((results) => localStorage.setItem('caldera/results', results), typeof results === 'string' ? results : JSON.stringify(results));
const rows = (page) => page.locator('.results > li');

test('a game that ends is a result, once, and stays one when its save is deleted', async ({ page }) => {
  await setSpeed(page, 'instant');
  const steps = record({ players: 2 }).steps;
  await openMoment(page, 2, steps.length - 4);
  const id = new URL(page.url()).hash.split('/')[2];
  await page.goto('#/');
  await expect(page.locator('.shelf .save')).toHaveCount(1);
  await expect(page.locator('.record')).toHaveCount(0);
  await page.goto(`#/table/${id}`);
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
  const over = () => page.evaluate((id) => Object.keys(localStorage).some((key) => key.includes(id) && /"over":true/.test(localStorage.getItem(key))), id);
  for (let tries = 0; tries < 20 && !(await over()); tries++) {
    const here = page.locator('.curtain .btn.primary');
    if (await here.count()) await here.first().click();
    await page.locator('.table').waitFor();
    await page.keyboard.press('Control+y');
    await page.waitForTimeout(150);
  }
  expect(await over()).toBe(true);
  await page.goto('#/');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Eruption · \d+°/);
  await expect(page.locator('.tally .sums')).toContainText(/1game(?!s)/);
  await page.reload();
  await page.goto(`#/table/${id}/end`);
  await expect(page.locator('.screen.end')).toBeVisible();
  await page.goto('#/');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page.locator('.screen.end')).toBeVisible();
  await page.goto('#/saves');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.locator('.saves .save')).toHaveCount(0);
  expect(await page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(`slot/${id}`)), id)).toEqual([]);
  await page.goto('#/');
  await expect(rows(page).getByRole('link')).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('link')).toHaveCount(0);
});

for (const [locale, heading, rows, told, streak] of [
  ['en-GB', 'You and the bots', ['Basalt', '2 of 3 won', 'Obsidian', '0 of 1 won'], 'lost, won, lost, won', '1 now, 1 at best'],
  ['ja-JP', 'ボットとの対戦記録', ['ゲンブ', '3局中2勝', 'コクヨウ', '1局中0勝'], '負け, 勝ち, 負け, 勝ち', '現在1、最高1'],
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('how one person has fared against bots stands on the shelf', async ({ page }) => {
      const [me, ...others] = record({ players: 4 }).seats;
      const against = (at, rank, bots, more = {}) => ({
        slot: `gone-${at}`,
        game: 'eruption',
        ended: Date.now() - at * DAY,
        spent: 60_000,
        seats: [{ ...me, rank, total: 200 }, ...bots.map((bot, seat) => ({ ...others[seat], rank: rank === 1 ? 2 : 1, total: 210, ...(bot && { bot }) }))],
        ...more,
      });
      const games = [
        against(0, 1, ['fair']),
        // A seat that changed hands, and two people against a bot, do not count.
        against(1, 1, ['sharp'], { mixed: true }),
        against(2, 1, [null, 'sharp']),
        against(3, 2, ['fair', 'gentle']),
        against(4, 1, ['fair']),
        against(5, 2, ['gentle', 'sharp']),
      ];
      await keep(page, { results: 1, games });
      await page.goto('');
      const section = page.locator('.record').filter({ has: page.locator('.panel.against') });
      await expect(section.getByRole('heading')).toHaveText(heading);
      const facts = page.locator('.panel.against .best');
      await expect(facts).toHaveCount(3);
      for (const [at, text] of rows.entries()) await expect(facts.nth(at >> 1)).toContainText(text);
      await expect(facts.nth(2)).toContainText(streak);
      await expect(page.locator('.panel.against svg')).toHaveAttribute('aria-label', told);
      await expect(page.locator('.panel.against svg path')).toHaveCount(4);
      await expect(page.locator('.panel.against svg path.won')).toHaveCount(2);
      await expectAccessible(page);
    });
  });
}

test('without a game of one person against bots the shelf says nothing of them', async ({ page }) => {
  await keep(page, book());
  await page.goto('');
  await expect(page.locator('.tally')).toBeVisible();
  await expect(page.locator('.panel.against')).toHaveCount(0);
});

test('the results are taken away as a file and cleared after a question', async ({ page }) => {
  await page.goto('');
  await page.evaluate((text) => localStorage.setItem('caldera/results', text), JSON.stringify(book()));
  await page.goto('#/settings');
  const section = page.getByRole('region', { name: 'Results' });
  await expect(section).toContainText('has 8 games');
  const [file] = await Promise.all([page.waitForEvent('download'), section.getByRole('button', { name: 'Export results' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^caldera-results-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).games).toHaveLength(8);
  await section.getByRole('button', { name: 'Clear results' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Cancel' }).click();
  await expect(section).toContainText('has 8 games');
  await section.getByRole('button', { name: 'Clear results' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Clear results' }).click();
  await expect(section).toContainText('All results are cleared.');
  await expect(section.getByRole('button')).toHaveCount(0);
  await expect(section.getByRole('heading')).toBeFocused();
  await expect(section).toContainText('No results yet.');
  expect(await page.evaluate(() => localStorage.getItem('caldera/results'))).toBe(null);
  await page.goto('#/');
  await expect(page.locator('.screen.shelf')).toBeVisible();
  await expect(page.locator('.record')).toHaveCount(0);
  // And they come back, once.
  await page.goto('#/saves');
  for (const added of ['8 results have been added', '0 results have been added']) {
    await page.locator('input[type=file]').setInputFiles(await file.path());
    await expect(page.locator('.said')).toContainText(added);
  }
  await page.goto('#/settings');
  await expect(section).toContainText('has 8 games');
});

for (const [what, text] of [['damaged', '{"results":1,"games":[{"slot":7}]}'], ['of a newer version', '{"results":9}']]) {
  test(`a book that is ${what} harms nothing and can still be taken away`, async ({ page }) => {
    await keep(page, text);
    await page.goto('');
    await expect(page.locator('.games .game').first()).toBeVisible();
    await expect(page.locator('.record')).toHaveCount(0);
    await page.goto('#/settings');
    const section = page.getByRole('region', { name: 'Results' });
    const [file] = await Promise.all([page.waitForEvent('download'), section.getByRole('button', { name: 'Export results' }).click()]);
    expect(readFileSync(await file.path(), 'utf8')).toBe(text);
  });
}

for (const [width, height, columns] of [[1440, 900, 3], [1100, 720, 3], [820, 1180, 2], [360, 640, 1]]) {
  for (const locale of ['en-GB', 'ja-JP']) {
    test.describe(`${locale}, ${width} px`, () => {
      test.use({ locale, viewport: { width, height } });

      test('running games, results and statistics stand below the boxes, and fit', async ({ page }) => {
        const language = locale.slice(0, 2);
        await keep(page, book(8, language));
        await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record({ next: /^place /, from: 190, language })));
        await page.goto('');
        await expect(rows(page).filter({ visible: true })).toHaveCount(width < 700 ? 3 : 6);
        await expect(page.locator('.results .mark').first()).toBeVisible();
        const [lid, lately, tally] = await Promise.all(['.games', '.record', '.record ~ .record'].map((one) => boxOf(page.locator(one).first())));
        expect(lately.y).toBeGreaterThan(lid.y + lid.height - 1);
        expect(tally.y === lately.y).toBe(columns > 1);
        if (width === 1440) expect(tally.y + tally.height).toBeLessThanOrEqual(height + 120);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    });
  }
}
