// Who sits where: people and bots in the set-up, and a game against bots in two taps from the shelf. What counts is the record that
// is saved.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { records } from './links.mjs';
import { tabTo } from './play.mjs';

const GAMES = [['Eruption', 'eruption', 2], ['VOLCANO', 'volcano', 3], ['Apiary', 'apiary', 2]];

const settings = (page, value) =>
  page.addInitScript((value) => localStorage.setItem('caldera/settings', JSON.stringify(value)), value);
const row = (page, at) => page.locator('.seat-rows > li').nth(at);
/** The choice of who sits in a seat, which covers its label. */
const sitter = (page, at, name) => row(page, at).getByRole('radio', { name, exact: true });
const count = (page, players) => page.locator('label', { has: page.locator(`#n${players}`) }).click();
const play = (page) => page.locator('.go .btn').click();

/** Who sits where in the only record, as soon as there is one: a name, and for a bot its level. */
async function seated(page) {
  await expect(page).toHaveURL(/#\/table\//);
  const [{ record }, ...others] = await records(page);
  expect(others).toEqual([]);
  return { game: record.game, seats: record.seats.map(({ name, bot }) => (bot ? [name, bot] : [name])), all: record.seats };
}

test('with the mouse: each seat is a person or a bot, and what was chosen is remembered', async ({ page }) => {
  await page.goto('#/new/eruption');
  await count(page, 4);
  const names = page.locator('.seat-rows [type=text]');
  await names.nth(0).fill('Aki');
  await names.nth(2).fill('Basalt');
  await sitter(page, 1, 'Basalt, fair').click();
  await sitter(page, 3, 'Basalt, fair').click();
  // Bots are named and described, not asked; a second one of a level has a number.
  await expect(names).toHaveCount(2);
  await expect(row(page, 1)).toContainText('Basalt fair');
  await expect(row(page, 3)).toContainText('Basalt 2 fair');
  await expect(row(page, 3)).toContainText('Weighs each of its own moves');
  await expect(page.locator('.who-plays .honest')).toContainText('never see hidden cards');
  await expect(page.locator('.starter')).toContainText('Basalt 2');
  await expect(page.locator('.berth .bot-face')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /: Basalt 2\. Swap/ })).toBeVisible();
  // A bot changes seats with its neighbour, and another level is one tap.
  await row(page, 2).getByRole('button', { name: /Swap/ }).click();
  await expect(sitter(page, 2, 'Basalt, fair')).toBeChecked();
  await expect(names.nth(1)).toHaveValue('Basalt');
  await sitter(page, 2, 'Magma, fierce').click();
  await play(page);
  const { seats } = await seated(page);
  expect(seats).toEqual([['Aki'], ['Basalt', 'fair'], ['Magma', 'fierce'], ['Basalt']]);

  await page.goto('#/new/volcano');
  await expect(sitter(page, 1, 'Basalt, fair')).toBeChecked();
  await expect(sitter(page, 2, 'Magma, fierce')).toBeChecked();
  await expect(sitter(page, 3, 'Person')).toBeChecked();
});

test('names of people are compared, those of bots are not', async ({ page }) => {
  await page.goto('#/new/eruption');
  await count(page, 3);
  const names = page.locator('.seat-rows [type=text]');
  await names.nth(0).fill('Pumice');
  await names.nth(2).fill('Pumice');
  await play(page);
  await expect(page.locator('#name-error')).toContainText('Two players are called Pumice');
  await expect(names.nth(2)).toBeFocused();
  await sitter(page, 2, 'Pumice, gentle').click();
  await expect(page.locator('#name-error')).toBeEmpty();
  await play(page);
  expect((await seated(page)).seats).toEqual([['Pumice'], ['Player 2'], ['Pumice', 'gentle']]);
});

