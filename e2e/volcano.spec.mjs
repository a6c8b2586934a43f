// VOLCANO at the table: set-up, whole games with the mouse and with the keyboard alone, the secret choice, the look ahead, the
// reveal, the end and the replay.
import { test, expect } from './fixtures.mjs';
import { follow, linkIn, openShare, records } from './links.mjs';
import { SEA, record, setSpeed, slot } from './moments.mjs';
import { boxOf, look, openCurtain, press, sameLuck, settled, startGame, tabTo } from './play.mjs';
import { openAt } from './everything.mjs';

const control = (page, name) => page.locator(`.sheet [data-control="${name}"]`);

/** A click, or on a phone a tap. */
const point = (page, ...at) => (page.viewportSize().width < 400 ? page.touchscreen.tap(...at) : page.mouse.click(...at));

/** One thing a person does with the mouse, or by touch. `turn` varies what they choose; `vote` says what they choose in secret. */
async function act(page, seen, turn, vote = turn % 3 ? 'go' : 'stay') {
  if (seen.curtain) return page.locator('.curtain .btn.primary').click();
  if (seen.controls.confirm) return press(control(page, 'confirm'));
  if ('go' in seen.controls) {
    if (turn % 4 === 0 && seen.controls['part-turn']) return point(page, ...(await middleOf(page, turn)));
    if (turn % 4 === 1 && seen.hexes.length > 0) return point(page, ...seen.hexes[turn % seen.hexes.length]);
    return press(control(page, vote));
  }
  return point(page, ...seen.hexes[turn % seen.hexes.length]);
}

/** The middle of a card of the sea. */
async function middleOf(page, number) {
  const box = await boxOf(page.locator('.targets [role=option]').nth(number % 25).locator('.hit'));
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Plays on until `done`, or to the end. */
async function play(page, { done = () => false, vote, most = 900 } = {}) {
  for (let turn = 0; turn < most; turn++) {
    const seen = await settled(page);
    if (seen.over || done(seen)) return seen;
    await act(page, seen, turn, vote);
  }
  throw new Error('it does not end');
}

test('from the shelf to a game: set-up, options, unofficial numbers, and the save on the shelf', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'New game: VOLCANO' }).click();
  await expect(page).toHaveTitle('New game of VOLCANO · Caldera');
  const players = (n) => page.locator('label', { has: page.locator(`#n${n}`) }).click();
  await players(6);
  await expect(page.locator('.seat-rows [type=text]')).toHaveCount(6);
  await expect(page.locator('.unofficial')).toHaveCount(0);
  await players(3);
  await expect(page.locator('.unofficial')).toBeVisible();
  await players(4);
  for (const [at, name] of ['Aki', 'Ben', 'Chie', 'Dan'].entries()) await page.locator('.seat-rows [type=text]').nth(at).fill(name);
  await page.getByRole('switch', { name: /Island 5 in the centre/ }).check();
  await page.getByRole('switch', { name: /Diagonal/ }).check();
  await page.locator('.starter label', { hasText: 'Chie' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  // Where to start is no secret: there is no curtain yet.
  await expect(page.locator('.prompt .question')).toHaveText('Chie, choose an island to start on.');
  await expect(page.locator('#C3')).toHaveAttribute('aria-label', /island 5/);
  await expect(page.locator('#C2')).toHaveAttribute('aria-label', /the volcano/);
  await page.goto('');
  const row = page.locator('.shelf .save');
  await expect(row).toContainText('VOLCANO');
  await expect(row.locator('.thumb .sea5')).toBeVisible();
  await page.goto('#/new/volcano');
  await expect(page.getByRole('switch', { name: /Diagonal/ })).toBeChecked();
  await page.goto('#/new/eruption');
  await expect(page.getByRole('switch', { name: /Rain cards/ })).toBeChecked();
});

