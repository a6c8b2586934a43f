// Repairing fetches the whole program anew, and does not begin before it has come.
import { listed } from './builds.mjs';
import { expect, forget, gone, installed, shelf, test, unsound } from './cached.mjs';
import { MOMENTS, record, slot } from './moments.mjs';

test.use({ serviceWorkers: 'allow' });

const html = (body, rest = {}) => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body: `<!DOCTYPE html><title>Sign in</title>${body}`, ...rest });
const page404 = () => html('<h1>Not found</h1>', { status: 404 });
const OBSTACLES = [
  ['no network', gone, 'no network'],
  ['a server out of order', () => html('<h1>Try later</h1>', { status: 503 }), 'not with the whole of Caldera'],
  ['a sign-in page in place of everything', () => html('<h1>Welcome to our hotel</h1>'), 'not with the whole of Caldera'],
  ['a way to a sign-in page', () => ({ status: 302, headers: { location: '/login' } }), 'not with the whole of Caldera'],
  ['a sign-in page in place of the page', (name) => (/^(index\.html|path)?$/.test(name) ? html('') : undefined), 'not with the whole of Caldera'],
  ['a sign-in page in place of the worker', (name) => (name === 'sw.js' ? html('') : undefined), 'not with the whole of Caldera'],
  ['a script that is not there', (name) => (/^boot-/.test(name) ? page404() : undefined), 'not with the whole of Caldera'],
  ['a part that is something else', (name) => (/^chunk_9-/.test(name) ? html('') : undefined), 'not with the whole of Caldera'],
  ['a network that breaks off', (name) => (/^chunk_9-/.test(name) ? 'cut' : undefined), 'no network'],
];
test('repairing does not begin, and nothing is lost, whatever answers in place of the program', async ({ page, site }) => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
  await installed(page);
  for (const [what, instead, words] of OBSTACLES) {
    await page.evaluate(() => dispatchEvent(new CustomEvent('caldera:failed', { detail: new Error('for the test'), cancelable: true })));
    site.instead = instead;
    await forget(page);
    await page.getByRole('button', { name: 'Repair' }).click();
    await expect(page.getByRole('status'), what).toContainText(words);
    expect(await unsound(page, listed()), what).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), what).toBe(1);
    site.instead = gone;
    await page.getByRole('button', { name: 'Reload' }).click();
    await shelf(page);
    expect(await page.evaluate(() => localStorage.getItem('caldera/slot/moment/a')), what).toBeTruthy();
  }
});

test('repairing begins when the whole program has come, and makes all of it new', async ({ page, site }) => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), slot(record(MOMENTS.tile)));
  await installed(page);
  // Nothing is left, and the network is away for a moment.
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await page.evaluate(() => caches.open('caldera /elsewhere/ 1'));
  await forget(page);
  site.instead = gone;
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('could not start');
  site.instead = () => undefined;
  await page.getByRole('button', { name: 'Repair' }).click();
  await shelf(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  expect(await page.evaluate(() => localStorage.getItem('caldera/slot/moment/a'))).toBeTruthy();
  // Another Caldera under the same host is not touched.
  expect(await page.evaluate(() => caches.has('caldera /elsewhere/ 1'))).toBe(true);
  site.instead = gone;
  await page.reload();
  await shelf(page);
});