test('only me, and only bots', async ({ page }) => {
  await page.goto('#/new/eruption');
  await count(page, 3);
  await sitter(page, 0, 'Obsidian, sharp').click();
  await sitter(page, 1, 'Pumice, gentle').click();
  await page.getByRole('button', { name: 'Only me, the rest bots' }).click();
  for (const [at, name] of ['Person', 'Pumice, gentle', 'Pumice, gentle'].entries()) await expect(sitter(page, at, name)).toBeChecked();
  await expect(page.locator('.go .btn')).toHaveText('Start the game');
  await sitter(page, 0, 'Magma, fierce').click();
  await expect(page.locator('.go .btn')).toHaveText('Watch them play');
  await sitter(page, 0, 'Person').click();
  await expect(page.locator('.go .btn')).toHaveText('Start the game');
  await play(page);
  expect((await seated(page)).seats).toEqual([['Player 1'], ['Pumice', 'gentle'], ['Pumice 2', 'gentle']]);
});

test('one who plays alone is asked neither who begins nor who sits elsewhere', async ({ page }) => {
  await page.goto('#/new/apiary');
  const asked = page.locator('.starter, .who-plays .switch, .who-plays .head .btn');
  await count(page, 2);
  await expect(asked).toHaveCount(3);
  await count(page, 1);
  await expect(asked).toHaveCount(0);
});

