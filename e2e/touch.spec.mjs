// The board under hands: a whole game by touch on a small phone, looking at the board from near, the turned board, and the
// layouts for two to six players on screens of all sizes.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { act, boxOf, doubleTap, look, rested, sameLuck, settled, startGame } from './play.mjs';

const NAMES = ['Aki', 'Ben', 'Chie', 'Dan', 'Eri', 'Fumi'];

/** Where the board is on the page, however near it is looked at. */
const frame = (page) => boxOf(page.locator('.fit'));

/** What a person could not reach without scrolling, in words; nothing if all is well. */
const outOfReach = (page) =>
  page.evaluate(async () => {
    const said = [];
    // A control that has just appeared is deaf for a moment.
    const deaf = document.getAnimations().filter((one) => one.animationName === 'deaf');
    await Promise.all(deaf.map((one) => one.finished.catch(() => {})));
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    if (scrollHeight > innerHeight) said.push(`the page is ${scrollHeight} high`);
    if (scrollWidth > innerWidth) said.push(`the page is ${scrollWidth} wide`);
    const seen = (element) => element.getClientRects().length > 0;
    const room = document.querySelector('.room');
    if (room.scrollHeight > room.clientHeight + 1) said.push(`the table is ${room.scrollHeight} high`);
    // The log is scrolled through, with what is on its lines.
    for (const button of [...document.querySelectorAll('.table :is(button, a):not(.lines *)')].filter(seen)) {
      const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
      const name = button.dataset.control ?? button.getAttribute('aria-label') ?? button.className;
      // A hand of many cards is swiped through: the hand is in sight, and of each card all that its height shows.
      const hand = button.closest('.cards');
      const swiped = hand && hand.scrollWidth > hand.clientWidth + 1;
      const beside = left < -1 || right > innerWidth + 1;
      if (top < -1 || bottom > innerHeight + 1 || (beside && !swiped)) said.push(`${name} is outside`);
      if (beside && swiped) {
        if (hand.getBoundingClientRect().right > innerWidth + 1) said.push('the hand is outside');
        continue;
      }
      // Of cards that lie like a fan, the left side is free.
      const x = button.matches('.acard') ? left + 10 : left + width / 2;
      const there = document.elementFromPoint(x, top + height / 2);
      if (!button.contains(there) && !button.closest('.logbox')) said.push(`${name} is covered by ${there?.className}`);
      if (!button.matches('.logbox *') && (width < 43.5 || height < 41.5) && !button.matches('summary')) {
        said.push(`${name} is ${Math.round(width)} by ${Math.round(height)}`);
      }
    }
    return said;
  });

