// The story of what happened: told on the open table before the curtain, never ahead of itself, skipped by a tap that does nothing
// else, and told to the end of the game.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { records } from './links.mjs';
import { SEA, openMoment, record, setSpeed } from './moments.mjs';
import { boxOf, stopTime, until } from './play.mjs';

/** The end of a turn: the next player has three contacts without a wall and one with, and a hand. */
const DAMAGE = [3, 178];

const end = (page) => page.locator('.sheet [data-control="end"]');
const CARDS = /(Aftershock|Lava Flow|Quake|Rain|Reinforce|Relocate|Sinkhole|Volcanic Bomb)/;

/** The same where time stands still: what looks at the page waits by the page's clock. */
async function expectAccessibleNow(page) {
  let looking = true;
  const looked = expectAccessible(page).finally(() => (looking = false));
  while (looking) await page.clock.runFor(1);
  await looked;
}

test('the end of a turn is told on the open table without a word of anybody’s hand, and then the curtain closes', async ({ page }) => {
  await page.clock.install();
  await setSpeed(page, 'normal');
  await openMoment(page, ...DAMAGE);
  await stopTime(page);
  const lines = page.locator('.logbox .lines > li');
  const heat = () => page.locator('.seats .temp').allTextContents();
  const [newest, before] = [await lines.first().textContent(), await heat()];
  await end(page).click();
  await until(page, page.locator('.caption'));
  // Nobody acts, and nothing tells the end: the log and the panels are those of the moment that is told.
  await expect(page.locator('.sheet')).toHaveAttribute('inert', '');
  await expect(lines.first()).toHaveText(newest);
  expect(await heat()).toEqual(before);
  await expect(page.locator('.live .slot, .targets .lit, .acard:not(.back)')).toHaveCount(0);
  await expectAccessibleNow(page);
  for (let step = 0; (await page.locator('.curtain').count()) === 0; step++) {
    expect(step, 'the story has no end').toBeLessThan(300);
    expect(await page.locator('.hand, .prompt, .log').allTextContents()).not.toContainEqual(expect.stringMatching(/draws /.source + CARDS.source));
    await page.clock.runFor(100);
  }
  // The curtain keeps the board in sight, as everybody sees it.
  await expect(page.locator('.curtain .theatre .island').first()).toBeVisible();
  await expect(page.locator('.acard, .hand, .table, .log, .targets, .caption')).toHaveCount(0);
  await expectAccessibleNow(page);
  await page.clock.runFor(1_000);
  await page.locator('.curtain .again').click();
  await expect(page.locator('.table .caption')).toBeVisible();
  await page.mouse.click(600, 400);
  await expect(page.locator('.curtain')).toBeVisible();
});

test('a tap that ends a story does nothing else, though it is on a button', async ({ page }) => {
  await setSpeed(page, 'slow');
  await openMoment(page, ...DAMAGE, { open_hands: true });
  const place = await boxOf(end(page));
  await end(page).click();
  await expect(page.locator('.caption')).toBeVisible();
  const height = (await boxOf(page.locator('.sheet'))).height;
  expect(height, 'the sheet keeps its height').toBeGreaterThan(100);
  await page.mouse.click(place.x + 20, place.y + 10);
  await expect(page.locator('.caption')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.targets [aria-selected=true]')).toHaveCount(0);
  // And so does a key.
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: 'Tell it again' }).click();
  await expect(page.locator('.caption')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.locator('.caption')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a second press in haste is not heard by what has just appeared', async ({ page }) => {
  await setSpeed(page, 'instant');
  const made = record(SEA.act);
  await openMoment(page, SEA.act, made.steps.length, { open_hands: true });
  const { x, y, width, height } = await boxOf(page.locator('.sheet [data-control="go"]'));
  await page.waitForTimeout(450);
  const votes = async () => (await records(page))[0].record.steps.filter((step) => /^(go|stay)$/.test(step)).length;
  const before = await votes();
  // As quickly as a browser can.
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await page.waitForTimeout(200);
  expect((await votes()) - before).toBe(1);
  // It is the next one's turn to say something, and nothing has been said for them.
  await expect(page.locator('.prompt .question')).toContainText('choose GO or STAY');
});

test('the last turn is told to its end, and then the standings wait to be asked for', async ({ page }) => {
  await setSpeed(page, 'slow');
  const moment = { game: 'volcano', players: 4 };
  await openMoment(page, moment, record(moment).steps.length - 1, { open_hands: true });
  await page.locator('.sheet [data-control="stay"]').click();
  await expect(page.locator('.caption')).toBeVisible();
  await expect(page.locator('.btn.standings, .won')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.caption')).toHaveCount(0);
  await expect(page.locator('.table')).toBeVisible();
  const standings = page.locator('.btn.standings');
  await expect(standings).toBeFocused();
  // Nothing is ahead any more, and whoever has won stands there with a crown.
  await expect(page.locator('.won .crown').first()).toBeVisible();
  await expect(page.locator('.foresight').filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);
  await standings.click();
  await expect(page.locator('.screen.end')).toBeVisible();
});
