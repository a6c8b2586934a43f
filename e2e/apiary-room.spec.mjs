// Apiary has room: on low desktops nothing of the board is cut off and nothing lies on something else; and whatever
// is asked, on a phone, a tablet or a desktop, the button that answers it is in sight.
import { test, expect } from './fixtures.mjs';
import { HIVE } from './apiary-sights.mjs';
import { EVERYTHING, leave } from './everything.mjs';
import { record, setSpeed, slot } from './moments.mjs';
import { press, sameLuck, startGame } from './play.mjs';

const sight = (name) => EVERYTHING.find(([one]) => one === `table, Apiary, ${name}`)[1];

async function start(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('');
  await expect(page.locator('#boot')).toHaveCount(0);
}

/** By how much the board scrolls, what in a panel lies on something else, and what is cut off. */
const panels = (page) =>
  page.evaluate(() => {
    const boxes = (element, ...selectors) =>
      selectors.flatMap((selector) => [...element.querySelectorAll(selector)].map((one) => [selector, one.getBoundingClientRect()])).filter(([, box]) => box.width && box.height);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const clashes = [];
    const apart = (parts, where) => {
      for (const [at, [first, a]] of parts.entries())
        for (const [second, b] of parts.slice(at + 1)) if (meet(a, b)) clashes.push(`${where}: ${first} and ${second}`);
    };
    const seats = [...document.querySelectorAll('.ap-seats .seat')];
    for (const seat of seats) apart(boxes(seat, '.mark', '.who', '.ap-vp', '.ap-toks', '.ap-bees', '.ap-more .ap-goods', '.ap-facts'), 'a seat');
    for (const head of document.querySelectorAll('.ap-grid .ap-head')) apart(boxes(head, '.ap-name', '.ap-give', '.ap-sum', '.ap-pads'), head.innerText);
    const board = document.querySelector('.boardwrap');
    const cut = seats.flatMap((seat) => boxes(seat, '.who', '.ap-vp', '.ap-facts').filter(([, box]) => box.bottom > seat.getBoundingClientRect().bottom + 1).map(([what]) => what));
    const strip = document.querySelector('.ap-ownstrip');
    const end = strip.getBoundingClientRect().right + 1;
    cut.push(...boxes(strip, '.num', '.ap-goods').filter(([, box]) => box.right > end).map(([what]) => `${what} of the strip`));
    return { scrolls: board.scrollHeight - board.clientHeight, clashes, cut };
  });

for (const [width, height] of [[1024, 768], [1100, 720], [1280, 800], [1366, 768], [1440, 900], [1536, 730], [1920, 937], [2000, 940]]) {
  test(`two and five seats at ${width} × ${height}: the whole board is seen, and no part of a panel lies on another`, async ({ page }) => {
    await start(page, width, height);
    for (const name of ['first turn, for five', 'a turn, for five', 'retrieve', 'first turn, for two']) {
      await sight(name)(page);
      const { scrolls, clashes, cut } = await panels(page);
      expect(scrolls, `the board, ${name}`).toBeLessThanOrEqual(1);
      expect(clashes, name).toEqual([]);
      expect(cut, `cut off, ${name}`).toEqual([]);
      await leave(page);
    }
  });
}

/** Whoever begins can neither grow, convert nor carve. */
const POOR = {
  ...record({ game: 'apiary', players: 2 }),
  config: { players: 2, setup: 'random', pack: { id: 'caldera', hash: '1347255c2504ce24' } },
  steps: [],
  table: { seed: 12, open_hands: true },
};

for (const [width, height] of [[1024, 768], [1100, 720], [1280, 800], [1440, 900]]) {
  for (const language of ['en', 'ja']) {
    test(`where nothing can be done is said beside the name or below it at ${width} × ${height} (${language})`, async ({ page }) => {
      await page.addInitScript((language) => localStorage.setItem('caldera/settings', JSON.stringify({ language })), language);
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(POOR));
      await start(page, width, height);
      await page.goto('#/table/moment');
      await expect(page.locator('.ap-convert.ap-no .ap-why')).toBeVisible();
      const { scrolls, clashes } = await panels(page);
      expect(clashes).toEqual([]);
      expect(scrolls).toBeLessThanOrEqual(1);
    });
  }
}

