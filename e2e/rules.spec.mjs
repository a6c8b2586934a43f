// The rules to read: found by words, opened where they are needed, and never in the way of the game.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { look, sameLuck, settled, startGame } from './play.mjs';

const settings = (page, value) =>
  page.addInitScript((value) => localStorage.setItem('caldera/settings', JSON.stringify(value)), value);

const field = (page) => page.getByRole('searchbox');
const said = (page) => page.locator('.book-search [role=status]');
const drawer = (page) => page.locator('dialog.reading[open]');
/** The one place that the book is open at. */
const linked = (page) => page.locator('.book-text .linked');

/** Whether the element can be seen below what sticks to the top of the page. */
const inSight = (locator) =>
  locator.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, top + 4);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

const sideways = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('dialog[open]') ?? document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const name of ['Eruption', 'VOLCANO', 'Apiary']) {
  test(`the shelf and the set-up lead to the rules of ${name}`, async ({ page }) => {
    await page.goto('');
    await page.getByRole('link', { name: `Rules of ${name}` }).click();
    await expect(page).toHaveTitle(`Rules of ${name} · Caldera`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto(`#/new/${name.toLowerCase()}`);
    await page.getByRole('link', { name: `Rules of ${name}` }).click();
    await expect(linked(page)).toHaveText('Table rules');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await page.goto('#/rules/nothing');
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such game' })).toBeVisible();
  });
}

for (const [language, queries] of [
  ['en', [['sinkhole', /Sinkhole/], ['ＳＴＯＮＥ wall', /stone wall/i], ['e51', /E51/]]],
  ['ja', [['陥落孔', /陥落孔/], ['ばーんめーた', /バーンメータ/], ['ﾊﾞｰﾝﾒｰﾀ', /バーンメータ/], ['Ｅ５１', /E51/]]],
]) {
  test(`a search finds words, whatever their width, case and kana (${language})`, async ({ page }) => {
    await settings(page, { language });
    await page.goto('#/rules/eruption');
    await expect(page.locator('[data-place=E75]')).toBeVisible();
    const blocks = page.locator('.book-text p, .book-text li');
    const all = await blocks.count();
    for (const [query, finds] of queries) {
      await field(page).fill(query);
      const marks = page.locator('.book-text mark');
      await expect(marks.first()).toHaveText(finds);
      await expect(said(page)).toHaveText(new RegExp(`1\\D+${await marks.count()}`));
      // What has no find is not shown, and every find is.
      expect(await blocks.filter({ visible: true }).count()).toBeLessThan(all / 2);
      for (const mark of await marks.all()) await expect(mark).toBeVisible();
    }
    await field(page).fill('zzz');
    await expect(said(page)).toHaveText(language === 'en' ? 'Not found' : '見つかりません');
    await expect(page.locator('.book-text section:visible')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(page.locator('mark')).toHaveCount(0);
    expect(await blocks.filter({ visible: true }).count()).toBe(all);
  });
}

test('one goes from find to find, round and round, with keys and with buttons', async ({ page }) => {
  await page.goto('#/rules/eruption');
  await field(page).fill('straw');
  const count = await page.locator('.book-text mark').count();
  expect(count).toBeGreaterThan(3);
  const at = (number) => expect(said(page)).toHaveText(`${number} of ${count}`);
  await at(1);
  await field(page).press('Enter');
  await at(2);
  await page.getByRole('button', { name: 'Next find' }).click();
  await at(3);
  await expect(page.locator('mark.now')).toHaveCount(1);
  expect(await inSight(page.locator('mark.now'))).toBe(true);
  for (let back = 0; back < 3; back++) await page.getByRole('button', { name: 'Previous find' }).click();
  await at(count);
  expect(await inSight(page.locator('mark.now'))).toBe(true);
  await field(page).press('Shift+Enter');
  await at(count - 1);
});

test('a link to a rule opens the book there; back and forward go through the places', async ({ page }) => {
  await page.goto('#/rules/eruption/E50');
  await expect(linked(page)).toHaveAttribute('data-place', 'E50');
  await expect(linked(page)).toBeFocused();
  expect(await inSight(linked(page))).toBe(true);
  await page.goto('#/rules/eruption/E53');
  await expect(linked(page)).toHaveAttribute('data-place', 'E53');
  // A reference in the text, and a line of the contents.
  await page.locator('[data-place=E35] a', { hasText: 'E60' }).click();
  await expect(page).toHaveURL(/#\/rules\/eruption\/E60$/);
  await expect(linked(page)).toHaveAttribute('data-place', 'E60');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'The end' }).click();
  await expect(linked(page)).toHaveText('The end');
  expect(await inSight(linked(page))).toBe(true);
  await page.goBack();
  await expect(linked(page)).toHaveAttribute('data-place', 'E60');
  await page.goForward();
  await expect(linked(page)).toHaveText('The end');
  // The same link leads there once more.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'The end' }).click();
  await expect.poll(() => inSight(linked(page))).toBe(true);
  // A search is put aside when a link leads elsewhere.
  await field(page).fill('traded card');
  await page.locator('[data-place=E55] a', { hasText: 'E60' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(linked(page)).toHaveAttribute('data-place', 'E60');
  await page.goto('#/rules/eruption/"><b>');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Eruption' })).toBeVisible();
});

test('the table opens the rules where it stands, and nothing of the game is lost', async ({ page, context }) => {
  await sameLuck(context, 7);
  await startGame(page, ['Aki', 'Ben']);
  await page.locator('.curtain .btn.primary').click();
  let seen = await settled(page);
  const game = page.url();
  // Phase 2, with a tile under way.
  await page.mouse.click(...seen.hexes[0]);
  await expect(page.locator('[data-control=confirm]')).toBeVisible();
  const before = await look(page);
  await page.keyboard.press('?');
  await expect(drawer(page)).toBeVisible();
  await expect(linked(page)).toHaveText('Phase 2: lava tile');
  await expect.poll(() => inSight(linked(page))).toBe(true);
  // Escape empties the search, then closes.
  await field(page).fill('mouth');
  await expect(page.locator('dialog mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('link', { name: 'E60' }).first().click();
  await expect(linked(page)).toHaveAttribute('data-place', 'E60');
  expect(page.url()).toBe(game);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  expect(await look(page)).toEqual(before);
  expect(page.url()).toBe(game);

  // A refusal: the key leads to its rule.
  await page.locator('[data-control=cancel]').click();
  await page.locator('.targets').focus();
  for (let up = 0; up < 3; up++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const why = page.getByRole('button', { name: /^Why\? E\d+$/ });
  const rule = (await why.textContent()).match(/E\d+/)[0];
  await expect(page.locator('.prompt .why')).toContainText(`(${rule})`);
  await why.click();
  await expect(linked(page)).toHaveAttribute('data-place', rule);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(why).toBeFocused();

  // On to the cards: their phase, then the one that is chosen.
  seen = await look(page);
  await page.mouse.click(...seen.hexes[0]);
  await page.locator('[data-control=confirm]').click();
  await expect(page.locator('[data-control=done]')).toBeVisible();
  await page.locator('.explain').click();
  await expect(linked(page)).toHaveText('Phase 3: cards');
  await page.keyboard.press('Escape');
  const card = page.locator('.sheet .acard').first();
  await card.click();
  await page.locator('.explain').click();
  await expect(linked(page)).toContainText(await card.locator('.name').textContent());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).filter({ visible: true }).last().click();
  await expect(drawer(page)).toBeVisible();
});

test('every picture says what there is to see', async ({ page }) => {
  await page.goto('#/settings');
  for (const language of ['en', 'ja']) {
    await page.locator('label', { has: page.locator(`#lang-${language}`) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto('#/rules/eruption');
    await expect(page.locator('[data-place=E75]')).toBeVisible();
    const figures = page.locator('.book-text figure');
    expect(await figures.count()).toBeGreaterThan(7);
    for (const figure of await figures.all()) {
      expect(await figure.locator('svg').count()).toBeGreaterThan(0);
      const image = figure.getByRole('img');
      if (await image.count()) expect((await image.getAttribute('aria-label')).length).toBeGreaterThan(8);
      else expect(await figure.getByRole('listitem').count()).toBe(13);
    }
    expect(await page.locator('.rule-box .card-picture').count()).toBe(8);
    await page.goto('#/settings');
  }
});

test('on paper there is the text, and nothing to press', async ({ page }) => {
  await page.goto('#/rules/eruption/E25');
  await expect(linked(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.book-search')).toBeHidden();
  await expect(page.locator('.book-toc')).toBeHidden();
  await expect(page.locator('[data-place=E75]')).toBeVisible();
});

for (const language of ['en', 'ja']) {
  for (const theme of ['light', 'dark', 'contrast']) {
    test(`the rules are accessible and fit a small phone (${language}, ${theme})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await settings(page, { language, theme, size: 'larger' });
      await page.goto('#/rules/eruption/hand');
      await expect(linked(page)).toBeVisible();
      await expectAccessible(page);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.locator('.book-toc summary').click();
      await field(page).fill('E5');
      await expect(page.locator('mark.now').first()).toBeVisible();
      await expectAccessible(page);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      // Over the table.
      await page.goto('#/new/eruption');
      await page.locator('.go .btn').click();
      await page.locator('.curtain .btn.primary').click();
      await page.locator('.explain').click();
      await expect(drawer(page)).toBeVisible();
      await expectAccessible(page, 'dialog');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('#/rules/eruption');
      await expect(page.locator('.book-toc')).toHaveAttribute('open', '');
      await expectAccessible(page);
    });
  }
}

for (const language of ['en', 'ja']) {
  test(`no word and no number of a table is torn apart on a phone (${language})`, async ({ page }) => {
    await settings(page, { language });
    await page.setViewportSize({ width: 360, height: 640 });
    for (const game of ['eruption', 'volcano', 'apiary']) {
      await page.goto(`#/rules/${game}`);
      await expect(page.locator('.book-text table').first()).toBeVisible();
      const torn = await page.locator('.book-text table').evaluateAll((tables) =>
        tables.flatMap((table) => {
          const [texts, range, found] = [document.createTreeWalker(table, NodeFilter.SHOW_TEXT), document.createRange(), []];
          while (texts.nextNode()) {
            // Japanese is broken between words that no space tells apart.
            for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\p{Script=Latin}\d–’°]+/gu)) {
              range.setStart(texts.currentNode, index);
              range.setEnd(texts.currentNode, index + word.length);
              const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
              if (new Set(lines).size > 1) found.push(word);
            }
          }
          return found;
        }),
      );
      expect(torn, game).toEqual([]);
      expect(await sideways(page), game).toBeLessThanOrEqual(0);
    }
  });

  test(`no table is wider than a phone, however large the text (${language})`, async ({ page }) => {
    await settings(page, { language, size: 'larger' });
    await page.setViewportSize({ width: 360, height: 640 });
    for (const game of ['eruption', 'volcano', 'apiary']) {
      await page.goto(`#/rules/${game}`);
      await expect(page.locator('.book-text table').first()).toBeVisible();
      expect(await sideways(page), game).toBeLessThanOrEqual(0);
    }
  });
}
