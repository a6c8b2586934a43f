// Games in the middle: the recorded games of tests/playthroughs, cut just before a decision. What follows in the record is
// kept as undone steps, so that the same decision has the same luck.
import { readFileSync } from 'node:fs';
import { expect } from './fixtures.mjs';

/** Opens the recorded game for that many players after `at` steps; gives the decision that comes next. */
export async function openMoment(page, players, at, table = {}) {
  const file = new URL(`../tests/playthroughs/eruption-${players}.txt`, import.meta.url);
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
  const steps = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const record = {
    format: 1,
    game: 'eruption',
    rules: 1,
    config: JSON.parse(head.slice(head.indexOf('{'))),
    seats: Array.from({ length: players }, (_, seat) => ({ name: ['Aki', 'Ben', 'Chie', 'Dan', 'Emi', 'Finn'][seat] })),
    steps: steps.slice(0, at),
    undone: steps.slice(at),
    table: { seed: 1, ...table },
  };
  await page.goto('#/saves');
  const before = await page.locator('.saves .rows > li').count();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await expect(page.locator('.saves .rows > li')).toHaveCount(before + 1);
  await page.getByRole('link', { name: /^Open:/ }).first().click();
  await expect(page.locator('.curtain, .table')).toBeVisible();
  if (!table.open_hands) await page.locator('.curtain .btn.primary').click();
  await expect(page.locator('.table')).toBeVisible();
  return steps[at];
}

/** Sets how quickly things move, before the app starts. */
export const setSpeed = (page, speed) =>
  page.addInitScript((speed) => localStorage.setItem('caldera/settings', JSON.stringify({ speed })), speed);
