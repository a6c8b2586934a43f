// The shelf as it is printed in the page: there before the program, as good as the real one, and gone when that stands.
import { test as base, expect, expectAccessible } from './fixtures.mjs';
import { DIST } from './builds.mjs';
import { MOMENTS, record, slot } from './moments.mjs';
import { serve } from './server.mjs';

const test = base.extend({
  /** What of the site is held back. */
  held: [/^caldera_bg-/, { option: true }],
  /** Of how many bytes the pieces are in which the page comes. */
  pieces: [undefined, { option: true }],
  /** A site whose program stops half way until `site.release()`. */
  site: async ({ held, pieces }, use) => {
    const site = {};
    const released = new Promise((done) => (site.release = done));
    const { server, url } = await serve({
      folder: DIST,
      subpath: '/any/path/',
      hold: (name) => (held.test(name) ? released : undefined),
      pieces: (name) => (name === 'index.html' ? pieces : undefined),
    });
    site.url = url;
    await use(site);
    site.release();
    await new Promise((done) => (server.closeAllConnections(), server.close(done)));
  },
  baseURL: async ({ site }, use) => use(site.url),
});

const print = (page) => page.locator('.print');
/** The page has been read, and has its looks: nothing moves any more. */
const isRead = (page) =>
  page.waitForFunction(
    () => document.readyState !== 'loading' && [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet),
  );
const stands = (page) => expect(page.locator('#boot')).toHaveCount(0);

/** All of the shelf's head and games: what it is, whether it is seen, and where. */
const found = async (page) => {
  await isRead(page);
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(.page-head, .games), :is(.page-head, .games) *')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const place = width || height ? [x, y + scrollY, width, height].map(Math.round).join(' ') : 'no place';
      const attributes = [...one.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
      const text = one.childElementCount ? '' : one.textContent;
      return `<${one.localName} ${attributes.join(' ')}>${text}, ${one.checkVisibility() ? 'seen' : 'hidden'}, ${place}`;
    }),
  );
};

const twice = (page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });

for (const [locale, start] of [['en-GB', 'New game'], ['ja-JP', '新しく遊ぶ']]) {
  for (const width of [360, 1280]) {
    test.describe(`${locale}, ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 740 } });

      test('the shelf is there before the program, and stays where it is when that comes', async ({ page, site }) => {
        await page.goto('', { waitUntil: 'commit' });
        await expect(print(page)).toHaveCount(1);
        await expect(print(page)).toHaveAttribute('lang', locale.slice(0, 2));
        await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
        await expect(page.getByRole('link', { name: start }).first()).toBeVisible();
        await expect(page.locator('#boot-failed')).toBeHidden();
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        expect(await twice(page)).toEqual([]);
        await expectAccessible(page);
        const before = await found(page);
        expect(before.length).toBeGreaterThan(100);
        await page.evaluate(() => scrollTo(0, 60));
        const scrolled = await page.evaluate(() => scrollY);
        site.release();
        await stands(page);
        await expect(page.locator('main')).toHaveCount(1);
        expect(await found(page)).toEqual(before);
        expect(await page.evaluate(() => scrollY)).toBe(scrolled);
        expect(await twice(page)).toEqual([]);
      });
    });
  }
}

for (const held of ['eruption', 'volcano', 'apiary']) {
  test(`a tap on a game before the program is there is not lost: ${held}`, async ({ page, site }) => {
    await page.goto('', { waitUntil: 'commit' });
    await print(page).locator(`.row a[href="#/new/${held}"]`).click();
    await expect(page).toHaveURL(new RegExp(`#/new/${held}$`));
    // It is not the shelf that comes now.
    await expect(print(page)).toBeHidden();
    await expect(page.locator('#boot-loading')).toBeVisible();
    await page.goBack();
    await expect(print(page)).toBeVisible();
    await page.goForward();
    await expect(print(page)).toBeHidden();
    site.release();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await stands(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
  });
}

test('no picture between the two is empty, and none shows both', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.shelves = new Set();
    const look = () => {
      const count = [...document.querySelectorAll('main.shelf')].filter((one) => one.checkVisibility()).length;
      // Until the page is read there is nothing to show.
      if (count || window.shelves.size) window.shelves.add(count);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('', { waitUntil: 'commit' });
  await expect(print(page)).toBeVisible();
  site.release();
  await stands(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => [...window.shelves])).toEqual([1]);
});

test('the link that has the focus keeps it', async ({ page, site }) => {
  await page.goto('', { waitUntil: 'commit' });
  const rules = page.getByRole('link', { name: 'Rules of VOLCANO' });
  await rules.focus();
  site.release();
  await stands(page);
  await expect(rules).toBeFocused();
});

