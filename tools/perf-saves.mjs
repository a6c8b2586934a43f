// How long the page of saves takes with five hundred games, and how much a second tab with that page has to do while somebody plays in
// the first one.
import { record, slot } from '../e2e/moments.mjs';
import { OPEN_GAME, play } from '../e2e/quick.mjs';
import { disk } from '../e2e/stores.mjs';

const ALL = 500;
const ROUNDS = 5;
const ACTIONS = 20;

const best = (values) => Math.min(...values);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

export async function saves({ open, row }) {
  const { context, page, devtools } = await open({ viewport: { width: 1280, height: 800 }, hasTouch: false });
  // Both copies of each, from the second half of a game.
  const older = record({ players: 4, next: /^erupt /, from: 120 });
  const newer = { ...older, steps: [...older.steps, ...record({ players: 4 }).steps.slice(older.steps.length, older.steps.length + 1)] };
  const all = Array.from({ length: ALL }, (_, at) => {
    const card = { id: `g${at}`, name: `Game ${at}`, updated: 1_700_000_000_000 + at };
    const [key, text] = slot(newer, { ...card, revision: 2 });
    return [slot(older, card), [key.replace(/a$/, 'b'), text]];
  }).flat();
  await page.goto('#/about');
  await page.evaluate((all) => all.forEach(([key, text]) => localStorage.setItem(key, text)), all);
  await page.goto('#/saves');
  await page.reload();
  await page.locator('.saves .rows > li').first().waitFor();
  while (Object.keys(await disk(page)).length < all.length) await page.waitForTimeout(200);
  const title = `page of saves with ${ALL} games`;

  const fromShelf = await rounds(page, devtools, async () => {
    await page.goto('#/');
    await page.locator('a[href="#/saves"]').first().waitFor();
    await page.waitForTimeout(1500);
  });
  row(`${title}, from the shelf: until its rows are drawn (best of ${ROUNDS})`, best(fromShelf.map(({ took }) => took)), 'ms', { most: 300 });
  row(`${title}, from the shelf: processor time (median)`, median(fromShelf.map(({ work }) => work)), 'ms', { most: 300 });
  row(`${title}: elements`, await page.evaluate(() => document.querySelectorAll('*').length), '', { most: 3000 });

  // The first tab plays, the second one shows the page of saves.
  const first = await context.newPage();
  await first.goto('#/saves');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(OPEN_GAME)) };
  await first.locator('input[type=file]').setInputFiles(file);
  await first.locator('.said').waitFor();
  await first.getByRole('link', { name: /^Open:/ }).first().click();
  await first.locator('.table').waitFor();
  await first.waitForTimeout(1000);
  await page.evaluate(() => (window.longTasks.length = 0));
  const before = await worked(devtools);
  await play(first, ACTIONS);
  await page.waitForTimeout(1000);
  const after = await worked(devtools);
  row(`${title} in a second tab: processor time for each action in the first one (mean of ${ACTIONS})`, (after - before) / ACTIONS, 'ms', { most: 50 });
  row(`${title} in a second tab: longest task meanwhile`, Math.max(0, ...(await page.evaluate(() => window.longTasks.map(({ duration }) => duration)))), 'ms', { most: 200 });
  await context.close();
}

/** How long the main thread of the page has worked, in milliseconds of processor time. */
async function worked(devtools) {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Goes to the page of saves by its link, again and again: until its rows are drawn, on the clock and in processor time. */
async function rounds(page, devtools, prepare) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    await prepare();
    const before = await worked(devtools);
    const took = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const begin = performance.now();
      document.querySelector('a[href="#/saves"]').click();
      while (!document.querySelector('.saves .rows > li')) await frame();
      await frame();
      return performance.now() - begin;
    });
    rounds.push({ took, work: (await worked(devtools)) - before });
  }
  return rounds;
}
