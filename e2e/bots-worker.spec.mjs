// The worker in which bots think: it starts from the built site under its policy, answers as natively, also without network, and is
// not fetched for nothing.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveSite, listed, ready } from './builds.mjs';
import { test, expect } from './fixtures.mjs';
import { openEnd, record } from './moments.mjs';
import { startGame } from './play.mjs';
import { ANSWERS, ask, askWorker } from './thinker.mjs';

/** The files of the worker; the page is none of them. */
const FILES = /\/(thinker|bots|digest)[^/]*$/;

const questions = ANSWERS.map(({ question }) => question);
const actions = (answers) => answers.map(({ reply }) => reply.answer.Ok.action);
const expected = ANSWERS.map(({ action }) => action);

/** Notes whatever the policy refuses, from the beginning. */
const watchPolicy = (page) =>
  page.addInitScript(() => {
    window.refused = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.refused.push(`${violatedDirective} ${blockedURI}`));
  });

test('it answers as natively, and its policy refuses nothing', async ({ page }) => {
  await watchPolicy(page);
  const asked = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await page.goto('');
  expect(actions(await page.evaluate(askWorker, questions))).toEqual(expected);
  expect(await page.evaluate(() => window.refused)).toEqual([]);
  const files = asked.filter((url) => FILES.test(url));
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const url of files) expect(url).toMatch(/-[0-9a-f]{12}\.(js|wasm)$/);
});

test('a worker from anything but a file of the site is refused', async ({ page, allowedErrors }) => {
  allowedErrors.push(/Content Security Policy/);
  await watchPolicy(page);
  await page.goto('');
  await page.evaluate(() => {
    try {
      new Worker(URL.createObjectURL(new Blob(['postMessage("runs")'], { type: 'text/javascript' }))).onmessage = () => (window.ran = true);
    } catch {
      // Some browsers throw.
    }
  });
  await expect.poll(() => page.evaluate(() => window.refused.join())).toContain('worker-src blob');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a question that cannot be answered is answered with the reason, and the next one is', async ({ page }) => {
  await page.goto('');
  const { game, ...none } = JSON.parse(JSON.parse(questions[0]).record);
  const wrong = [
    'no question',
    JSON.stringify({ ...JSON.parse(questions[0]), record: JSON.stringify({ game: 'chess', ...none }) }),
    ask({ game: 'volcano-4', steps: 0, level: 'fair', iterations: 1, seed: 1, generation: 7 }),
  ];
  const answers = await page.evaluate(askWorker, [...wrong, questions[0]]);
  const replies = answers.map(({ reply }) => reply);
  expect(replies[0].answer.Err).toHaveProperty('unreadable');
  expect(replies[1].answer.Err).toEqual({ unknown_game: 'chess' });
  expect(replies[2]).toEqual({ generation: 7, answer: { Err: 'nothing_to_decide' } });
  expect(replies[3].answer.Ok.action).toBe(expected[0]);
});

test('nothing of it is fetched before a bot sits down', async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await startGame(page, ['Aki', 'Ben']);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => FILES.test(url))).toEqual([]);
});

test('nor for a game that is over', async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  const { seats, ...over } = record({ players: 2 });
  await openEnd(page, { ...over, seats: [seats[0], { ...seats[1], bot: 'sharp' }] });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => FILES.test(url))).toEqual([]);
});

test.describe('on a site of its own', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it answers without network once the site has been taken in', async ({ browser }) => {
    const site = await serveSite();
    expect(listed().filter(([path]) => FILES.test(`/${path}`)).length).toBeGreaterThanOrEqual(2);
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await watchPolicy(page);
    await page.goto('');
    await ready(page);
    await site.stop();
    await page.reload();
    await expect(page.locator('#boot')).toHaveCount(0);
    expect(actions(await page.evaluate(askWorker, questions.slice(0, 2)))).toEqual(expected.slice(0, 2));
    expect(await page.evaluate(() => window.refused)).toEqual([]);
    await context.close();
  });

  test('a damaged module does not run, and the page hears of it', async ({ browser }) => {
    const site = await serveSite();
    site.instead = (name) => /^bots_bg-/.test(name) && { headers: { 'content-type': 'application/wasm' }, body: Buffer.from('0061736d01000000', 'hex') };
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('');
    expect(await page.evaluate(askWorker, questions.slice(0, 1))).toMatch(/^failed: .*is damaged/);
    site.instead = (name) => (/^bots_bg-/.test(name) ? 'cut' : undefined);
    expect(await page.evaluate(askWorker, questions.slice(0, 1))).toMatch(/^failed: /);
    site.instead = () => undefined;
    expect(actions(await page.evaluate(askWorker, questions.slice(0, 1)))).toEqual(expected.slice(0, 1));
    await context.close();
    await site.stop();
  });
});

test('it starts from the site that is built where Node is missing, too', async ({ browser }) => {
  const plain = fileURLToPath(new URL('../target/plain', import.meta.url));
  test.skip(!process.env.CI && !existsSync(plain), '`make test` builds it');
  const site = await serveSite(plain);
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto('');
  expect(actions(await page.evaluate(askWorker, questions.slice(0, 1)))).toEqual(expected.slice(0, 1));
  await context.close();
  await site.stop();
});
