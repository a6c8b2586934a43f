// Taking back: by button and key, back from a line of the log, and why not where it may not be.
import { test, expect } from './fixtures.mjs';
import { MOMENTS } from './moments.mjs';
import { boxOf, drawn } from './play.mjs';
import { openAt } from './everything.mjs';

const begin = async (page, moment, table = {}) => {
  await page.goto('');
  await openAt(page, { ...moment, table });
};

const lines = (page) => page.locator('.logbox .lines > li');

test('undo, redo and the restart of the turn have a button and a key each, and say why not', async ({ page }) => {
  // There are walls to build after the cards.
  await begin(page, { players: 4, next: /^play volcanic-bomb .*\ndone\nwall .* wood/, from: 95 });
  const why = page.locator('.prompt .why');
  const question = page.locator('.prompt .question');
  const before = await question.textContent();
  await page.locator('[data-control="done"]').click();
  await expect(question).not.toHaveText(before);
  await page.keyboard.press('Control+z');
  await expect(question).toHaveText(before);
  await page.keyboard.press('Control+y');
  await expect(question).not.toHaveText(before);
  await page.keyboard.press('r');
  await expect(question).toHaveText(before);
  // Before the cards there were dice and draws.
  await page.keyboard.press('Control+z');
  await expect(page.locator('.table .prompt .why')).toContainText(/dice and draws|acted/);
  await page.locator('.menu-button').click();
  const menu = page.locator('dialog[open] .menu');
  for (const name of ['Undo', 'Restart turn']) {
    const item = menu.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item.locator('.why')).toContainText(/dice and draws|acted/);
  }
  await expect(menu.getByRole('button', { name: /^Redo/ })).not.toHaveAttribute('aria-disabled', 'true');
  await menu.getByRole('button', { name: /^Redo/ }).click();
  await expect(question).not.toHaveText(before);
  await expect(why).toContainText('Done again');
});

test('in a teaching game a line of the log leads back to before it, and redo leads on', async ({ page }) => {
  await begin(page, MOMENTS.walls, { teaching: true, open_hands: true });
  await expect(page.locator('.logbox .lines')).toHaveAttribute('aria-busy', 'false');
  const all = await lines(page).count();
  const placed = lines(page).filter({ hasText: 'places the' }).nth(2);
  const text = (await placed.locator('.line-text').textContent()).trim();
  await placed.hover();
  await placed.locator('.return').click();
  const asked = page.locator('dialog[open].back');
  await expect(asked).toContainText(text);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(lines(page)).toHaveCount(all);
  // By keyboard: from line to line, and back.
  const at = await lines(page).evaluateAll((rows, text) => rows.findIndex((row) => row.textContent.includes(text)), text);
  await page.locator('.logbox .lines').focus();
  for (let step = 0; step <= at; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Backspace');
  await asked.getByRole('button', { name: 'Return here' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect.poll(() => lines(page).count()).toBeLessThan(all);
  await expect(page.locator('.prompt .question')).toContainText(/tile/);
  await expect(page.locator('.prompt .why')).toContainText('Undone');
  for (let redo = 0; redo < 60 && (await lines(page).count()) < all; redo++) {
    await page.keyboard.press('Control+y');
    await drawn(page);
  }
  await expect(lines(page)).toHaveCount(all);
});

test('where the policy refuses, the reason is said, and another game goes on from there', async ({ page }) => {
  await begin(page, MOMENTS.walls);
  const url = page.url();
  const first = lines(page).filter({ has: page.locator('.return') }).last();
  await first.scrollIntoViewIfNeeded();
  await first.hover();
  await first.locator('.return').click();
  const asked = page.locator('dialog[open].back');
  await expect(asked).toContainText(/dice and draws|acted/);
  await expect(asked.getByRole('button', { name: 'Return here' })).toHaveCount(0);
  await asked.getByRole('button', { name: 'Go on from here in a new game' }).click();
  await expect(page).not.toHaveURL(url);
  // Its hands are covered like those of any game.
  await page.locator('.curtain .btn.primary').click();
  expect(await lines(page).count()).toBeLessThan(30);
  await page.goto('#/saves');
  await expect(page.locator('.saves .rows > li')).toHaveCount(2);
  await expect(page.locator('.saves')).toContainText('(copy)');
});

test('on a phone the way back is a button on the line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page, MOMENTS.walls, { teaching: true, open_hands: true });
  await page.locator('.log-button').click();
  const button = page.locator('dialog[open] .lines .return').nth(2);
  const box = await boxOf(button);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await button.click();
  await page.locator('dialog[open].back').getByRole('button', { name: 'Return here' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.bar-tools button').first()).toHaveAttribute('aria-disabled', 'false');
});
