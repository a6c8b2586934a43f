// The replay: a game looked at step by step, forwards and back, without touching its save or showing what is still secret.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { records } from './links.mjs';
import { SEA, record, slot } from './moments.mjs';
import { stopTime } from './play.mjs';

async function openReplay(page, made, { over = true, step = '', settings = {} } = {}) {
  await page.goto('');
  await page.evaluate(
    ([[key, text], settings]) => {
      localStorage.setItem(key, text);
      localStorage.setItem('caldera/settings', settings);
    },
    [slot(made, { over }), JSON.stringify({ size: 'normal', ...settings })],
  );
  await page.goto(`#/replay/moment${step}`);
  await page.reload();
  await expect(page.locator('.table.replay')).toBeVisible();
}

/** What is seen of the game: temperatures, tiles and walls, what is left. */
const facts = async (page) => {
  await expect(page.locator('.lines[aria-busy=true]')).toHaveCount(0);
  return page.evaluate(() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
    return {
      labels: [...document.querySelectorAll('.targets [role=option]')].map((hex) => hex.getAttribute('aria-label')),
      temperatures: texts('.seat .temp'),
      walls: document.querySelectorAll('.live .wall').length,
      log: texts('.logbox .lines > li .line-text'),
      place: texts('.now .step'),
    };
  });
};

const control = (page, name) => page.locator('.buttons').getByRole('button', { name, exact: true });
const slider = (page) => page.getByRole('slider');
const at = async (page, step) => {
  await expect(slider(page)).toHaveValue(String(step));
  return facts(page);
};
const saves = (page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('caldera/slot/'))));

