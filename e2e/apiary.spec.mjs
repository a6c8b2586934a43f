// Apiary at the table: whole games by mouse and by keyboard, a turn on a small phone, what is asked openly, what may not be seen, taking
// back, links, replay and rematch, component packs, the Autopilot.
import { readFileSync } from 'node:fs';
import { test, expect } from './fixtures.mjs';
import { any, dice, look, playOn, primary, settled } from './apiary.mjs';
import { follow, linkIn, openShare, records } from './links.mjs';
import { record, setSpeed, slot } from './moments.mjs';
import { drawn, openCurtain, press, sameLuck, startGame, tabTo } from './play.mjs';

/** The built-in pack. */
const PACK = JSON.parse(readFileSync(new URL('../packs/caldera.json', import.meta.url), 'utf8'));

/** Puts a record into the store and opens it. */
async function open(page, made, { route = 'table/game', over = false } = {}) {
  await page.goto('');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(made, { id: 'game', over }));
  await page.goto(`#/${route}`);
  await expect(page.locator('.curtain, .table, .screen.end').first()).toBeVisible();
}

/** The recorded game for so many players, after so many steps. */
const apiary = (players, steps) => {
  const whole = record({ game: 'apiary', players });
  return { ...whole, steps: whole.steps.slice(0, steps) };
};

const control = (page, name) => page.locator(`.sheet [data-control="${name}"]`);
const act = (page, name) => page.locator(`[data-target="act-${name}"]`);

/** How many seeds each player holds, by name, as their panels say. */
const hands = async (page) =>
  Object.fromEntries(
    (await page.locator('.seat.ap-seat > .sr').allTextContents()).map((text) => [text.split(':')[0], Number(/seeds (\d+)/.exec(text)[1])]),
  );

/** Everything that is written in the page, shown or not, and what assistive technology is told. */
async function everything(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const told = nodes.flatMap(({ name, description }) => [name?.value, description?.value]).join('\n');
  return `${await page.title()}\n${told}\n${await page.evaluate(() => document.documentElement.outerHTML)}`;
}

test('two people play a whole game with the mouse, from the shelf to the standings', async ({ page, context }) => {
  await sameLuck(context, 7);
  await startGame(page, ['Aki', 'Ben'], 'Apiary');
  let [covered, turns] = ['', 0];
  const watch = async (seen) => {
    if (seen.curtain) covered = /Pass the device to (\w+)/.exec(await page.locator('h1').textContent())[1];
    if (seen.curtain || seen.over || seen.standings) return;
    turns += seen.asked === 'end';
    // Whoever neither holds seeds nor looks at any needs no curtain.
    if (covered && seen.asked !== 'keep') expect((await hands(page))[covered], `a curtain before ${covered}`).toBeGreaterThan(0);
    covered = '';
  };
  await playOn(page, dice(3), { watch });
  expect(turns).toBeGreaterThan(20);
  await page.locator('.btn.standings').click();
  await expect(page.locator('h1')).toContainText(/wins|share the win/);
  const scores = (await page.locator('.standings .score').allTextContents()).map((text) => parseInt(text, 10));
  expect(scores).toHaveLength(2);
  expect(scores[0]).toBeGreaterThanOrEqual(scores[1]);
  await page.goto('#/');
  await expect(page.locator('.results > li')).toHaveCount(1);
  await expect(page.locator('.results > li')).toContainText('Apiary');
});

test('on an upright tablet a whole game is played by what is seen', async ({ page, context }) => {
  await sameLuck(context, 823);
  await page.setViewportSize({ width: 820, height: 1180 });
  await startGame(page, ['Aki', 'Ben'], 'Apiary');
  const asked = new Set();
  await playOn(page, dice(820), { watch: async (seen) => asked.add(seen.asked) });
  expect(asked).toContain('pod');
  await page.locator('.btn.standings').click();
  await expect(page.locator('h1')).toContainText(/wins|share the win/);
});

