// The lesson: played through by touch and by keyboard, what is not meant is answered, and it waits for whoever leaves it.
import { test, expect, expectAccessible } from './fixtures.mjs';
import { drawn, rested, tabTo } from './play.mjs';

/** What the coach says, and what there is to do. */
const lesson = (page) =>
  page.evaluate(() => {
    const text = (selector) => document.querySelector(selector)?.textContent ?? '';
    const ring = document.querySelector('.stage .pointed')?.getBoundingClientRect();
    return {
      note: Number(text('.ways .num').split(' ')[0]),
      title: text('.coach h2'),
      to_do: text('.coach .sr'),
      answer: text('.coach .answer'),
      aim: document.querySelector('.table')?.dataset.aim ?? '',
      next: document.querySelector('[data-lesson=next]') !== null,
      ring: ring && [Math.round(ring.x + ring.width / 2), Math.round(ring.y + ring.height / 2)],
      selected: document.querySelectorAll('.targets [aria-selected=true]').length,
    };
  });

/** Where the ring is, once the board has come to rest. */
async function ringed(page) {
  // A tap while something is told only ends that, and one while the board glides goes astray.
  await expect(page.locator('.sheet.asleep')).toHaveCount(0);
  await rested(page);
  let before;
  let now;
  await expect
    .poll(async () => {
      before = now;
      now = (await lesson(page)).ring;
      return now && `${now}` === `${before}`;
    }, { intervals: [80] })
    .toBe(true);
  return now;
}

const at = (page, note) => expect.poll(async () => (await lesson(page)).note).toBe(note);

async function open(page, note = 1, game = 'eruption') {
  await page.addInitScript(
    ([game, left]) => {
      if (!sessionStorage.begun) localStorage.setItem(`caldera/lesson/${game}`, left);
      sessionStorage.begun = 'yes';
    },
    [game, String(note - 1)],
  );
  await page.goto(`#/learn/${game}`);
  await expect(page.locator('.coach h2')).toBeVisible();
  await at(page, note);
}

const settings = (page, more) =>
  page.addInitScript((text) => localStorage.setItem('caldera/settings', text), JSON.stringify({ speed: 'instant', ...more }));

/** By game: the last note, and by note what is asked, in the order in which it is done: controls and cards by name, and the ring. */
const LESSONS = {
  Eruption: {
    last: 22,
    steps: {
      3: ['ring', 'confirm'],
      4: ['card relocate', 'trade'],
      5: ['done'],
      6: ['ring', 'straw', 'confirm'],
      9: ['ring', 'turn', 'confirm'],
      10: ['ring', 'confirm'],
      11: ['ring', 'confirm'],
      12: ['card volcanic-bomb', 'ring', 'confirm'],
      15: ['ring', 'confirm'],
      16: ['ring', 'straw', 'confirm'],
      18: ['ring', 'confirm'],
      21: ['card rain', 'confirm'],
    },
  },
  VOLCANO: {
    last: 11,
    steps: {
      2: ['ring', 'confirm'],
      3: ['ring', 'confirm'],
      4: ['ring', 'way2', 'confirm'],
      5: ['go'],
      7: ['ring', 'confirm'],
      8: ['ring', 'confirm'],
      9: ['ring', 'confirm'],
    },
  },
  // Here `at` is what of that class is pointed at, `choice` a choice of the sheet by its action, and `tab` the page of a phone that is pointed at.
  Apiary: {
    last: 30,
    steps: {
      2: ['at .ap-wk', 'at .ap-hit', 'confirm'],
      3: ['at .ap-rt', 'at .ap-place', 'confirm'],
      4: ['end'],
      6: ['at .ap-wk', 'at .ap-hit', 'confirm'],
      7: ['at .ap-place', 'confirm'],
      8: ['at .ap-cb', 'confirm'],
      9: ['choice end -P1W1', 'end'],
      10: ['choice active', 'active'],
      11: ['at .ap-wk', 'at .ap-hit', 'confirm'],
      12: ['at .ap-rt', 'at .ap-place', 'confirm'],
      14: ['choice retrieve', 'retrieve'],
      15: ['at .ap-place', 'confirm'],
      16: ['at .ap-wk', 'at .ap-hit', 'confirm'],
      17: ['choice worker', 'worker'],
      18: ['at .ap-wk', 'at .ap-hit', 'confirm'],
      19: ['at .ap-cb', 'confirm'],
      20: ['tab', 'at .ap-sc', 'confirm'],
      21: ['at .ap-wk', 'at .ap-hit', 'confirm'],
      22: ['choice honey', 'honey'],
      24: ['at .ap-wk', 'at .ap-hit', 'confirm'],
      25: ['at .ap-rt', 'at .ap-place', 'confirm'],
      27: ['at .ap-place', 'confirm'],
      29: ['choice retrieve', 'retrieve'],
    },
  },
};

