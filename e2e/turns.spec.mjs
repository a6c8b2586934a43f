// A turn of Eruption with few presses, and a sheet that keeps its size: lines of the prompt, cards, panels.
import { test, expect } from './fixtures.mjs';
import { openAt } from './everything.mjs';
import { MOMENTS } from './moments.mjs';
import { boxOf, look } from './play.mjs';

const SIZES = [[360, 640], [820, 1180], [1100, 720], [1440, 900]];

const begin = async (page, moment, language = 'en') => {
  await page.addInitScript((language) => localStorage.setItem('caldera/settings', JSON.stringify({ language, speed: 'instant' })), language);
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
  await openAt(page, moment);
};

const phase = (page) => page.locator('.prompt .bars');

const control = (page, name) => page.locator(`.sheet [data-control="${name}"]`);

/** Chooses the first lit hex with the mouse. */
async function choose(page) {
  const { hexes } = await look(page);
  await page.mouse.click(...hexes[0]);
  await expect(control(page, 'confirm')).toBeVisible();
}

test('a plain turn with cards and walls in hand is three presses: place, confirm, end', async ({ page }) => {
  // Before the fourth player's first tile.
  await begin(page, { players: 6, next: /^place /, from: 60 });
  const who = await page.locator('.seat.active .who').textContent();
  await choose(page);
  await control(page, 'confirm').click();
  await expect(control(page, 'done')).toHaveText('On to walls');
  await control(page, 'end').click();
  await expect(page.locator('.curtain h1')).toBeVisible();
  await expect(page.locator('.curtain h1')).not.toContainText(who);
});

test('who has neither cards nor walls is asked nothing after the tile, and is told before', async ({ page }) => {
  await begin(page, MOMENTS.tile);
  const who = await page.locator('.seat.active .who').textContent();
  await choose(page);
  await expect(page.locator('.facts')).toContainText('Your turn ends: nothing to play or build');
  await control(page, 'confirm').click();
  await expect(page.locator('.seat.active .who, .curtain h1').first()).not.toContainText(who);
});

test('who has walls and no cards reads why the cards were passed, and undo goes back behind that', async ({ page }) => {
  await begin(page, { ...MOMENTS.walls, table: { teaching: true } });
  await expect(page.locator('.prompt .question')).toContainText('no cards left');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(phase(page)).toHaveAttribute('aria-label', 'Phase 2 of 4');
  await page.locator('.targets').focus();
  await page.keyboard.press('Control+y');
  await expect(phase(page)).toHaveAttribute('aria-label', 'Phase 4 of 4');
  await expect(phase(page).locator('i')).toHaveCount(4);
  await expect(phase(page).locator('i.now')).toHaveCount(1);
  await expect(phase(page).locator('i').nth(3)).toHaveClass('now');
  await expect(page.locator('.prompt .step')).toHaveText('walls');
});

for (const language of ['en', 'ja']) {
  test(`the prompt needs two lines and the phase one, at every size: ${language}`, async ({ page }) => {
    test.slow();
    await begin(page, MOMENTS.tile, language);
    for (const name of Object.keys(MOMENTS)) {
      await openAt(page, MOMENTS[name]);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const lines = await page.evaluate(() =>
          ['.prompt .question', '.prompt .step > span:last-child'].map((what) => {
            const text = document.createRange();
            text.selectNodeContents(document.querySelector(what));
            return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
          }),
        );
        expect(lines[0], `${name}, ${width}: the question`).toBeLessThanOrEqual(2);
        expect(lines[1], `${name}, ${width}: the phase`).toBe(1);
      }
    }
  });
}

test('six cards stand in the window with titles that can be read, on the tablet and the desktop', async ({ page }) => {
  await begin(page, MOMENTS['too many cards']);
  await page.evaluate(() => {
    const cards = document.querySelector('.sheet .cards');
    for (const card of [...cards.children].slice(0, 2)) cards.append(card.cloneNode(true));
    cards.dataset.many = '6';
  });
  for (const [width, height] of SIZES.slice(1)) {
    await page.setViewportSize({ width, height });
    const names = await page.locator('.sheet .acard .name').evaluateAll((names) =>
      names.map((name) => {
        const box = name.getBoundingClientRect();
        const seen = [0.15, 0.5, 0.85].every((at) => name.contains(document.elementFromPoint(box.x + box.width * at, box.y + box.height / 2)));
        return seen && name.scrollWidth <= name.clientWidth;
      }),
    );
    expect(names, `${width}`).toEqual(Array(6).fill(true));
    for (const card of await page.locator('.sheet .acard').all()) {
      const box = await boxOf(card);
      expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${width}`).toBe(true);
    }
  }
});

test('with six players and all variants nothing of the left column is cut, and the stacks are shown once', async ({ page }) => {
  await begin(page, { variant: 'all-6', next: /^take /, from: 484 });
  for (const [width, height] of [[1100, 720], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const column = page.locator('.table > .seats');
    expect(await column.evaluate((column) => column.scrollHeight - column.clientHeight), `${width}`).toBeLessThanOrEqual(0);
    await expect(page.locator('.stackbox .piles')).toBeHidden();
  }
  // A team is a band of its colour.
  const bands = await page.locator('.seats .seat').evaluateAll((seats) =>
    seats.map((seat) => getComputedStyle(seat, '::before').borderInlineStartColor),
  );
  expect(new Set(bands).size).toBe(2);
});

test('on a phone the own walls stand in the sheet, and the hand is a fan of its cards as long as the sheet does not show it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page, { players: 6, next: /^place /, from: 60 });
  await expect(page.locator('.prompt .supply')).toBeVisible();
  const cards = page.locator('.fan .small-card');
  await expect(cards).toHaveCount(Number(await page.locator('.fan .num').textContent()));
  expect(await cards.count()).toBeGreaterThan(0);
  await openAt(page, MOMENTS.cards);
  await expect(page.locator('.sheet .hand .acard').first()).toBeVisible();
  await expect(page.locator('.fan')).toBeHidden();
});

test('who holds too many cards discards in one tap', async ({ page }) => {
  await begin(page, MOMENTS['too many cards']);
  const cards = page.locator('.sheet .acard');
  const held = await cards.count();
  await page.getByRole('button', { name: /^Discard / }).first().click();
  await expect(cards).toHaveCount(held - 1);
  await expect(page.getByRole('button', { name: /^Discard / })).toHaveCount(0);
});

test('a panel under the pointer and a village that is tapped show where lava threatens it', async ({ page }) => {
  await begin(page, MOMENTS.walls);
  const rings = page.locator('.live .pointed');
  const threatened = page.locator('.seats .seat', { has: page.locator('.threat') }).last();
  const contacts = Number(await threatened.locator('.threat').textContent());
  await threatened.hover();
  await expect(rings).toHaveCount(contacts);
  await page.locator('.bar h1').hover();
  await expect(rings).toHaveCount(0);
  // The village itself: a tap in its sand.
  const name = await threatened.locator('.who').textContent();
  const number = Number(/\bv([0-5])\b/.exec(await threatened.getAttribute('class'))[1]);
  const sand = await page.locator('.targets').evaluate((board, number) => {
    const angle = ((60 * number - 90) * Math.PI) / 180;
    const { x, y } = new DOMPoint(740 * Math.cos(angle), 740 * Math.sin(angle)).matrixTransform(board.getScreenCTM());
    return [x, y];
  }, number);
  await page.mouse.click(...sand);
  await expect(rings).toHaveCount(contacts);
  await expect(page.locator('.prompt .why')).toContainText(`${name}’s village: ${contacts} contact`);
});
