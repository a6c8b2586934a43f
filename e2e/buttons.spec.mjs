// The buttons that answer a prompt: those that belong together stand in one row, and words in Japanese are not torn apart on them.
import { test, expect } from './fixtures.mjs';
import { EVERYTHING, leave } from './everything.mjs';
import { CARDS } from './moments.mjs';

const start = async (page, language, width, height) => {
  await page.addInitScript((to) => localStorage.setItem('caldera/settings', JSON.stringify({ speed: 'instant', language: to })), language);
  await page.setViewportSize({ width, height });
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
};
const open = (page, name) => EVERYTHING.find(([one]) => one === name)[1](page);

const middle = (button) => button.evaluate((element) => (({ top, bottom }) => Math.round((top + bottom) / 2))(element.getBoundingClientRect()));

/** The lines of a button's words. */
const lines = (button) =>
  button.evaluate((element) => {
    const [words, range] = [document.createTreeWalker(element, NodeFilter.SHOW_TEXT), document.createRange()];
    const found = [];
    for (let last; words.nextNode(); ) {
      for (let at = 0; at < words.currentNode.length; at += 1) {
        range.setStart(words.currentNode, at);
        range.setEnd(words.currentNode, at + 1);
        const { top, width } = range.getBoundingClientRect();
        if (!width) continue;
        if (last === undefined || Math.abs(top - last) > 4) found.push('');
        found[found.length - 1] += range.toString();
        last = top;
      }
    }
    return found;
  });

for (const language of ['en', 'ja']) {
  test(`what is done with a card, and giving it up, stand in one row (${language})`, async ({ page }) => {
    await start(page, language, 1100, 720);
    for (const name of Object.keys(CARDS)) {
      await open(page, `card, ${name}`);
      const row = ['.btn.primary', '[data-control="cancel"]'].map((button) => middle(page.locator(`.sheet .controls ${button}`)));
      const [act, cancel] = await Promise.all(row);
      expect(Math.abs(act - cancel), name).toBeLessThan(3);
      await leave(page);
    }
  });

  test(`the coach stands in the row of the islands that are swapped (${language})`, async ({ page }) => {
    await start(page, language, 1100, 720);
    await open(page, 'table, VOLCANO, swap, both');
    const [act, ask] = await Promise.all(['.btn.primary', '.ask'].map((button) => middle(page.locator(`.place .controls ${button}`))));
    expect(Math.abs(act - ask)).toBeLessThan(3);
  });
}

test('words in Japanese are not torn apart on buttons', async ({ page }) => {
  await start(page, 'ja', 1100, 720);
  for (const [name, ...whole] of [
    ['dance', '踊る'],
    ['income', '小道', '収入'],
    ['trade', '省略する'],
    ['strengthen', 'エリア'],
  ]) {
    await open(page, `table, Apiary, ${name}`);
    const told = [];
    for (const button of await page.locator('.ap-prompt').locator('.btn, .ap-cb').filter({ visible: true }).all()) told.push(await lines(button));
    for (const word of whole) {
      const [all, torn] = [told.filter((one) => one.join('').includes(word)), told.filter((one) => one.join('').includes(word) && !one.some((line) => line.includes(word)))];
      expect(all.length, `${name}: ${word} is told`).toBeGreaterThan(0);
      expect(torn, `${name}: ${word}`).toEqual([]);
    }
    await leave(page);
  }
});

test('nor on a phone, where what two cards are traded for has two lines', async ({ page }) => {
  await start(page, 'ja', 360, 640);
  await open(page, 'settings');
  const automatic = await lines(page.locator('.seg label').first());
  expect(automatic.join('')).toBe('ブラウザーに合わせる');
  expect(automatic).toContain('合わせる');
  await leave(page);
  await open(page, 'table, two cards');
  const trade = await lines(page.locator('[data-control="two"]'));
  expect(trade.join('')).toBe('2枚をタイルに替える');
  expect(trade.length).toBe(2);
});

for (const language of ['en', 'ja']) {
  test(`what is done in Apiary has two lines at most beside three other buttons on a tablet (${language})`, async ({ page }) => {
    await start(page, language, 820, 1180);
    for (const name of ['build', 'strengthen', 'teach']) {
      await open(page, `table, Apiary, ${name}`);
      expect(await page.locator('.ap-prompt .controls .btn').filter({ visible: true }).count(), name).toBe(4);
      expect((await lines(page.locator('.ap-prompt .btn.primary'))).length, name).toBeLessThan(3);
      await leave(page);
    }
  });
}
