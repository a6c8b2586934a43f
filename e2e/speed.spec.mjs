// How quickly it runs, in a build that is optimised: run by itself after all other tests, for they would take its processor.
import { test, expect } from './fixtures.mjs';
import { openMoment, setSpeed } from './moments.mjs';

/** An eruption tile is about to be placed. */
const ERUPTION = [3, 138];
/** Of a tap's work, in milliseconds. */
const LONGEST = 50;
/** The machine may be busy with something else, which only ever adds: the best of so many counts. */
const TRIES = 12;

test('lava flows at 60 frames a second, and no tap takes long', async ({ page }) => {
  await setSpeed(page, 'normal');
  const frames = [];
  const tasks = [];
  for (let run = 0; run < TRIES; run++) {
    await openMoment(page, ...ERUPTION, { open_hands: true });
    await page.getByRole('button', { name: /legal action/ }).click();
    await page.locator('dialog[open] .actions button', { hasText: 'Eruption tile on' }).first().click();
    await page.waitForTimeout(300);
    const measured = page.evaluate(
      () =>
        new Promise((done) => {
          const long = [];
          new PerformanceObserver((list) => long.push(...list.getEntries().map((one) => one.duration))).observe({
            entryTypes: ['longtask'],
          });
          const times = [];
          const frame = (now) => {
            if (document.querySelector('.flowing')) times.push(now);
            if (times.length === 0 || document.querySelector('.flowing')) return requestAnimationFrame(frame);
            const gaps = times.slice(1).map((time, at) => time - times[at]);
            gaps.sort((a, b) => a - b);
            done({ median: gaps[gaps.length >> 1], longest: Math.max(0, ...long) });
          };
          requestAnimationFrame(frame);
        }),
    );
    await page.locator('.sheet [data-control="confirm"]').click();
    const { median, longest } = await measured;
    frames.push(median);
    tasks.push(longest);
    if (median <= 20 && longest <= LONGEST) break;
  }
  expect(Math.min(...frames), `median frames: ${frames}`).toBeLessThanOrEqual(20);
  // Without optimisation the program is many times slower.
  if (!process.env.CALDERA_DIST?.includes('dev')) {
    expect(Math.min(...tasks), `longest tasks: ${tasks}`).toBeLessThanOrEqual(LONGEST);
  }
});