test('forwards and back, by step, by turn, to both ends, with mouse and keyboard', async ({ page }) => {
  const made = record({ players: 4 });
  const last = made.steps.length;
  await openReplay(page, made, { step: '/0' });
  const before = await saves(page);
  const empty = await at(page, 0);
  await expect(page.locator('.now .step')).toHaveText('Before the first turn');
  await control(page, 'Previous step').click({ force: true });
  await at(page, 0);
  await control(page, 'Next turn').click();
  const first = await at(page, 13);
  expect(first.place[0]).toContain('Turn 1');
  await control(page, 'Next turn').click();
  const second = await facts(page);
  expect(second.place[0]).toContain('Turn 2');
  expect(second.labels).not.toEqual(first.labels);
  await control(page, 'Previous turn').click();
  expect(await at(page, 13)).toEqual(first);

  // By steps through the middle and back: the same sights in reverse.
  await slider(page).fill('150');
  const seen = [await at(page, 150)];
  for (let step = 151; step <= 156; step++) {
    await control(page, 'Next step').click();
    seen.push(await at(page, step));
  }
  for (let step = 155; step >= 150; step--) {
    await control(page, 'Previous step').click();
    expect(await at(page, step)).toEqual(seen[step - 150]);
  }

  // The keyboard: on the slider, and everywhere.
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  expect(await at(page, 151)).toEqual(seen[1]);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  expect(await at(page, 0)).toEqual(empty);
  await page.keyboard.press('.');
  await page.keyboard.press('>');
  expect(await at(page, 13)).toEqual(first);
  await page.keyboard.press('<');
  await at(page, 0);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^Step 0 of ${last}`));

  await slider(page).fill(String(last));
  const end = await at(page, last);
  await control(page, 'To the beginning').click();
  await at(page, 0);
  await control(page, 'To the end').click();
  expect(await at(page, last)).toEqual(end);
  expect(await saves(page), 'the save is as it was').toBe(before);

  // The end of the replay is the final state of the table.
  await page.goto('#/table/moment');
  await expect(page.locator('.table.over')).toBeVisible();
  const table = await facts(page);
  for (const fact of ['labels', 'temperatures', 'walls', 'log']) expect(table[fact], fact).toEqual(end[fact]);
});

test('it opens on the first decision, with what luck has dealt before it', async ({ page }) => {
  const made = record({ game: 'volcano', players: 4 });
  const first = made.steps.findIndex((step) => /^start /.test(step));
  await openReplay(page, made);
  const seen = await at(page, first);
  expect(seen.labels.filter((label) => !/pointing up/.test(label)).length).toBeGreaterThan(5);
  await control(page, 'Next step').click();
  await expect(page.locator('.now .told')).toContainText('starts on');
  // Played again from its end it begins there, too.
  await slider(page).fill(String(made.steps.length));
  await expect(page.locator('.danger')).toContainText('The third eruption ended the game.');
  await control(page, 'Play').click();
  await control(page, 'Pause').click();
  expect(Number(await slider(page).inputValue())).toBeGreaterThanOrEqual(first);
  expect(Number(await slider(page).inputValue())).toBeLessThan(first + 9);
});

test('whoever goes on from what is face down is told so', async ({ page }) => {
  const made = record({ ...SEA.act, table: { seed: 3 } });
  await openReplay(page, made, { over: false, step: `/${made.steps.length}` });
  const asked = page.getByRole('dialog', { name: 'Cards lie face down' });
  await page.locator('[data-control="branch"]').click();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/#\/replay\//);
  await page.locator('[data-control="branch"]').click();
  await asked.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  const [branch] = (await records(page)).filter(({ id }) => id !== 'moment');
  expect(branch.record.table.seed).not.toBe(3);
  // It says where it comes from, and does not count in the record against bots.
  expect(branch.record.table.notes.map(({ at, is }) => [at, is])).toEqual([[made.steps.length, 'branch']]);
  // What lies face down is no plain text in the store.
  const raw = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => /slot\/(?!moment)/.test(key))[0][1]);
  expect(raw).toContain('"hidden":true');
  expect(raw).not.toMatch(/"(go|stay)"/);
});

test('it plays, pauses, changes its speed and stops at the end', async ({ page }) => {
  const made = record({ players: 2 });
  const last = made.steps.length;
  await openReplay(page, made, { step: '/30' });
  await page.getByRole('button', { name: '4×' }).click();
  await control(page, 'Play').click();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(32);
  await control(page, 'Pause').click();
  const there = await slider(page).inputValue();
  await page.waitForTimeout(600);
  await expect(slider(page)).toHaveValue(there);
  await slider(page).fill(String(last - 2));
  await page.keyboard.press('k');
  await expect(slider(page)).toHaveValue(String(last));
  await expect(control(page, 'Play')).toBeVisible();
});

// A second tap on "next step" must not meet another button because the step before told more.
for (const game of ['eruption', 'volcano', 'apiary']) {
  test(`its controls stay where they are whatever a step of ${game} tells`, async ({ page }) => {
    const made = record({ game, players: 4 });
    await openReplay(page, made, { step: '/0' });
    for (const [width, height] of [[360, 740], [740, 360], [820, 1180], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      await page.locator('.transport').scrollIntoViewIfNeeded();
      const seen = await page.evaluate(async () => {
        const [input, play] = ['.transport input', '[data-control=play]'].map((one) => document.querySelector(one));
        const [places, heights] = [new Set(), new Set()];
        for (let step = 0; step <= Number(input.max); step += 1) {
          input.value = step;
          input.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise(requestAnimationFrame);
          places.add(Math.round(play.getBoundingClientRect().y));
          heights.add(document.querySelector('.told').scrollHeight);
        }
        return { places: [...places], heights: heights.size };
      });
      expect(seen.heights, 'steps tell more and less').toBeGreaterThan(3);
      expect(seen.places, `${width}x${height}`).toHaveLength(1);
    }
  });
}

test('by itself it tells each step as the table did, and goes on when that is told', async ({ page }) => {
  await page.clock.install();
  const made = record({ game: 'volcano', players: 4 });
  const told = made.steps.findIndex((one) => one.startsWith('check '));
  // The look ahead of VOLCANO is a slider, too.
  const step = page.getByRole('slider', { name: 'Step' });
  await openReplay(page, made, { step: `/${told}`, settings: { speed: 'normal' } });
  await expect(step).toHaveValue(String(told));
  await stopTime(page);
  const caption = page.locator('.caption');
  const watched = async (speed) => {
    const seen = [];
    await page.getByRole('button', { name: speed }).click();
    await step.fill(String(told));
    await control(page, 'Play').click();
    for (let tick = 0; tick < 60 && (await step.inputValue()) !== String(told + 2); tick++) {
      await page.clock.runFor(100);
      seen.push([await step.inputValue(), await caption.count()]);
    }
    await control(page, 'Pause').click();
    return seen.filter(([place]) => place === String(told + 1));
  };
  const normal = await watched('1×');
  // Longer than the step would be shown if nothing were told of it, and to its end.
  expect(normal.length).toBeGreaterThan(10);
  expect(normal.at(-1)[1]).toBe(0);
  const quick = await watched('4×');
  expect(quick.length).toBeLessThan(normal.length / 2);
});

test('its keys work while nothing has the focus', async ({ page }) => {
  await openReplay(page, record({ players: 4 }), { step: '/90' });
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('.');
  await expect(slider(page)).toHaveValue('91');
});

test('the address keeps the place', async ({ page }) => {
  await openReplay(page, record({ players: 2 }), { step: '/57' });
  await at(page, 57);
  await slider(page).fill('90');
  await expect(page).toHaveURL(/#\/replay\/moment\/90$/);
  const seen = await facts(page);
  await page.reload();
  await expect(page.locator('.table.replay')).toBeVisible();
  expect(await at(page, 90)).toEqual(seen);
  await page.getByRole('link', { name: 'Leave the replay' }).click();
  await expect(page.locator('.screen.end')).toBeVisible();
  await page.goBack();
  expect(await at(page, 90)).toEqual(seen);
  await page.evaluate(() => (location.hash = '#/replay/moment/12'));
  await at(page, 12);
  await page.evaluate(() => (location.hash = '#/replay/moment/99999'));
  await expect(slider(page)).toHaveValue(await slider(page).getAttribute('max'));
  // A step that was left by hand is found again.
  await page.evaluate(() => (location.hash = '#/replay/moment/12'));
  await at(page, 12);
  await slider(page).fill('90');
  await expect(page).toHaveURL(/#\/replay\/moment\/90$/);
  await page.evaluate(() => (location.hash = '#/replay/moment/12'));
  await at(page, 12);
});

test('an address that is gone to just when the replay writes its own is gone to', async ({ page }) => {
  // While `held` is a list, what is due later waits in it.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = (run, ...rest) => (window.held ? window.held.push(run) : setTimeout(run, ...rest));
  });
  await openReplay(page, record({ players: 2 }), { step: '/57' });
  await at(page, 57);
  await page.evaluate(() => (window.held = []));
  await slider(page).fill('90');
  await page.evaluate(() => {
    const due = window.held;
    window.held = null;
    location.hash = '#/replay/moment/12';
    for (const run of due) run();
  });
  await at(page, 12);
  await expect(page).toHaveURL(/#\/replay\/moment\/12$/);
});

for (const [game, beside] of [['eruption', '.hands'], ['volcano', '.beside > *'], ['apiary', '.beside .ap-hive svg']]) {
  test(`${game}: everything of the replay can be reached at every size, and nothing told is cut`, async ({ page }) => {
    for (const viewport of [{ width: 1440, height: 900 }, { width: 1100, height: 720 }, { width: 820, height: 1180 }, { width: 360, height: 640 }]) {
      await page.setViewportSize(viewport);
      await openReplay(page, record({ game, players: 4 }), { step: '/90' });
      for (const part of ['.now', '.transport', '.ways', beside, ...(viewport.width >= 1100 ? ['.logbox .lines'] : [])]) {
        const seen = page.locator(`.replay .sheet ${part}`).first();
        await seen.scrollIntoViewIfNeeded();
        await expect(seen, `${part} at ${viewport.width}`).toBeInViewport();
        const box = await seen.boundingBox();
        expect(box.height, `${part} at ${viewport.width}`).toBeGreaterThan(20);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      }
      const cut = await page.locator('.now, .transport .buttons').evaluateAll((all) => all.map((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]));
      for (const over of cut.flat()) expect(over, `at ${viewport.width}: ${cut}`).toBeLessThanOrEqual(1);
    }
  });
}

test('a finished game shows all hands, one that is not over none', async ({ page }) => {
  const made = record({ players: 4 });
  await openReplay(page, made, { step: '/13' });
  await expect(page.locator('.hands > li')).toHaveCount(4);
  const running = { ...made, steps: made.steps.slice(0, 150) };
  await openReplay(page, running, { over: false });
  await expect(page.locator('.beside')).toContainText('stay covered');
  const max = Number(await slider(page).getAttribute('max'));
  for (let step = 0; step <= max; step += 7) {
    await slider(page).fill(String(step));
    await at(page, step);
    await expect(page.locator('.hands > li, .acard')).toHaveCount(0);
    const text = await page.evaluate(() => document.title + document.documentElement.outerHTML);
    expect(text, `step ${step}`).not.toMatch(/draws (Aftershock|Lava Flow|Quake|Rain|Reinforce|Relocate|Sinkhole|Volcanic Bomb)/);
  }
});

test('nothing can be played in a replay', async ({ page }) => {
  const made = record({ players: 4 });
  await openReplay(page, made, { step: '/150' });
  const before = await saves(page);
  const seen = await facts(page);
  await page.locator('.targets').focus();
  for (const key of ['ArrowRight', 'n', 'Enter', 'e', 'Enter', 'Control+z', 'Control+y']) await page.keyboard.press(key);
  await page.locator('.stage').click();
  expect(await facts(page)).toEqual(seen);
  await expect(page.locator('.targets .lit, .controls button')).toHaveCount(0);
  expect(await saves(page)).toBe(before);
});

test('there is a way to it from the end, the table and the saves', async ({ page }) => {
  await openReplay(page, record({ players: 2 }));
  for (const from of ['#/table/moment/end', '#/saves']) {
    await page.goto(from);
    await page.getByRole('link', { name: /replay/i }).first().click();
    await expect(page.locator('.table.replay')).toBeVisible();
  }
  await page.goto('#/table/moment');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.table.replay')).toBeVisible();
});

for (const language of ['en', 'ja']) {
  for (const theme of ['light', 'dark', 'contrast']) {
    test(`the replay is accessible: ${language}, ${theme}`, async ({ page }) => {
      await openReplay(page, record({ players: 4, language }), { step: '/190', settings: { language, theme } });
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 640 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
}
