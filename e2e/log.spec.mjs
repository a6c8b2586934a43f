// The log and the news on the curtain: pictures, the place on the board, the filter, the keyboard.
import { test, expect } from './fixtures.mjs';
import { MOMENTS } from './moments.mjs';
import { openAt } from './everything.mjs';
import { boxOf } from './play.mjs';

const begin = async (page, moment, options) => {
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
  await openAt(page, moment, options);
};

const ring = (page) => page.locator('.live .pointed');

test('a line has its picture, and shows its place on the board under the pointer', async ({ page }) => {
  await begin(page, MOMENTS.walls);
  const lines = page.locator('.logbox .lines > li');
  const placed = lines.filter({ hasText: 'places the' });
  await expect(placed.first().locator('.line-picture svg.tile')).toBeVisible();
  // A tile that was laid is what its line is about, whatever was rolled for it; another roll shows its dice.
  const rolled = lines.filter({ hasText: /gives way|holds/ });
  await expect(rolled.filter({ hasText: 'Places the' }).first().locator('.line-picture svg.tile')).toBeVisible();
  await expect(rolled.filter({ hasNotText: 'Places the' }).first().locator('.line-picture svg.die')).toHaveCount(2);
  await expect(ring(page)).toHaveCount(0);
  await placed.nth(1).hover();
  await expect(ring(page)).toHaveCount(1);
  // The ring is round the hex that the line names.
  const name = /on ([A-K]\d)\./.exec(await placed.nth(1).textContent())[1];
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(await boxOf(ring(page)));
  const hex = page.locator(`.targets [role=option][aria-label^="${name}, "]`).first();
  const [hexX, hexY] = middle(await boxOf(hex));
  expect(Math.hypot(x - hexX, y - hexY)).toBeLessThan(12);
  await page.locator('.bar h1').hover();
  await expect(ring(page)).toHaveCount(0);
});

test('the log is one tab stop; arrow keys walk over its lines and show their places', async ({ page }) => {
  await begin(page, MOMENTS.walls);
  await page.locator('.logbox .lines').focus();
  await page.keyboard.press('ArrowDown');
  const lines = page.locator('.logbox .lines > li');
  await expect(lines.first()).toBeFocused();
  const at = (await lines.evaluateAll((rows) => rows.findIndex((row) => row.dataset.place)));
  for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
  await expect(lines.nth(at)).toBeFocused();
  await expect(ring(page)).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ring(page)).toHaveCount(0);
});

test('the filter leaves the lines of one player, and the newest line is in sight', async ({ page }) => {
  await begin(page, MOMENTS.walls);
  const lines = page.locator('.logbox .lines > li');
  const made = () => expect(page.locator('.logbox .lines')).toHaveAttribute('aria-busy', 'false');
  await made();
  const all = await lines.count();
  await page.locator('.logbox .filter').getByRole('button', { name: 'Dan' }).click();
  await made();
  const own = await lines.count();
  expect(own).toBeLessThan(all);
  expect(own).toBeGreaterThan(3);
  for (const text of await lines.allTextContents()) expect(text).not.toMatch(/^(Aki|Ben|Chie) (places|draws|builds)/);
  await page.locator('.logbox .filter').getByRole('button', { name: 'All' }).click();
  await expect(lines).toHaveCount(all);
  await page.locator('.logbox .lines').evaluate((list) => list.scrollTo(0, 500));
  await page.locator('[data-control="end"]').click();
  await page.locator('.curtain .btn.primary').click();
  await expect(page.locator('.logbox .lines > li').first()).toBeInViewport();
});

test('on a phone a tap on a line closes the log and shows the place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page, MOMENTS.walls);
  await page.locator('.log-button').click();
  await page.locator('dialog[open] .lines > li[data-place]').first().click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(ring(page)).toHaveCount(1);
  await expect(ring(page)).toBeInViewport();
});

test('the curtain tells the turn of every other player in a line, and nothing that is secret', async ({ page }) => {
  await begin(page, MOMENTS['tile with a roll'], { curtain: true });
  const news = page.locator('.news');
  await expect(news.locator('ol:not(.own) li')).toHaveCount(5);
  for (const [at, name] of ['Ben', 'Chie', 'Dan', 'Emi', 'Finn'].entries()) {
    await expect(news.locator('ol:not(.own) li').nth(at)).toContainText(`${name}: `);
  }
  expect(await news.textContent()).not.toMatch(/draws/);
});
