// Whether the page keeps drawing while bots think: the strongest of them, who think for a second, in each game.
import { HIVE } from '../e2e/apiary-sights.mjs';
import { MOMENTS, SEA, record, setSpeed, slot } from '../e2e/moments.mjs';

/** For so long frames are counted, in milliseconds. */
const SPAN = 12_000;

export async function bots({ open, row }) {
  for (const [title, moment] of [['Eruption', MOMENTS['first tile']], ['VOLCANO', SEA.act], ['Apiary', HIVE['first turn, for five']]]) {
    for (const cpu of [1, 4]) {
      const { context, page, devtools } = await open();
      await setSpeed(page, 'fast');
      const made = record(moment);
      const seats = made.seats.map((seat) => ({ bot: 'fierce', ...seat }));
      await page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), slot({ ...made, seats }, { id: 'bots' }));
      await page.goto('');
      await page.goto('#/table/bots');
      await page.locator('.bot-sign.thinks').waitFor();
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      const gaps = await page.evaluate(framesWhileThinking, SPAN);
      const late = gaps.filter((gap) => gap > 25).length;
      row(`${title}, Magma thinks, ${cpu}x: frames seen`, gaps.length, '');
      row(`${title}, Magma thinks, ${cpu}x: frames that came late, in a hundred`, (100 * late) / gaps.length, '', cpu === 1 ? { most: 2 } : {});
      await context.close();
    }
  }
}

/** In the page: how long it was from frame to frame while the sign of thinking was on. The first frame of a thought is the one in which
 * the move before it is drawn. */
function framesWhileThinking(span) {
  return new Promise((done) => {
    const gaps = [];
    const end = performance.now() + span;
    let last = null;
    const frame = (now) => {
      const thinks = document.querySelector('.bot-sign.thinks') !== null;
      if (thinks && last !== null) gaps.push(now - last);
      last = thinks ? now : null;
      if (now < end) requestAnimationFrame(frame);
      else done(gaps.filter((_, at) => at > 0));
    };
    requestAnimationFrame(frame);
  });
}
