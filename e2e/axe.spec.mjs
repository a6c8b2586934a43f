// Everything there is to be seen is accessible: every screen, prompt, drawer and dialog of `everything.mjs`, in both languages
// and all colours, on a phone and (the tables) on a desktop.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { EVERYTHING, leave } from './everything.mjs';

/** Each group is a test of its own, so that they run side by side. */
const GROUPS = 8;
const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1440, height: 900 };

/** What is laid out otherwise on a desktop. */
const TABLES = /^(table|card|log|deck|curtain)/;

for (const language of ['en', 'ja']) {
  for (let group = 0; group < GROUPS; group++) {
    test(`axe finds nothing: ${language}, part ${group + 1}`, async ({ page, allowedErrors }) => {
      // All sights are looked at, whatever is found in one.
      const found = [];
      const look = (name, rules) =>
        expectAccessible(page, ':root', rules).catch((error) => found.push(`${name}: ${error.message}`));
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
          if (language === 'en' && TABLES.test(name)) shapes.desktop = DESKTOP;
          for (const [shape, viewport] of Object.entries(shapes)) {
            await page.setViewportSize(viewport);
            await look(`${name}, ${shape}`);
            // Style sheets share one name space: a rule of one screen must not open what another one keeps closed.
            const stray = await page.locator('dialog:not([open])').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.className));
            if (stray.length > 0) found.push(`${name}, ${shape}: closed but seen: ${stray}`);
            // The theme changes colours and nothing else: what can differ is contrast. The language changes no colours.
            for (const theme of language === 'en' ? ['dark', 'contrast'] : []) {
              await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
              await look(`${name}, ${shape}, ${theme}`, ['color-contrast']);
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
}

test('no style sheet turns the page with the device', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
  await expectAccessible(page, ':root', ['css-orientation-lock'], true);
});
