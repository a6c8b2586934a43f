// Nobody learns what they may not see. Two browsers have the same saved games, but that of each pair of twins one has the one and the
// other the other; they open the same games and press the same things, and nothing tells the pages apart: not the document,
// not what a screen reader is told, not what scripts can reach, not the address and its history, not the styles, not the picture on
// the screen nor that on paper.
import { test, expect } from './fixtures.mjs';
import { apart, same } from './channels.mjs';
import { SAVED, store, twins } from './twins.mjs';
import { press, sameLuck } from './play.mjs';

/** Two browsers with these saved games, at the list of them. */
async function two(browser, baseURL, watch, pairs) {
  const { origin } = new URL(baseURL);
  return Promise.all(
    [0, 1].map(async (which) => {
      const settings = { name: 'caldera/settings', value: JSON.stringify({ size: 'normal' }) };
      const localStorage = [settings, ...store(pairs, which)];
      const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] }, reducedMotion: 'reduce' });
      watch(context);
      await sameLuck(context);
      const page = await context.newPage();
      // Rows that are out of sight are drawn when the browser has time for it, and the accessibility tree has no more than that.
      await page.addInitScript(() => {
        const drawn = new CSSStyleSheet();
        drawn.insertRule('.lines li { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(drawn);
      });
      await page.clock.setFixedTime(SAVED + 60_000);
      await page.goto(baseURL);
      await expect(page.locator('#boot')).toHaveCount(0);
      // The list is there when both stores have been made one.
      await open(page, '#/saves', '.saves .rows > li');
      return page;
    }),
  );
}

/** Waits until what has been opened stands: nothing changes and nothing moves for six frames. */
const stands = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let still = 0;
        const changes = new MutationObserver(() => (still = 0));
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const frame = () => {
          const moves = document.getAnimations().some((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity);
          const busy = moves || document.fonts.status !== 'loaded' || document.querySelector('[aria-busy=true], .stage.glides');
          still = busy ? 0 : still + 1;
          if (still < 6) requestAnimationFrame(frame);
          else done(changes.disconnect());
        };
        requestAnimationFrame(frame);
      }),
  );

/** Opens an address of the app, not from another table. */
async function open(page, address, there) {
  await page.evaluate(() => (location.hash = '#/about'));
  await expect(page.locator('.screen.about')).toBeVisible();
  await page.evaluate((address) => (location.hash = address), address);
  await expect(page.locator(there).first()).toBeVisible();
  await stands(page);
}

/** Says that one is there. */
async function reveal(page) {
  const time = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(time + 60_000);
  await press(page.locator('.curtain .btn.primary'));
  await expect(page.locator('.curtain')).toHaveCount(0);
  await stands(page);
}

/** Opens each pair, through its curtain if there is one, and expects the same at every moment. */
async function walk(pages, pairs) {
  const both = (what) => Promise.all(pages.map(what));
  const [first] = pairs;
  for (const { id, name, look } of pairs) {
    await both((page) => open(page, `#/table/${id}`, '.curtain, .table'));
    const curtains = await both((page) => page.locator('.curtain').count());
    if (look !== 'seat') expect(curtains, name).toEqual(look === 'curtain' ? [1, 1] : [0, 0]);
    if (curtains[0] > 0) {
      await same(pages, `${name}, before the curtain`, { looks: look === 'curtain' });
      if (look === 'curtain') continue;
      await both(reveal);
    }
    await same(pages, name, id === first.id ? { styles: /./ } : {});
  }
}

for (const game of ['apiary', 'eruption', 'volcano']) {
  for (const looks of [['seat'], ['curtain', 'open']]) {
    const pairs = twins(game).filter(({ look }) => looks.includes(look));
    if (pairs.length === 0) continue;
    test(`${game}: nothing tells twins apart, ${looks.join(' and ')}`, async ({ browser, baseURL, watch }) => {
      const pages = await two(browser, baseURL, watch, pairs);
      await same(pages, 'the saved games');
      await walk(pages, pairs);
      for (const page of pages) await page.context().close();
    });
  }
}

/** Where the device is handed over: a turn is ended, or something chosen face down, in each browser something else. */
const HAND_OFFS = {
  eruption: { prompt: 'Walls', look: 'curtain' },
  apiary: { prompt: 'End', look: 'curtain' },
  volcano: { prompt: 'Act', look: 'seat', players: 6 },
};

for (const [game, { prompt, look, players = 3 }] of Object.entries(HAND_OFFS)) {
  test(`${game}: what one player has looked at, or chosen, is not there for the next one`, async ({ browser, baseURL, watch }) => {
    const pair = twins(game).find((pair) => pair.prompt === prompt && pair.look === look && pair.records[0].seats.length === players);
    let controls = ['end', 'end'];
    if (look === 'seat') {
      // Up to the last secret choice, which is made by hand.
      const [one, other] = pair.records.map(({ steps }) => steps);
      const last = one.findLastIndex((step, at) => step !== other[at]);
      controls = [one[last], other[last]];
      for (const record of pair.records) record.steps = record.steps.slice(0, last);
    }
    const pages = await two(browser, baseURL, watch, [pair]);
    await Promise.all(
      pages.map(async (page, which) => {
        await open(page, `#/table/${pair.id}`, '.curtain');
        await reveal(page);
        const asked = page.locator('.prompt .question');
        const before = await asked.textContent();
        await press(page.locator(`.sheet [data-control="${controls[which]}"]`));
        // The next one has a curtain, or nothing to hide yet.
        await expect
          .poll(async () => {
            const asleep = await page.locator('.sheet.asleep').count();
            if (asleep) await page.keyboard.press('Escape');
            return !asleep && ((await page.locator('.curtain').count()) > 0 || (await asked.allTextContents())[0] !== before);
          })
          .toBe(true);
        await stands(page);
      }),
    );
    await same(pages, `${pair.name}, handed over`);
    if (look === 'seat') {
      // The others' cards are all that differs: the next one, too, sees the same.
      await Promise.all(pages.map(reveal));
      await same(pages, `${pair.name}, the next one`);
    }
    for (const page of pages) await page.context().close();
  });
}

test('whoever holds the cards sees other pages, and each leak would be found', async ({ browser, baseURL, watch }) => {
  const pair = twins('eruption').find(({ prompt, look }) => prompt === 'Cards' && look === 'curtain');
  const pages = await two(browser, baseURL, watch, [pair]);
  const told = async () => Object.keys(await apart(pages));
  await Promise.all(pages.map((page) => open(page, `#/table/${pair.id}`, '.curtain')));
  await same(pages, pair.name);
  const leaks = {
    dom: [() => (document.body.dataset.card = 'rain'), () => delete document.body.dataset.card],
    window: [() => (globalThis.card = { name: 'rain' }), () => delete globalThis.card],
    history: [() => history.replaceState('rain', ''), () => history.replaceState(null, '')],
    print: [
      () => {
        const paper = new CSSStyleSheet({ media: 'print' });
        paper.insertRule('body { border: 9px solid red }');
        document.adoptedStyleSheets.push(paper);
      },
      () => document.adoptedStyleSheets.pop(),
    ],
  };
  for (const [channel, [leak, mend]] of Object.entries(leaks)) {
    await pages[1].evaluate(leak);
    expect(await told()).toContain(channel);
    await pages[1].evaluate(mend);
  }
  await same(pages, pair.name);
  await Promise.all(pages.map(reveal));
  expect(await told()).toEqual(expect.arrayContaining(['dom', 'tree', 'styles', 'screen']));
  for (const page of pages) await page.context().close();
});