test('four people play a whole game, see its end, its chart and its replay', async ({ page, context }) => {
  await sameLuck(context, 5);
  await setSpeed(page, 'instant');
  await startGame(page, ['Aki', 'Ben', 'Chie', 'Dan'], 'VOLCANO');
  const curtains = new Set();
  await play(page, {
    done: (seen) => {
      if (seen.curtain) curtains.add('curtain');
      return false;
    },
  });
  expect(curtains.size).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|share the win/);
  await expect(page.locator('.standings li')).toHaveCount(4);
  await expect(page.locator('.plot polyline.line')).toHaveCount(4);
  // Three eruptions on the time line.
  await expect(page.locator('.plot .landmark')).toHaveCount(3);
  await expect(page.locator('.numbers tbody tr')).toHaveCount(7);
  await expect(page.locator('.luck li')).toHaveCount(4);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.replay .told')).toContainText('The third eruption ends the game.');
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(page.locator('.replay .now .step')).toContainText('Turn');
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  for (const players of [3, 6]) {
    test(`${players} people play a whole game by touch`, async ({ page, context }) => {
      await sameLuck(context, players);
      await setSpeed(page, 'instant');
      await startGame(page, ['Aki', 'Ben', 'Chie', 'Dan', 'Emi', 'Finn'].slice(0, players), 'VOLCANO');
      await play(page);
      await expect(page.locator('.standings li')).toHaveCount(players);
    });
  }
});

test('two people play a whole game with the keyboard alone', async ({ page, context }) => {
  await sameLuck(context, 9);
  await setSpeed(page, 'instant');
  await startGame(page, ['Aki', 'Ben'], 'VOLCANO');
  const press = async (selector) => {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  };
  let turned = 0;
  for (let turn = 0; turn < 400; turn++) {
    const seen = await settled(page);
    if (seen.over) break;
    if (seen.curtain) await openCurtain(page);
    else if ('go' in seen.controls && turn % 3 === 0 && seen.controls['part-turn']) {
      await page.locator('.targets').focus();
      for (const key of ['ArrowLeft', 'ArrowUp', 'e', 'e']) await page.keyboard.press(key);
      await expect(page.locator('.current-ghost')).toHaveCount(1);
      await press('[data-control="confirm"]');
      turned += 1;
    } else if ('go' in seen.controls) {
      await press(`[data-control="${turn % 2 ? 'go' : 'stay'}"]`);
    } else {
      await tabTo(page, '.targets', 'Shift+Tab');
      for (let skip = turn % 3; skip >= 0; skip--) await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      const first = await look(page);
      if (!first.controls.confirm) {
        await page.keyboard.press('n');
        await page.keyboard.press('Enter');
      }
      await expect(control(page, 'confirm')).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => JSON.stringify(await look(page)) !== JSON.stringify(seen)).toBe(true);
  }
  expect(turned).toBeGreaterThan(2);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|share the win/);
});

test('the choice is made behind the curtain, and nothing in the page of the others depends on it', async ({ browser, baseURL, watch }) => {
  /** What every other player is shown, from the first choice to the last, if the first player chooses this. */
  const course = async (first) => {
    const context = await browser.newContext({ baseURL, locale: 'en-GB' });
    watch(context);
    await sameLuck(context, 3);
    const page = await context.newPage();
    await setSpeed(page, 'instant');
    await startGame(page, ['Aki', 'Ben', 'Chie', 'Dan'], 'VOLCANO');
    await play(page, { done: (seen) => seen.curtain });
    const pages = [];
    // The page, what it holds beside its text, what is read out, and all that is kept but the game itself, and the moments at which the
    // set-up was remembered.
    const see = async () => {
      // How quick the disk is is nobody's choice.
      await expect(page.locator('.kept')).toHaveText('Saved');
      const seen = await page.evaluate(() => [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]),
        ...Object.entries(localStorage).filter(([key]) => !/^caldera\/(slot|changed)\//.test(key)),
        ...Object.entries(sessionStorage),
        // The game's name in the address is made of the time at which it began.
        [location.hash.replace(/[^/]*$/, ''), document.title, JSON.stringify(history.state), history.length],
      ]);
      pages.push([...seen, await page.locator('body').ariaSnapshot()].join('\n'));
    };
    for (let seat = 0; seat < 4; seat++) {
      // The one who chooses has said that they are there.
      await expect(page.locator('.curtain')).toBeVisible();
      await expect(page.locator('.table')).toHaveCount(0);
      await see();
      await page.locator('.curtain .btn.primary').click();
      await expect(control(page, 'go')).toBeVisible();
      await see();
      await control(page, seat === 0 ? first : 'stay').click();
    }
    const told = await page.locator('body').innerText();
    await context.close();
    return { pages, told };
  };
  const [go, stay] = [await course('go'), await course('stay')];
  expect(go.pages.length).toBe(8);
  for (const [at, html] of go.pages.entries()) expect(html, `page ${at}`).toBe(stay.pages[at]);
  expect(go.told).not.toBe(stay.told);
});

