// How long a thought takes in the worker of the built site where the processor is four times slower: Chromium runs on one processor, on
// which three others are busy all the time. Fails when an answer takes longer than a bot may think, and a tenth. Needs dist/:
//
//   taskset -c 0 node tools/slow-thought.mjs
import { Worker } from 'node:worker_threads';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.mjs';
import { serve } from '../e2e/server.mjs';
import { POSITIONS, ask, askWorker } from '../e2e/thinker.mjs';

const DIST = process.env.CALDERA_DIST ?? new URL('../dist', import.meta.url).pathname;
/** How long a level may think in play, in milliseconds. */
const LEVELS = { sharp: 300, fierce: 1000 };
const TIMES = 5;

const { server, url } = await serve({ folder: DIST });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.goto(url);
const busy = [1, 2, 3].map(() => new Worker('for (;;);', { eval: true }));
console.log('| game | after steps | level | median ms | longest ms | may think ms |\n|---|---|---|---|---|---|');
let failed = false;
for (const [game, steps] of POSITIONS) {
  for (const [level, millis] of Object.entries(LEVELS)) {
    // Each with a seed of its own; the first one starts the worker, which the table does before anybody waits.
    const questions = Array.from({ length: TIMES + 1 }, (_, seed) => ask({ game, steps, level, millis, seed }));
    const replies = await page.evaluate(askWorker, questions);
    if (typeof replies === 'string') throw new Error(replies);
    const took = replies.slice(1).map(({ took }) => took).sort((one, two) => one - two);
    console.log(`| ${game} | ${steps} | ${level} | ${took[TIMES >> 1].toFixed(0)} | ${took.at(-1).toFixed(0)} | ${millis} |`);
    failed ||= took[TIMES >> 1] > millis * 1.1;
  }
}
await Promise.all(busy.map((one) => one.terminate()));
await browser.close();
server.close();
process.exitCode = failed ? 1 : 0;
