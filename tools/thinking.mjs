// How quickly bots think in the worker of the built site, in Chromium, against the same questions natively. Both must give the same
// answers, and the worker at least half as many iterations a second. Needs dist/ and target/release/arena:
//
//   cargo build --release --no-default-features --bin arena && node tools/thinking.mjs
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.mjs';
import { serve } from '../e2e/server.mjs';
import { POSITIONS, ask, askWorker } from '../e2e/thinker.mjs';

const DIST = process.env.CALDERA_DIST ?? new URL('../dist', import.meta.url).pathname;
const ARENA = process.env.ARENA ?? new URL('../target/release/arena', import.meta.url).pathname;
/** The best of so many times: others may be at work on the machine. */
const TIMES = 5;

const best = (times) => Math.min(...times);
const { server, url } = await serve({ folder: DIST });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.goto(url);
console.log(`load of the machine: ${loadavg()[0].toFixed(1)}\n`);
console.log('| game | after steps | iterations/s natively | in the worker | share |\n|---|---|---|---|---|');
let failed = false;
for (const [game, steps, iterations] of POSITIONS) {
  // What reading the record takes is told by a question with one iteration.
  const questions = [1, iterations].map((iterations) => ask({ game, steps, level: 'fierce', iterations, seed: 5 }));
  const all = Array(TIMES).fill(questions).flat();
  const { stdout } = spawnSync(ARENA, ['ask', '-'], { input: all.join('\n'), encoding: 'utf8' });
  const native = stdout.trim().split('\n').map((line) => JSON.parse(line));
  const worker = await page.evaluate(askWorker, all);
  if (typeof worker === 'string') throw new Error(worker);
  const same = native.every(({ reply }, at) => JSON.stringify(reply) === JSON.stringify(worker[at].reply));
  const speed = (replies) => {
    const took = (which) => best(replies.filter((_, at) => at % 2 === which).map(({ took }) => took));
    return ((iterations - 1) / (took(1) - took(0))) * 1000;
  };
  const [there, here] = [speed(native), speed(worker)];
  const number = (value) => Math.round(value).toLocaleString('en');
  console.log(`| ${game} | ${steps} | ${number(there)} | ${number(here)} | ${Math.round((100 * here) / there)} % |${same ? '' : ' THE ANSWERS DIFFER'}`);
  failed ||= !same || here < there / 2;
}
await browser.close();
server.close();
process.exitCode = failed ? 1 : 0;