test('leaving the page covers what is about to be done', async ({ page }) => {
  await page.goto('');
  await openAt(page, SEA.act);
  await control(page, 'part-turn').click();
  await page.mouse.click(...(await middleOf(page, 6)));
  await expect(control(page, 'confirm')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(page.locator('.curtain')).toBeVisible();
  await page.locator('.curtain .btn.primary').click();
  await expect(control(page, 'part-vote')).toHaveAttribute('aria-pressed', 'true');
  await expect(control(page, 'confirm')).toHaveCount(0);
});

const ISLANDS = [...[1, 2, 3, 4, 5].map((number) => `island ${number}`), 'the volcano'];

test('the look ahead tells for every number of GO what then happens', async ({ page, context }) => {
  await sameLuck(context, 3);
  await setSpeed(page, 'instant');
  await startGame(page, ['Aki', 'Ben', 'Chie', 'Dan'], 'VOLCANO');
  await play(page, { done: (seen) => seen.curtain });
  await page.locator('.curtain .btn.primary').click();
  const slider = page.locator('.foresight input');
  const now = {};
  for (const island of ISLANDS) now[island] = await page.locator(`.targets [aria-label*="under ${island},"]`).getAttribute('id');
  // The name of the card where an island was said to end.
  const endOf = (island, spoken) => {
    const said = new RegExp(`${island} ends (.*?) where it is`).exec(spoken)?.[1] ?? '';
    const count = (way) => (new RegExp(way).test(said) ? Number(new RegExp(`(\\d) ${way}`).exec(said)?.[1] ?? 1) : 0);
    const letter = now[island].charCodeAt(0) + count('right') - count('left');
    return String.fromCharCode(letter) + (Number(now[island][1]) + count('below') - count('above'));
  };
  await slider.focus();
  const seen = [];
  let rides = 0;
  for (let go = 0; go <= 4; go++) {
    if (go > 0) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue(String(go));
    const spoken = await slider.getAttribute('aria-valuetext');
    seen.push(spoken);
    // A trail for each island that would be elsewhere, and the cells round the volcano where it would be.
    // One that drifts to and fro leaves no place.
    const counts = () => page.evaluate(() => ['.foot', '.tr-dots'].map((one) => document.querySelectorAll(`.sea5 ${one}`).length));
    await expect.poll(async () => { const [feet, trails] = await counts(); return feet <= trails; }).toBe(true);
    const zone = page.locator('.sea5 .zone8:not(.old)');
    await expect(zone).toHaveAttribute('data-at', endOf('the volcano', spoken));
    // It goes there with the volcano.
    if (seen.length > 1 && endOf('the volcano', seen.at(-2)) !== endOf('the volcano', spoken)) {
      await expect(zone).toHaveClass(/ rides$/);
      rides++;
    }
  }
  expect(rides).toBeGreaterThan(0);
  expect(new Set(seen).size).toBe(5);
  await expect(page.locator('.sea5 .foot').first()).toBeVisible();
  // Two say GO, and the islands are where it was said.
  const places = ISLANDS.map((island) => [island, endOf(island, seen[2])]);
  expect(places.some(([island, cell]) => cell !== now[island])).toBe(true);
  for (const vote of ['go', 'stay', 'go', 'stay']) {
    if (await page.locator('.curtain').count()) await page.locator('.curtain .btn.primary').click();
    await control(page, vote).click();
  }
  const at = await settled(page);
  if (at.curtain) await page.locator('.curtain .btn.primary').click();
  const moved = [];
  for (const [island, cell] of places) {
    const label = await page.locator(`#${cell}`).getAttribute('aria-label');
    if (!label.includes(`under ${island}`)) moved.push([island, cell, label]);
  }
  // An event of the next turn may have swapped two of them.
  expect(moved.length).toBeLessThanOrEqual(2);
  // Then each is where the other was said to be.
  for (const [, , label] of moved) expect(moved.some(([island]) => label.includes(`under ${island}`)), label).toBe(true);
});

/** Opens a game in which the last player is about to choose, and has them choose. Tells how many said GO. */
async function lastVote(page, settings) {
  await page.addInitScript((settings) => localStorage.setItem('caldera/settings', JSON.stringify(settings)), settings);
  await page.goto('');
  const whole = record({ game: 'volcano', players: 4 });
  const votes = whole.steps.map((step, at) => [step, at]).filter(([step]) => /^(go|stay)$/.test(step));
  const last = votes.findIndex((_, n) => n % 4 === 3 && votes.slice(n - 3, n + 1).some(([step]) => step === 'go'));
  const [key, text] = slot({ ...whole, steps: whole.steps.slice(0, votes[last][1]) });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
  await page.evaluate(() => (location.hash = '#/table/moment'));
  await page.locator('.curtain .btn.primary').click();
  await control(page, votes[last][0]).click();
  return votes.slice(last - 3, last + 1).filter(([step]) => step === 'go').length;
}

test('the reveal, the drift and the gains are told one by one; any touch ends it, and the parent rolls', async ({ page }) => {
  const go = await lastVote(page, { speed: 'slow' });
  await expect(page.locator('.reveal .vcard')).toHaveCount(4);
  await expect(page.locator('.reveal .vcard.says-go')).toHaveCount(go);
  await expect(page.locator('.caption')).toContainText('The cards are turned up');
  await expect(page.locator('.caption')).toContainText(/Drift|stops/, { timeout: 15_000 });
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('.reveal')).toHaveCount(0);
  // The new turn has begun, and waits for its parent. Nothing tells of the roll before it, and nothing else can be done.
  await expect(page.locator('.caption')).toContainText('is parent');
  const roll = page.locator('.awaited');
  await expect(roll).toHaveText(/: roll for the eruption$/);
  await expect(roll).toBeFocused();
  await page.mouse.click(600, 300);
  await expect(page.locator('.sheet.asleep')).toHaveCount(1);
  await expect(page.locator('.faces.verdict')).toHaveCount(0);
  await roll.press('Enter');
  await expect(page.locator('.faces.verdict')).toBeAttached();
  await expect(roll).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet.asleep')).toHaveCount(0);
});

