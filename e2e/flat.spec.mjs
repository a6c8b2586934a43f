// Table mode: on a device that lies flat everything turns towards the side of whoever acts, and hands still land where they
// point.
import { test, expect } from './fixtures.mjs';
import { record, slot } from './moments.mjs';
import { boxOf, doubleTap, drawn, rested } from './play.mjs';

/** The recorded game for six, each time another seat is to place a tile: by village, from the top clockwise. */
async function seatPlaces(page, wanted) {
  for (let from = 0; from < 200; from++) {
    let made;
    try {
      made = record({ players: 6, next: /^place /, from: from * 6, table: { open_hands: true } });
    } catch {
      break;
    }
    const [key, text] = slot(made, { id: `flat-${from}` });
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
    await page.evaluate((id) => (location.hash = `#/table/${id}`), `flat-${from}`);
    await expect(page.locator('.table .prompt')).toBeVisible();
    const side = await page.locator('.room').getAttribute('data-side');
    if ((side ?? '0') === wanted) return;
    await page.evaluate(() => (location.hash = '#/about'));
    await expect(page.locator('.screen.about')).toBeVisible();
  }
  throw new Error(`nobody sits on side ${wanted}`);
}

const middle = async (locator) => {
  const box = await boxOf(locator);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Expects every part of the table on the screen; the board may reach a little beyond. */
async function onScreen(page, width, height) {
  for (const part of ['.bar', '.seats', '.boardwrap', '.sheet']) {
    const box = await boxOf(page.locator(`.table ${part}`).first());
    expect(box.x, part).toBeGreaterThan(-14);
    expect(box.y, part).toBeGreaterThan(-14);
    expect(box.x + box.width, part).toBeLessThan(width + 14);
    expect(box.y + box.height, part).toBeLessThan(height + 14);
  }
}

test.use({ hasTouch: true });

for (const [width, height] of [[820, 1180], [1180, 820]]) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [side, acting] of [['0', 'bottom'], ['1', 'left'], ['2', 'top'], ['3', 'right']]) {
      test(`who sits at the ${acting} has everything upright, and taps land where they should`, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('caldera/settings', JSON.stringify({ flat: true, speed: 'instant' })));
        await page.goto('');
        await seatPlaces(page, side);
        // The sheet is at the side of whoever acts; on a lying screen it may be a column at their right.
        const [sheetX, sheetY] = await middle(page.locator('.sheet .prompt'));
        const [boardX, boardY] = await middle(page.locator('.boardwrap'));
        const column = side % 2 ? height > width : width > height;
        const [dx, dy] = [sheetX - boardX, sheetY - boardY];
        const [right, down] = [[dx, dy], [dy, -dx], [-dx, -dy], [-dy, dx]][Number(side)];
        expect(column && Math.max(width, height) >= 1100 ? right : down).toBeGreaterThan(60);
        // All of it is on the screen.
        await onScreen(page, width, height);
        // A tap means the hex that is seen under it.
        const lit = page.locator('.targets [role=option].lit');
        const count = await lit.count();
        for (const at of [0, Math.floor(count / 2), count - 1]) {
          await page.touchscreen.tap(...(await middle(lit.nth(at))));
          await expect(lit.nth(at)).toHaveAttribute('aria-selected', 'true');
          await page.keyboard.press('Escape');
          await expect(lit.nth(at)).toHaveAttribute('aria-selected', 'false');
        }
        // A double tap comes nearer to what is under it; a drag takes it along.
        const free = page.locator('.targets [role=option]:not(.lit)').nth(20);
        const before = await middle(free);
        await doubleTap(page, before);
        await expect(page.locator('.stage')).toHaveClass(/near/);
        await rested(page);
        const near = await middle(free);
        expect(Math.hypot(near[0] - before[0], near[1] - before[1])).toBeLessThan(60);
        const centre = await middle(page.locator('.boardwrap'));
        await page.mouse.move(...centre);
        await page.mouse.down();
        await page.mouse.move(centre[0] + 12, centre[1], { steps: 2 });
        await drawn(page);
        const begun = await middle(free);
        await page.mouse.move(centre[0] + 40, centre[1] + 20, { steps: 4 });
        await expect.poll(async () => (await middle(free))[0] - begun[0]).toBeGreaterThan(8);
        await expect.poll(async () => (await middle(free))[1] - begun[1]).toBeGreaterThan(4);
        await page.mouse.up();
        // What opens over it is turned as well, and on the screen.
        await page.locator('.menu-button').click();
        const dialog = page.locator('dialog[open]');
        await expect(dialog).toBeVisible();
        // It slides in where nothing is turned.
        await dialog.evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
        const box = await boxOf(dialog);
        expect(box.x).toBeGreaterThan(-2);
        expect(box.y).toBeGreaterThan(-2);
        expect(box.x + box.width).toBeLessThan(width + 2);
        expect(box.y + box.height).toBeLessThan(height + 2);
        // It is a drawer on the left of whoever sits there.
        const edge = [box.x, box.y, width - box.x - box.width, height - box.y - box.height][Number(side)];
        expect(Math.abs(edge)).toBeLessThan(2);
        await page.getByRole('button', { name: 'Leave everything upright' }).click();
        await expect(page.locator('.room')).not.toHaveAttribute('data-side', /./);
      });
    }
  });
}