for (const [width, height] of [[360, 640], [820, 1180], [1100, 720], [1280, 800], [1440, 900]]) {
  test(`factions and mats to choose from at ${width} × ${height}: nothing of a card is cut off`, async ({ page }) => {
    await start(page, width, height);
    for (const name of ['draft', 'factions']) {
      await sight(name)(page);
      await expect(page.locator('.ap-fcard').first()).toBeVisible();
      const cut = await page.evaluate(() => {
        const shown = (element) => element.getClientRects().length > 0;
        const cards = [...document.querySelectorAll('.ap-card')].filter(shown);
        return cards.flatMap((card) => {
          const { left, right } = card.getBoundingClientRect();
          const parts = [...card.querySelectorAll('*:not(.sr, svg *)')].filter(shown);
          const out = parts.filter((part) => part.getBoundingClientRect().right > right + 1 || part.getBoundingClientRect().left < left - 1);
          // A word that is too long for its line runs out of its box.
          const wide = parts.filter((part) => getComputedStyle(part).display !== 'inline' && part.scrollWidth > part.clientWidth + 1);
          return [...out, ...wide].map((part) => `${part.tagName} ${part.getAttribute('class')} ${part.textContent}`);
        });
      });
      expect(cut, name).toEqual([]);
      await leave(page);
    }
  });
}

for (const [width, height] of [[360, 640], [820, 1180], [1100, 720], [1440, 900]]) {
  test(`four who choose factions stand in one row or in two alike at ${width} × ${height}`, async ({ page }) => {
    await start(page, width, height);
    await page.goto('#/new/apiary');
    await page.locator('main form .btn.primary').click();
    const names = page.locator('.ap-order ol > li');
    await expect(names).toHaveCount(4);
    const tops = await names.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    expect([[4], [2, 2]], `rows of ${rows}`).toContainEqual(rows);
  });
}

for (const [width, height] of [[360, 640], [820, 1180], [1100, 720]]) {
  test(`whatever is asked at ${width} × ${height}, the button that answers it is in sight`, async ({ page }) => {
    test.slow();
    await start(page, width, height);
    const hidden = [];
    for (const name of Object.keys(HIVE).filter((name) => HIVE[name].pick)) {
      await sight(name)(page);
      const primary = page.locator('.sheet .controls .btn.primary').filter({ visible: true });
      if (await primary.count()) {
        // All of it, and nothing on it.
        const seen = await primary.first().evaluate(async (button) => {
          // Fresh buttons do not take taps at once.
          await Promise.all(button.getAnimations().map((one) => one.finished));
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const points = [[left + 5, y], [right - 5, y], [x, top + 5], [x, bottom - 5]];
          return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y))) && button.scrollWidth <= button.clientWidth + 1;
        });
        if (!seen) hidden.push(name);
      }
      // The names of places stand on the ground of a panel, not on the night sky.
      const ground = page.locator('.ap-tray:has(small)').filter({ visible: true });
      if (width >= 700 && (await ground.count())) await expect(ground).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await leave(page);
    }
    expect(hidden).toEqual([]);
  });
}

/** What there is to choose from, by sight: what the board of a tablet has no place for, and the own reserve, which no board has. */
const RESERVED = ['a reserved tile', '.ap-reserve .ap-rt.ap-lit'];
const BESIDE = [['pod', '.ap-comb .ap-place.ap-lit'], ['convert', '.ap-dn.ap-lit'], ['carve', '.ap-carvings .ap-rt.ap-lit'], RESERVED];

for (const [width, height, kinds] of [[820, 1180, BESIDE], [768, 1024, BESIDE], [1100, 720, [RESERVED]], [1440, 900, [RESERVED]]]) {
  test(`at ${width} × ${height} what the board has no place for stands with its question, and is chosen there`, async ({ page }) => {
    await start(page, width, height);
    for (const [name, selector] of kinds) {
      await sight(name)(page);
      const all = page.locator(`.sheet ${selector}`).filter({ visible: true });
      await expect(all.first(), name).toBeVisible();
      const question = page.locator('.prompt .question');
      const before = await question.textContent();
      // One that is not chosen yet.
      const one = page.locator(`.sheet ${selector}:not([aria-pressed=true])`).filter({ visible: true }).first();
      await one.scrollIntoViewIfNeeded();
      await expect(one, name).toBeInViewport({ ratio: 0.9 });
      await one.click();
      await expect(question, name).not.toHaveText(before);
      await leave(page);
    }
  });
}