/** What a step of Apiary's lesson presses, as a selector. */
const of = (step) => step.replace(/^at (.*)/, '$1.ap-pointed').replace(/^choice (.*)/, '[data-choice="$1"]');

for (const [name, { last: LAST, steps: STEPS }] of Object.entries(LESSONS)) {
  const game = name.toLowerCase();
  const way = { name: new RegExp(`^Learn by playing.* ${name}$`) };
  test.describe('by touch, on a small phone', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

    test(`the whole lesson of ${name}`, async ({ page }) => {
      await settings(page, {});
      await page.goto('');
      await page.getByRole('link', way).tap();
      await at(page, 1);
      const control = (name) => page.locator(`.sheet [data-control="${name}"]`).filter({ visible: true }).first();
      for (let note = 1; note < LAST; note++) {
        await at(page, note);
        // Nothing is covered: the board and what the coach says are beside each other, and all of it is on the screen.
        const { sheet, board } = await page.evaluate(() => {
          const box = (selector) => document.querySelector(selector).getBoundingClientRect();
          return { sheet: box('.sheet'), board: box('.boardwrap') };
        });
        expect(sheet.bottom).toBeLessThanOrEqual(640);
        expect(board.bottom).toBeLessThanOrEqual(sheet.top + 1);
        // A hand of cards takes its room; nothing else takes it from the board.
        const hand = await page.locator('.sheet .hand.phase').filter({ visible: true }).count();
        expect(board.height, `the board at note ${note}`).toBeGreaterThan(name === 'Apiary' ? 120 : hand ? 170 : 235);
        const scrolls = await page.locator('.sheet').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
        // What is asked in Apiary may be more than there is room for below the coach.
        if (name !== 'Apiary') expect(scrolls, `the sheet at note ${note}`).toBeLessThanOrEqual(1);
        // The ring lies round a card or a hex, not on it: the inside of its line is wider than what it rings.
        const ring = await page.evaluate(() => {
          const [line, card] = ['.pointed-line', '.targets .hit'].map((selector) => document.querySelector(selector));
          return line && { inner: line.getBoundingClientRect().width / 2, card: card.getBoundingClientRect().width / 2 };
        });
        if (ring && name === 'VOLCANO') expect(ring.inner / ring.card).toBeGreaterThan(1.2);
        if (!STEPS[note]) {
          await page.locator('[data-lesson=next]').tap();
          continue;
        }
        for (const step of STEPS[note]) {
          if (step === 'ring') await page.touchscreen.tap(...(await ringed(page)));
          else if (step === 'turn') await control('right').tap();
          else if (step === 'tab') await page.locator('.ap-nav .ap-pointed').tap();
          else if (/^(at|choice) /.test(step)) await page.locator(of(step)).filter({ visible: true }).first().tap();
          else if (step.startsWith('card ')) await page.locator(`.sheet .hand [data-card="${step.slice(5)}"]`).tap();
          else await control(step).tap();
        }
      }
      await at(page, LAST);
      await expect(page.locator('.coach h2')).toHaveText('You win');
      // It is nowhere among the saves, and the next time begins anew.
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('slot')))).toEqual([]);
      await page.getByRole('link', { name: 'Play a real game' }).tap();
      await expect(page).toHaveURL(new RegExp(`#/new/${game}$`));
      await page.getByRole('link', way).tap();
      await at(page, 1);
    });
  });

  test(`the whole lesson of ${name} with the keyboard alone`, async ({ page }) => {
    await settings(page, {});
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('');
    await tabTo(page, `a[href="#/learn/${game}"]`);
    await page.keyboard.press('Enter');
    /** Walks over the targets, or over the cards of the sea, until the cursor is where the ring is. */
    const choose = async () => {
      // While something is told keys only end that.
      await expect(page.locator('.sheet.asleep')).toHaveCount(0);
      await tabTo(page, '.targets', 'Shift+Tab');
      await rested(page);
      await page.locator('.stage .pointed').waitFor();
      for (let presses = 0; presses < 120; presses++) {
        const [x, y] = await page.evaluate(() => {
          const middle = (selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            // Before the first key there is no cursor yet: it is nowhere near.
            return box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1e4, -1e4];
          };
          const [ring, cursor] = ['.stage .pointed', '.stage .focus-ring'].map(middle);
          return [ring[0] - cursor[0], ring[1] - cursor[1]];
        });
        if (Math.hypot(x, y) < 12) return page.keyboard.press('Enter');
        const [side, up] = [x < 0 ? 'ArrowLeft' : 'ArrowRight', y < 0 ? 'ArrowUp' : 'ArrowDown'];
        await page.keyboard.press(name === 'Eruption' ? 'n' : Math.abs(x) > Math.abs(y) ? side : up);
        await drawn(page);
      }
      const focus = await page.evaluate(() => document.activeElement.outerHTML.slice(0, 120));
      throw new Error(`the ring is nowhere to be reached; the focus is on ${focus}`);
    };
    for (let note = 1; note < LAST; note++) {
      await at(page, note);
      if (!STEPS[note]) {
        await expect(page.locator('[data-lesson=next]')).toBeFocused();
        await page.keyboard.press('Enter');
        continue;
      }
      expect((await lesson(page)).to_do).toMatch(/^What to do: .+\.$/);
      for (const step of STEPS[note]) {
        if (step === 'ring') await choose();
        else if (step === 'turn') await page.keyboard.press('e');
        else if (step === 'tab') continue;
        else if (/^(at|choice) /.test(step)) {
          await tabTo(page, of(step));
          await page.keyboard.press('Enter');
        }
        else {
          await tabTo(page, step.startsWith('card ') ? `.sheet [data-card="${step.slice(5)}"]` : `.sheet [data-control="${step}"]`);
          await page.keyboard.press('Enter');
        }
      }
    }
    await at(page, LAST);
    await expect(page.locator('[data-lesson=play]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#/new/${game}$`));
  });

  for (const language of ['en', 'ja']) {
    test(`every note of ${name} is accessible, in its language (${language})`, async ({ page }) => {
      await settings(page, { language, theme: 'dark' });
      await page.setViewportSize({ width: 360, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, 1, game);
      for (let note = 1; note <= LAST; note++) {
        await at(page, note);
        await expectAccessible(page);
        const said = await page.locator('.coach').innerText();
        if (language === 'ja') expect(said.replaceAll(/\b([A-K]\d+|GO|STAY|\d*VP)\b/g, '')).not.toMatch(/[A-Za-z]{2,}/);
        if (note === LAST) break;
        const next = page.locator('[data-lesson=next]');
        if (await next.count()) {
          await next.click();
          continue;
        }
        await page.locator('[data-lesson=show]').click();
        if ((await lesson(page)).note === note) await page.locator('.sheet .controls .btn.primary').click();
      }
    });
  }
}

test('what is not meant is answered, and Show me does it', async ({ page }) => {
  await settings(page, {});
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const board = page.locator('.stage');
  // While there is only something to read.
  await board.click({ position: { x: 300, y: 450 } });
  await expect(page.locator('.coach .answer')).toHaveText('Nothing to do here yet: go on with Next.');
  await page.locator('[data-lesson=next]').click();
  await expect(page.locator('.coach .answer')).toBeEmpty();
  await page.locator('[data-lesson=next]').click();
  await at(page, 3);
  // Another hex would do in a game.
  await page.locator('.targets').focus();
  const ring = await ringed(page);
  for (let tries = 0; tries < 6; tries++) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    if ((await lesson(page)).answer) break;
  }
  await expect(page.locator('.coach .answer')).toContainText('It fits there, too.');
  expect((await lesson(page)).note).toBe(3);
  expect(await ringed(page)).toEqual(ring);
  // What is against the rules is refused as always, with its rule.
  for (let up = 0; up < 3; up++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Why\? E\d+$/ }).click();
  await expect(page.locator('dialog[open] .book-text')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-lesson=show]').click();
  await page.locator('[data-control=confirm]').click();
  await at(page, 4);
  // Nothing can be taken back but the note.
  await page.locator('.targets').focus();
  await page.keyboard.press('Control+z');
  await at(page, 4);
  await page.getByRole('button', { name: 'Back' }).click();
  await at(page, 3);
});

