// What moves: the animation of what happened, that it lags behind and never holds anything up, and how quickly it runs.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { MOMENTS, openMoment, record, setSpeed } from './moments.mjs';
import { drawn, stopTime, until } from './play.mjs';

// Here it does move.
test.use({ endless: true });

/** The end of a turn: the next player has three contacts without a wall and one with. */
const DAMAGE = [3, 178];
/** An eruption tile is about to be placed. */
const ERUPTION = [3, 138];
/** A placement for which two walls are rolled. */
const ROLLS = [6, 126];

const end = (page) => page.locator('.sheet [data-control="end"]');

/** Plays an action of the list that the board's keys would take longer to reach. */
async function playFromList(page, text) {
  await page.getByRole('button', { name: /legal action/ }).click();
  await page.locator('dialog[open] .actions button', { hasText: text }).first().click();
  await page.locator('.sheet [data-control="confirm"]').click();
}

const angles = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.live .marker')].map((one) => getComputedStyle(one).transform));

/** How many markers of the board glide. */
const glides = (page) =>
  page.evaluate(() => document.getAnimations().filter(({ effect }) => effect.target.matches('.live .marker') && effect.getComputedTiming().endTime > 1).length);

test('the damage phase is told contact by contact, and a tap in the middle shows how it ended', async ({ page }) => {
  await page.clock.install();
  await setSpeed(page, 'slow');
  await openMoment(page, ...DAMAGE, { open_hands: true });
  await stopTime(page);
  const temperatures = () => page.locator('.seat-list .seat .temp').allTextContents();
  const before = await temperatures();
  const stood = await angles(page);
  // So slowly that nobody can miss it.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  await end(page).click();
  const caption = (text) => page.locator('.caption', { hasText: text });
  await until(page, caption('lava at 3 places'));
  await expect(page.locator('.figure')).toContainText('+20°');
  await page.locator('.figure').evaluate((figure) => (figure.dataset.contact = '1'));
  const during = await temperatures();
  expect(during).not.toEqual(before);
  // The markers are on their ways, neither here nor there.
  await expect.poll(() => glides(page)).toBeGreaterThan(0);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  // Each contact has a figure of its own, which rises although the one before looked the same; one line is said of all of them.
  await until(page, page.locator('.figure:not([data-contact])'));
  await expect(page.locator('.figure')).toHaveCount(1);
  await expect(caption('lava at 3 places')).toBeVisible();
  // A tap ends the story and does nothing else, wherever it is; all is as it is.
  await page.locator('.menu-button').click();
  await expect(page.locator('.caption, .figure')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const after = await temperatures();
  expect(after).not.toEqual(during);
  const rest = await angles(page);
  expect(rest).not.toEqual(stood);
  expect(await glides(page), 'nothing glides any more').toBe(0);
  await page.clock.runFor(3_000);
  expect(await temperatures()).toEqual(after);
  // It can be told again.
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: 'Tell it again' }).click();
  await expect(page.locator('.caption')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.caption')).toHaveCount(0);
});