test('the keyboard alone: arrows from place to place, N and P to what can be chosen, Enter chooses and confirms, ways back; in Japanese', async ({ page, context }) => {
  await sameLuck(context, 3);
  await page.addInitScript(() => localStorage.setItem('caldera/settings', JSON.stringify({ language: 'ja', speed: 'instant' })));
  await page.goto('');
  await tabTo(page, 'a[href="#/new/apiary"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seat-rows [type=text]').first()).toBeVisible();
  await tabTo(page, '.seat-rows [type=text]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/table\//);
  const roll = dice(5);
  const focus = () =>
    page.evaluate(() => {
      const one = document.activeElement;
      const { x, y } = one.getBoundingClientRect();
      return { pressed: one.getAttribute('aria-pressed') === 'true', place: one.matches('button') && `${one.getAttribute('aria-label')} ${x} ${y}` };
    });
  // What stands under the question is reached with Tab like any button.
  const tab = async (name) => {
    await tabTo(page, `.sheet [data-control="${name}"]`);
    await page.keyboard.press('Enter');
  };
  let [turns, moved, confirmed, back] = [0, 0, 0, ['Backspace', 'Escape']];
  for (let actions = 0; turns < 10; actions++) {
    expect(actions).toBeLessThan(400);
    const seen = await settled(page);
    if (seen.curtain) {
      await openCurtain(page);
      continue;
    }
    turns += seen.asked === 'end';
    const button = primary(seen);
    if (button?.on && !seen.controls.back && (seen.asked === 'end' || roll() < 0.4)) {
      await tab(button.name);
      continue;
    }
    for (let skip = Math.floor(roll() * 5); skip >= 0; skip--) await page.keyboard.press(roll() < 0.7 ? 'n' : 'p');
    const from = await focus();
    expect(from.place, `${seen.asked}: N finds nothing`).toBeTruthy();
    if (seen.asked === 'turn') {
      await page.keyboard.press(any(roll, ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']));
      moved += (await focus()).place !== from.place;
      await page.keyboard.press('n');
    }
    await page.keyboard.press('Enter');
    await drawn(page);
    let now = await settled(page);
    if (now.asked !== seen.asked || !now.controls.back) continue;
    if (back.length > 0) {
      // Each way back once: nothing is chosen any more, and then it is again.
      const key = back.shift();
      await page.keyboard.press(key);
      await expect.poll(async () => (await look(page)).controls.back ?? false, key).toBe(false);
      continue;
    }
    if (!primary(now)?.on) continue;
    const lit = now.lit.filter(({ pressed }) => pressed).length;
    if ((await focus()).pressed) {
      // On the place that is chosen Enter confirms.
      await page.keyboard.press('Enter');
      await expect.poll(async () => (now = await look(page)).controls.back ?? false).toBe(false);
      confirmed += 1;
    } else await tab(primary(now).name);
    expect(lit).toBeGreaterThan(0);
  }
  expect(back).toEqual([]);
  expect(moved).toBeGreaterThan(3);
  expect(confirmed).toBeGreaterThan(5);

  // The last turns by the list of all actions.
  await open(page, { ...record({ game: 'apiary', players: 2, language: 'ja', next: /^(place|retrieve)/, from: 294 }) });
  for (let actions = 0; (await settled(page)).standings === false; actions++) {
    expect(actions).toBeLessThan(80);
    if ((await look(page)).curtain) {
      await openCurtain(page);
      continue;
    }
    await page.keyboard.press('a');
    await tabTo(page, 'dialog[open] .actions button');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect.poll(async () => primary(await look(page))?.on).toBe(true);
    await tab(primary(await look(page)).name);
    await drawn(page);
  }
  await tabTo(page, '.btn.standings');
  await page.keyboard.press('Enter');
  await expect(page.locator('.screen.end .standings > li')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  /** What cannot be reached without scrolling the page, in words. */
  const outOfReach = (page) =>
    page.evaluate(() => {
      const said = [];
      for (const [name, one] of [['document', document.documentElement], ['body', document.body], ['room', document.querySelector('.room')]]) {
        if (one.scrollHeight > innerHeight || one.scrollWidth > innerWidth) said.push(`the ${name} is ${one.scrollWidth} by ${one.scrollHeight}`);
      }
      const needed = '.bar :is(button, a), .ap-nav button, .ap-seat, .prompt .question, .sheet [data-control], .ap-hit, .ap-ownstrip';
      for (const one of [...document.querySelectorAll(`.table :is(${needed})`)].filter((one) => one.getClientRects().length > 0)) {
        // Of the question what is written, not its box.
        const written = document.createRange();
        written.selectNodeContents(one);
        const { left, top, right, bottom } = (one.matches('.question') ? written : one).getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
          said.push(`${one.dataset.control ?? one.getAttribute('aria-label') ?? one.className} is outside`);
        }
      }
      return said;
    });

  test('a whole turn needs no scrolling, every page is one tap away, and five players can be read', async ({ page }) => {
    await setSpeed(page, 'instant');
    const made = record({ game: 'apiary', players: 5, next: /^place advance-guild \d\nbuild /, from: 200 });
    await open(page, made);
    const here = page.locator('.curtain .btn.primary');
    if (await here.count()) await here.click();
    await settled(page);
    const steps = [];
    const check = async (what) => {
      const seen = await settled(page);
      steps.push(seen.asked);
      expect(await outOfReach(page), what).toEqual([]);
      return seen;
    };
    await check('turn');
    // Five players: each name, score and strip of tokens has its room.
    const panels = await page.locator('.ap-seat').evaluateAll((all) =>
      all.map((one) => {
        const box = one.getBoundingClientRect();
        const vp = one.querySelector('.ap-vp').getBoundingClientRect();
        return { width: box.width, score: vp.width > 0 && vp.left >= box.left - 1 && vp.right <= box.right + 1 };
      }),
    );
    expect(panels).toHaveLength(5);
    for (const { width, score } of panels) expect(width >= 40 && score).toBe(true);
    // Every page with one tap.
    for (const [name, shown] of [['Tiles', '.ap-rows'], ['Planets', '.ap-sky'], ['Dances', '.ap-dances'], ['Hive', '.ap-hive'], ['Comb', '.ap-comb'], ['Seeds', '.ap-seeds'], ['Board', '.ap-acts']]) {
      await page.locator('.ap-nav button', { hasText: name }).tap();
      await expect(page.locator(`.ap-main ${shown}`).first()).toBeVisible();
      await check(name);
    }
    await page.locator('.ap-seat').nth(1).tap();
    await expect(page.locator('.ap-hivepage .ap-hive')).toBeVisible();
    await check('the hive of another');
    await page.locator('.ap-nav button', { hasText: 'Board' }).tap();
    // A whole turn: as in the record, a worker, an action, a tile on a hex, and the end.
    await page.locator('.ap-wk').first().tap();
    await check('a worker');
    await act(page, 'advance-guild').tap();
    await check('an action');
    await press(control(page, 'confirm'));
    let seen = await check('sent');
    expect(seen.asked).toBe('build');
    await page.locator('.ap-rt.ap-lit').first().tap();
    await expect(page.locator('.ap-place.ap-lit').first()).toBeVisible();
    await check('a tile');
    await page.locator('.ap-place.ap-lit').first().tap();
    await check('a hex');
    await press(control(page, 'confirm'));
    const roll = dice(9);
    seen = await playOn(page, roll, { done: ({ asked }) => asked === 'end', watch: async () => expect(await outOfReach(page)).toEqual([]) });
    await check('end');
    await press(page.locator('.sheet .controls .primary'));
    await settled(page);
  });
});

/** A game of five: Chie’s turn, nobody but Ben holds a seed; her Research bumps him. */
const BUMP = [5, 121];
const SEED = 'Winter Aconite';

test('a bump is asked openly, with no curtain and no seed in the page; a standing answer is given without asking, and taken back with the turn', async ({ page }) => {
  await setSpeed(page, 'instant');
  await open(page, apiary(...BUMP));
  expect((await settled(page)).curtain, 'Chie has no seeds').toBe(false);
  expect(await hands(page)).toEqual({ Aki: 0, Ben: 1, Chie: 0, Dan: 0, Emi: 0 });
  await page.getByRole('button', { name: 'Worker of strength 2' }).first().click();
  await act(page, 'research').click();
  await press(control(page, 'confirm'));
  let seen = await settled(page);
  expect(seen).toMatchObject({ curtain: false, asked: 'bumped', always: 3 });
  expect(seen.question).toContain('Ben');
  expect(await everything(page)).not.toContain(SEED);
  await expect(page.locator('.ap-sc')).toHaveCount(0);
  await page.locator('.ap-always button', { hasText: 'landing area' }).click();
  await expect(page.locator('.ap-always button', { hasText: 'landing area' })).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.ap-body > .ap-ch .ap-cb', { hasText: 'To the landing area' }).click();
  await press(control(page, 'confirm'));
  // Chie now looks at seeds: the curtain closes before her, though she acted before.
  seen = await settled(page);
  expect(seen.curtain).toBe(true);
  await expect(page.locator('h1')).toContainText('Chie');
  expect(await everything(page)).not.toContain(SEED);
  await page.locator('.curtain .btn.primary').click();
  await expect(page.locator('.sheet .ap-cb:has(.ap-seed)').first()).toBeVisible();
  const dan = ({ asked, question }) => asked === 'turn' && question.startsWith('Dan');
  await playOn(page, dice(1), { done: dan });
  // Dan bumps Ben again: nobody is asked, and the log tells it.
  const lines = page.locator('.logbox .lines > li');
  await act(page, 'grow').click();
  await press(control(page, 'confirm'));
  await expect.poll(async () => (await settled(page)).asked).toBe('grow');
  expect((await look(page)).question).toContain('Dan');
  expect((await look(page)).controls.back ?? false).toBe(false);
  const told = page.locator('.ap-ladder');
  await expect(told).toContainText(/Ben/);
  // With his turn Dan takes the answer back as well.
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await settled(page)).asked).toBe('turn');
  expect((await look(page)).question).toContain('Dan');
});

