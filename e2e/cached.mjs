// What tests of the service worker's cache share: a site of their own whose worker is let in, and hands on what it keeps.
import { test as base, expect } from './fixtures.mjs';
import { ready, serveSite } from './builds.mjs';

export { expect };

export const test = base.extend({
  site: async ({ allowedErrors }, use) => {
    // Whatever is refused is told to the console.
    allowedErrors.push(/./);
    const site = await serveSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    await page.addInitScript(hands);
    await use(page);
  },
});

/** In the page, as `window.kept`. */
function hands() {
  const DAMAGED = {
    'one bit': (bytes) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
    'cut short': (bytes) => bytes.subarray(0, bytes.length >> 1),
    empty: () => new Uint8Array(),
    'wrong type': (bytes) => bytes,
  };
  const urlOf = (path) => new URL(path, location.href.replace(/#.*/, ''));
  const owns = async () => (await caches.keys()).filter((name) => name.startsWith('caldera /'));
  const hashOf = async (answer) => {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
    return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const kept = {
    /** Damages what is kept of a file, in each version, and puts the sound copy aside. */
    async damage(path, how) {
      const aside = await caches.open('aside');
      for (const name of await owns()) {
        const cache = await caches.open(name);
        const copy = await cache.match(urlOf(path));
        if (!copy) continue;
        await aside.put(urlOf(path), copy.clone());
        if (how === 'gone') {
          await cache.delete(urlOf(path));
          continue;
        }
        const type = how === 'wrong type' ? 'text/plain' : copy.headers.get('content-type');
        const bytes = DAMAGED[how](new Uint8Array(await copy.arrayBuffer()));
        await cache.put(urlOf(path), new Response(bytes, { headers: { 'content-type': type } }));
      }
    },
    /** Puts the sound copy back. */
    async restore(path) {
      const [cache, aside] = [await caches.open((await owns())[0]), await caches.open('aside')];
      await cache.put(urlOf(path), await aside.match(urlOf(path)));
    },
    /** Of these files, those that are not kept as they should be. */
    async unsound(files) {
      const [name] = await owns();
      const wrong = [];
      for (const [path, hash] of files) {
        const copy = name && (await (await caches.open(name)).match(urlOf(path)));
        const sound = copy && (await hashOf(copy.clone())) === hash && !copy.headers.get('content-type').startsWith('text/plain');
        if (!sound) wrong.push(path);
      }
      return wrong;
    },
    /** What the page gets when it asks for a file: its hash and type, or that nothing comes. */
    async got(path) {
      try {
        const answer = await fetch(path);
        return [await hashOf(answer), answer.headers.get('content-type')];
      } catch {
        return ['nothing', ''];
      }
    },
    /** Damages each file in turn and asks for it; gives those that were not damaged, did not come as they should, or were not kept again. */
    async mendEach(files, how) {
      const wrong = [];
      for (const file of files) {
        const [path, hash] = file;
        await kept.damage(path, how);
        if ((await kept.unsound([file])).length === 0) wrong.push(`${path} is not damaged`);
        const [found, type] = await kept.got(path);
        if (found !== hash) wrong.push(`${path} comes otherwise`);
        if (path.endsWith('.wasm') && type !== 'application/wasm') wrong.push(`${path} comes as ${type}`);
        // It is kept after it has been given.
        for (let tries = 0; (await kept.unsound([file])).length > 0; tries++) {
          if (tries === 500) {
            wrong.push(`${path} is not kept again`);
            break;
          }
          await new Promise((done) => setTimeout(done, 10));
        }
      }
      return wrong;
    },
    /** Without network: damages each file in turn, asks for it and puts it back; gives those of which anything came. The page itself
     * is not asked for in this way, and the rescue the worker has by heart. */
    async refuseEach(files, how) {
      const wrong = [];
      for (const [path, hash] of files.filter(([path]) => path !== './')) {
        await kept.damage(path, how);
        const [found] = await kept.got(path);
        if (found !== (/^rescue-/.test(path) ? hash : 'nothing')) wrong.push(path);
        await kept.restore(path);
      }
      return wrong;
    },
  };
  window.kept = kept;
}

const ask = (page, what, ...args) => page.evaluate(([what, args]) => window.kept[what](...args), [what, args]);
export const damage = (page, path, how) => ask(page, 'damage', path, how);
export const restore = (page, path) => ask(page, 'restore', path);
export const unsound = (page, files) => ask(page, 'unsound', files);
export const mendEach = (page, files, how) => ask(page, 'mendEach', files, how);
export const refuseEach = (page, files, how) => ask(page, 'refuseEach', files, how);

/** For `site.instead`: no answer at all. */
export const gone = () => 'cut';

/** What a page begins with. */
export const starting = (files) => files.map(([path]) => path).filter((path) => /^\.\/$|^(boot|site|rescue|caldera_bg)-/.test(path));

export const shelf = async (page) => {
  await expect(page.locator('#boot')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Caldera' })).toBeVisible();
};

/** The browser's own cache would have the right bytes still. */
export async function forget(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

/** A first visit, and one that the worker serves. */
export async function installed(page) {
  await page.goto('');
  await ready(page);
  await page.reload();
  await shelf(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
}
