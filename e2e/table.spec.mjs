// Eruption at the table: whole games by mouse and by keyboard, undo, reload, and what may not be seen.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { act, actByKeyboard, boxOf, look, sameLuck, settled, startGame, tabTo } from './play.mjs';

test('four people play a whole game with the mouse, with an undo and a reload', async ({ page, context }) => {
  await sameLuck(context, 7);
  await startGame(page, ['Aki', 'Ben', 'Chie', 'Dan']);
  const phases = new Set();
  let undone = false;
  let reloaded = false;
  let actions = 0;
  for (; actions < 2500; actions++) {
    const seen = await settled(page);
    if (seen.over) break;
    const kind = `${seen.curtain} ${seen.phase} ${Object.keys(seen.controls)} ${seen.selected}`;
    if (!phases.has(kind)) {
      phases.add(kind);
      if (phases.size < 16) await expectAccessible(page);
    }
    if (!undone && actions > 20 && seen.controls.done && seen.cards > 0) {
      // A card is traded for a wall, taken back, and kept.
      await page.locator('.sheet .hand.phase .acard').first().click({ position: { x: 14, y: 40 } });
      await page.locator('[data-control="trade"]').click();
      await expect.poll(async () => (await look(page)).cards).toBe(seen.cards - 1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await look(page)).cards).toBe(seen.cards);
      undone = true;
      continue;
    }
    // A key ends the animation: then the panels show what is. Whoever has cards finds them behind a curtain.
    if (!reloaded && actions > 80 && !seen.curtain) await page.keyboard.press('Shift');
    const cards = page.locator('.seat.active', { hasText: /[1-9] cards? in hand/ });
    if (!reloaded && actions > 80 && !seen.curtain && (await cards.count()) > 0) {
      const before = await page.locator('.seat .temp').allTextContents();
      await page.reload();
      await expect(page.locator('.curtain .btn.primary')).toBeVisible();
      await page.locator('.curtain .btn.primary').click();
      await expect(page.locator('.seat .temp').first()).toBeVisible();
      expect(await page.locator('.seat .temp').allTextContents()).toEqual(before);
      reloaded = true;
      continue;
    }
    await act(page, seen, actions);
  }
  expect({ undone, reloaded }).toEqual({ undone: true, reloaded: true });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|share the win/);
  const rows = page.locator('.standings > li');
  await expect(rows).toHaveCount(4);
  await expectAccessible(page);
  // The standings are in order: the lowest temperature first.
  const scores = (await page.locator('.standings .score').allTextContents()).map((text) => parseInt(text, 10));
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
  await page.getByRole('link', { name: 'See the board' }).click();
  await expect(page.locator('.table.over')).toBeVisible();
});

test('two people play a whole game with the keyboard alone', async ({ page, context }) => {
  await sameLuck(context, 3);
  await page.goto('');
  await tabTo(page, 'a[href="#/new/eruption"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seat-rows [type=text]').first()).toBeVisible();
  await tabTo(page, '.seat-rows [type=text]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/table\//);
  let actions = 0;
  for (; actions < 1500; actions++) {
    const seen = await settled(page);
    if (seen.over) break;
    await actByKeyboard(page, seen, actions);
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|share the win/);
});

test('keys work while nothing has the focus, but not behind a dialog', async ({ page, context }) => {
  await sameLuck(context, 5);
  await startGame(page, ['Aki', 'Ben']);
  await page.locator('.curtain .btn.primary').click();
  await settled(page);
  const blur = () => page.evaluate(() => document.activeElement.blur());
  await blur();
  await page.keyboard.press('d');
  await expect(page.locator('dialog[open] .deck')).toBeVisible();
  await blur();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await blur();
  await page.keyboard.press('a');
  await expect(page.locator('dialog[open] .actions')).toBeVisible();
});

test('behind the curtain no hand is in the page at all', async ({ page, context }) => {
  await sameLuck(context, 5);
  await startGame(page, ['Aki', 'Ben']);
  for (let turns = 0, actions = 0; turns < 3; actions++) {
    const seen = await settled(page);
    if (seen.curtain) {
      await expect(page.locator('.acard, .hand, .table, .log')).toHaveCount(0);
      const text = await page.evaluate(() => document.documentElement.outerHTML);
      for (const card of ['Aftershock', 'Lava Flow', 'Quake', 'Reinforce', 'Relocate', 'Sinkhole', 'Volcanic Bomb']) {
        // A card that was played, traded or discarded is public; one that was drawn is not.
        expect(text, card).not.toMatch(new RegExp(`draws ${card}`));
      }
      expect(await page.title()).not.toMatch(/Rain|Quake|Sinkhole/);
      turns++;
    }
    await act(page, seen, 1 + 2 * actions);
  }
});

test('the curtain closes when the page goes out of sight', async ({ page, context }) => {
  await sameLuck(context, 5);
  await startGame(page, ['Aki', 'Ben']);
  await page.locator('.curtain .btn.primary').click();
  await expect(page.locator('.table')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.acard, .table')).toHaveCount(0);
});

test('a drawer that was open when the page went out of sight is closed, and opens again', async ({ page, context }) => {
  await sameLuck(context, 5);
  await startGame(page, ['Aki', 'Ben']);
  await page.locator('.curtain .btn.primary').click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.locator('.curtain .btn.primary').click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('dialog[open]').getByRole('button', { name: 'Deck and stock' })).toBeVisible();
});

test('what was said about a card of the hand goes when the curtain closes', async ({ page, context }) => {
  await sameLuck(context, 5);
  await startGame(page, ['Aki', 'Ben']);
  const blocked = page.locator('.sheet .hand.phase .acard.blocked');
  for (let actions = 0; actions < 80 && (await blocked.count()) === 0; actions++) await act(page, await settled(page), 1);
  // The story of the last action is over.
  await settled(page);
  // Playwright takes it for disabled; a person may tap it, to hear why.
  await blocked.first().click({ force: true, position: { x: 14, y: 40 } });
  const why = page.locator('.prompt .why');
  await expect(why).toContainText(/\(E\d+\)/);
  const said = await why.textContent();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(said);
});

test('a refused hex says why, with the rule', async ({ page, context }) => {
  await sameLuck(context, 5);
  await startGame(page, ['Aki', 'Ben']);
  await page.locator('.curtain .btn.primary').click();
  const far = page.locator('.targets [role=option]:not(.lit) .hit').last();
  const box = await boxOf(far);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('.prompt .why')).toContainText(/\(E\d+\)/);
});

test('the list of actions does what the board does', async ({ page, context }) => {
  await sameLuck(context, 5);
  await startGame(page, ['Aki', 'Ben']);
  await page.locator('.curtain .btn.primary').click();
  await page.getByRole('button', { name: /legal action/ }).click();
  const actions = page.locator('dialog[open] .actions button');
  await expect(actions.nth(5)).toBeVisible();
  await expectAccessible(page);
  await actions.nth(3).click();
  await expect(page.locator('[data-control="confirm"]')).toBeVisible();
  await page.locator('[data-control="confirm"]').click();
  await expect(page.locator('.prompt .bars')).toHaveAttribute('aria-label', 'Phase 3 of 4');
});

test('open hands need no curtain', async ({ page, context }) => {
  await sameLuck(context, 5);
  await page.goto('#/new/eruption');
  await page.getByRole('switch', { name: /open hands/i }).or(page.getByLabel(/open hands/i)).first().click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.locator('.curtain')).toHaveCount(0);
});