for (const [when, held] of [['the module', /^caldera_bg-/], ['any script', /^boot-/]]) {
  test.describe(`before ${when} is there`, () => {
    test.use({ held });

    test('a press that began on the print ends there', async ({ page, site }) => {
      await page.goto('', { waitUntil: 'commit' });
      await isRead(page);
      const { x, y, width, height } = await print(page).getByRole('link', { name: 'New game: VOLCANO' }).boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      site.release();
      await expect(page.locator('body > main')).toHaveCount(1);
      await expect(page.locator('body > main')).toBeHidden();
      await expect(print(page)).toBeVisible();
      await page.mouse.up();
      await stands(page);
      await expect(page).toHaveURL(/#\/new\/volcano$/);
      await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    });
  });
}

test('at another address the page says that it is loading', async ({ page, site }) => {
  await page.goto('#/settings', { waitUntil: 'commit' });
  await expect(page.locator('#boot-loading')).toBeVisible();
  await expect(print(page)).toBeHidden();
  site.release();
  await stands(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

/** Notes in `window.shifts` what moves on the page, and whence and whither. */
const watch = (page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const name = (node) => `${node?.localName ?? 'something'} ${node?.getAttribute?.('class') ?? ''}`;
    const moved = ({ sources, startTime }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${name(node)} in ${name(node?.parentElement)}: ${place(previousRect)} to ${place(currentRect)} after ${Math.round(startTime)} ms`,
      );
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().flatMap(moved))).observe({ type: 'layout-shift', buffered: true });
  });

for (const width of [360, 820, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, pieces: 2500 });

    for (const saves of [[], [slot(record(MOMENTS.tile))]])
      test(`nothing moves while the page is being read, with ${saves.length} saved games`, async ({ page, site }) => {
        await watch(page);
        for (const save of saves) await page.addInitScript(([key, text]) => localStorage.setItem(key, text), save);
        site.release();
        await page.goto('', { waitUntil: 'load' });
        await stands(page);
        expect(await page.evaluate(() => window.shifts)).toEqual([]);
      });
  });

for (const width of [360, 820, 1280])
  test(`saved games come into the room that the print keeps for them, and nothing moves, at ${width} px`, async ({ page, site }) => {
  await page.setViewportSize({ width, height: 740 });
  await watch(page);
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
  await page.goto('', { waitUntil: 'commit' });
  await expect(print(page)).toBeVisible();
  const before = await found(page);
  site.release();
  await stands(page);
  await expect(page.locator('.shelf .save')).toHaveCount(1);
  await expect(page.locator('.shelf .save .thumb svg').first()).toBeVisible();
  expect(await found(page)).toEqual(before);
  const [game, lid] = [page.locator('.shelf .save'), page.locator('.games .lid').first()].map((one) => one.boundingBox());
  expect((await game).y < (await lid).y).toBe(width < 1100);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

for (const [colorScheme, set] of [['light', { theme: 'dark', language: 'ja' }], ['dark', { theme: 'light', language: 'en' }], ['light', { theme: 'contrast' }], ['dark', {}]]) {
  test(`no picture has other colours or another language than set: ${JSON.stringify(set)} where the browser is ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((set) => {
      localStorage.setItem('caldera/settings', JSON.stringify(set));
      window.looks = new Set();
      window.words = new Set();
      const look = () => {
        const shelf = [...document.querySelectorAll('main.shelf')].find((one) => one.checkVisibility());
        if (shelf) {
          const { color } = getComputedStyle(shelf);
          const ground = [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor);
          window.looks.add([document.documentElement.dataset.theme, ...ground, color].join(', '));
          // While the page is being read, a link may stand there before its word.
          for (const { textContent } of shelf.querySelectorAll('.row a:first-child')) if (textContent || document.readyState !== 'loading') window.words.add(textContent);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, set);
    await page.goto('', { waitUntil: 'commit' });
    await expect(print(page)).toBeVisible();
    site.release();
    await stands(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const looks = await page.evaluate(() => [...window.looks]);
    expect(looks).toHaveLength(1);
    expect(looks[0]).toMatch(new RegExp(`^${set.theme ?? colorScheme}, `));
    expect(await page.evaluate(() => [...window.words])).toEqual([set.language === 'ja' ? '新しく遊ぶ' : 'New game']);
  });
}

for (const where of ['', '#/settings']) {
  test(`in the dark the page is never light, however late anything comes: ${where || 'the shelf'}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      window.grounds = new Set();
      setInterval(() => {
        const ground = document.documentElement && getComputedStyle(document.documentElement).getPropertyValue('--bg');
        if (ground) window.grounds.add(ground);
      }, 5);
    });
    await page.route(/early/, async (route) => (await new Promise((done) => setTimeout(done, 500)), route.continue()));
    await page.goto(where, { waitUntil: 'commit' });
    await expect(page.locator('#boot')).toBeVisible();
    site.release();
    await stands(page);
    expect(await page.evaluate(() => [...window.grounds])).toHaveLength(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is shown that could not be used', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('noscript p').first()).toBeVisible();
    for (const one of await print(page).all()) await expect(one).toBeHidden();
  });
});
