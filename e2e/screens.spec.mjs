// The screens beside the table: what they show, where they lead, that they remember, and that everybody can use them.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { MOMENTS, record, slot } from './moments.mjs';
import { boxOf } from './play.mjs';

const SCREENS = ['#/', '#/new/eruption', '#/saves', '#/settings', '#/about'];

const settings = (page, value) =>
  page.addInitScript((value) => localStorage.setItem('caldera/settings', JSON.stringify(value)), value);

test('from the shelf to a game in two taps, and back', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('.empty')).toContainText('Take a box from the shelf');
  await page.getByRole('link', { name: 'New game: Eruption' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('New game of Eruption · Caldera');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Pass the device to Player/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
  const row = page.locator('.shelf .save');
  await expect(row).toContainText('today');
  await expect(row.locator('.who .now')).toHaveCount(1);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /Pass the device/ })).toBeVisible();
});

test('Enter starts the game, from a name and from the heading', async ({ page }) => {
  await page.goto('#/new/eruption');
  await page.locator('.seat-rows [type=text]').first().press('Enter');
  // The address changes before the screen does.
  await expect(page.locator('.curtain')).toBeVisible();
  await page.goto('#/new/eruption');
  await expect(page.getByRole('heading', { level: 1, name: 'New game of Eruption' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/table\//);
});

test('names and options are remembered, and two players cannot have the same name', async ({ page }) => {
  await page.goto('#/new/eruption');
  await page.locator('label', { has: page.locator('#n3') }).click();
  const fields = page.locator('.seat-rows [type=text]');
  await fields.nth(0).fill('Aki');
  await fields.nth(1).fill('Aki');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('#name-error')).toContainText('Two players are called Aki');
  await expect(fields.nth(1)).toBeFocused();
  await fields.nth(1).fill('Ben');
  await expect(page.locator('#name-error')).toBeEmpty();
  await page.getByRole('button', { name: 'Swap name 1 with the next' }).click();
  await expect(fields.nth(0)).toHaveValue('Ben');
  await page.getByRole('switch', { name: /Rain cards/ }).uncheck();
  await page.getByRole('switch', { name: /Open hands/ }).check();
  await page.locator('.starter label', { hasText: 'Aki' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  // Open hands: no curtain; Aki begins.
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.locator('.prompt').first()).toContainText('Aki');
  await page.goto('#/new/eruption');
  await expect(fields).toHaveCount(3);
  await expect(fields.nth(0)).toHaveValue('Ben');
  await expect(page.getByRole('switch', { name: /Rain cards/ })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /Open hands/ })).toBeChecked();
});

test('what is typed in a set-up stays while the rules are read, and the arrow leads back to it', async ({ page }) => {
  await page.goto('#/new/eruption');
  await page.locator('label', { has: page.locator('#n5') }).click();
  const fields = page.locator('.seat-rows [type=text]');
  await fields.nth(0).fill('Aki');
  await page.getByRole('switch', { name: /Annihilation/ }).check();
  const stays = async () => {
    await expect(fields).toHaveCount(5);
    await expect(fields.nth(0)).toHaveValue('Aki');
    await expect(page.getByRole('switch', { name: /Annihilation/ })).toBeChecked();
  };
  await page.getByRole('link', { name: 'Rules of Eruption' }).click();
  await page.getByRole('link', { name: 'Back to the new game' }).click();
  await stays();
  await page.reload();
  await stays();
});

test('settings that are opened at the table lead back to it', async ({ page }) => {
  await page.goto('#/new/eruption');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  const table = page.url();
  await page.goto('#/settings');
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page).toHaveURL(table);
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
});

test('in the colours of the system what is chosen looks otherwise than what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('#/new/eruption');
  const ground = (selector) => page.locator(selector).first().evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(page.locator('#n4')).toBeAttached();
  expect(await ground('.seg input:checked + span:last-child')).not.toBe(await ground('.seg input:not(:checked) + span:last-child'));
  expect(await ground('.opt input:checked ~ .switch')).not.toBe(await ground('.opt input:not(:checked) ~ .switch'));
  expect(await ground('.btn.primary')).not.toBe(await ground('.btn.quiet'));
});

test('two villages chosen on the island swap their players', async ({ page }) => {
  await page.goto('#/new/eruption');
  await page.locator('label', { has: page.locator('#n3') }).click();
  const fields = page.locator('.seat-rows [type=text]');
  for (const [at, name] of ['Aki', 'Ben', 'Chie'].entries()) await fields.nth(at).fill(name);
  const berth = (name) => page.getByRole('button', { name: new RegExp(`: ${name}\\. Swap`) });
  await expect(berth('Aki')).toHaveAccessibleName('star, top: Aki. Swap with another seat');
  await berth('Aki').click();
  await expect(berth('Aki')).toHaveAttribute('aria-pressed', 'true');
  await berth('Chie').click();
  await expect(fields.nth(0)).toHaveValue('Chie');
  await expect(fields.nth(2)).toHaveValue('Aki');
  await expect(berth('Chie')).toHaveAccessibleName('star, top: Chie. Swap with another seat');
  await expect(page.locator('.berth[aria-pressed=true]')).toHaveCount(0);
});

test('settings take effect at once and are remembered', async ({ page }) => {
  await page.goto('#/settings');
  const root = page.locator('html');
  const choose = (id) => page.locator('label', { has: page.locator(`#${id}`) }).click();
  await choose('theme-contrast');
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const before = parseFloat(await size());
  await choose('size-larger');
  expect(parseFloat(await size())).toBeCloseTo(before * 1.3, 1);
  await choose('lang-ja');
  await expect(root).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
  await expect(page.locator('#lang-ja')).toBeFocused();
  await page.reload();
  await expect(root).toHaveAttribute('lang', 'ja');
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await expect(root).toHaveAttribute('data-size', 'larger');
});

