// How a person plays: what the tests of whole games share. Everything is done through what is on the screen.
import { expect } from './fixtures.mjs';

/** Makes the browser's entropy the same in every run, so that a test's games are too. */
export const sameLuck = (context, seed = 1) =>
  context.addInitScript((seed) => {
    let state = seed >>> 0;
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[i] = state >>> 24;
      }
      return array;
    };
  }, seed);

/** From the shelf to the table, as a person would go. */
export async function startGame(page, names, game = 'Eruption') {
  await page.goto('');
  // Whoever is quicker than the program presses the print: that is what print.spec.mjs is about.
  await expect(page.locator('#boot')).toHaveCount(0);
  await page.getByRole('link', { name: `New game: ${game}` }).click();
  await page.locator('label', { has: page.locator(`#n${names.length}`) }).click();
  const fields = page.locator('.seat-rows [type=text]');
  await expect(fields).toHaveCount(names.length);
  for (const [at, name] of names.entries()) await fields.nth(at).fill(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//);
}

/** What is on the screen, in one look. */
export const look = (page) =>
  page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const visible = (element) => element.getClientRects().length > 0;
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const controls = {};
    for (const button of all('.sheet [data-control]').filter(visible)) {
      controls[button.dataset.control] = button.getAttribute('aria-disabled') !== 'true';
    }
    return {
      over: all('.screen.end').length > 0,
      curtain: all('.curtain button').length > 0,
      asleep: all('.sheet.asleep').length > 0,
      table: all('.table').length > 0,
      phase: document.querySelector('.prompt .step')?.textContent ?? '',
      question: document.querySelector('.prompt .question')?.textContent ?? '',
      controls,
      hexes: all('.targets [role=option].lit .hit').filter((path) => path.getAttribute('d')).map(middle),
      edges: all('.live .slot .slot-hit').map(middle),
      cards: all('.sheet .hand.phase .acard').filter(visible).length,
      walls: all('.live .wall').filter(visible).length,
      selected: all('.targets [aria-selected=true]').length,
    };
  });

/** Waits until the screen has settled on something that can be acted upon, and tells what it is; or until there is what is
 * waited for `instead`, and tells nothing. Whoever plays a whole game has no time for stories; behind the last one are the standings. */
export async function settled(page, instead = null) {
  let seen;
  const [asleep, standings, awaited] = ['.sheet.asleep', '.btn.standings', '.btn.awaited'].map((one) => page.locator(one));
  await expect
    .poll(
      async () => {
        seen = null;
        if (await instead?.count()) return true;
        if (await asleep.count()) await page.keyboard.press('Escape');
        if (await awaited.count()) await press(awaited);
        if (await standings.count()) await press(standings);
        seen = await look(page);
        const { over, curtain, asleep: told, controls, hexes, edges } = seen;
        // Under a story the controls of the moment before are still there, and a curtain may follow it.
        return !told && (over || curtain || Object.keys(controls).length > 0 || hexes.length > 0 || edges.length > 0);
      },
      { intervals: [20, 40, 80] },
    )
    .toBe(true);
  return seen;
}

/** Loads the page anew, which the app questions, as what would be lost; `answer` is `accept` or `dismiss`. */
export async function reloadAsked(page, answer) {
  const asked = page.waitForEvent('dialog');
  const leaving = page.reload({ timeout: 5_000 }).catch(() => {});
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question[answer]();
  await leaving;
}

/** Waits until what has been done so far is on the screen. */
export const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Waits until the view of the board glides no more: it has stood in its place for six frames. */
export async function rested(page) {
  await page.waitForFunction(
    () =>
      new Promise((done) => {
        const place = () => {
          const { x, y, width } = document.querySelector('.fit')?.getBoundingClientRect() ?? {};
          return document.querySelector('.stage.glides') ? null : `${x} ${y} ${width}`;
        };
        let [last, still] = [place(), 0];
        const frame = () => {
          const now = place();
          still = now !== null && now === last ? still + 1 : 0;
          last = now;
          if (still === 6) done(true);
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );
}

/** Where an element is on the screen and how large, once nothing moves it or what it is in. What goes on for ever is not waited for. */
export async function boxOf(locator) {
  await locator.evaluate(async (element) => {
    const moves = (one) => one.effect?.target?.contains(element) && one.effect.getComputedTiming().endTime !== Infinity;
    const ends = () => document.getAnimations().filter((one) => one.playState === 'running' && moves(one));
    for (let left = ends(); left.length; left = ends()) await Promise.allSettled(left.map((one) => one.finished));
  });
  return locator.boundingBox();
}

/** The page's time stands still from now on but for `page.clock.runFor(…)`: however busy the machine is, no moment of what is being
 * told is missed. The test has called `page.clock.install()` before it opened the page. */
export async function stopTime(page) {
  const soon = async () => (await page.evaluate(() => Date.now())) + 1000;
  const moment = await soon();
  // A busy machine may take longer than that to say so; then it has stood still since.
  await page.clock.pauseAt(moment).catch(async () => page.clock.pauseAt(await soon()));
}

/** Lets stopped time pass until there is one of these. */
export async function until(page, locator) {
  for (let step = 0; (await locator.count()) === 0; step++) {
    expect(step, 'the moment never comes').toBeLessThan(300);
    await page.clock.runFor(100);
  }
}

/** Two taps of a finger so soon after each other that they are one gesture, however busy the machine is: input carries its time. */
export async function doubleTap(page, [x, y]) {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const at of [0, 0.15]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: start + at });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: start + at + 0.04 });
  }
  await session.detach();
}