test('each open contact flares up with its number, and the dice for a wall fall in a tray beside it', async ({ page }) => {
  await page.clock.install();
  await setSpeed(page, 'normal');
  await openMoment(page, ...DAMAGE, { open_hands: true });
  await stopTime(page);
  const who = await page.locator('.seat.active .who').textContent();
  await end(page).click();
  // E8, E9: first what lava touches, then what is rolled for.
  for (const number of ['1', '2', '3']) {
    await until(page, page.locator('.contact-number', { hasText: number }));
    await expect(page.locator('.contact-burst')).toHaveCount(2);
    await expect(page.locator('.roll-tray')).toHaveCount(0);
    // On a phone a sign stands for the outcome: nor is that seen yet.
    await expect(page.locator('.sheet .last li.waits')).toHaveCount(1);
    const sign = await page.locator('.sheet .last li').evaluate((row) => getComputedStyle(row, '::after').visibility);
    expect(sign).toBe('hidden');
  }
  await expect(page.locator('.prompt > svg.mark')).toBeVisible();
  // It is another player's turn by now, in its first phase.
  await expect(page.locator('.seat.active .who')).not.toHaveText(who);
  await expect(page.locator('.prompt .bars')).toHaveAttribute('aria-label', 'Phase 1 of 4');
  await until(page, page.locator('.roll-tray'));
  const tray = page.locator('.roll-tray');
  await expect(tray.locator('.die')).toHaveCount(2);
  await expect(tray.locator('.before')).toHaveText(/^\d+%$/);
  const [, wall, bonus, beats, lava] = (await tray.locator('.after').textContent()).match(/^(\d)\+(\d) ([>≤]) (\d)$/);
  expect(beats).toBe(Number(wall) + Number(bonus) > Number(lava) ? '>' : '≤');
  // The strip beside the board shows the same dice, and no others.
  const strip = page.locator('.sheet .last li');
  await expect(strip).toHaveCount(1);
  await expect(strip.locator('.detail')).toHaveText(`wall ${wall} + ${bonus} ${beats === '>' ? 'beats' : 'does not beat'} lava ${lava}`);
  // It stands on the board, and not over its wall.
  const box = await tray.boundingBox();
  const stage = await page.locator('.stage').boundingBox();
  expect(box.x).toBeGreaterThanOrEqual(stage.x);
  expect(box.x + box.width).toBeLessThanOrEqual(stage.x + stage.width);
  const rolled = await page.locator('.telling .rolling').boundingBox();
  const apart = box.x > rolled.x + rolled.width || box.x + box.width < rolled.x || box.y > rolled.y + rolled.height || box.y + box.height < rolled.y;
  expect(apart, JSON.stringify({ box, rolled })).toBe(true);
  await page.clock.runFor(15_000);
  await expect(page.locator('.roll-tray, .contact-burst')).toHaveCount(0);
});

test('an eruption lights the volcano and heats all others at once', async ({ page }) => {
  await page.clock.install();
  await setSpeed(page, 'normal');
  await openMoment(page, ...ERUPTION, { open_hands: true });
  await stopTime(page);
  await playFromList(page, 'Eruption tile on');
  await expect(page.locator('.placed')).toBeAttached();
  await until(page, page.locator('.shockwave'));
  await expect(page.locator('.figure')).toHaveText(['+30°', '+30°']);
  await page.clock.runFor(15_000);
  await expect(page.locator('[role=status][aria-live]')).toContainText('+30°');
  await expect(page.locator('.caption')).toHaveCount(0);
});

test('a tile is placed without a break: the ghost becomes the tile, and lava runs in from where it joins', async ({ page }) => {
  await page.clock.install();
  await setSpeed(page, 'normal');
  // The first tile of a game: no wall is rolled for.
  await openMoment(page, MOMENTS['first tile'], record(MOMENTS['first tile']).steps.length, { open_hands: true });
  await stopTime(page);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('.live .ghost .embers')).toBeAttached();
  // What is there whenever something changes: the ghost, the tile that moves, the tile on the ground.
  await page.evaluate(() => {
    const slabs = () => document.querySelector('.ground .slab-top').getAttribute('d').length;
    const before = slabs();
    window.seen = [];
    new MutationObserver(() => {
      const there = [document.querySelectorAll('.live .ghost .embers').length > 0, document.querySelectorAll('.placed').length > 0, slabs() > before];
      window.seen.push(there.some(Boolean));
    }).observe(document.querySelector('.island-stack'), { subtree: true, childList: true, attributes: true });
  });
  await page.locator('.sheet [data-control="confirm"]').click();
  await expect(page.locator('.placed .embers.drop')).toBeAttached();
  await expect(page.locator('.legal-marks')).toBeHidden();
  await page.clock.runFor(130);
  await expect(page.locator('.placed .run')).not.toHaveCount(0);
  await page.clock.runFor(320);
  await expect(page.locator('.placed')).toHaveCount(0);
  const seen = await page.evaluate(() => window.seen);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).not.toContain(false);
});

