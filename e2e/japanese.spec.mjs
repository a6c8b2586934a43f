// In Japanese: a whole game with the keyboard alone, without a word of English or a raw key. Every sight there is is looked at where axe looks
// at it (axe.spec.mjs).
import { test, expect } from './fixtures.mjs';
import { actByKeyboard, sameLuck, settled, tabTo } from './play.mjs';
import { expectJapanese } from './japanese.mjs';

test.use({ locale: 'ja-JP' });

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
