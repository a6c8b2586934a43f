// Measures the built site in Chromium, prints a table, and keeps it in docs/performance.md. Fails when a promise is broken.
//
//   node tools/perf.mjs [GAMES]     GAMES games are played in one session (50; some minutes)
//
// The slow device is Lighthouse's: a processor four times slower, 1.6 Mbit/s with 150 ms of delay.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.mjs';
import { act, sameLuck, settled, startGame } from '../e2e/play.mjs';
import { serve } from '../e2e/server.mjs';

const GAMES = Number(process.argv[2] ?? 50);
const DIST = new URL('../dist', import.meta.url).pathname;
const NOTES = new URL('../docs/performance.md', import.meta.url);
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };

const { server, url } = await serve({ folder: DIST, subpath: '/some/path/' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const rows = [];
const broken = [];

/** A line of the table. `limit` is what was promised; beyond it the run fails. */
function row(what, value, unit, limit) {
  const kept = limit === undefined || value <= limit;
  rows.push([what, `${typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 }) : value} ${unit}`.trim(), limit === undefined ? '' : `${limit.toLocaleString('en')} ${unit}`]);
  console.log(`${what.padEnd(64)} ${rows.at(-1)[1].padStart(14)}  ${limit === undefined ? '' : kept ? `at most ${limit}` : `MORE THAN ${limit}`}`);
  if (!kept) broken.push(what);
}

async function open(options = {}) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', viewport: { width: 360, height: 640 }, hasTouch: true, ...options });
  await sameLuck(context, 3);
  await context.addInitScript(watchStart);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { context, page, devtools };
}

/** In the page: when the app stands, how long the tasks are until then, where the module keeps its memory. */
function watchStart() {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (!document.body || document.getElementById('boot') || !document.querySelector('h1')) return requestAnimationFrame(look);
    window.stands ??= performance.now();
  };
  requestAnimationFrame(look);
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...args) => {
    const made = await instantiate(...args);
    window.memory = (made.instance ?? made).exports.memory;
    return made;
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

// Figures from a machine that has other things to do are too high.
row(`load of the machine at the beginning (${availableParallelism()} processors)`, loadavg()[0], '');
await bytes();
await start('on this machine', 1, null);
await start('4x CPU, slow 4G', 4, SLOW_4G, { arrive: 3000, after: 2000 });
await taps();
await memory();
await browser.close();
server.close();
keep();
if (broken.length) {
  console.error(`\nnot kept: ${broken.join('; ')}`);
  process.exitCode = 1;
}

/** What a first visit loads, by kind. */
async function bytes() {
  const { context, page, devtools } = await open();
  const kinds = {};
  const paths = new Map();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => paths.set(requestId, new URL(response.url).pathname));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? '';
    const kind = path.endsWith('/') ? 'page' : path.split('.').pop();
    kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength;
  });
  await page.goto('');
  await page.waitForFunction(() => window.stands);
  await page.waitForTimeout(500);
  for (const [kind, size] of Object.entries(kinds).sort((a, b) => b[1] - a[1])) row(`first visit, over the wire: ${kind}`, size, 'bytes');
  row('first visit, over the wire: all', Object.values(kinds).reduce((sum, size) => sum + size, 0), 'bytes', 300_000);
  await context.close();
}

/** The median of some first visits. */
async function start(where, cpu, network, limits = {}) {
  const visits = [];
  for (let visit = 0; visit < 3; visit++) {
    const { context, page, devtools } = await open();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await devtools.send('Network.enable');
    if (network) await devtools.send('Network.emulateNetworkConditions', network);
    await page.goto('');
    await page.waitForFunction(() => window.stands);
    await page.waitForTimeout(300);
    visits.push(
      await page.evaluate(() => {
        const end = window.stands;
        const files = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd <= end);
        const tasks = window.longTasks.filter(({ startTime }) => startTime <= end);
        return {
          paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
          arrived: Math.max(...files.map(({ responseEnd }) => responseEnd)),
          stands: end,
          task: Math.max(0, ...tasks.map(({ duration }) => duration)),
        };
      }),
    );
    await context.close();
  }
  const of = (name) => median(visits.map((visit) => visit[name]));
  row(`start, ${where}: first paint`, of('paint'), 'ms');
  row(`start, ${where}: all bytes are there`, of('arrived'), 'ms', limits.arrive);
  row(`start, ${where}: from then until interactive`, of('stands') - of('arrived'), 'ms', limits.after);
  row(`start, ${where}: interactive`, of('stands'), 'ms');
  row(`start, ${where}: longest task`, of('task'), 'ms');
}