/** Places of the board that a finger can reach now: nothing lies over them. */
const reachable = (page, places) =>
  page.evaluate((places) => places.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.stage')), places);

/** One thing a person does with a finger. */
async function touch(page, seen, turn) {
  const tap = async (locator) => {
    await locator.first().scrollIntoViewIfNeeded();
    const box = await boxOf(locator.first());
    await page.touchscreen.tap(box.x + Math.min(box.width / 2, 30), box.y + box.height / 2);
  };
  const control = (name) => tap(page.locator(`.sheet [data-control="${name}"]`));
  const place = async (places) => {
    const free = await reachable(page, places);
    // Off the screen or under a button: a look at all of the board.
    if (free.length === 0) return tap(page.locator('.lens .btn'));
    await page.touchscreen.tap(...free[turn % free.length]);
    return rested(page);
  };
  const { controls } = seen;
  if (seen.curtain) return tap(page.locator('.curtain .btn.primary'));
  if ('extra' in controls) return control('extra');
  if (controls.confirm) return control('confirm');
  if ('trade' in controls) return control(['trade', 'discard', 'cancel'].find((name) => controls[name]));
  if ('done' in controls) {
    if (!controls.done && seen.cards === 0) return place(seen.edges);
    if (seen.cards > 0 && (!controls.done || turn % 3 === 0)) {
      const cards = page.locator('.sheet .hand.phase .acard');
      const box = await boxOf(cards.nth(turn % seen.cards));
      return page.touchscreen.tap(box.x + 14, box.y + 40);
    }
    return control('done');
  }
  if ('end' in controls) return seen.edges.length > 0 && turn % 2 === 0 ? place(seen.edges) : control('end');
  return place(seen.hexes.length > 0 ? seen.hexes : seen.edges);
}

/** Fingers on the glass: from the first points to the second ones. */
async function fingers(page, from, to) {
  const session = await page.context().newCDPSession(page);
  const points = (at) => at.map(([x, y], id) => ({ x, y, id }));
  const send = (type, at) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points(at) });
  await send('touchStart', from);
  for (let step = 1; step <= 8; step++) {
    const between = (a, b) => a + ((b - a) * step) / 8;
    await send('touchMove', from.map(([x, y], id) => [between(x, to[id][0]), between(y, to[id][1])]));
  }
  // They rest before they are lifted: a fling would swallow the next tap.
  await page.waitForTimeout(150);
  await send('touchMove', to);
  await send('touchEnd', []);
  await session.detach();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('three people play a whole game by touch, near and far, and never need to scroll', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sameLuck(context, 11);
    await startGame(page, NAMES.slice(0, 3));
    const kinds = new Set();
    let actions = 0;
    let near = 0;
    for (; actions < 2500; actions++) {
      const seen = await settled(page);
      if (seen.over) break;
      if (!seen.curtain) {
        await rested(page);
        expect(await outOfReach(page), `${seen.question} ${Object.keys(seen.controls)}`).toEqual([]);
        const kind = `${seen.phase} ${Object.keys(seen.controls)} ${seen.selected}`;
        if (!kinds.has(kind) && kinds.size < 12) await expectAccessible(page);
        kinds.add(kind);
        // Every now and then one looks from near, and goes on playing so.
        if (actions % 25 === 5) {
          await fingers(page, [[150, 230], [210, 230]], [[110, 230], [250, 230]]);
          await fingers(page, [[180, 260]], [[180 + (actions % 3) * 50 - 50, 230]]);
          expect((await frame(page)).width).toBeGreaterThan(450);
          near++;
        } else if (actions % 25 === 15 && (await page.locator('.lens .btn').count()) > 0) {
          await page.locator('.lens .btn').first().tap();
          await expect.poll(async () => (await frame(page)).width).toBeLessThan(361);
        }
      }
      await touch(page, await settled(page), actions);
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|share the win/);
    expect(near).toBeGreaterThan(5);
  });

  test('fingers move the view: pinch, drag, double tap, and a drag is no tap', async ({ page, context }) => {
    await sameLuck(context, 5);
    await startGame(page, ['Aki', 'Ben']);
    await page.locator('.curtain .btn.primary').tap();
    const fit = await frame(page);
    const lit = page.locator('.targets .lit');
    await expect(lit.first()).toBeAttached();
    // At fit there is nowhere to go, and a hand that moves over a lit place does not choose it.
    const [hex] = (await look(page)).hexes;
    await fingers(page, [hex], [[hex[0] + 40, hex[1] + 60]]);
    expect(await frame(page)).toEqual(fit);
    expect((await look(page)).selected).toBe(0);

    await fingers(page, [[150, 240], [210, 240]], [[90, 240], [270, 240]]);
    const near = await frame(page);
    expect(near.width / fit.width).toBeGreaterThan(2.5);
    await fingers(page, [[180, 240]], [[230, 200]]);
    const moved = await frame(page);
    expect(moved.width).toBeCloseTo(near.width, 0);
    // What a finger may stray before it drags is not made up for.
    expect(moved.x - near.x).toBeGreaterThan(35);
    expect(moved.y - near.y).toBeLessThan(-25);
    await fingers(page, [[180, 240]], [[180, 600]]);
    const edge = await frame(page);
    expect(edge.y, 'the board does not leave the screen').toBeLessThan(200);
    expect(await page.evaluate(() => [scrollX, scrollY, visualViewport.scale])).toEqual([0, 0, 1]);
    await expectAccessible(page);
    await page.locator('.lens .btn').first().tap();
    await expect(page.locator('.lens .btn')).toHaveCount(0);
    await rested(page);
    expect(await frame(page)).toEqual(fit);
    await expect(page.locator('[data-board]')).toBeFocused();

    // Twice where nothing can be chosen; what the first tap said is unsaid.
    const bare = await page.evaluate(() => {
      const box = [...document.querySelectorAll('.targets [role=option]:not(.lit) .hit')].at(-1).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    });
    await page.touchscreen.tap(...bare);
    await expect(page.locator('.prompt .why')).toContainText(/\(E\d+\)/);
    await page.waitForTimeout(500);
    await doubleTap(page, bare);
    await expect(page.locator('.prompt .why')).toBeEmpty();
    await expect.poll(async () => (await frame(page)).width / fit.width).toBeCloseTo(2.2, 1);
    await page.waitForTimeout(500);
    // The view outlives the curtain.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await page.locator('.curtain .btn.primary').tap();
    expect((await frame(page)).width / fit.width).toBeCloseTo(2.2, 1);
  });

  test('a small board comes nearer when a tile is laid on it, and goes back', async ({ page, context }) => {
    await sameLuck(context, 5);
    await startGame(page, ['Aki', 'Ben']);
    await page.locator('.curtain .btn.primary').tap();
    const fit = await frame(page);
    await page.touchscreen.tap(...(await look(page)).hexes[0]);
    await expect(page.locator('[data-control="confirm"]')).toBeVisible();
    await expect.poll(async () => (await frame(page)).width / fit.width).toBeCloseTo(1.5, 1);
    await rested(page);
    const [x, y] = await page.evaluate(() => {
      const box = document.querySelector('.ghost').getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    });
    expect(x > 20 && x < 340 && y > 60 && y < 460, `${x} ${y}`).toBe(true);
    await page.locator('[data-control="cancel"]').tap();
    await expect.poll(async () => (await frame(page)).width).toBe(fit.width);
  });

  test('a tap on a chip tells all about the players, without scrolling', async ({ page, context }) => {
    await sameLuck(context, 5);
    await startGame(page, NAMES);
    await page.locator('.curtain .btn.primary').tap();
    for (const [width, height] of [[360, 640], [640, 360]]) {
      await page.setViewportSize({ width, height });
      await page.locator('.seats .seat').nth(4).tap();
      const dialog = page.getByRole('dialog', { name: 'Players' });
      await expect(dialog.locator('.seat')).toHaveCount(6);
      for (const seat of await dialog.locator('.seat').all()) {
        await expect(seat.locator('.zone')).toBeVisible();
        await expect(seat.locator('.supply')).toBeVisible();
        await expect(seat.locator('.flags')).toBeVisible();
        await expect(seat).toBeInViewport({ ratio: 1 });
      }
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('.seats .seat').nth(4)).toBeFocused();
    }
  });
});