test('the colours follow the browser until somebody chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('#/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const language of ['en', 'ja']) {
  for (const theme of ['light', 'dark', 'contrast']) {
    test(`every screen is accessible (${language}, ${theme})`, async ({ page }) => {
      await settings(page, { language, theme, size: 'normal' });
      await page.goto('#/new/eruption');
      await page.locator('.go .btn').click();
      await expect(page.locator('.curtain')).toBeVisible();
      await expectAccessible(page);
      for (const screen of SCREENS) {
        await page.goto(screen);
        await expect(page.locator('main.screen h1')).toBeVisible();
        await expect(page.locator('main')).toHaveCount(1);
        await expectAccessible(page);
      }
      await page.goto('#/saves');
      for (const button of await page.locator('.acts button').all()) {
        await button.click();
        if (await page.locator('dialog[open]').count()) {
          await expectAccessible(page);
          await page.keyboard.press('Escape');
        }
      }
    });
  }
}

for (const [width, size] of [[320, 'normal'], [360, 'larger'], [1440, 'normal']]) {
  test(`nothing is cut off at ${width} px with text ${size}, and targets are large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await settings(page, { size });
    await page.goto('#/new/eruption');
    await page.locator('.seat-rows [type=text]').first().fill('Wolfeschlegelsteinhausen');
    await page.locator('.go .btn').click();
    await expect(page.locator('.curtain')).toBeVisible();
    for (const screen of ['', ...SCREENS]) {
      if (screen) await page.goto(screen);
      await expect(page.locator('h1')).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wide, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, a.btn, .seg label, .opt, .seat-rows [type=text], .sitters label')]
          .filter((one) => one.checkVisibility())
          .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
          .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
          .map(([html, box]) => `${html} ${box.width}x${box.height}`),
      );
      expect(small, `${screen} small targets`).toEqual([]);
    }
  });
}

const running = (page, games = 1) =>
  page.addInitScript(
    (slots) => slots.forEach(([key, text]) => localStorage.setItem(key, text)),
    Array.from({ length: games }, (_, id) => slot(record(MOMENTS.tile), { id: `game${id}`, updated: Date.now() - id })),
  );

for (const [width, height] of [[1440, 900], [1100, 720], [820, 1180], [360, 640]]) {
  test(`at ${width} px all boxes stand on one plank, with equal first buttons, in the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await running(page, 3);
    await page.goto('');
    // What is measured is the app's shelf, not the print that it replaces.
    await expect(page.locator('#boot')).toHaveCount(0);
    await expect(page.locator('.shelf .save').first()).toBeVisible();
    const boxes = await page.locator('.games').evaluate((games) => {
      const place = (element) => element.getBoundingClientRect();
      const plank = getComputedStyle(games, '::after');
      return {
        plank: [place(games).width, parseFloat(plank.width)],
        lids: [...games.querySelectorAll('.lid > svg')].map((lid) => [place(lid).top, place(lid).bottom, place(lid).height].map(Math.round)),
        starts: [...games.querySelectorAll('.start')].map((start) => [Math.round(place(start).top), Math.round(place(start).width), getComputedStyle(start).backgroundColor]),
        bottom: place(games).bottom,
        lines: [...games.querySelectorAll('.learn')].map((way) => [...way.querySelectorAll('span:not(.sr)')].map((part) => Math.round(part.getClientRects()[0]?.top ?? 0)).filter(Boolean)),
      };
    });
    expect(boxes.plank[1]).toBeCloseTo(boxes.plank[0], 0);
    expect(boxes.lids).toHaveLength(3);
    for (const list of [boxes.lids, boxes.starts]) for (const one of list) expect(one).toEqual(list[0]);
    expect(boxes.bottom).toBeLessThanOrEqual(height);
    expect(boxes.lids[0][2]).toBeGreaterThan(height * (width < 700 ? 0.17 : 0.21));
    // "Learn by playing" and how long it takes stand in one line; where there is no room for both, it is not said how long.
    if (width > 1000) for (const [words, minutes = words] of boxes.lines) expect(Math.abs(words - minutes)).toBeLessThan(6);
    // A running game comes first where one cannot see both at once.
    const [game, lid] = [page.locator('.shelf .save').first(), page.locator('.games .lid').first()].map(boxOf);
    expect((await game).y < (await lid).y).toBe(width < 1100);
    await expect(page.locator('.shelf .save:visible')).toHaveCount(width < 700 ? 1 : width < 1100 ? 2 : 3);
  });
}

test('with no game under way the boxes come first, and begin as what there is to do', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('');
  await expect(page.locator('.empty')).toBeVisible();
  const [hint, lid] = [page.locator('.empty'), page.locator('.games .lid').first()].map(boxOf);
  expect((await lid).y).toBeLessThan((await hint).y);
  expect((await lid).y).toBeLessThan(80);
  const accent = await page.locator('.games .start').evaluateAll((starts) => starts.map((start) => getComputedStyle(start).backgroundColor));
  expect(new Set(accent).size).toBe(1);
  expect(accent[0]).not.toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
});

test('what one tab sets the other has, and does not set back', async ({ page, context }) => {
  await page.goto('');
  await page.goto('#/settings');
  const other = await context.newPage();
  await other.goto('#/settings');
  await other.locator('label', { has: other.locator('#theme-contrast') }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await expect(page.locator('#theme-contrast')).toBeChecked();
  await page.locator('label', { has: page.locator('#size-large') }).click();
  await expect(other.locator('html')).toHaveAttribute('data-size', 'large');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(other.locator('html')).toHaveAttribute('data-size', 'large');
});
