// In Japanese: a whole game with the keyboard alone, and every sight there is, without a word of English or a raw key.
import { test, expect } from './fixtures.mjs';
import { actByKeyboard, sameLuck, settled, tabTo } from './play.mjs';
import { EVERYTHING, leave } from './everything.mjs';

test.use({ locale: 'ja-JP' });

/** Words that are the same in every language: names of games and keys, hexes, numbers of rules, components by their id, names that a test gave. */
const SAME = /\b(Caldera|Eruption|ERUPTION|VOLCANO|Apiary|APIARY|GO|STAY|\d*VP\d*|max|Enter|Backspace|Esc|Chris James|Stratus Games|Connie Vogelmann|Stonemaier Games|[a-z]{2}\d\d|MIT|Apache-2\.0|English|[AEV]\d+|[A-K]\d+|[NPQE]|X|Aki|Ben|Chie|Dan|Emi|Finn|Friday|Sunday|bad|html)\b/g;

/** All that can be read or heard on the page, except what is in another language and says so. */
const texts = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const foreign = (element) => element.closest('[lang]').lang !== 'ja' || element.closest('.seat-rows, script, style');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!foreign(walker.currentNode.parentElement)) found.add(walker.currentNode.data);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-description]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description']) {
        if (element.hasAttribute(name) && !foreign(element)) found.add(element.getAttribute(name));
      }
    }
    found.add(document.title);
    return [...found];
  });

async function expectJapanese(page) {
  const wrong = (await texts(page)).filter((text) => /[A-Za-z]{2,}|[{}]/.test(text.replaceAll(SAME, '')));
  expect(wrong, 'not Japanese').toEqual([]);
}

test('two people play a whole game in Japanese with the keyboard alone', async ({ page, context }) => {
  await sameLuck(context, 11);
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await tabTo(page, 'a[href="#/new/eruption"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seat-rows [type=text]').first()).toBeVisible();
  await expectJapanese(page);
  await tabTo(page, '#n4');
  for (let left = 0; left < 2; left++) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.seat-rows [type=text]')).toHaveCount(2);
  await tabTo(page, '.seat-rows [type=text]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/table\//);
  const phases = new Map();
  for (let actions = 0; actions < 1500; actions++) {
    const seen = await settled(page);
    if (seen.over) break;
    const kind = `${seen.curtain} ${seen.phase} ${seen.question} ${Object.keys(seen.controls)}`;
    phases.set(kind, (phases.get(kind) ?? 0) + 1);
    if (phases.get(kind) < 3) await expectJapanese(page);
    await actByKeyboard(page, seen, actions);
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/の勝ち|の同点優勝/);
  await expectJapanese(page);
});

for (let part = 0; part < 2; part++) {
  test(`every sight is in Japanese, part ${part + 1}`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/QuotaExceeded|full/);
    await page.goto('');
    await expect(page.locator('#boot')).toHaveCount(0);
    for (const [index, [name, show]] of EVERYTHING.entries()) {
      if (index % 2 !== part) continue;
      await test.step(name, async () => {
        await show(page);
        await expectJapanese(page);
        await leave(page);
      });
    }
  });
}