/** Presses a control as it is pressed by a voice or a switch. For fingers one that has just appeared is deaf for a moment (story.spec.mjs
 * waits for that); whole games do not wait for each. */
export const press = (control) => control.first().dispatchEvent('click');

/** One thing a person does with the mouse. `turn` varies what they choose. */
export async function act(page, seen, turn) {
  const control = (name) => press(page.locator(`.sheet [data-control="${name}"]`));
  const { controls } = seen;
  if (seen.curtain) return page.locator('.curtain .btn.primary').click();
  if ('extra' in controls) return control('extra');
  const tops = ['take0', 'take1', 'take2'].filter((top) => controls[top]);
  if (tops.length > 0) return control(tops[turn % tops.length]);
  if ('confirm' in controls && controls.confirm) return control('confirm');
  if ('done' in controls) {
    // Moving walls in the own village: from one edge to another, once.
    if (!controls.done && seen.cards === 0) return page.mouse.click(...seen.edges[turn % seen.edges.length]);
    // Now and then a card is traded, played or, if it must be, discarded.
    if (seen.cards > 0 && (!controls.done || turn % 3 === 0)) return playCard(page, turn);
    return control('done');
  }
  if ('end' in controls) {
    if (seen.edges.length > 0 && turn % 2 === 0) return page.mouse.click(...seen.edges[turn % seen.edges.length]);
    return control('end');
  }
  const targets = seen.hexes.length > 0 ? seen.hexes : seen.edges;
  return page.mouse.click(...targets[turn % targets.length]);
}

async function playCard(page, turn) {
  const control = (name) => page.locator(`.sheet [data-control="${name}"]`).first();
  const cards = page.locator('.sheet .hand.phase .acard');
  // Many cards lie like a fan: the left side of each is free.
  await cards.nth(turn % (await cards.count())).click({ position: { x: 14, y: 40 } });
  const seen = await settled(page);
  if (seen.controls.confirm) return press(control('confirm'));
  const targets = seen.hexes.length > 0 ? seen.hexes : seen.edges;
  if (targets.length > 0) {
    await page.mouse.click(...targets[turn % targets.length]);
    const after = await settled(page);
    if (after.controls.confirm) return control('confirm').click();
  }
  for (const name of ['trade', 'discard']) if (seen.controls[name]) return control(name).click();
  return control('cancel').click();
}

/** Opens the curtain by keyboard: its button has the focus, and is deaf for a moment. */
export const openCurtain = (page) =>
  expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('.curtain')).toHaveCount(0, { timeout: 100 });
  }).toPass({ intervals: [100] });

/** Presses Tab until the focus is on what `selector` names, once that is there. */
export async function tabTo(page, selector, key = 'Tab') {
  await page.locator(selector).first().waitFor();
  // Where what had the focus is gone the board takes it in the next frame: Tab comes after that, as it does from a hand.
  if (await page.evaluate(() => document.activeElement === document.body)) await drawn(page);
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** One thing a person does with the keyboard alone. `turn` varies what they choose. */
export async function actByKeyboard(page, seen, turn) {
  const press = async (selector, key) => {
    await tabTo(page, selector, key);
    await page.keyboard.press('Enter');
  };
  if (seen.curtain) return press('.curtain .btn.primary');
  if ('extra' in seen.controls) return press('[data-control="no-extra"]');
  if ('done' in seen.controls && !seen.controls.done) {
    // More than three cards: one is traded away.
    await press('.sheet .hand.phase .acard');
    await expect(page.locator('[data-control="trade"]')).toBeVisible();
    const trade = await page.locator('[data-control="trade"]').getAttribute('aria-disabled');
    return press(`[data-control="${trade === 'true' ? 'discard' : 'trade'}"]`, 'Shift+Tab');
  }
  if ('done' in seen.controls) return press('[data-control="done"]');
  if ('end' in seen.controls && (turn % 3 > 0 || seen.edges.length === 0)) return press('[data-control="end"]');
  await tabTo(page, '.targets', 'Shift+Tab');
  for (let skip = turn % 4; skip >= 0; skip--) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await look(page)).selected).toBe(1);
  if (turn % 2) await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await look(page)).selected).toBe(0);
}
