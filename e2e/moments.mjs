// Moments of whole games, for tests and pictures that must not play their way there. They are cut out of the recorded games
// in tests/playthroughs: a record may stop anywhere, and the app deals what is due.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from './fixtures.mjs';

export const NAMES = {
  en: ['Aki', 'Ben', 'Chie', 'Dan', 'Emi', 'Finn'],
  ja: ['あき', 'けん', 'ちえ', 'だいすけ', 'えみ', 'ふみ'],
};

const games = {};

/** The recorded game of that name: its options and its steps. */
function recorded(name) {
  if (!games[name]) {
    const file = fileURLToPath(new URL(`../tests/playthroughs/${name}.txt`, import.meta.url));
    const text = readFileSync(file, 'utf8');
    const config = JSON.parse(/^[a-z]+ (\{.*\})$/m.exec(text)[1]);
    games[name] = { config, steps: [...text.matchAll(/^> (.*)$/gm)].map(([, step]) => step) };
  }
  return games[name];
}

/** The record of a recorded game, for so many players or of a variant, up to the first step, after `from` others, that `next`
 * matches; or to its end. `then` are steps that follow there. */
export function record({ game = 'eruption', players = 4, variant = players, next, from = 0, then = [], language = 'en', table = {} }) {
  const { config, steps } = recorded(`${game}-${variant}`);
  const at = next ? steps.findIndex((step, index) => index >= from && next.test(steps.slice(index, index + 3).join('\n'))) : steps.length;
  if (at < 0) throw new Error(`no step like ${next} after ${from} in the game ${game}-${variant}`);
  const seats = NAMES[language].slice(0, config.players).map((name) => ({ name }));
  return { format: 1, game, rules: 1, config, seats, steps: [...steps.slice(0, at), ...then], table: { seed: 7, ...table } };
}

/** Prompts by name, each as a moment of a recorded game. */
export const MOMENTS = {
  'first tile': { players: 4, next: /^place / },
  tile: { players: 4, next: /^place /, from: 190 },
  'tile with a roll': { players: 6, next: /^place .*\ndice /, from: 150 },
  'eruption tile': { players: 4, next: /^erupt /, from: 120 },
  'one more tile': { players: 4, next: /^(no-)?extra\b/ },
  cards: { players: 4, next: /^(play|trade) /, from: 120 },
  'two cards': { players: 5, next: /^trade2/ },
  'too many cards': { players: 6, next: /^discard / },
  'replace a tile': { players: 4, next: /^replace / },
  'move walls': { players: 3, next: /^move / },
  walls: { players: 4, next: /^wall /, from: 160 },
  'walls for six': { players: 6, next: /^wall /, from: 240 },
  'take from a stack': { variant: 'forecast-2', next: /^take /, from: 120 },
  'something to give': { variant: 'clans-4', next: /^give \d [a-z-]+\n/, from: 30 },
  'clans of six': { variant: 'clans-6', next: /^give /, from: 38 },
  ruins: { variant: 'forecast-annihilation-5', next: /^take /, from: 330 },
};

/** The same of VOLCANO. */
const volcano = (players, next, from = 0) => ({ game: 'volcano', players, next, from });
export const SEA = {
  start: volcano(4, /^start /, 27),
  swap: volcano(5, /^swap /),
  add: volcano(4, /^add /),
  act: volcano(4, /^turn /, 61),
  'act, for six': volcano(6, /^(turn|sail|go|stay)/, 90),
  'act, for two': volcano(2, /^turn /, 60),
  'act, can move': volcano(6, /^sail /, 72),
  'act, moved': volcano(4, /^sail .*\n(go|stay)/),
  flee: volcano(6, /^flee /),
};

/** For each card a moment in which it is played. */
export const CARDS = {
  aftershock: { players: 4, next: /^play aftershock/, from: 60 },
  'lava-flow': { players: 4, next: /^play lava-flow/ },
  quake: { players: 4, next: /^play quake/ },
  rain: { players: 5, next: /^play rain/ },
  reinforce: { players: 4, next: /^play reinforce/, from: 60 },
  relocate: { players: 3, next: /^play relocate/, from: 100 },
  sinkhole: { players: 4, next: /^play sinkhole/ },
  'volcanic-bomb': { players: 4, next: /^play volcanic-bomb/, from: 60 },
};

/** A slot of the store with that record in it, as the app writes it: its key and its text. */
export function slot(record, { id = 'moment', name = 'Friday', updated = Date.now(), over = false, revision = 1 } = {}) {
  const card = {
    slot: 1,
    name,
    revision,
    created: updated,
    updated,
    format: record.format,
    game: record.game,
    rules: record.rules,
    players: record.seats.map((seat) => seat.name),
    steps: record.steps.length,
    over,
    summary: { seat: over ? null : 0 },
  };
  const body = `${JSON.stringify(card)}\n${JSON.stringify(record)}`;
  return [`caldera/slot/${id}/a`, `${checksum(body)}\n${body}`];
}

/** FNV-1a of 64 bits, as slots have it. */
export function checksum(text) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum.toString(16).padStart(16, '0');
}

/** Opens the recorded game for that many players, or of that variant, or what `record` takes, before its step `at`, with the luck of
 * the record for what comes. */
export async function openMoment(page, game, at, table = {}) {
  const which = typeof game === 'object' ? game : { [typeof game === 'number' ? 'players' : 'variant']: game };
  const whole = record({ ...which, next: undefined, table });
  const cut = { ...whole, steps: whole.steps.slice(0, at), undone: whole.steps.slice(at) };
  await page.goto('#/saves');
  const file = page.locator('.saves input[type=file]');
  await expect(file, 'the saves are there').toBeAttached();
  const before = await page.locator('.saves .rows > li').count();
  await file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(cut)) });
  await expect(page.locator('.saves .rows > li')).toHaveCount(before + 1);
  await page.getByRole('link', { name: /^Open:/ }).first().click();
  await expect(page.locator('.curtain, .table')).toBeVisible();
  // There is none before somebody without a hand.
  const here = page.locator('.curtain .btn.primary');
  if (await here.count()) await here.click();
  await expect(page.locator('.table')).toBeVisible();
}

/** Sets how quickly things move, before the app starts. */
export const setSpeed = (page, speed) =>
  page.addInitScript((speed) => localStorage.setItem('caldera/settings', JSON.stringify({ speed })), speed);

/** Puts a finished game on the device and opens its end. */
export async function openEnd(page, made, settings = {}) {
  await page.goto('');
  await page.evaluate(
    ([[key, text], settings]) => {
      localStorage.setItem(key, text);
      localStorage.setItem('caldera/settings', settings);
    },
    [slot(made, { over: true }), JSON.stringify({ size: 'normal', ...settings })],
  );
  await page.goto('#/table/moment/end');
  await page.reload();
  await expect(page.locator('.screen.end')).toBeVisible();
}