test('what a hidden hand holds is nowhere in the page: in the turn of another, in the log, in the seat list, behind the curtain', async ({ page }) => {
  await setSpeed(page, 'instant');
  await open(page, apiary(...BUMP));
  await settled(page);
  expect((await hands(page)).Ben).toBe(1);
  const none = async (where) => expect(await everything(page), where).not.toContain(SEED);
  await none('in the turn of another');
  await page.locator('.seat.ap-seat', { hasText: 'Ben' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await none('in the hive of its owner');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('[data-board]').focus();
  await page.keyboard.press('l');
  await expect(page.locator('dialog[open] .lines > li').first()).toBeVisible();
  await expect(page.locator('dialog[open] .lines')).toContainText('Ben');
  await none('in the log');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // On until it is Ben’s turn: everybody else opens their own curtain only.
  let seen;
  for (let actions = 0; ; actions++) {
    expect(actions).toBeLessThan(60);
    seen = await playOn(page, dice(actions), { done: ({ curtain, asked }) => curtain || asked === 'end' });
    await none(`behind the curtain, ${actions}`);
    if (seen.curtain) {
      const name = await page.locator('h1').textContent();
      await page.locator('.curtain .btn.primary').click();
      await settled(page);
      if (name.includes('Ben')) break;
    } else await press(page.locator('.sheet .controls .primary'));
  }
  // Ben himself sees it.
  expect(await everything(page)).toContain(SEED);
});

/** What the table shows of the game. */
const facts = async (page) => {
  const { asked, question } = await settled(page);
  return { asked, question, panels: await page.locator('.seat.ap-seat > .sr').allTextContents(), hive: (await page.locator('.ap-own .ap-hive svg').innerHTML()).replaceAll('<!---->', '') };
};

test('in the middle of a turn: undo and redo with their reasons, a reload, and a link show the same table', async ({ page, browser, watch, baseURL }) => {
  await setSpeed(page, 'instant');
  await open(page, record({ game: 'apiary', players: 2, next: /^place convert 3\nturn P>F/ }));
  const before = await facts(page);
  expect(before.asked).toBe('turn');
  const why = page.locator('.table .prompt .why');
  await page.locator('[data-board]').focus();
  await page.keyboard.press('Control+z');
  await expect(why).toContainText(/dice and draws|acted/);
  await act(page, 'convert').click();
  await press(control(page, 'confirm'));
  await expect.poll(async () => (await settled(page)).asked).toBe('convert');
  const choice = (name) => page.locator('.ap-cb', { has: page.locator('.sr', { hasText: name }) });
  await choice(/^pollen$/).first().click();
  await choice(/^fibre$/).last().click();
  await press(control(page, 'confirm'));
  await expect.poll(async () => (await facts(page)).panels).not.toEqual(before.panels);
  const middle = await facts(page);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => facts(page)).toEqual(before);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect.poll(() => facts(page)).toEqual(middle);
  await page.keyboard.press('Control+y');
  await expect(why).not.toBeEmpty();
  await page.reload();
  await expect(page.locator('.table')).toBeVisible();
  expect(await facts(page)).toEqual(middle);
  // Shared, and opened on another device.
  await openShare(page);
  const link = await linkIn(page);
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block', viewport: page.viewportSize() });
  watch(context);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/#\/(table|replay)\//);
  await expect(other.locator('.ap-seat')).toHaveCount(2);
  const [{ record: mine }] = await records(page);
  await expect(other.getByRole('slider')).toHaveAttribute('max', String(mine.steps.length));
  await other.getByRole('slider').press('End');
  await expect(other.locator('.seat.ap-seat > .sr')).toHaveText(middle.panels);
  expect(await records(other), 'nothing is saved of what is only looked at').toEqual([]);
  await context.close();
});

test('by link from device to device; a finished game is looked at step by step, and played again', async ({ page }) => {
  await setSpeed(page, 'instant');
  const made = record({ game: 'apiary', players: 2, next: /^end/, from: 230, table: { by_link: true } });
  await open(page, made);
  const here = page.locator('.curtain .btn.primary');
  if (await here.count()) await here.click();
  const { question } = await settled(page);
  const [name, other] = question.startsWith('Aki') ? ['Aki', 'Ben'] : ['Ben', 'Aki'];
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot({ ...made, seats: made.seats.map((seat) => (seat.name === other ? { ...seat, away: true } : seat)) }, { id: 'link' }));
  await page.goto('#/table/link');
  await expect(page.locator('.curtain, .table').first()).toBeVisible();
  await playOn(page, dice(4), { done: ({ curtain, asked }) => !curtain && asked === 'end' });
  await press(page.locator('.sheet .controls .primary'));
  await expect(page.locator('h1')).toHaveText(`Send the link to ${other}`);
  expect(name).not.toBe(other);
  await expect(page.locator('.ap-sc, .table')).toHaveCount(0);
  expect(await linkIn(page)).toMatch(/^#\/link\/1g/);

  const whole = record({ game: 'apiary', players: 2 });
  await open(page, whole, { route: 'table/game/end', over: true });
  await expect(page.locator('.standings > li')).toHaveCount(2);
  const scores = await page.locator('.standings .score').allTextContents();
  await follow(page, `#/replay/game/100`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('100');
  await expect(page.locator('.table.replay .ap-seat')).toHaveCount(2);
  const shown = () => page.locator('.ap-seat > .sr').allTextContents();
  const then = await shown();
  for (const step of [0, 57, whole.steps.length, 100]) {
    await slider.fill(String(step));
    await expect(slider).toHaveValue(String(step));
    await expect(page.locator('.table.replay .ap-seat')).toHaveCount(2);
    if (step !== 100) await expect.poll(shown).not.toEqual(then);
  }
  await expect.poll(shown).toEqual(then);
  expect(scores.map((text) => parseInt(text, 10))).toEqual([36, 36]);
  await follow(page, '#/table/game/end');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).toHaveURL(/#\/table\/(?!game)/);
  await settled(page);
  await expect(page.locator('.ap-seat .who')).toHaveText(['Aki', 'Ben']);
});

test('a faction that begins with no resources, or with nothing at all, is shown without an empty box for them', async ({ page }) => {
  const own = structuredClone(PACK);
  own.id = 'bare';
  own.name = { en: 'Bare set', ja: '素のセット' };
  const bare = own.factions.filter((one) => one.resources === '');
  expect(bare.length, 'there are such factions').toBeGreaterThan(1);
  bare[0].start = '';
  await setSpeed(page, 'instant');
  await page.goto('#/new/apiary');
  await page.locator('label', { has: page.locator('#n2') }).click();
  const buffer = Buffer.from(JSON.stringify(own));
  await page.locator('.ap-packs input[type=file]').setInputFiles({ name: 'bare.json', mimeType: 'application/json', buffer });
  await expect(page.locator('.ap-pack', { hasText: 'Bare set' }).locator('input')).toBeChecked();
  await page.locator('.go .btn').click();
  await expect(page.locator('.ap-fcard').first()).toBeVisible();
  await page.locator('[data-board]').focus();
  await page.keyboard.press('d');
  for (const { name } of bare) {
    await page.locator('dialog[open] .ap-museum input').first().fill(name.en);
    await page.locator('dialog[open] .ap-mus-grid button').first().click();
    const card = page.locator('dialog[open] .ap-mus-card');
    await expect(card).toContainText(name.en);
    expect(await card.locator('.ap-strip').evaluateAll((all) => all.filter((one) => one.children.length === 0).length), name.en).toBe(0);
    await expect(card).not.toContainText('nothing');
  }
});

test('a pack from a file is played, shown in the museum and named in the save, and is still there after a reload; a broken one is refused with its places', async ({ page }) => {
  await setSpeed(page, 'instant');
  await page.goto('#/new/apiary');
  await page.locator('label', { has: page.locator('#n2') }).click();
  const input = page.locator('.ap-packs input[type=file]');
  const load = (name, text) => input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const broken = structuredClone(PACK);
  broken.id = 'broken';
  broken.farms[2].cost = 'Q9';
  broken.seeds[4].effect = 'nonsense';
  await load('broken.json', JSON.stringify(broken));
  await expect(page.locator('.ap-errors > li')).toHaveCount(2);
  await expect(page.locator('.ap-errors')).toContainText(/farm.*3/i);
  await expect(page.locator('.ap-errors')).toContainText(/seed.*5/i);
  await load('hello.json', 'hello');
  await expect(page.locator('.ap-errors')).toContainText('not JSON');
  await expect(page.locator('.ap-pack')).toHaveCount(1);

  const own = structuredClone(PACK);
  own.id = 'meadow';
  own.name = { en: 'Meadow set', ja: '草原セット' };
  own.farms[0].name = { en: 'Zebra Field', ja: '縞馬の畑' };
  own.farms[0].vp = (own.farms[0].vp ?? 0) + 1;
  await load('meadow.json', JSON.stringify(own));
  await expect(page.locator('.ap-packs [aria-live]')).toContainText('Meadow set is loaded and chosen');
  await expect(page.locator('.ap-pack', { hasText: 'Meadow set' }).locator('input')).toBeChecked();
  await page.locator('.go .btn').click();
  await expect(page).toHaveURL(/#\/table\//);
  await playOn(page, dice(8), { done: ({ asked }) => asked === 'end' });
  const [{ record: kept }] = await records(page);
  expect(kept.config.pack.id).toBe('meadow');
  await page.reload();
  const seen = await settled(page);
  if (seen.curtain) await page.locator('.curtain .btn.primary').click();
  await page.locator('[data-board]').focus();
  await page.keyboard.press('d');
  await page.locator('dialog[open] .ap-mus-search input').fill('Zebra');
  await expect(page.locator('dialog[open] .ap-museum')).toContainText('Zebra Field');
  await page.goto('#/new/apiary');
  await expect(page.locator('.ap-pack')).toHaveCount(2);
  await expect(page.locator('.ap-pack', { hasText: 'Meadow set' }).locator('input')).toBeChecked();
});

test('mats and factions are drafted, or two starters and the board of a first game are dealt', async ({ page, context }) => {
  await sameLuck(context, 4);
  await setSpeed(page, 'instant');
  await page.goto('#/new/apiary');
  await page.locator('label', { has: page.locator('#n3') }).click();
  await page.locator('.ap-cards label', { hasText: /draft/i }).first().click();
  await page.locator('.go .btn').click();
  await expect(page).toHaveURL(/#\/table\//);
  const roll = dice(2);
  let taken = 0;
  let seen = await playOn(page, roll, { done: ({ asked }) => asked === 'turn', watch: async ({ asked, controls }) => (taken += asked === 'draft' && controls.confirm === true) });
  expect(taken).toBeGreaterThanOrEqual(6);
  await page.goto('#/new/apiary');
  await page.locator('.ap-first button').click();
  await page.locator('.go .btn').click();
  await expect(page).toHaveURL(/#\/table\//);
  seen = await settled(page);
  expect(seen.asked).toBe('turn');
  await expect(page.locator('.ap-seat')).toHaveCount(3);
});

test('alone against the Autopilot to the end', async ({ page, context }) => {
  await sameLuck(context, 9);
  await setSpeed(page, 'instant');
  await page.goto('#/new/apiary');
  await page.locator('label', { has: page.locator('#n1') }).click();
  await expect(page.locator('.ap-cards', { hasText: /Level|Autopilot/ }).first()).toBeVisible();
  await page.locator('.go .btn').click();
  await expect(page).toHaveURL(/#\/table\//);
  // Whoever plays alone hides nothing from anybody, with seeds in hand or without.
  let held = 0;
  const watch = async ({ curtain, asked }) => {
    expect(curtain, 'a curtain for one').toBe(false);
    if (asked === 'turn') held += /seeds [1-9]/.test(await page.locator('button.ap-seat > .sr').first().textContent());
  };
  await playOn(page, dice(6), { watch });
  expect(held).toBeGreaterThan(0);
  await page.locator('.btn.standings').click();
  await expect(page.locator('.screen.end')).toBeVisible();
  await expect(page.locator('.screen.end')).toContainText('Autopilot');
});