test('the wheel zooms, and over a ghost it turns it; keys zoom too', async ({ page, context }) => {
  await sameLuck(context, 5);
  await startGame(page, ['Aki', 'Ben']);
  await page.locator('.curtain .btn.primary').click();
  await expect(page.locator('.curtain')).toHaveCount(0);
  await rested(page);
  const fit = await frame(page);
  await page.mouse.move(fit.x + fit.width / 2, fit.y + fit.height / 2);
  await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await frame(page)).width).toBeGreaterThan(fit.width * 1.1);
  await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await frame(page)).width).toBe(fit.width);

  // A ghost that can be turned.
  const drawn = () => page.locator('.ghost-body path').first().getAttribute('d');
  let turned = false;
  for (let actions = 0; !turned && actions < 60; actions++) {
    const seen = await settled(page);
    if (!seen.controls.right) {
      await act(page, seen, actions * 3 + 1);
      continue;
    }
    await rested(page);
    const ghost = await boxOf(page.locator('.ghost-body').first());
    await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
    const before = await drawn();
    await page.mouse.wheel(0, 120);
    await expect.poll(drawn).not.toBe(before);
    await page.mouse.wheel(0, -120);
    await expect.poll(drawn).toBe(before);
    await rested(page);
    expect(await frame(page)).toEqual(fit);
    turned = true;
  }
  expect(turned).toBe(true);

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await rested(page);
  expect((await frame(page)).width / fit.width).toBeCloseTo(1.96, 1);
  // The cursor never leaves the view.
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowLeft');
  await rested(page);
  const box = await boxOf(page.locator('.live .focus-ring'));
  const stage = await boxOf(page.locator('.stage'));
  expect(box.x).toBeGreaterThan(stage.x);
  await page.keyboard.press('-');
  await rested(page);
  expect((await frame(page)).width / fit.width).toBeCloseTo(1.4, 1);
  await page.keyboard.press('0');
  await rested(page);
  expect(await frame(page)).toEqual(fit);
  // The mouse drags, and does not choose what it is let go over.
  await page.keyboard.press('Escape');
  await page.keyboard.press('+');
  await rested(page);
  const before = await frame(page);
  await page.mouse.move(600, 400);
  await page.mouse.down();
  await page.mouse.move(640, 430, { steps: 5 });
  await page.mouse.up();
  const after = await frame(page);
  expect(after.x - before.x).toBeGreaterThan(20);
  expect((await look(page)).selected).toBe(0);
});