test('the dice roll by themselves if somebody wants that', async ({ page }) => {
  await lastVote(page, { speed: 'fast', automatic: true });
  await expect(page.locator('.faces.verdict')).toBeAttached({ timeout: 25_000 });
  await expect(page.locator('.awaited')).toHaveCount(0);
});

test('a tap turns a current in place and says what that changes; a tap on an island in reach goes there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('');
  await openAt(page, SEA.act);
  const tap = async (name) => {
    const box = await boxOf(page.locator(`#${name} .hit`));
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  const before = await page.locator('#B2').getAttribute('aria-label');
  await tap('B2');
  await expect(page.locator('.current-ghost')).toHaveCount(1);
  await expect(page.locator('.prompt .detail')).toContainText(/Drifts differently|No island’s drift changes|could move/);
  await expect(page.locator('#B2')).toHaveAttribute('aria-label', `${before}, selected`);
  await control(page, 'confirm').click();
  await expect(control(page, 'part-turn')).toHaveAttribute('aria-disabled', 'true');
  await expect(control(page, 'part-turn')).toContainText('done');
  await expect(page.locator('#B2')).not.toHaveAttribute('aria-label', before);
  await tap('C2');
  await expect(page.locator('.prompt .why')).toContainText('V8');
  await page.getByRole('button', { name: /^Why\? V8/ }).click();
  await expect(page.locator('dialog[open] .book-text')).toContainText('V8');
  await page.keyboard.press('Escape');
  await page.locator('.bar-tools button').first().click();
  await expect(page.locator('#B2')).toHaveAttribute('aria-label', before);
});

test('a plain round of four is at most ten presses', async ({ page, context }) => {
  await sameLuck(context, 3);
  await setSpeed(page, 'instant');
  await startGame(page, ['Aki', 'Ben', 'Chie', 'Dan'], 'VOLCANO');
  await play(page, { done: (seen) => seen.curtain });
  let presses = 0;
  for (let seat = 0; seat < 4; seat++) {
    await page.locator('.curtain .btn.primary').click();
    await control(page, 'stay').click();
    presses += 2;
  }
  // All four cards have been turned up. Whoever was hit says where they flee; then the next turn has begun.
  for (let seen = await settled(page); seen.curtain || 'flee' in seen.controls; seen = await settled(page)) {
    await (seen.curtain ? page.locator('.curtain .btn.primary') : control(page, 'flee')).click();
    presses += 1;
  }
  await expect(page.locator('.logbox .lines')).toContainText('Turn 2');
  expect(presses).toBeLessThanOrEqual(10);
});

