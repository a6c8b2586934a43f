// Measures the built site in Chromium, prints a table, and keeps it in docs/performance.md. Fails when a promise is broken.
//
//   node tools/perf.mjs [GAMES]     GAMES games are played in one session (50; some minutes)
//   node tools/perf.mjs saves       this part only: bytes, start, taps, jumps, links, bots, saves or memory; docs/performance.md stays as it is
//
// The slow device is Lighthouse's: a processor four times slower, 1.6 Mbit/s with 150 ms of delay.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { HIVE } from '../e2e/apiary-sights.mjs';
import { findChromium } from '../e2e/chromium.mjs';
import { longest, refuse } from '../e2e/links.mjs';
import { MOMENTS, SEA, openMoment, record, setSpeed, slot } from '../e2e/moments.mjs';
import { sameLuck } from '../e2e/play.mjs';
import { serve } from '../e2e/server.mjs';
import { bots } from './perf-bots.mjs';
import { saves } from './perf-saves.mjs';
import { response } from './response.mjs';

const ONLY = process.argv.slice(2).filter((part) => !/^\d+$/.test(part));
const GAMES = Number(process.argv.slice(2).find((part) => /^\d+$/.test(part)) ?? 50);
const DIST = process.env.CALDERA_DIST ?? new URL('../dist', import.meta.url).pathname;
const NOTES = new URL('../docs/performance.md', import.meta.url);
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };

const { server, url } = await serve({ folder: DIST, subpath: '/some/path/' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const rows = [];
const broken = [];

/** A line of the table. Beyond what was promised (`most`, `least`) the run fails. */
function row(what, value, unit, { most, least } = {}) {
  const number = (value) => value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 });
  const promise = most !== undefined ? `at most ${number(most)}` : least !== undefined ? `at least ${number(least)}` : '';
  const kept = !(value > most) && !(value < least) && !Number.isNaN(value);
  rows.push([what, `${number(value)} ${unit}`.trim(), promise && `${promise} ${unit}`.trim()]);
  console.log(`${what.padEnd(72)} ${rows.at(-1)[1].padStart(14)}  ${promise}${kept ? '' : '  NOT KEPT'}`);
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

/** In the page: when the shelf is seen and when the app stands, how long the tasks are, where the module keeps its memory. */
function watchStart() {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const shelf = () => [...document.querySelectorAll('a[href^="#/new/"]')].some((link) => link.checkVisibility());
  const stands = () => document.querySelector('h1') && !document.getElementById('boot');
  const look = (now) => {
    // What one frame finds is on the screen when the next begins.
    if (window.seen === undefined && window.drawn) window.seen = now;
    window.drawn ??= shelf() || undefined;
    if (document.body && stands()) window.stands ??= performance.now();
    if (window.seen === undefined || window.stands === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  for (const way of ['instantiate', 'instantiateStreaming']) {
    const instantiate = WebAssembly[way];
    WebAssembly[way] = async (...args) => {
      const made = await instantiate(...args);
      window.memory ??= (made.instance ?? made).exports.memory;
      return made;
    };
  }
}

const best = (values) => Math.min(...values);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

// Figures from a machine that has other things to do are too high.
row(`load of the machine at the beginning (${availableParallelism()} processors)`, loadavg()[0], '');
const late = HIVE['a turn, for five'];
const parts = {
  bytes,
  async start() {
    await start('on this machine', 1, null);
    await start('slow device', 4, SLOW_4G, { seen: 1200, stands: 3000, setup: 1000, later: 1000 });
  },
  async taps() {
    await taps({ title: 'Eruption', game: MOMENTS.tile, at: record(MOMENTS.tile).steps.length, lava: true });
    await taps({ title: 'VOLCANO', game: SEA.act, at: record(SEA.act).steps.length });
    await taps({ title: 'Apiary, late, five players', game: late, at: record(late).steps.length, place: freeAction });
  },
  jumps,
  links,
  bots: () => bots({ open, row }),
  saves: () => saves({ open, row }),
  memory,
};
for (const [name, part] of Object.entries(parts)) if (ONLY.length === 0 || ONLY.includes(name)) await part();
await browser.close();
server.close();
if (ONLY.length === 0) keep();
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
  row('first visit, over the wire: all', Object.values(kinds).reduce((sum, size) => sum + size, 0), 'bytes');
  await context.close();
}

/** The best of three first visits, each with a way into both games and a visit after it. */
async function start(where, cpu, network, limits = {}) {
  const visits = [];
  for (let visit = 0; visit < 3; visit++) {
    const { context, page, devtools } = await open();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await devtools.send('Network.enable');
    if (network) await devtools.send('Network.emulateNetworkConditions', network);
    await page.goto('');
    await page.waitForFunction(() => window.stands && window.seen);
    const first = await page.evaluate(() => {
      const end = window.stands;
      const files = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd <= end);
      const tasks = window.longTasks.filter(({ startTime }) => startTime <= end);
      return {
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        seen: window.seen,
        arrived: Math.max(...files.map(({ responseEnd }) => responseEnd)),
        stands: end,
        task: Math.max(0, ...tasks.map(({ duration }) => duration)),
      };
    });
    // Somebody reads for a moment, then chooses.
    await page.waitForTimeout(3000);
    const setups = [];
    for (const game of ['eruption', 'volcano', 'apiary']) setups.push(await page.evaluate(choose, game));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.goto('about:blank');
    await page.goto('');
    await page.waitForFunction(() => window.stands);
    visits.push({ ...first, setup: Math.max(...setups), later: await page.evaluate(() => window.stands) });
    await context.close();
  }
  const of = (name) => best(visits.map((visit) => visit[name]));
  row(`${where}, first visit: first paint`, of('paint'), 'ms');
  row(`${where}, first visit: the shelf is seen`, of('seen'), 'ms', { most: limits.seen });
  row(`${where}, first visit: all bytes for it are there`, of('arrived'), 'ms');
  row(`${where}, first visit: interactive`, of('stands'), 'ms', { most: limits.stands });
  row(`${where}, first visit: longest task until then`, of('task'), 'ms');
  row(`${where}, first visit: from choosing a game to its set-up, after 3 s on the shelf`, of('setup'), 'ms', { most: limits.setup });
  row(`${where}, later visit: interactive`, of('later'), 'ms', { most: limits.later });
}

/** In the page: chooses a game on the shelf, waits until its set-up is drawn, and goes back. */
async function choose(game) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (!document.querySelector(`a[href="#/new/${game}"]`)) await frame();
  const begin = performance.now();
  document.querySelector(`a[href="#/new/${game}"]`).click();
  while (!document.querySelector('.go .btn')) await frame();
  await frame();
  const took = performance.now() - begin;
  history.back();
  while (document.querySelector('.go .btn')) await frame();
  return took;
}

