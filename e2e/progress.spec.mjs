// What is seen while the program is on its way.
import { test as base, expect, expectAccessible } from './fixtures.mjs';
import { DIST } from './builds.mjs';
import { serve } from './server.mjs';

const test = base.extend({
  /** A site whose modules of that name stop half way until `site.release()`. */
  held: [/^caldera_bg-/, { option: true }],
  site: async ({ held }, use) => {
    const site = {};
    const released = new Promise((done) => (site.release = done));
    const { server, url } = await serve({ folder: DIST, subpath: '/any/path/', hold: (name) => (held.test(name) ? released : undefined) });
    site.url = url;
    await use(site);
    site.release();
    await new Promise((done) => (server.closeAllConnections(), server.close(done)));
  },
  baseURL: async ({ site }, use) => use(site.url),
});

for (const [locale, name] of [['en-GB', 'Caldera is loading…'], ['ja-JP', 'Caldera を読み込んでいます…']]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a bar says how much of the program is there, and goes with the last of it', async ({ page, site }) => {
      await page.goto('');
      const bar = page.getByRole('progressbar', { name });
      await expect(bar).toBeVisible();
      await expect.poll(() => bar.evaluate((bar) => bar.position)).toBeGreaterThan(0.2);
      expect(await bar.evaluate((bar) => bar.value)).toBeLessThan(1);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      // The page proper is not there yet.
      await expectAccessible(page, '#boot', ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
      site.release();
      await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });
  });
}

for (const reducedMotion of ['no-preference', 'reduce']) {
  test(`for a moment there is no bar, and it does not move by itself (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('');
    const bar = page.locator('progress.fetching');
    /** Whether the bar is seen when it has been there for so many milliseconds. */
    const seen = (time) =>
      bar.evaluate((bar, time) => {
        const [appears] = bar.getAnimations();
        appears.pause();
        appears.currentTime = time;
        return getComputedStyle(bar).visibility === 'visible';
      }, time);
    await expect(bar).toBeVisible();
    expect(await seen(390)).toBe(false);
    expect(await seen(410)).toBe(true);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(1);
  });
}

test('a language, colours and a size that are set hold from the first picture on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('caldera/settings', JSON.stringify({ language: 'ja', theme: 'contrast', size: 'larger' })));
  await page.goto('');
  await expect(page.getByRole('progressbar')).toBeVisible();
  for (const [attribute, value] of [['lang', 'ja'], ['data-theme', 'contrast'], ['data-size', 'larger']]) {
    await expect(page.locator('html')).toHaveAttribute(attribute, value);
  }
});

test.describe('a game', () => {
  test.use({ held: /^split_setups_part-/ });

  test('a bar says how much of a game is there that has been chosen', async ({ page, site }) => {
    await page.goto('');
    await page.getByRole('link', { name: 'New game: Eruption' }).click();
    const bar = page.getByRole('progressbar', { name: 'Eruption is being fetched…' });
    await expect(bar).toBeVisible();
    await expectAccessible(page, 'main', ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    // Tables do not wait for it.
    await page.goto('#/rules/volcano');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('VOLCANO');
    await page.goto('#/new/eruption');
    await expect(bar).toBeVisible();
    await expect.poll(() => bar.evaluate((bar) => bar.position)).toBeGreaterThan(0.2);
    site.release();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

/** Lets so many seconds pass in the page at once. */
const pass = (page, seconds) => page.clock.runFor(seconds * 1000);

const words = { 'en-GB': ['Caldera is still on its way', 'Nothing has arrived for 15 seconds'], 'ja-JP': ['まだ読み込んでいます', '15 秒間、何も届いていません'] };
for (const [locale, [title, text]] of Object.entries(words)) {
  for (const held of [/^caldera_bg-/, /^boot-/, /^site-/]) {
    test.describe(`${locale}, ${held.source}`, () => {
      test.use({ locale, held });

      test('after 15 seconds without an answer there is a sentence and the rescue; what comes later is taken', async ({ page, site }) => {
        await page.clock.install();
        const others = [/\/caldera_bg-/, /\/boot-/, /\/site-/, /\/rescue-/].filter((one) => !one.source.endsWith(held.source.slice(1)));
        const came = others.map((one) => page.waitForEvent('requestfinished', (request) => one.test(request.url())));
        await page.goto('', { waitUntil: 'commit' });
        await Promise.all(came);
        await pass(page, 13);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await pass(page, 15);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title));
        await expect(page.getByRole('alert')).toContainText(text);
        await expect(page.getByRole('button')).toHaveCount(4);
        await expectAccessible(page, 'main.rescue', ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
        site.release();
        await expect(page.getByRole('heading', { level: 1, name: 'Caldera', exact: true })).toBeVisible();
        await expect(page.locator('main')).toHaveCount(1);
        await expect(page.getByRole('alert')).toHaveCount(0);
        // The styles hold again.
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'))).not.toBe('');
      });
    });
  }

  for (const held of [/^index\.html$/, /^(boot|site|rescue|caldera_bg)-/]) {
    test.describe(`${locale}, ${held.source}`, () => {
      test.use({ locale, held });

      test('even without the rescue the page says that nothing comes', async ({ page, site }) => {
        await page.clock.install();
        await page.goto('', { waitUntil: 'commit' });
        await page.waitForFunction(() => document.querySelector('#boot'));
        await pass(page, 20);
        await expect(page.getByRole('alert')).toContainText(text);
        await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
        site.release();
        await expect(page.getByRole('heading', { level: 1, name: 'Caldera', exact: true })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    });
  }
}

test('a slow network is no silent one: as long as something comes the start goes on', async ({ page }) => {
  await page.clock.install();
  await page.goto('');
  await expect(page.getByRole('progressbar')).toBeVisible();
  for (let time = 0; time < 4; time++) {
    await pass(page, 10);
    await page.evaluate(() => dispatchEvent(new Event('caldera:came')));
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});
