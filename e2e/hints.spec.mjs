// What is ahead of the villages: shown before an action is confirmed, in figures and words, unless the table does without.
import { test, expect } from './fixtures.mjs';
import { MOMENTS, record, slot } from './moments.mjs';
import { openAt } from './everything.mjs';

/** Selects the first action of the list. */
async function pick(page, text) {
  await page.locator('.bar-tools button').nth(1).click();
  const actions = page.locator('dialog[open] .actions button');
  await (text ? actions.filter({ hasText: text }) : actions).first().click();
}

const panel = (page, name) => page.locator('.seat-list:not(.full) .seat', { hasText: name });

test('an eruption tile shows each village what it would be heated to', async ({ page }) => {
  await page.goto('');
  await openAt(page, MOMENTS['eruption tile']);
  await expect(page.locator('.fact.ahead')).toHaveCount(0);
  // Aki has one contact without a wall: certain.
  await expect(panel(page, 'Aki').locator('.ahead')).toHaveText('+20');
  await expect(panel(page, 'Aki')).toContainText('After the next damage: 80°.');
  await expect(panel(page, 'Ben').locator('.ahead')).toHaveCount(0);
  await pick(page);
  const chips = page.locator('.fact.ahead li');
  // The heat that comes at once is told as such; of the damage to come, what changes: here one more contact.
  await expect(page.locator('.facts')).toContainText('All rivals +30°');
  await expect(chips).toHaveCount(1);
  await expect(chips.first()).toContainText('+0° → +20°');
  await expect(panel(page, 'Aki').locator('.ahead.changes')).toHaveText('+50');
  await expect(panel(page, 'Ben').locator('.ahead.changes')).toHaveText('+30');
  await expect(chips.first().locator('.sr')).toHaveText(/^Chie: After the next damage: .*; with the selected action: .*\.$/);
  await page.locator('[data-control="cancel"]').click();
  await expect(chips).toHaveCount(0);
  await expect(panel(page, 'Aki').locator('.ahead')).toHaveText('+20');
  // What was foretold is what comes: +30 at once for everybody else.
  await pick(page);
  await page.locator('[data-control="confirm"]').click();
  await page.keyboard.press('Shift');
  await expect(panel(page, 'Aki').locator('.temp')).toHaveText('90°');
  await expect(panel(page, 'Aki').locator('.ahead')).toHaveText('+20');
});

test('where dice decide the figure is an expectation, and says so', async ({ page }) => {
  await page.goto('');
  await openAt(page, MOMENTS.tile);
  const hot = page.locator('.seat').filter({ has: page.locator('.ahead', { hasText: '~' }) });
  await expect(hot.first()).toContainText(/about \d+° \(\d+° to \d+°\)/);
});

test('a table that wants none has none, and its save remembers', async ({ page }) => {
  await page.goto('#/new/eruption');
  const hints = page.getByRole('switch', { name: /^Damage foretold/ });
  await expect(hints).toBeChecked();
  await hints.click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  expect(await page.evaluate(() => Object.values(localStorage).filter((text) => /"hints":false/.test(text)).length)).toBeGreaterThan(1);
  const made = record({ ...MOMENTS['eruption tile'], table: { hints: false } });
  const [key, text] = slot(made, { id: 'none' });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
  await page.goto('#/table/none');
  await page.locator('.curtain .btn.primary').click();
  await expect(page.locator('.seat .ahead')).toHaveCount(0);
  await pick(page);
  await expect(page.locator('[data-control="confirm"]')).toBeVisible();
  await expect(page.locator('.ahead')).toHaveCount(0);
  await page.goto('#/new/eruption');
  await expect(hints).not.toBeChecked();
});