/** How quickly a tap on the board is answered in the middle of a game, on a telephone, and whether the lava moves smoothly. */
async function taps({ title, at, game, lava, place: placeOf = freePlace }) {
  const { context, page, devtools } = await open({ isMobile: true });
  await setSpeed(page, 'normal');
  await openMoment(page, game, at, { open_hands: true });
  await page.evaluate(() => {
    window.answers = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.answers.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  for (const [cpu, most] of [[1, 16], [4, 100]]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const work = [];
    const tasks = [];
    await page.evaluate(() => (window.answers.length = 0));
    for (let tap = 0; tap < 15; tap++) {
      const place = await placeOf(page, tap);
      const answer = await response(page, devtools, async () => {
        await page.touchscreen.tap(...place);
        await page.waitForTimeout(200 + 100 * cpu);
      });
      if (answer) {
        work.push(answer.work);
        tasks.push(answer.task);
      }
      // What glides has come to rest.
      await page.waitForTimeout(600);
    }
    row(`${title}, tap, ${cpu}x: processor time until the answer is drawn (median of ${work.length})`, median(work), 'ms', { most });
    if (cpu === 1) row(`${title}, tap, ${cpu}x: its longest task (median)`, median(tasks), 'ms', { most: 50 });
    const painted = await page.evaluate(() => window.answers);
    row(`${title}, tap, ${cpu}x: on the clock, finger to picture (median)`, painted.length ? median(painted) : 0, 'ms');
    if (lava) row(`frames a second while lava flows into a tile, ${cpu}x (median)`, await lavaFrames(page), '', { least: 59 });
  }
  await context.close();
}

/** The middle of a place that can be chosen and lies free under a finger. */
async function freePlace(page, number) {
  const places = await page.evaluate(() => {
    const { left, top, right, bottom } = document.querySelector('.stage').getBoundingClientRect();
    const free = (lit) => [...document.querySelectorAll(`.targets [role=option]${lit}:not([aria-selected=true]) .hit`)];
    // In VOLCANO everything can be tapped, so nothing is lit.
    const lit = free('.lit');
    return (lit.length ? lit : free(''))
      .map((place) => place.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
      .filter(([x, y]) => x > left + 16 && x < right - 70 && y > top + 60 && y < bottom - 60);
  });
  return places[(number * 3) % places.length];
}

/** The middle of an action of Apiary, or of a worker, that can be chosen and is not. */
async function freeAction(page, number) {
  const free = '.boardwrap .ap-hit[aria-disabled="false"]:not([aria-pressed="true"]), .ap-wk:not([aria-disabled="true"]):not([aria-pressed="true"])';
  const places = await page.locator(free).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
  );
  return places[number % places.length];
}

/** Plays tiles, one after the other, until lava flows into one; counts its frames, and takes each back. */
async function lavaFrames(page) {
  for (let attempt = 0; attempt < 12; attempt++) {
    const frames = await framesOfTile(page);
    if (frames.length > 0) return median(frames);
    await page.touchscreen.tap(...(await freePlace(page, attempt)));
    await page.waitForTimeout(1000);
  }
  throw new Error('lava flows into none of twelve tiles');
}

/** Plays the tile that is chosen, counts frames while its lava flows, if any does, and takes it back. */
async function framesOfTile(page) {
  const counted = page.evaluate(
    () =>
      new Promise((done) => {
        const times = [];
        const begin = performance.now();
        const frame = (now) => {
          const flows = document.querySelector('.entry');
          if (flows) times.push(now);
          const waits = times.length === 0 && now - begin < 4000;
          if (flows || waits) requestAnimationFrame(frame);
          else done(times.slice(1).map((time, at) => 1000 / (time - times[at])));
        };
        requestAnimationFrame(frame);
      }),
  );
  await page.locator('.sheet [data-control="confirm"]').click();
  const frames = await counted;
  await page.waitForTimeout(3000);
  await page.keyboard.press('Control+z');
  await page.waitForTimeout(1000);
  const here = page.locator('.curtain .btn.primary');
  if (await here.count()) await here.click();
  await page.waitForTimeout(1000);
  return frames;
}

/** How long the page is at work when somebody goes to another step of a game that is over. */
async function jumps() {
  const { context, page, devtools } = await open({ viewport: { width: 1440, height: 900 }, hasTouch: false });
  const made = record({ players: 4 });
  await page.goto('');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), slot(made, { over: true }));
  await page.goto('#/replay/moment');
  await page.reload();
  await page.locator('.table.replay').waitFor();
  const work = [];
  for (let jump = 0; jump < 12; jump++) {
    const to = Math.round(made.steps.length * [0.9, 0.2, 1, 0.5][jump % 4]) - jump;
    const answer = await response(
      page,
      devtools,
      async () => {
        await page.evaluate((to) => {
          const slider = document.querySelector('input[type=range]');
          slider.value = to;
          slider.dispatchEvent(new Event('input', { bubbles: true }));
        }, to);
        await page.waitForTimeout(400);
      },
      'input',
    );
    if (answer) work.push(answer.work);
    await page.waitForTimeout(500);
  }
  row(`replay, a jump of ${made.steps.length} steps and less, desktop, 1x: processor time until it is drawn (median)`, median(work), 'ms', { most: 50 });
  await context.close();
}

