// The cards: every one of the eight played for its effect with the keyboard alone, two traded for a tile, a hand larger than
// the screen, and what can be known of the deck.
import { test, expect } from './fixtures.mjs';
import { CARDS, MOMENTS } from './moments.mjs';
import { boxOf, look, settled, tabTo } from './play.mjs';
import { openAt } from './everything.mjs';

const begin = async (page, moment) => {
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
  await openAt(page, moment);
};

const LOG = {
  aftershock: /is turned/,
  'lava-flow': /Plays Lava Flow\. Draws the/,
  quake: /Plays Quake\. Draws the/,
  rain: /Plays Rain\. Rain: −30°/,
  reinforce: /Plays Reinforce\. Builds a .* wall/,
  relocate: /Plays Relocate/,
  sinkhole: /caves in/,
  'volcanic-bomb': /is gone/,
};

for (const [name, moment] of Object.entries(CARDS)) {
  test(`${name} is played with the keyboard`, async ({ page }) => {
    await begin(page, moment);
    await tabTo(page, `.sheet .hand.phase [data-card="${name}"]`);
    await page.keyboard.press('Enter');
    await expect(page.locator(`.sheet .hand [data-card="${name}"].selected`)).toHaveCount(1);
    const seen = await settled(page);
    if (!seen.controls.confirm) {
      // The board is before the hand: back to it, to the next target, and twice Enter.
      await tabTo(page, '.targets', 'Shift+Tab');
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await look(page)).selected).toBe(1);
      await page.keyboard.press('Enter');
    } else {
      await tabTo(page, '[data-control="confirm"]', 'Shift+Tab');
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.logbox .lines')).toContainText(LOG[name]);
    // The focus is on something that can be used, not lost.
    await expect.poll(() => page.evaluate(() => document.activeElement.tagName)).not.toBe('BODY');
  });
}

test('two cards are traded for a tile; a second tap takes one back', async ({ page }) => {
  await begin(page, MOMENTS['two cards']);
  await page.locator('[data-control="two"]').click();
  const cards = page.locator('.sheet .hand.phase .acard');
  const chosen = page.locator('.sheet .hand.phase .acard.selected');
  const confirm = page.locator('[data-control="confirm"]');
  await cards.nth(0).click();
  await cards.nth(1).click();
  await expect(chosen).toHaveCount(2);
  await cards.nth(0).click();
  await expect(chosen).toHaveCount(1);
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await cards.nth(0).click();
  await confirm.click();
  await expect(page.locator('.logbox .lines')).toContainText(/Trades .* for a lava tile/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a hand larger than the screen shows that there is more, and every card can be swiped to', async ({ page }) => {
    await begin(page, MOMENTS['too many cards']);
    const cards = page.locator('.sheet .hand.phase .acard');
    const count = await cards.count();
    expect(count).toBeGreaterThan(3);
    const box = await boxOf(cards.nth(3));
    expect(box.x, 'the fourth looks in').toBeLessThan(345);
    await cards.last().scrollIntoViewIfNeeded();
    const last = await boxOf(cards.last());
    expect(last.x + last.width).toBeLessThanOrEqual(360);
    await cards.last().tap({ force: true });
    await expect(cards.last()).toHaveAttribute('aria-pressed', 'true');
  });
});

test('on a desktop all cards of a large hand are on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, MOMENTS['too many cards']);
  for (const card of await page.locator('.sheet .hand.phase .acard').all()) {
    const box = await boxOf(card);
    expect(box.x).toBeGreaterThan(1050);
    expect(box.x + box.width).toBeLessThanOrEqual(1440);
  }
});

test('the deck says what is discarded, what nobody has seen, and the odds of each tile', async ({ page }) => {
  await begin(page, MOMENTS.walls);
  await page.locator('.deck .more').click();
  const deck = page.locator('dialog[open] .deck.full');
  await expect(deck.locator('.card-list > li')).toHaveCount(8);
  const hand = await page.locator('.seat.active .sr').textContent();
  expect(hand).toContain('0 cards in hand');
  let [discarded, unseen] = [0, 0];
  for (const text of await deck.locator('.counts').allTextContents()) {
    const [, gone, left, total] = /(\d+) discarded · (\d+) of (\d+) unseen/.exec(text).map(Number);
    expect(gone + left).toBe(total);
    [discarded, unseen] = [discarded + gone, unseen + left];
  }
  const [, draw, pile] = /(\d+) to draw, (\d+) discarded/.exec(await deck.textContent()).map(Number);
  expect(discarded).toBe(pile);
  expect(unseen).toBeGreaterThanOrEqual(draw);
  expect(discarded + unseen).toBe(36);
  const odds = (await deck.locator('.kinds .odd').allTextContents()).map((text) => parseInt(text, 10));
  expect(odds).toHaveLength(12);
  expect(Math.abs(odds.reduce((sum, one) => sum + one) - 100)).toBeLessThanOrEqual(6);
});
