// Everything there is to be seen is accessible: every screen, prompt, drawer and dialog of `everything.mjs`, in both languages
// and all colours, on a phone and (the tables) on a desktop. In Japanese all of it is Japanese.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { EVERYTHING, leave } from './everything.mjs';
import { expectJapanese } from './japanese.mjs';

/** Each group is a test of its own, so that they run side by side. */
const GROUPS = 8;
const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1440, height: 900 };

/** What is laid out otherwise on a desktop. */
const TABLES = /^(table|card|log|deck|curtain)/;

/** Takes the shapes out of drawings that nobody is told of: half of all elements, each of which axe would go over and the browser paint
 * again in every colour, and which can break no rule: they have no words, take no focus, and are no ground for words. */
const emptyDrawings = (page) =>
  page.evaluate(() => {
    const matters = 'text, title, foreignObject, a, [role], [tabindex], [aria-label]';
    const empty = (drawing) => {
      if (drawing.matches(matters)) return;
      if (drawing.querySelector(matters)) return [...drawing.children].forEach(empty);
      // There it can still be drawn in.
      const apart = document.createDocumentFragment();
      apart.append(...drawing.childNodes);
      (window.drawings ??= []).push(apart);
    };
    for (const drawing of document.querySelectorAll('[aria-hidden=true] svg, svg[aria-hidden=true]')) empty(drawing);
  });

for (const language of ['en', 'ja']) {
  test.describe(language, () => {
    test.use({ locale: language === 'ja' ? 'ja-JP' : 'en-GB' });

    for (let group = 0; group < GROUPS; group++) {
      test(`axe finds nothing, and everything is in the language that is chosen: ${language}, part ${group + 1}`, async ({ page, allowedErrors }) => {
        // All sights are looked at, whatever is found in one.
        const found = [];
        const noting = (name, looked) => looked.catch((error) => found.push(`${name}: ${error.message}`));
        allowedErrors.push(/QuotaExceeded|full/);
        await page.setViewportSize(PHONE);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const settings = { language, theme: 'light', size: 'normal' };
        await page.addInitScript((text) => localStorage.setItem('caldera/settings', text), JSON.stringify(settings));
        await page.goto('');
        await expect(page.locator('#boot')).toHaveCount(0);
        for (const [name, show] of EVERYTHING.filter((_, index) => index % GROUPS === group)) {
          await test.step(name, async () => {
            await show(page);
            const shapes = { phone: PHONE };
            if (language === 'ja' || TABLES.test(name)) shapes.desktop = DESKTOP;
            for (const [shape, viewport] of Object.entries(shapes)) {
              await page.setViewportSize(viewport);
              const where = `${name}, ${shape}`;
              if (language === 'ja') await noting(where, expectJapanese(page));
              // The language changes no colours, and on the desktop no parts.
              if (language === 'ja' && shape === 'desktop') continue;
              await noting(where, expectAccessible(page));
              // Style sheets share one name space: a rule of one screen must not open what another one keeps closed.
              const stray = await page.locator('dialog:not([open])').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.className));
              if (stray.length > 0) found.push(`${where}: closed but seen: ${stray}`);
              if (language === 'en') await emptyDrawings(page);
              // The theme changes colours and nothing else: what can differ is contrast.
              for (const theme of language === 'en' ? ['dark', 'contrast'] : []) {
                await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
                await noting(`${where}, ${theme}`, expectAccessible(page, ':root', ['color-contrast']));
              }
              await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
            }
            await page.setViewportSize(PHONE);
            await leave(page);
          });
        }
        expect(found).toEqual([]);
      });
    }
  });
}

test('no style sheet turns the page with the device', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
  await expectAccessible(page, ':root', ['css-orientation-lock'], true);
});