for (const [width, height] of [[360, 640], [390, 844], [820, 1180], [1100, 720], [1440, 900]]) {
  test(`the board keeps its size whatever the sheet shows, at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setSpeed(page, 'instant');
    await page.goto('');
    const board = async () => JSON.stringify(await boxOf(page.locator('.boardwrap')));
    const sheets = new Set();
    for (const name of ['act, can move', 'act, for six', 'flee']) {
      await openAt(page, SEA[name]);
      sheets.add(await board());
      for (const part of ['part-turn', 'part-move']) {
        const chip = control(page, part);
        if (!(await chip.count()) || (await chip.getAttribute('aria-disabled')) === 'true') continue;
        await chip.click();
        sheets.add(await board());
        if (part === 'part-turn') await page.mouse.click(...(await middleOf(page, 6)));
        else await page.locator('.sheet .landing').first().click();
        await expect(control(page, 'confirm')).toBeInViewport({ ratio: 1 });
        sheets.add(await board());
        // What the others gain stays in sight, and so does the event.
        await expect(page.locator('.seats .gain b').first()).toBeVisible();
        await expect(page.locator('.sheet > .event .event-name')).toBeVisible();
        await control(page, 'cancel').click();
      }
    }
    expect([...sheets]).toHaveLength(1);
  });
}

test('the four ways round a card turn its current, and the present one gives it up', async ({ page }) => {
  await page.goto('');
  await openAt(page, SEA.act);
  const press = async (at) => {
    const box = await boxOf(at);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await press(page.locator('#B2 .hit'));
  const ways = page.locator('.current-ghost .way4');
  await expect(ways).toHaveCount(4);
  await expect(page.locator('.current-ghost .pick')).toHaveCount(1);
  // No stripes lie over the card; the sea itself shows the choice.
  const sea = () => page.locator('.sea5 .island').first().innerHTML();
  const first = await sea();
  await press(ways.and(page.locator(':not(.pick, .now)')).first());
  await expect.poll(sea).not.toBe(first);
  await expect(control(page, 'confirm')).toBeVisible();
  await press(page.locator('.current-ghost .now circle'));
  await expect(page.locator('.current-ghost')).toHaveCount(0);
});

test('an eruption is told on the board: a bomb for each cell, pawns that jump, points that fly back', async ({ page }) => {
  await setSpeed(page, 'slow');
  await page.goto('');
  const whole = record({ game: 'volcano', players: 4 });
  const flee = whole.steps.findIndex((step) => /^flee /.test(step));
  const last = whole.steps.findLastIndex((step, at) => at < flee && /^(go|stay)$/.test(step));
  const [key, text] = slot({ ...whole, steps: whole.steps.slice(0, last) });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
  await page.evaluate(() => (location.hash = '#/table/moment'));
  // On the curtain is the island of whoever is asked for.
  await expect(page.locator('.curtain .own-island .pw').first()).toBeAttached();
  await page.locator('.curtain .btn.primary').click();
  await control(page, whole.steps[last]).click();
  await expect(page.locator('.reveal.dealt .back')).toHaveCount(4);
  // Nothing says what was chosen before the cards are turned up.
  await expect(page.locator('.says-go, .vcard b')).toHaveCount(0);
  await expect(page.locator('.told .column')).toBeAttached({ timeout: 25_000 });
  const seen = await page.evaluate(() => ({
    bombs: document.querySelectorAll('.told .fly-x').length,
    hits: document.querySelectorAll('.told .pops').length,
    flames: document.querySelectorAll('.zone8.hot .zf').length,
    moments: document.querySelectorAll('.moment').length,
    // Where the turn stands is told, too: the cards were laid in phase 3.
    phase: [...document.querySelectorAll('.phases .now, .prompt .step')].map((one) => /[56]/.exec(one.textContent)?.[0]),
  }));
  expect([3, 5, 8]).toContain(seen.bombs);
  expect(seen).toEqual({ bombs: seen.bombs, hits: seen.bombs, flames: seen.bombs, moments: 0, phase: ['5', '5'] });
  await expect(page.locator('.pawn.struck').first()).toBeAttached({ timeout: 10_000 });
  await expect(page.locator('.told .hit text').first()).toHaveText(/^(−\d+|0)$/);
  await expect(page.locator('.zone8.hot')).toHaveCount(0, { timeout: 10_000 });
});

test('on every screen the coach stands beside GO and STAY', async ({ page }) => {
  await page.goto('');
  for (const [width, height] of [[360, 640], [820, 1180], [1100, 720], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    await openAt(page, SEA.act);
    const boxes = await Promise.all([control(page, 'go'), control(page, 'stay'), page.locator('.btn.ask')].map(boxOf));
    for (const { y, height } of boxes) expect(y + height / 2, `at ${width}`).toBeCloseTo(boxes[0].y + boxes[0].height / 2, -1);
  }
});

test('on a tablet that stands GO and STAY are in sight under both lines of the look ahead, and a chosen island has its button', async ({ page }) => {
  await page.setViewportSize({ width: 744, height: 1133 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('');
  for (const [players, from] of [[2, 25], [3, 25], [4, 25], [5, 52], [6, 52]]) {
    await openAt(page, { game: 'volcano', players, next: /^(turn|sail|go|stay)/, from }, { open_hands: true });
    await expect(page.locator('.outlook p')).toHaveCount(2);
    for (const name of ['go', 'stay']) await expect(control(page, name)).toBeInViewport({ ratio: 1 });
    const cut = await page.locator('.outlook .gain').evaluateAll((all) => all.filter((one) => one.lastElementChild.getBoundingClientRect().right > one.getBoundingClientRect().right).length);
    expect(cut, `gains that are cut off, ${players} players`).toBe(0);
  }
  await openAt(page, SEA['act, can move'], { open_hands: true });
  await control(page, 'part-move').click();
  await page.locator('.sheet .landing').first().click();
  // The coach would stand alone in a row of its own.
  await expect(control(page, 'confirm')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.sheet .btn.ask')).toBeHidden();
});

test('everything stands beside everything else on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('');
  for (const moment of Object.values(SEA)) {
    await openAt(page, moment);
    const boxes = await page.evaluate(() => {
      const rect = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().toJSON());
      return { heads: rect('.sea5 .head'), danger: rect('.danger')[0], sea: rect('.sea5')[0], sheet: rect('.sheet')[0], tools: rect('.bar-tools .btn').filter((box) => box.width), wide: document.documentElement.scrollWidth };
    });
    expect(boxes.wide).toBe(360);
    expect(boxes.heads.length).toBe(25);
    // Islands tuck the crests under, but for the tip that breaks over the seam.
    for (const { width, height } of boxes.heads) expect(Math.min(width, height)).toBeGreaterThan(9);
    // The danger and the odds of this turn are always there.
    expect(boxes.danger.bottom).toBeLessThanOrEqual(640);
    await expect(page.locator('.danger')).toContainText(/Danger [1-4].*(\d+%|Erupts this turn|No eruption this turn)/);
    expect(boxes.sheet.bottom).toBeLessThanOrEqual(641);
    for (const box of boxes.tools) {
      expect(box.top).toBeGreaterThanOrEqual(boxes.sea.bottom - 1);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    expect(boxes.sea.bottom).toBeLessThanOrEqual(boxes.sheet.top + 1);
  }
});

test('by link a choice is made at its own device, and the next one gets the link', async ({ page, browser, watch, baseURL }) => {
  await setSpeed(page, 'instant');
  await page.goto('');
  // The choice of the first is due; everybody sits at a device of their own.
  const game = record({ ...SEA.act, table: { by_link: true } });
  const store = (page, game) => page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(game, { id: 'game' }));
  await store(page, game);
  await follow(page, '#/table/game');
  const [, name] = /Your turn, (.*)/.exec(await page.getByRole('heading', { level: 1 }).textContent());
  const here = structuredClone(game);
  for (const seat of here.seats) seat.away = seat.name !== name;
  await follow(page, '#/');
  await store(page, here);
  await follow(page, '#/table/game');
  await page.locator('.curtain .btn.primary').click();
  await control(page, 'go').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Send the link to /);
  await expect(page.locator('.table, .vote')).toHaveCount(0);
  const [, next] = /^Send the link to (.*)/.exec(await title.textContent());
  expect(next).not.toBe(name);
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  watch(context);
  const other = await context.newPage();
  await setSpeed(other, 'instant');
  await other.goto(await linkIn(page));
  await expect(other.getByRole('switch', { name: next })).toBeChecked();
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Your turn, ${next}`);
  await other.locator('.curtain .btn.primary').click();
  // What the first chose is not in this page.
  await expect(control(other, 'go')).toBeVisible();
  expect((await records(other))[0].record.steps).toEqual((await records(page))[0].record.steps);
  await context.close();
});