test('every roll of an action shows its dice, one after the other', async ({ page }) => {
  await page.clock.install();
  await setSpeed(page, 'normal');
  await openMoment(page, ...ROLLS, { open_hands: true });
  await stopTime(page);
  await playFromList(page, 'with a roll');
  const rows = page.locator('.sheet .last li');
  await expect(rows.first().locator('.die .tumble').first()).toBeAttached();
  await page.clock.runFor(15_000);
  await expect(page.locator('.caption')).toHaveCount(0);
  await expect(page.locator('.tumble')).toHaveCount(0);
  for (const row of await rows.all()) {
    await expect(row.locator('.die')).toHaveCount(2);
    await expect(row.locator('.outcome')).toBeVisible();
  }
});

test('at the speed “instant” nothing is told and nothing lags', async ({ page }) => {
  await setSpeed(page, 'instant');
  await openMoment(page, ...DAMAGE, { open_hands: true });
  await end(page).click();
  await expect(page.locator('.prompt .bars')).toBeVisible();
  await expect(page.locator('.caption, .figure, .tumble')).toHaveCount(0);
  await expect(page.locator('.sheet .last .outcome').first()).toBeVisible();
  expect(await glides(page)).toBe(0);
});

test('the speed can be set in the menu of the table and in the settings', async ({ page }) => {
  await openMoment(page, ...DAMAGE, { open_hands: true });
  for (const [width, height] of [[360, 640], [820, 1180]]) {
    await page.setViewportSize({ width, height });
    await page.locator('.menu-button').click();
    // What the menu has is grouped, and all speeds stand in one row.
    await expect(page.locator('dialog[open] .menu h3')).toHaveText(['Turn', 'View and sound', 'Game']);
    const tops = await page.locator('dialog[open] .seg label').evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    await page.keyboard.press('Escape');
  }
  await page.locator('.menu-button').click();
  await page.locator('label', { has: page.locator('#speed-fast') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-speed', 'fast');
  await expectAccessible(page);
  await page.goto('#/settings');
  await expect(page.locator('#speed-fast')).toBeChecked();
  await page.reload();
  await expect(page.locator('#speed-fast')).toBeChecked();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves for ever, nothing is told, and the dice stay', async ({ page }) => {
    await openMoment(page, ...DAMAGE, { open_hands: true });
    await end(page).click();
    await expect(page.locator('.sheet .last .outcome').first()).toBeVisible();
    await expect(page.locator('.caption, .tumble')).toHaveCount(0);
    const endless = await page.evaluate(() =>
      document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === Infinity).length,
    );
    expect(endless).toBe(0);
  });

  test('a dialog is at once where it stays', async ({ page }) => {
    await openMoment(page, ...DAMAGE, { open_hands: true });
    await page.evaluate(() => {
      window.moved = [];
      addEventListener('animationstart', ({ target, animationName }) => target.matches('dialog') && window.moved.push(animationName), true);
    });
    for (const button of ['.menu-button', '.bar-tools button:nth-child(2)']) {
      await page.locator(button).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await drawn(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
});

test('an action changes the table and does not make it anew', async ({ page }) => {
  await page.clock.install();
  await setSpeed(page, 'normal');
  await openMoment(page, ...ERUPTION, { open_hands: true });
  await stopTime(page);
  const parts = ['.table', '.seat-list', '.stage', '[data-board]', '.sheet', '.log'];
  await page.evaluate((parts) => parts.forEach((part) => (document.querySelector(part).dataset.seenBefore = '')), parts);
  await playFromList(page, 'Eruption tile on');
  await expect(page.locator('.placed').first()).toBeAttached();
  for (const part of parts) await expect(page.locator(part).first(), part).toHaveAttribute('data-seen-before', '');
});
