// What every browser test builds on: `import { test, expect } from './fixtures.mjs'`. Each test that uses these fails when
// any of its pages logs an error, throws, is refused something by the page's
// Content-Security-Policy, or asks any other host for anything. `page.goto('')` opens the app.
import axe from 'axe-core';
import { test as base, expect } from '@playwright/test';

export { expect };

/**
 * Fails when axe finds a breach of WCAG 2.2 AA on the page as it is now, within `within` (a CSS selector); of these `rules`
 * only, if they are given. `whole` has axe read the style sheets as well.
 */
export async function expectAccessible(page, within = ':root', rules = null, whole = false) {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  // Half way through a fade, a text has less contrast than it is going to have.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
    return Promise.all(ending.map((one) => one.finished.catch(() => {})));
  });
  const { violations } = await page.evaluate(
    ([selector, rules, whole]) =>
      window.axe.run(selector, {
        runOnly: rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
        // Only the rule on orientation reads whole style sheets, which are the same on every page: `whole` asks for it.
        preload: whole,
      }),
    [within, rules, whole],
  );
  const said = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  expect(said, 'accessibility').toEqual([]);
}

/** In the page: what moves for ever stands still, as it does for whoever asks for less motion. */
function stillness() {
  const still = new CSSStyleSheet();
  still.insertRule(':is(.glow, .puff, .fire, .wash, .adrift, .fume, .z-in1, .z-in2, .cone-glow, .vo-spark, .spot.legal, .ap-guest) { animation: none !important }');
  document.adoptedStyleSheets.push(still);
}

export const test = base.extend({
  /** The address of the app, with its sub-path. */
  baseURL: async ({}, use) => use(process.env.CALDERA_URL),

  /** Patterns of console errors that a test provokes on purpose: `allowedErrors.push(/quota/i)`. */
  allowedErrors: async ({}, use) => use([]),

  /** `watch(context)` puts a further browser context, made by the test itself, under the same checks. */
  watch: async ({ baseURL, allowedErrors }, use) => {
    const errors = [];
    const foreign = [];
    const { origin } = new URL(baseURL);
    await use((context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()}`);
      });
      context.on('weberror', (thrown) => errors.push(`page: ${thrown.error()}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) foreign.push(request.url());
      });
    });
    const unexpected = errors.filter((text) => !allowedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the console').toEqual([]);
    expect(foreign, 'requests to other hosts').toEqual([]);
  },

  /** Whether smoke, fire and currents move, as they do for ever: to draw that takes a fifth of the processor's time of such a test. */
  endless: [false, { option: true }],

  context: async ({ context, watch, endless }, use) => {
    watch(context);
    if (!endless) await context.addInitScript(stillness);
    await use(context);
  },
});
