// The keys that the README names do what it says of them. What the keyboard alone can do in whole games is in table.spec.mjs,
// volcano.spec.mjs and apiary.spec.mjs.
import { readFileSync } from 'node:fs';
import { test, expect } from './fixtures.mjs';
import { MOMENTS, openMoment, record, setSpeed } from './moments.mjs';
import { look } from './play.mjs';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const KEYS = ['N', 'P', 'Enter', 'Q', 'E', 'Esc', 'Ctrl', 'Z', 'R', 'M', 'L', 'A', 'D', 'H', 'Backspace'];

test.use({ viewport: { width: 1024, height: 700 } });

/** The key that is down is heard again and again, as a keyboard sends it. */
const hold = async ({ keyboard }, key) => {
  for (let times = 0; times < 6; times++) await keyboard.down(key);
};

test('a key that is held down does not confirm what it has chosen', async ({ page }) => {
  await setSpeed(page, 'instant');
  await openMoment(page, 4, record(MOMENTS.tile).steps.length, { open_hands: true });
  const selected = async () => (await look(page)).selected;
  await page.locator('.targets').focus();
  await page.keyboard.press('n');
  await hold(page, 'Enter');
  await page.waitForTimeout(100);
  expect(await selected(), 'it is chosen, and not placed').toBe(1);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(selected).toBe(0);
});

test('a key that is held down while the curtain closes does not open it', async ({ page }) => {
  await setSpeed(page, 'instant');
  await openMoment(page, 4, record(MOMENTS.cards).steps.length);
  await page.reload();
  const curtain = page.locator('.curtain .btn.primary');
  await expect(curtain).toBeFocused();
  // It went down before the curtain closed, and goes on when the curtain is no longer deaf.
  await curtain.blur();
  await page.keyboard.down('Enter');
  await curtain.focus();
  await page.waitForTimeout(600);
  await hold(page, 'Enter');
  await page.waitForTimeout(100);
  await expect(curtain).toBeVisible();
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(curtain).toHaveCount(0);
});

test('every key that the README names does what it says', async ({ page }) => {
  expect([...README.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, key]) => key)).toEqual(KEYS);
  await setSpeed(page, 'instant');
  await openMoment(page, 4, record(MOMENTS.tile).steps.length, { open_hands: true });
  const press = (key) => page.keyboard.press(key);
  const place = () => page.locator('.live .focus-ring').evaluate((ring) => {
    const { x, y } = ring.getBoundingClientRect();
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  const selected = async () => (await look(page)).selected;
  await page.locator('.targets').focus();
  // From target to target, forwards and back; and over the hexes.
  await press('n');
  const first = await place();
  await press('n');
  await expect.poll(place).not.toBe(first);
  await press('p');
  await expect.poll(place).toBe(first);
  await press('ArrowRight');
  await expect.poll(place).not.toBe(first);
  // A tile is chosen, turned, given up, chosen again and placed.
  const ghost = () => page.locator('.live .ghost .lava-flow').first().getAttribute('d');
  let turned = false;
  for (let tries = 0; tries < 20 && !turned; tries++) {
    await press('n');
    await press('Enter');
    await expect.poll(selected).toBe(1);
    const before = await ghost();
    await press('e');
    turned = (await ghost()) !== before;
    if (turned) {
      await press('q');
      await expect.poll(ghost).toBe(before);
    }
    await press('Escape');
    await expect.poll(selected).toBe(0);
  }
  expect(turned, 'no tile can be turned').toBe(true);
  const steps = () => page.evaluate(() => Math.max(...Object.entries(localStorage).filter(([key]) => key.startsWith('caldera/slot/')).map(([, text]) => JSON.parse(text.split('\n')[1]).steps)));
  const before = await steps();
  await press('n');
  await press('Enter');
  await expect.poll(selected).toBe(1);
  await press('Enter');
  await expect.poll(steps).toBeGreaterThan(before);
  // The drawers.
  for (const [key, drawer] of [['l', '.log'], ['a', '.actions'], ['d', '.deck']]) {
    await press(key);
    await expect(page.locator('dialog[open]').locator(drawer).first(), key).toBeVisible();
    await press('Escape');
    await expect(page.locator('dialog[open]'), key).toHaveCount(0);
  }
  // Ctrl and Z, R and Backspace are in undo.spec.mjs, M is in sound.spec.mjs, H in coach.spec.mjs.
});