/** How long what is no link is looked at: the best of three for each. */
async function links() {
  const { context, page } = await open();
  await page.goto('');
  await page.waitForFunction(() => window.stands);
  for (const [what, text] of [['a million letters', '1g'.repeat(500_000)], ['20,000 steps', longest()]]) {
    const tries = [];
    for (let round = 0; round < 3; round++) tries.push((await refuse(page, text)).took);
    row(`a link that is none refused: ${what}`, best(tries), 'ms', { most: 50 });
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
  row(`script memory after ${GAMES} games`, late.heap, 'MB', { most: Math.ceil(early.heap * 1.2 + 0.5) });
  row(`nodes of the page after ${GAMES} games (${early.nodes} after ${few})`, late.nodes, '', { most: Math.ceil(early.nodes * 1.1 + 100) });
  row(`listeners after ${GAMES} games (${early.listeners} after ${few})`, late.listeners, '', { most: Math.ceil(early.listeners * 1.1 + 20) });
  row(`memory of the module after ${GAMES} games (${early.module.toFixed(1)} MB after ${few})`, late.module, 'MB', { most: Math.ceil(early.module * 1.2 + 0.5) });
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
      const go = curtain ?? find('.btn.standings') ?? control('extra') ?? control('confirm');
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
  const table = ['| what | measured | promised |', '|---|---|---|', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
  const notes = readFileSync(NOTES, 'utf8');
  const [before, rest] = notes.split(begin);
  writeFileSync(NOTES, `${before}${begin}\n\n${table}\n\n${end}${rest.split(end)[1]}`);
}