/** How quickly a tap on a hex is answered, and whether the lava moves smoothly, in the middle of a game. */
async function taps() {
  const { context, page, devtools } = await open();
  await startGame(page, ['Aki', 'Ben', 'Cleo']);
  for (let turn = 0; turn < 120; turn++) await act(page, await settled(page), turn);
  let turn = 120;
  const toHexes = async () => {
    for (;;) {
      const seen = await settled(page);
      if (!seen.curtain && seen.hexes.length > 3) return seen.hexes;
      await act(page, seen, turn++);
    }
  };
  await devtools.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
    return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration');
  };
  await page.evaluate(() => {
    window.answers = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.answers.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  for (const [cpu, limitWork, limitPaint] of [[1, 16, undefined], [4, undefined, 100]]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const hexes = await toHexes();
    const work = [];
    await page.evaluate(() => (window.answers.length = 0));
    for (let tap = 0; tap < 15; tap++) {
      const before = await busy();
      await page.touchscreen.tap(...hexes[tap % hexes.length]);
      await page.waitForTimeout(150);
      work.push((await busy()) - before);
    }
    row(`tap on a hex, ${cpu}x: work of the page (median)`, median(work), 'ms', limitWork);
    const painted = await page.evaluate(() => window.answers);
    row(`tap on a hex, ${cpu}x: until the answer is painted (median)`, painted.length ? median(painted) : 0, 'ms', limitPaint);
    const frames = await page.evaluate(
      () =>
        new Promise((done) => {
          let count = 0;
          const begin = performance.now();
          const frame = (now) => (now - begin < 3000 ? (count++, requestAnimationFrame(frame)) : done((count * 1000) / (now - begin)));
          requestAnimationFrame(frame);
        }),
    );
    row(`frames a second while the lava glows, ${cpu}x`, frames, '');
  }
  await context.close();
}

/** Whole games in one session, played through the page's own controls, and what is left of them. */
async function memory() {
  const { context, page, devtools } = await open({ reducedMotion: 'reduce' });
  await page.goto('');
  await page.waitForFunction(() => window.stands);
  await devtools.send('Performance.enable');
  const look = async (games) => {
    await page.evaluate(() => (location.hash = '#/about'));
    await page.waitForTimeout(1000);
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value;
    const module = await page.evaluate(() => window.memory?.buffer.byteLength ?? 0);
    const seen = { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners'), module: module / 1e6 };
    console.log(`  after ${games} games: ${Object.entries(seen).map(([name, value]) => `${name} ${value.toFixed(1)}`).join(', ')}`);
    return seen;
  };
  const few = Math.max(1, Math.round(GAMES / 5));
  await page.evaluate(playGames, few);
  const early = await look(few);
  await page.evaluate(playGames, GAMES - few);
  const late = await look(GAMES);
  row(`script memory after ${few} games`, early.heap, 'MB');
  row(`script memory after ${GAMES} games`, late.heap, 'MB', Math.ceil(early.heap * 1.2 + 0.5));
  row(`nodes of the page after ${GAMES} games (${early.nodes} after ${few})`, late.nodes, '', Math.ceil(early.nodes * 1.1 + 100));
  row(`listeners after ${GAMES} games (${early.listeners} after ${few})`, late.listeners, '', Math.ceil(early.listeners * 1.1 + 20));
  row(`memory of the module after ${GAMES} games (${early.module.toFixed(1)} MB after ${few})`, late.module, 'MB', Math.ceil(early.module * 1.2 + 0.5));
  await context.close();
}

/** In the page: plays so many games, as fast as it can be clicked. */
async function playGames(games) {
  const find = (selector) => document.querySelector(selector);
  const wait = () => new Promise((done) => setTimeout(done));
  const until = async (look) => {
    for (let tries = 0; tries < 2000; tries++) {
      const found = look();
      if (found) return found;
      await wait();
    }
    throw new Error(`nothing to do: ${document.body.innerText.slice(0, 300)}`);
  };
  let luck = 1;
  const random = (below) => (luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff) % below;
  const control = (name) => find(`.sheet [data-control="${name}"]:not([aria-disabled="true"])`);
  for (let game = 0; game < games; game++) {
    location.hash = '#/new/eruption';
    (await until(() => find('.go .btn'))).click();
    await until(() => find('.curtain, .table'));
    while (!find('.screen.end')) {
      const curtain = find('.curtain .btn.primary');
      const go = curtain ?? control('extra') ?? control('confirm');
      const finish = control('done') ?? control('end');
      if (go) go.click();
      else if (finish && random(4) > 0) finish.click();
      else if (find('.table.over')) await wait();
      else if (find('.bar-tools button:last-child')) {
        find('.bar-tools button:last-child').click();
        await wait();
        const choices = document.querySelectorAll('dialog[open] .actions button');
        if (choices.length) choices[random(choices.length)].click();
        else find('dialog[open] header button')?.click();
      }
      await wait();
    }
  }
}

/** The table into docs/performance.md, between its two marks. */
function keep() {
  const [begin, end] = ['<!-- make perf -->', '<!-- end -->'];
  const table = ['| what | measured | at most |', '|---|---|---|', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
  const notes = readFileSync(NOTES, 'utf8');
  const [before, rest] = notes.split(begin);
  writeFileSync(NOTES, `${before}${begin}\n\n${table}\n\n${end}${rest.split(end)[1]}`);
}