for (const [width, height] of [[360, 640], [640, 360], [820, 1180], [1100, 720], [1440, 900]]) {
  test(`the coach is seen at ${width} × ${height}, and lies on nothing`, async ({ page }) => {
    await start(page, width, height);
    await EVERYTHING.find(([one]) => one === 'lesson of Apiary, to be done')[1](page);
    const seen = await page.locator('.coach').evaluate((coach) => {
      const { left, right, top, bottom } = coach.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + Math.min(bottom, innerHeight)) / 2];
      const others = [...document.querySelectorAll('.ap-prompt, .ap-own, .ap-ownstrip, .ap-tray')].map((one) => one.getBoundingClientRect());
      return {
        onTop: coach.contains(document.elementFromPoint(x, y)),
        inside: left >= 0 && right <= innerWidth + 1 && top >= 0 && top < innerHeight - 100,
        apart: others.every((box) => !box.height || box.top >= bottom - 1 || box.bottom <= top + 1 || box.left >= right - 1 || box.right <= left + 1),
      };
    });
    expect(seen).toEqual({ onTop: true, inside: true, apart: true });
  });
}

test('a long track of Favor stands in two rows, that of an earlier edition in one, and both keep within their panel', async ({ page }) => {
  const rows = () =>
    page.locator('.ap-steps').evaluate((steps) => {
      const { left, right } = steps.closest('.ap-favor').getBoundingClientRect();
      const spaces = [...steps.children].map((space) => space.getBoundingClientRect());
      if (spaces.some((space) => space.left < left || space.right > right + 1)) return 'out of the panel';
      const ends = [...new Set(spaces.map(({ bottom }) => Math.round(bottom)))];
      return ends.map((end) => spaces.filter(({ bottom }) => Math.round(bottom) === end).length);
    });
  await start(page, 1100, 720);
  await sight('first turn, for five')(page);
  expect(await rows()).toEqual([21]);
  await startGame(page, ['Aki', 'Ben'], 'Apiary');
  await expect(page.locator('.ap-steps > span')).toHaveCount(31);
  expect(await rows()).toEqual([16, 15]);
});

test('while a choice of factions is shown, they stay where they lay: the board does not come before the game', async ({ page, context }) => {
  await sameLuck(context, 5);
  await page.setViewportSize({ width: 1100, height: 720 });
  await setSpeed(page, 'normal');
  await page.goto('#/new/apiary');
  await page.locator('label', { has: page.locator('#n2') }).click();
  await page.locator('.go .btn').click();
  await expect(page.locator('.ap-fcard').first()).toBeVisible();
  await page.evaluate(() => {
    window.seen = new Set();
    const look = () => {
      window.seen.add(document.querySelector('.ap-grid') ? 'board' : document.querySelectorAll('.ap-fcard').length);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator('.ap-fcard button').first().click();
  const who = await page.locator('.prompt .question').textContent();
  await press(page.locator('.sheet [data-control="confirm"]'));
  await expect(page.locator('.sheet.asleep')).toHaveCount(1);
  await expect(page.locator('.sheet.asleep')).toHaveCount(0);
  await expect(page.locator('.prompt .question')).not.toHaveText(who);
  expect(await page.evaluate(() => [...window.seen])).toEqual([2]);
});

for (const [width, height] of [[360, 640], [820, 1180], [1100, 720]]) {
  test(`the seats of a new game are named within their picture at ${width} × ${height}`, async ({ page }) => {
    await start(page, width, height);
    for (const game of ['eruption', 'volcano', 'apiary']) {
      await page.goto(`#/new/${game}`);
      const berths = page.locator('.map .berth');
      await expect(berths.first()).toBeVisible();
      for (const count of await page.locator('input[id^=n]').evaluateAll((all) => all.map(({ id }) => id))) {
        await page.locator('label', { has: page.locator(`#${count}`) }).click();
        await expect(berths).toHaveCount(Number(count.slice(1)));
        const cut = await berths.evaluateAll((all) =>
          all.filter((one) => {
            const [name, map] = [one.querySelector('.cut'), one.closest('.map')].map((box) => box.getBoundingClientRect());
            return name.bottom > map.bottom || one.getBoundingClientRect().top < map.top;
          }).map((one) => one.textContent),
        );
        expect(cut, `${game}, ${count}`).toEqual([]);
      }
    }
  });
}
