// Going over a game that is over: what the coach finds in the worker, on boards, in a chart, in numbers and words; stopped, gone on with,
// kept beside the save, and told to everybody.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { openEnd as openRecord, record, slot } from './moments.mjs';
import { stopTime } from './play.mjs';

/** Opens the end of a recorded game. */
const openEnd = (page, moment, settings = {}, language = 'en') => openRecord(page, record({ ...moment, language }), settings);

const bar = (page) => page.locator('.review .work');
const work = (page) => page.locator('[data-control="work"]');
const kept = (page) =>
  page.evaluate(() => {
    try {
      return JSON.parse(localStorage.getItem('caldera/review/moment') ?? 'null');
    } catch {
      return null;
    }
  });
/** How often the coach looks at each decision in the second of its looks. */
const FINE = { volcano: 2000, eruption: 400, apiary: 200 };
/** All is found. */
const done = (page) => expect(bar(page)).toHaveCount(0, { timeout: 400_000 });
/** How often each decision was looked at, and how many there are. */
const looks = async (page) => (await kept(page))?.looks ?? [];

/** What is never said of what somebody has done. */
const GRADES = /blunder|mistake|\bwrong\b|\bbad\b|悪手|疑問手|ミス(?!ト)/i;

const rows = async (page) => {
  await expect(page.locator('.p-course tbody tr').first()).toBeVisible();
  return page.locator('.p-course tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent, 10))));
};

for (const [game, players, columns] of [
  ['volcano', 4, ['Dice', 'Decisions']],
  ['eruption', 2, ['Dice', 'Draws', 'Decisions']],
  ['apiary', 2, ['Draws', 'Decisions']],
]) {
  const fine = FINE[game];
  test(`${game}: the coach goes over a game to its end, and it is kept`, async ({ page }) => {
    await openEnd(page, { game, players });
    await page.getByRole('link', { name: 'Go over the game' }).click();
    await expect(page).toHaveURL(/#\/table\/moment\/review$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Going over the game');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(bar(page)).toContainText(/turn \d+ of \d+/);
    await expect(page.locator('.chances > svg')).toBeVisible();
    await done(page);

    // The chart, and the same as a table: after each turn the chances of all, which are 100 together but for rounding.
    await expect(page.locator('.chance-band')).toHaveCount(players);
    await expect(page.locator('.chance-veil')).toHaveCount(0);
    await page.getByText('The same as a table').click();
    const numbers = await rows(page);
    const turns = Number(/(\d+) turns/.exec(await page.locator('.review-head p').textContent())[1]);
    expect(numbers.length).toBe(turns + 1);
    for (const chances of numbers) {
      expect(chances.length).toBe(players);
      expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThanOrEqual(players);
    }
    expect(Math.max(...numbers.at(-1))).toBe(100);

    // Turning points: two boards of one piece, what was said and what the coach says, well apart and worth at least 5 in 100.
    const points = page.locator('.point');
    const count = await points.count();
    expect(count).toBeLessThanOrEqual(3);
    for (let at = 0; at < count; at++) {
      const point = points.nth(at);
      await expect(point.locator('.point-board svg').first()).toBeVisible();
      await expect(point.locator('.two-boards figure')).toHaveCount(2);
      const [played, coach] = (await point.locator('.chance').allTextContents()).map((text) => parseInt(text, 10));
      expect(coach - played).toBeGreaterThanOrEqual(4);
      const [was, would] = await point.locator('figcaption .small').allTextContents();
      expect(was.length > 3 && would.length > 3, `${was} / ${would}`).toBe(true);
      expect(was).not.toBe(would);
      expect(await point.locator('.differ > li').count()).toBeGreaterThan(0);
    }
    // Of Apiary's table each shows the part in which something happens, with the place of the action marked.
    if (game === 'apiary' && count > 0) {
      await expect(points.locator('.ap-pictured')).toHaveCount(2 * count);
      expect(await points.locator('.ap-pictured .ap-pointed').count()).toBeGreaterThan(0);
    }
    // Beside the words is a picture of the card, the tile, the wall, the island: a board does not show every one of them.
    if (game !== 'apiary' && count > 0) expect(await page.locator('.two-boards figcaption .pic > *').count()).toBeGreaterThan(0);
    const flags = (await page.locator('.chance-flag').allTextContents()).map(Number);
    expect(flags).toEqual([1, 2, 3].slice(0, count));

    // Luck apart from decisions, for each seat.
    await expect(page.locator('.luck-table tbody tr')).toHaveCount(players);
    await expect(page.locator('.luck-table thead th')).toHaveText(['Player', ...columns]);
    await expect(page.locator('.luck-said li')).not.toHaveCount(0);
    // People's decisions: every one of them is the same, as good, or another way.
    const found = await looks(page);
    expect(found.length).toBeGreaterThan(10);
    expect(found.every(({ iterations }) => iterations >= fine)).toBe(true);
    const told = await page.locator('.tally h3').allTextContents();
    expect(told.length).toBe(players);
    const all = told.map((text) => /(\d+) of (\d+) as good/.exec(text).slice(1).map(Number));
    expect(all.reduce((sum, [, decisions]) => sum + decisions, 0)).toBe(found.length);
    for (const [good, decisions] of all) expect(good).toBeLessThanOrEqual(decisions);
    await expect(page.locator('.p-sure')).toContainText(`${fine} times`);
    expect(await page.locator('.screen.review').innerText()).not.toMatch(GRADES);
    await expectAccessible(page, '.screen.review');

    // It is there at once the next time, and the same.
    await page.reload();
    await expect(page.locator('.luck-table tbody tr')).toHaveCount(players);
    await expect(bar(page)).toHaveCount(0);
    await page.getByText('The same as a table').click();
    expect(await rows(page)).toEqual(numbers);
    await expect(points).toHaveCount(count);
    await page.getByRole('link', { name: 'Back to the result' }).click();
    const way = page.locator('.screen.end').getByRole('link', { name: /^Go over the game/ });
    await expect(way.locator('.entry .chance-band')).toHaveCount(players);
    await expect(way).toContainText(count === 0 ? 'No turning point' : count === 1 ? '1 turning point found.' : `${count} turning points found.`);
    await way.click();
    await expect(points).toHaveCount(count);
    if (count === 0) return;
    // Stopped in the last of its looks, it has found them all the same. The worker does not come, so that there is time.
    await page.route(/thinker[^/]*\.js/, () => {});
    await page.evaluate((fine) => {
      const review = JSON.parse(localStorage.getItem('caldera/review/moment'));
      for (const look of review.looks) look.iterations = Math.min(look.iterations, fine);
      localStorage.setItem('caldera/review/moment', JSON.stringify(review));
    }, fine);
    await page.reload();
    await expect(bar(page)).toContainText('once more at the turning points');
    await expect(page.locator('.turning-points .waits')).toHaveCount(0);
    await work(page).click();
    await expect(bar(page)).toContainText('All turns are looked at. The second look at the turning points was stopped.');
    await expect(page.locator('.turning-points .waits')).toHaveCount(0);
    await expect(points).toHaveCount(count);
    await page.unroute(/thinker[^/]*\.js/);
    await points.first().getByRole('link', { name: 'Replay from here' }).click();
    await expect(page.locator('.table.replay')).toBeVisible();
    await expect(page).toHaveURL(/#\/replay\/moment\/\d+$/);
    // From a replay of a finished game the way leads here, too.
    await page.getByRole('link', { name: 'Go over the game' }).click();
    await expect(points).toHaveCount(count);
    await points.first().locator('[data-control="play-on"]').click();
    await expect(page.locator('.curtain, .table').first()).toBeVisible();
    await expect(page).not.toHaveURL(/moment/);
  });
}

test('in the replay of a game that was gone over, the chart is the slider, and turning points are its stops', async ({ page }) => {
  await openEnd(page, { players: 4 }, { speed: 'normal' });
  await page.goto('#/table/moment/review');
  const differs = ({ iterations, best, played }) => iterations >= FINE.eruption && best.action !== played.action;
  // On a slow machine that may be found before the first turn has been looked at to its end, and there is no chart yet.
  const closely = async () => (await looks(page)).filter(({ iterations }) => iterations >= FINE.eruption).length;
  await expect.poll(closely, { timeout: 200_000 }).toBeGreaterThan(12);
  await expect.poll(async () => (await looks(page)).filter(differs).length, { timeout: 200_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(work(page)).toHaveText('Go on');
  await page.goto('#/');
  await expect(page.locator('.screen.review')).toHaveCount(0);
  // One decision has cost a lot, no other one anything: how far the coach has come depends on the machine.
  const found = await kept(page);
  const look = found.looks.find(differs);
  for (const { best, played } of found.looks) played.chance = best.chance;
  look.best.chance = 0.6;
  look.played.chance = 0.2;
  await page.evaluate((text) => localStorage.setItem('caldera/review/moment', text), JSON.stringify(found));

  for (const viewport of [{ width: 1440, height: 900 }, { width: 820, height: 1180 }, { width: 360, height: 640 }]) {
    await page.setViewportSize(viewport);
    await page.goto('#/replay/moment/1');
    await page.reload();
    const slider = page.getByRole('slider');
    await expect(page.locator('.strip .chance-band')).toHaveCount(4);
    // What the coach has not come to is veiled.
    await expect(page.locator('.strip .chance-veil')).toHaveCount(1);
    await expect(page.locator('.strip .chance-flag')).toHaveText('1');
    const [chart, line] = [await page.locator('.strip .chances').boundingBox(), await slider.boundingBox()];
    // What is told is not cut.
    expect(await page.locator('.now').evaluate((now) => now.scrollHeight - now.clientHeight)).toBeLessThanOrEqual(1);
    expect(Math.abs(chart.y - line.y)).toBeLessThanOrEqual(2);
    expect(Math.abs(chart.width - line.width)).toBeLessThanOrEqual(6);
    const last = Number(await slider.getAttribute('max'));
    // A tap on the chart goes there; the arrows step.
    await page.mouse.click(chart.x + chart.width / 2, chart.y + chart.height / 2);
    expect(Math.abs(Number(await slider.inputValue()) - last / 2)).toBeLessThanOrEqual(Math.ceil(last / 50));
    const middle = Number(await slider.inputValue());
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue(String(middle - 1));
    const stop = page.getByRole('button', { name: /^Turning point 1/ });
    await expect(page.locator('.coach-said')).toBeHidden();
    await stop.click();
    await expect(slider).toHaveValue(String(look.step + 1));
    await expect(stop).toHaveAttribute('aria-current', 'step');
    const said = page.locator('.coach-said');
    await expect(said.locator('dt')).toHaveText(['Played', 'Coach']);
    await expect(said.locator('.chance')).toHaveText([/^\d+ → 20%$/, '60%']);
    const [was, , would] = await said.locator('dd').allTextContents();
    expect(was.length > 3 && would.length > 3 && was !== would, `${was} / ${would}`).toBe(true);
    expect(await page.locator('.table.replay').innerText()).not.toMatch(GRADES);
    await expect(said).toBeInViewport();
    await expectAccessible(page, '.table.replay');
    await page.locator('.buttons').getByRole('button', { name: 'Next step', exact: true }).click();
    await expect(said).toBeHidden();
    await expect(stop).not.toHaveAttribute('aria-current', 'step');
  }
  // Whoever goes there step by step sees first what was played; what the coach says comes after that.
  await page.clock.install();
  await page.reload();
  await expect(page.locator('.strip .chance-band')).toHaveCount(4);
  const slider = page.getByRole('slider');
  await slider.fill(String(look.step));
  await expect(slider).toHaveValue(String(look.step));
  await stopTime(page);
  await page.locator('.buttons').getByRole('button', { name: 'Next step', exact: true }).click();
  await expect(slider).toHaveValue(String(look.step + 1));
  await expect(page.locator('.coach-said')).toBeHidden();
  await page.clock.runFor(15_000);
  await expect(page.locator('.coach-said dt')).toHaveText(['Played', 'Coach']);
});

test('a replay without a review has its plain slider', async ({ page }) => {
  await openEnd(page, { players: 4 });
  await page.goto('#/replay/moment/1');
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.locator('.buttons')).toBeVisible();
  await expect(page.locator('.strip, .stops')).toHaveCount(0);
});

test('stopped, left and gone on with; deleted with its game', async ({ page }) => {
  await openEnd(page, { players: 4 });
  await page.goto('#/table/moment/review');
  await expect(bar(page)).toContainText('The coach is at turn');
  await expect.poll(async () => (await looks(page)).filter(({ iterations }) => iterations >= FINE.eruption).length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(work(page)).toHaveText('Go on');
  await expect(bar(page)).toContainText('a rough look');
  await expect(page.locator('.chance-veil')).toHaveCount(1);
  await expect(page.locator('.p-people')).toContainText('up to turn');
  await expectAccessible(page, '.screen.review');
  const stopped = await looks(page);
  // Nothing goes on in the background.
  await page.waitForTimeout(2500);
  expect(await looks(page)).toEqual(stopped);
  await work(page).click();
  await expect(work(page)).toHaveText('Stop');
  const fine = (found) => found.filter(({ iterations }) => iterations >= FINE.eruption);
  const close = (found) => fine(found).length;
  await expect.poll(async () => close(await looks(page))).toBeGreaterThan(close(stopped));
  // Whoever leaves finds it where it was.
  await page.getByRole('link', { name: 'Back to the result' }).click();
  await expect(page.locator('.screen.end')).toBeVisible();
  const left = await looks(page);
  expect(close(left)).toBeGreaterThan(close(stopped));
  await page.reload();
  // The way there has the chart of what was found before.
  const way = page.locator('.screen.end').getByRole('link', { name: /^Go over the game/ });
  await expect(way.locator('.entry .chance-band')).toHaveCount(4);
  await expect(way).toContainText(/The coach stopped after turn \d+ of \d+/);
  await expectAccessible(page, '.screen.end');
  await page.goto('#/table/moment/review');
  await expect(bar(page)).toContainText('The coach is at turn');
  await expect.poll(async () => close(await looks(page))).toBeGreaterThan(close(left));
  // What was only looked at roughly is looked at again, the rest is not.
  for (const { step, chances } of fine(left).slice(0, 5)) expect((await looks(page)).find((look) => look.step === step).chances).toEqual(chances);

  await page.goto('#/saves');
  await page.getByRole('button', { name: /^Delete/ }).first().click();
  await page.locator('dialog[open]').getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(() => kept(page)).toBe(null);
});

test('what was found in another tab is not lost', async ({ page, context }) => {
  await openEnd(page, { players: 4 });
  await page.goto('#/table/moment/review');
  await expect(bar(page)).toContainText('The coach is at turn');
  await work(page).click();
  await expect(work(page)).toHaveText('Go on');
  const early = await looks(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const close = async () => (await looks(other)).filter(({ iterations }) => iterations >= FINE.eruption);
  const before = early.filter(({ iterations }) => iterations >= FINE.eruption).length;
  await expect.poll(async () => (await close()).length, { timeout: 60_000 }).toBeGreaterThan(before + 2);
  await other.close();
  const found = await looks(page);
  // The first tab is left with less than that.
  await page.getByRole('link', { name: 'Back to the result' }).click();
  await expect(page.locator('.screen.end')).toBeVisible();
  expect(await looks(page)).toEqual(found);
});

test('a frame that comes after the review was left finds nothing to do', async ({ page }) => {
  await openEnd(page, { players: 4 });
  await page.goto('#/table/moment/review');
  await expect(bar(page)).toContainText('The coach is at turn');
  // Not before: on a busy machine this clock leaps, and whoever waits for the coach by it waits too short a time.
  await page.clock.install();
  await stopTime(page);
  // No frame comes between these.
  await page.getByRole('button', { name: 'Stop' }).dispatchEvent('click');
  await expect(work(page)).toHaveText('Go on');
  await page.evaluate(() => requestAnimationFrame(() => (window.framed = true)));
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.locator('.screen.shelf')).toBeVisible();
  expect(await page.evaluate(() => window.framed), 'a frame has come already').toBeUndefined();
  await page.clock.runFor(500);
  expect(await page.evaluate(() => window.framed)).toBe(true);
  await expect(page.locator('.screen.shelf')).toBeVisible();
});

test('what was kept of another game, or is damaged, is quietly found anew', async ({ page }) => {
  await openEnd(page, { game: 'volcano', players: 2 });
  for (const text of ['{"version":1,"game":"0123456789abcdef","looks":[]}', '{"version":1,"ga', '{"version":99}']) {
    await page.evaluate((text) => localStorage.setItem('caldera/review/moment', text), text);
    await page.goto('#/table/moment/review');
    await expect.poll(async () => (await looks(page)).length).toBeGreaterThan(3);
    expect((await kept(page)).game).not.toBe('0123456789abcdef');
    await page.goto('#/table/moment/end');
    await expect(page.locator('.screen.end')).toBeVisible();
  }
});

/** The names of all stand left of the chart, one below the other and whole. */
async function namesBeside(page) {
  const names = page.locator('.chance-name');
  await expect(names).toHaveText(['Aki', 'Obsidian 2', 'Chie', 'Dan']);
  const chart = await page.locator('.chances').boundingBox();
  const boxes = await Promise.all([0, 1, 2, 3].map((at) => names.nth(at).boundingBox()));
  boxes.sort((one, two) => one.y - two.y);
  boxes.forEach((box, at) => {
    expect(box.x + box.width).toBeLessThan(chart.x);
    expect(box.y).toBeGreaterThanOrEqual(at === 0 ? chart.y : boxes[at - 1].y + boxes[at - 1].height);
  });
  // The slider below is as long as the chart, but for half its thumb on either side.
  const slider = await page.locator('.course-slider input').boundingBox();
  expect([slider.x - chart.x, slider.x + slider.width - chart.x - chart.width].map(Math.round)).toEqual([-8, 8]);
  for (const name of await names.locator('> span:last-child').all()) expect(await name.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
}

test('with the keyboard: the slider tells each turn, the pictures change, the coach is stopped', async ({ page }) => {
  // A second bot of a level has the longest name that the app gives.
  const made = record({ players: 4 });
  made.seats[1].name = 'Obsidian 2';
  await openRecord(page, made);
  await page.goto('#/table/moment/review');
  await expect(bar(page)).toContainText('The coach is at turn');
  await work(page).press('Enter');
  await expect(work(page)).toHaveText('Go on');
  const slider = page.getByRole('slider', { name: 'Turn' });
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Start: Aki \d+%, Obsidian 2 \d+%, Chie \d+%, Dan \d+%$/);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Turn 1: /);
  await expect(page.locator('.turn-name')).toHaveText(/^Turn 1 · (Aki|Obsidian 2|Chie|Dan)$/);
  await expect(page.locator('.chance-cursor i')).toHaveCount(4);
  await namesBeside(page);
  await page.locator('#chance-bands').press('ArrowRight');
  await expect(page.locator('.chances.lines polyline.line')).toHaveCount(4);
  await expect(page.locator('.chance-lead')).toHaveCount(4);
  await namesBeside(page);
  await page.getByRole('link', { name: 'Open in the replay' }).press('Enter');
  await expect(page.locator('.table.replay')).toBeVisible();
});

test('of turns that were not looked at nothing is told but how they ended', async ({ page }) => {
  await openEnd(page, { players: 4 });
  // The worker does not come.
  await page.route(/thinker[^/]*\.js/, () => {});
  await page.goto('#/table/moment/review');
  await work(page).press('Enter');
  await expect(work(page)).toHaveText('Go on');
  const slider = page.getByRole('slider', { name: 'Turn' });
  const chips = page.locator('.reading .chip b');
  expect((await chips.allTextContents()).map((text) => text.replace(/\d+/, 'n'))).toEqual(['n%', 'n%', 'n%', 'n%']);
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Start: not looked at yet');
  await expect(chips).toHaveText(['–', '–', '–', '–']);
  await expect(page.locator('.chance-veil.blank')).toHaveCount(1);
  await expect(page.locator('.chance-cursor, .chance-mark')).toHaveCount(0);
  await expect(bar(page)).toContainText('The coach stopped before looking at the game.');
  await expect(page.locator('.luck-said')).not.toContainText('turn 0');
  await page.getByText('The same as a table').click();
  await expect(page.locator('.p-course tbody tr').first().locator('td')).toHaveText(['–', '–', '–', '–']);
  await expect(page.locator('.p-course tbody tr').last().locator('td').first()).toHaveText(/%/);
});

test('on a phone the parts are cards, in Japanese and in the dark as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openEnd(page, { players: 4 }, { language: 'ja', theme: 'dark' }, 'ja');
  await page.goto('#/table/moment/review');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('感想戦');
  await work(page).click();
  await expect(work(page)).toHaveText('続ける');
  await expectAccessible(page);
  await expect(page.locator('.chance-band')).toHaveCount(4);
  await expect(page.locator('.chance-name')).toHaveCount(0);
  const dots = page.locator('.pager li');
  const all = await page.locator('.review .card').count();
  await expect(dots).toHaveCount(all);
  await expect(dots.first()).toHaveClass(/on/);
  const card = (at) => page.locator('.review .card').nth(at);
  for (let at = 1; at < all; at++) {
    await page.getByRole('button', { name: '次へ' }).click();
    await expect(dots.nth(at)).toHaveClass(/on/);
    const inView = async () => {
      const { x, width } = await card(at).boundingBox();
      return x >= 0 && x + width <= 360;
    };
    await expect.poll(inView).toBe(true);
  }
  await expect(page.getByRole('button', { name: '次へ' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  const text = await page.locator('.screen.review').innerText();
  expect(text).not.toMatch(GRADES);
  expect(text.replace(/Eruption|VOLCANO|Friday/g, '')).not.toMatch(/[a-z]{4,}/i);
  // Nothing is wider or higher than the phone.
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([360, 640]);
});

test('a game that is not over is not gone over', async ({ page }) => {
  await page.goto('');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(record({ players: 4, next: /^place /, from: 60 })));
  await page.goto('#/table/moment/review');
  await expect(page.getByRole('alert')).toContainText('not over yet');
  await page.getByRole('link', { name: 'To the table' }).click();
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
  await page.goto('#/replay/moment/40');
  await expect(page.locator('.table.replay')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go over the game' })).toHaveCount(0);
});