test('the board turns to whoever acts; finger and keys follow it', async ({ page, context }) => {
  await sameLuck(context, 5);
  await startGame(page, ['Aki', 'Ben', 'Chie']);
  await page.locator('.curtain .btn.primary').click();
  const emblem = (village) => boxOf(page.locator(`.ground .village.${village} > g:last-child`));
  const acting = async () => (await page.locator('.seats .seat.active').getAttribute('class')).match(/v\d/)[0];
  const isAtBottom = async () => {
    const { x, y, width, height } = await frame(page);
    const mark = await emblem(await acting());
    return Math.abs(mark.x + mark.width / 2 - x - width / 2) < 5 && mark.y > y + height * 0.7;
  };
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Turn the board to the player' }).click();
  await expect.poll(isAtBottom).toBe(true);
  for (let turns = 0, actions = 0; turns < 4; actions++) {
    const seen = await settled(page);
    if (seen.curtain) {
      turns++;
      await page.locator('.curtain .btn.primary').click();
      await expect.poll(isAtBottom).toBe(true);
      continue;
    }
    if (seen.hexes.length > 0 && seen.selected === 0) {
      // A click chooses what it hits.
      const hex = seen.hexes[actions % seen.hexes.length];
      await page.mouse.click(...hex);
      await expect.poll(async () => (await look(page)).selected).toBe(1);
      const ghost = await boxOf(page.locator('.ghost'));
      expect(Math.hypot(ghost.x + ghost.width / 2 - hex[0], ghost.y + ghost.height / 2 - hex[1])).toBeLessThan(25);
      // Keys go where they point.
      const focused = () =>
        page.evaluate(() => {
          const box = document.querySelector('.live .focus-ring').getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        });
      for (const [key, dx, dy] of [['ArrowUp', 0, -1], ['ArrowDown', 0, 1], ['ArrowLeft', -1, 0], ['ArrowRight', 1, 0]]) {
        await page.keyboard.press('n');
        const from = await focused();
        await page.keyboard.press(key);
        const to = await focused();
        expect((to[0] - from[0]) * dx + (to[1] - from[1]) * dy, key).toBeGreaterThanOrEqual(0);
      }
      await page.locator('[data-control="confirm"]').click();
    } else if ('extra' in seen.controls) await page.locator('[data-control="no-extra"]').click();
    else if (seen.controls.done) await page.locator('[data-control="done"]').click();
    else if ('done' in seen.controls) {
      await page.locator('.sheet .hand.phase .acard').first().click({ position: { x: 14, y: 40 } });
      await page.locator('[data-control="trade"]').click();
    } else await page.locator('[data-control="end"]').click();
  }
  // It is remembered, and can be turned back in the settings.
  await page.reload();
  await page.locator('.curtain .btn.primary').click();
  expect(await isAtBottom()).toBe(true);
  await page.goto('#/settings');
  const option = page.getByRole('switch', { name: /Turn the board/ });
  await expect(option).toBeChecked();
  await option.click();
  await page.goBack();
  await page.locator('.curtain .btn.primary').click();
  expect((await emblem('v0')).y).toBeLessThan((await frame(page)).y + 300);
});

/** Sizes, and how much of the shorter side the board fills at least. */
const SIZES = [
  [360, 640, 0.7],
  [640, 360, 0.84],
  [820, 1180, 0.76],
  [1440, 900, 0.94],
  [2560, 1440, 0.98],
];

/** What lies over a hex of the board, in words. */
const overHexes = (page) =>
  page.evaluate(() => {
    const hexes = [...document.querySelectorAll('.targets .hit')].filter((path) => path.getAttribute('d'));
    const boxes = hexes.map((path) => path.getBoundingClientRect());
    const chrome = document.querySelectorAll('.table :is(.bar .btn, .pile, .fan, .lens .btn, .seat, .last, .prompt, .place, .hand, .logbox)');
    const said = [];
    for (const element of chrome) {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
      for (const box of boxes) {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
        if (away < box.height / 2 - 1) said.push(`${element.className} lies over a hex`);
      }
    }
    return [...new Set(said)];
  });

for (const players of [2, 3, 4, 5, 6]) {
  test(`the table of ${players} fits every screen in every phase`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sameLuck(context, 20 + players);
    await startGame(page, NAMES.slice(0, players));
    const kinds = new Set();
    for (let actions = 0; kinds.size < 8 && actions < 160; actions++) {
      await page.setViewportSize({ width: 1280, height: 800 });
      const seen = await settled(page);
      if (seen.over) break;
      const kind = `${seen.phase} ${Object.keys(seen.controls)}`;
      if (!seen.curtain && !kinds.has(kind)) {
        kinds.add(kind);
        for (const [width, height, least] of SIZES) {
          await page.setViewportSize({ width, height });
          await rested(page);
          const where = `${players} players, ${width} by ${height}, ${kind}`;
          // A small board comes nearer to a ghost by itself, in its own time: all of it is to be seen here.
          await expect(async () => {
            if ((await page.locator('.lens .btn').count()) > 0) await page.locator('.lens .btn').first().click();
            await rested(page);
            expect(await outOfReach(page), where).toEqual([]);
            expect(await overHexes(page), where).toEqual([]);
          }).toPass({ timeout: 30_000 });
          const filled = (await frame(page)).width / Math.min(width, height);
          expect(filled, where).toBeGreaterThan(least);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      }
      await rested(page);
      await act(page, await settled(page), actions);
    }
    expect(kinds.size).toBeGreaterThan(3);
  });
}