test('with the keyboard alone, from the shelf', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
  await tabTo(page, 'a[href="#/new/eruption/bots"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Eruption: against 2 bots' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/$|\/$/);
  await expect(page.locator('a[href="#/new/eruption/bots"]')).toBeFocused();
  await tabTo(page, 'a[href="#/new/eruption"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, 0)).toBeVisible();
  await tabTo(page, '#n4');
  for (let left = 0; left < 2; left++) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.seat-rows > li')).toHaveCount(2);
  await tabTo(page, '.seat-rows > li:nth-child(2) .sitters input');
  await expect(sitter(page, 1, 'Person')).toBeFocused();
  for (const name of ['Pumice, gentle', 'Basalt, fair', 'Obsidian, sharp']) {
    await page.keyboard.press('ArrowRight');
    await expect(sitter(page, 1, name)).toBeChecked();
    await expect(sitter(page, 1, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  expect((await seated(page)).seats).toEqual([['Player 1'], ['Obsidian', 'sharp']]);
});

test('by link a bot sits at no device', async ({ page }) => {
  await page.goto('#/new/eruption');
  await count(page, 3);
  await sitter(page, 1, 'Basalt, fair').click();
  await page.getByRole('switch', { name: /Play by link/ }).click();
  await expect(page.locator('.here .opt')).toHaveCount(2);
  await expect(page.locator('.here')).not.toContainText('Basalt');
  await play(page);
  const { all } = await seated(page);
  expect(all.map(({ away = false }) => away)).toEqual([false, false, true]);
});

for (const [title, id, bots] of GAMES)
  test(`two taps from the shelf: ${title}`, async ({ page }) => {
    await page.goto('');
    await expect(page.locator('#boot')).toHaveCount(0);
    await page.getByRole('link', { name: `${title}: against ${bots} bots` }).click();
    const dialog = page.getByRole('dialog', { name: `${title}: against ${bots} bots` });
    await expect(dialog.getByRole('button', { name: /Basalt/ })).not.toContainText('last time');
    await dialog.getByRole('button', { name: /^Obsidian/ }).click();
    const { seats, game } = await seated(page);
    expect(game).toBe(id);
    expect(seats).toHaveLength(bots + 1);
    expect(seats.filter(([, level]) => level === 'sharp')).toHaveLength(bots);
    expect(seats.filter(([name]) => /^Player \d$/.test(name))).toHaveLength(1);
    // Back is the shelf, where the level is marked now.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: `${title}: against` }).click();
    await expect(dialog.getByRole('button', { name: /^Obsidian/ })).toContainText('last time');
    await expect(dialog.locator('.met')).toHaveCount(1);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('with a finger: two taps begin one game, by the rules and the name of the last time', async ({ page }) => {
    await page.goto('#/new/eruption');
    await page.locator('.seat-rows [type=text]').first().fill('Aki');
    await row(page, 1).locator('.sitters label').nth(4).tap();
    await expect(sitter(page, 1, 'Magma, fierce')).toBeChecked();
    await page.getByRole('switch', { name: /Open hands/ }).tap();
    await page.locator('.go .btn').tap();
    await expect(page).toHaveURL(/#\/table\//);

    await page.goto('#/');
    await page.getByRole('link', { name: 'VOLCANO: against 3 bots' }).tap();
    // The second tap of a hasty finger begins no second game.
    await page.getByRole('button', { name: /Pumice/ }).evaluate((button) => (button.click(), button.click()));
    await expect(page).toHaveURL(/#\/table\//);
    const game = (await records(page)).filter(({ record }) => record.game === 'volcano');
    expect(game).toHaveLength(1);
    const { seats, table } = game[0].record;
    expect(seats.filter(({ bot }) => bot === 'gentle')).toHaveLength(3);
    expect(seats.find(({ bot }) => !bot).name).toBe('Aki');
    expect(table.open_hands).toBe(true);
  });

  test('nothing overlaps, and every choice is large enough', async ({ page }) => {
    await page.goto('#/new/eruption');
    await count(page, 6);
    await page.getByRole('button', { name: 'Only me' }).tap();
    const found = await page.evaluate(() => {
      const box = (one) => one.getBoundingClientRect();
      const over = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
      const wrong = [];
      for (const row of document.querySelectorAll('.seat-row')) {
        const parts = [...row.querySelectorAll(':scope > .mark, .name, :scope > .btn, .sitters label, .line')].filter((one) => one.checkVisibility());
        for (const [at, one] of parts.entries()) {
          if (one.scrollWidth > one.clientWidth + 1 && one.matches('.name, .line')) wrong.push(`${one.className} is cut off`);
          for (const other of parts.slice(at + 1)) if (over(box(one), box(other))) wrong.push(`${one.className} over ${other.className}`);
        }
        for (const label of row.querySelectorAll('.sitters label')) if (box(label).width < 44 || box(label).height < 44) wrong.push('a small choice');
      }
      if (document.documentElement.scrollWidth > document.documentElement.clientWidth) wrong.push('it scrolls sideways');
      return wrong;
    });
    expect(found).toEqual([]);
  });
});

test('levels can be mixed instead: the set-up opens with one person and the bots', async ({ page }) => {
  await page.goto('#/new/apiary/bots');
  await expect(page.locator('main')).toHaveCount(1);
  await page.getByRole('link', { name: 'Mix levels, change rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New game of Apiary' })).toBeVisible();
  await expect(page.locator('.seat-rows > li')).toHaveCount(3);
  for (const [at, name] of ['Person', 'Basalt, fair', 'Basalt, fair'].entries()) await expect(sitter(page, at, name)).toBeChecked();
});

test('the dialog is an address: back closes it, a link opens it, closing it leads to the shelf', async ({ page }) => {
  await page.goto('#/new/volcano/bots');
  const dialog = page.getByRole('dialog', { name: 'VOLCANO: against 3 bots' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#\/$/);
  await page.getByRole('link', { name: 'VOLCANO: against 3 bots' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
});

for (const [language, name, dialog] of [['en', 'Basalt 2', 'Eruption: against 2 bots'], ['ja', 'ゲンブ2', 'Eruption：ボット2人と対戦']])
  for (const [width, height] of [[360, 640], [1440, 900]])
    test(`everybody can use it: ${language}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await settings(page, { language, theme: 'light', size: 'normal' });
      await page.goto('#/new/eruption');
      for (const at of [1, 2]) await row(page, at).getByRole('radio').nth(2).click();
      await row(page, 3).getByRole('radio').nth(4).click();
      await expect(row(page, 2)).toContainText(name);
      const inAllColours = async () => {
        for (const theme of ['light', 'dark', 'contrast']) {
          await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
          await expectAccessible(page);
        }
      };
      await inAllColours();
      await page.goto('#/new/eruption/bots');
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expect(page.locator('.level')).toHaveCount(4);
      await inAllColours();
      const cut = await page.locator('dialog[open]').evaluate((one) => one.scrollWidth > one.clientWidth);
      expect(cut).toBe(false);
    });