test('a lesson that was left goes on where it was, or begins again, or is skipped', async ({ page }) => {
  await settings(page, {});
  await open(page);
  await page.locator('[data-lesson=next]').click();
  await page.locator('[data-lesson=next]').click();
  await at(page, 3);
  await page.getByRole('link', { name: 'To the shelf; the lesson waits' }).click();
  await expect(page.locator('.screen.shelf')).toBeVisible();
  await expect(page.locator('.continue .rows')).toHaveCount(0);
  await page.getByRole('link', { name: /^Learn by playing.* Eruption$/ }).click();
  await at(page, 3);
  await expect(page.locator('.coach .resumed')).toContainText('You stopped here last time.');
  await page.reload();
  await at(page, 3);
  await page.getByRole('button', { name: 'Start again' }).click();
  await at(page, 1);
  await expect(page.locator('.coach .resumed')).toHaveCount(0);
  await page.getByRole('link', { name: 'Skip the lesson and set up a game' }).click();
  await expect(page).toHaveURL(/#\/new\/eruption$/);
  await page.goto('#/learn/chess');
  await expect(page.getByRole('heading', { name: 'There is no such game' })).toBeVisible();
});

test('what the others do is told, and the hand of the other is never in the page', async ({ page }) => {
  await settings(page, { speed: 'fast' });
  await open(page, 7);
  await page.locator('[data-lesson=next]').click();
  await at(page, 8);
  await expect(page.locator('.island-stack.telling')).toBeVisible();
  const html = await page.content();
  for (const card of ['Quake', 'Sinkhole']) expect(html).not.toContain(`data-card="${card.toLowerCase()}"`);
});