test('a game and its deal are shared, after a warning while choices are face down', async ({ page }) => {
  await page.goto('');
  await openAt(page, SEA.act);
  await openShare(page, false);
  await expect(page.locator('dialog[open] .alert')).toBeVisible();
  await page.getByRole('button', { name: 'Show the links anyway' }).click();
  const deal = await linkIn(page, 1);
  await follow(page, deal);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Same deal: VOLCANO');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt .question')).toContainText('choose an island to start on');
});

test('the look ahead belongs to the game: no option takes it away, and the set-up does not ask', async ({ page }) => {
  await page.goto('#/new/volcano');
  await expect(page.getByRole('switch', { name: 'Teaching game' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Damage foretold' })).toHaveCount(0);
  await openAt(page, { ...SEA.act, table: { hints: false } });
  await expect(page.locator('.foresight input')).toBeVisible();
});

test('what happens is heard, and a list of all actions is grouped', async ({ page }) => {
  await page.addInitScript(() => {
    window.asked = [];
    const dispatch = window.dispatchEvent;
    window.dispatchEvent = function (event) {
      const [, name] = /^caldera:sound-(.*)/.exec(event.type) ?? [];
      if (name) window.asked.push(name);
      return dispatch.call(window, event);
    };
  });
  await page.goto('');
  await openAt(page, { game: 'volcano', players: 6, next: /^sail /, from: 72 });
  await page.locator('.targets').focus();
  await page.keyboard.press('a');
  await expect(page.locator('dialog[open] .actions h3')).toHaveText(['Turn a current', 'Move', 'Choose in secret']);
  await page.keyboard.press('Escape');
  // The six events have a card each, with a picture of its own.
  await page.keyboard.press('d');
  await expect(page.locator('dialog[open] .events li')).toHaveCount(6);
  const pictures = await page.locator('dialog[open] .event-picture').evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(pictures).size).toBe(6);
  await page.keyboard.press('Escape');
  await page.locator('.targets').focus();
  for (const key of ['n', 'Enter']) await page.keyboard.press(key);
  await control(page, 'confirm').click();
  await expect.poll(() => page.evaluate(() => window.asked)).toContain('place');
  // A card that is laid face down is not heard.
  await page.evaluate(() => (window.asked.length = 0));
  await control(page, 'go').click();
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await page.evaluate(() => window.asked)).toEqual([]);
});

test('on a device that lies flat the table turns to whoever acts, and taps land where they should', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.addInitScript(() => localStorage.setItem('caldera/settings', JSON.stringify({ flat: true, speed: 'instant' })));
  await page.goto('');
  // The first of six is to act.
  await openAt(page, { game: 'volcano', players: 6, next: /^turn /, from: 49, table: { open_hands: true } });
  const sides = new Set();
  for (let seat = 0; seat < 6; seat++) {
    await expect(control(page, 'go')).toBeVisible();
    sides.add((await page.locator('.room').getAttribute('data-side')) ?? '0');
    for (const part of ['.bar', '.seats', '.boardwrap', '.sheet']) {
      const box = await boxOf(page.locator(`.table ${part}`).first());
      expect(box.x, part).toBeGreaterThan(-14);
      expect(box.x + box.width, part).toBeLessThan(834);
      expect(box.y + box.height, part).toBeLessThan(1194);
    }
    await page.mouse.click(...(await middleOf(page, 6)));
    await expect(page.locator('.targets [role=option]').nth(6)).toHaveAttribute('aria-selected', 'true');
    await control(page, 'cancel').click();
    await control(page, 'stay').click();
    if (seat > 2 && sides.size > 2) break;
  }
  expect(sides.size).toBeGreaterThan(2);
});