test('the curtain is turned towards the next player, and the settings remember it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('caldera/settings', JSON.stringify({ flat: true })));
  await page.goto('#/settings');
  await expect(page.getByRole('switch', { name: /^Table mode/ })).toBeChecked();
  const seen = new Set();
  for (const [at, from] of [0, 40, 70, 100, 130, 150].entries()) {
    const [key, text] = slot(record({ players: 6, next: /^place /, from }), { id: `covered-${at}` });
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
    await page.goto(`#/table/covered-${at}`);
    await expect(page.locator('.table, .curtain').first()).toBeVisible();
    if (!(await page.locator('.curtain').count())) continue;
    const title = await page.locator('.curtain h1').textContent();
    const seat = ['Aki', 'Ben', 'Chie', 'Dan', 'Emi', 'Finn'].findIndex((name) => title.endsWith(name));
    const side = (await page.locator('.room').getAttribute('data-side')) ?? '0';
    // Top, two on the right, bottom, two on the left.
    expect(side, title).toBe(['2', '3', '3', '0', '1', '1'][seat]);
    seen.add(side);
    await page.goto('#/about');
  }
  expect(seen.size).toBeGreaterThan(1);
});

for (const [width, height] of [[820, 1180], [1024, 768]])
  test(`in Apiary the table turns to whoever acts as well, and taps land where they should (${width} × ${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('caldera/settings', JSON.stringify({ flat: true, speed: 'instant' })));
    await page.goto('');
    const sides = new Set();
    for (const [at, from] of [60, 90, 120, 150, 180, 210].entries()) {
      const [key, text] = slot(record({ game: 'apiary', players: 4, next: /^place /, from }), { id: `hive-${at}` });
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
      await page.goto(`#/table/hive-${at}`);
      const here = page.locator('.curtain .btn.primary');
      await expect(page.locator('.table .prompt').or(here).first()).toBeVisible();
      if (await here.count()) await here.click();
      await expect(page.locator('.table .prompt')).toBeVisible();
      const side = (await page.locator('.room').getAttribute('data-side')) ?? '0';
      sides.add(side);
      // The room decides what there is place for, not the screen: the dances lie open in one that is wider than high.
      const [across, along] = side % 2 ? [height, width] : [width, height];
      await expect(page.locator('.boardwrap .ap-conv'), `on side ${side}`).toHaveCount(across > along ? 1 : 0);
      const question = await boxOf(page.locator('.table .question'));
      expect(question.x, 'the question').toBeGreaterThan(0);
      expect(question.y, 'the question').toBeGreaterThan(0);
      expect(question.x + question.width, 'the question').toBeLessThan(width);
      expect(question.y + question.height, 'the question').toBeLessThan(height);
      await onScreen(page, width, height);
      // In the middle of these lies nothing else that could be tapped.
      const plain = ['grow', 'research', 'convert'].map((name) => `.boardwrap [data-target="act-${name}"][aria-disabled="false"]`);
      const target = await page.locator(plain.join()).first().getAttribute('data-target');
      const action = page.locator(`.boardwrap [data-target="${target}"]`);
      await page.touchscreen.tap(...(await middle(action)));
      await expect(action).toHaveAttribute('aria-pressed', 'true');
      await page.goto('#/about');
    }
    expect(sides.size).toBeGreaterThan(2);
  });
