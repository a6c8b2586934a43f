// Pictures of everything there is to be seen, in three sizes and two languages, for somebody to look at one by one:
//
//     node e2e/screenshot-tour.mjs [--theme light|dark|contrast] [--language en|ja] [--size phone|tablet|desktop]
//                       [--text normal|large|larger] [--only PATTERN]
//
// writes them to target/tour/THEME/LANGUAGE-SIZE/, from the build in dist/ or the one that CALDERA_DIST names.
//
//     node e2e/screenshot-tour.mjs --readme
//
// writes the pictures of the README to docs/pictures/ instead.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { serve } from './server.mjs';
import { EVERYTHING, leave } from './everything.mjs';
import { webpOf } from './webp.mjs';

const SIZES = { phone: [360, 640], side: [844, 390], tablet: [820, 1180], landscape: [1024, 768], desktop: [1440, 900] };
const ROOT = fileURLToPath(new URL('../', import.meta.url));

const { values: wanted } = parseArgs({
  options: {
    theme: { type: 'string', default: 'light' },
    language: { type: 'string' },
    size: { type: 'string' },
    text: { type: 'string', default: 'normal' },
    only: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
  },
});
const only = new RegExp(wanted.only, 'i');
const dist = resolve(ROOT, process.env.CALDERA_DIST ?? 'dist');
const { server, url } = await serve({ folder: dist, subpath: '/tour/' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
let failed = 0;
if (wanted.readme) await pictures();
for (const [size, [width, height]] of Object.entries(SIZES)) {
  if (wanted.readme || (wanted.size && wanted.size !== size)) continue;
  for (const language of ['en', 'ja']) {
    if (wanted.language && wanted.language !== language) continue;
    const folder = join(ROOT, 'target', 'tour', wanted.theme, `${language}-${size}`);
    mkdirSync(folder, { recursive: true });
    const context = await browser.newContext({
      viewport: { width, height },
      locale: language,
      hasTouch: size !== 'desktop',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(
      (settings) => localStorage.setItem('caldera/settings', JSON.stringify(settings)),
      { language, theme: wanted.theme, size: wanted.text },
    );
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(url);
    await page.locator('#boot').waitFor({ state: 'detached' });
    for (const [index, [name, show]] of EVERYTHING.entries()) {
      if (!only.test(name)) continue;
      const file = `${String(index).padStart(2, '0')} ${name.replaceAll(/[, ]+/g, '-')}`.replace(' ', '-');
      try {
        await show(page);
      } catch (error) {
        failed += 1;
        console.error(`${language} ${size} ${name}: ${error.message.split('\n')[0]}`);
      }
      await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
      await leave(page);
    }
    await context.close();
    console.log(folder);
  }
}
await browser.close();
server.closeAllConnections();
server.close();
process.exitCode = failed ? 1 : 0;

/** The pictures of the README: the shelf and each game, as small as they are shown. */
async function pictures() {
  const folder = join(ROOT, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('#boot').waitFor({ state: 'detached' });
  for (const [name, sight] of [
    ['eruption', 'table, tile with a roll'],
    ['volcano', 'table, VOLCANO, act'],
    ['apiary', 'table, Apiary, a turn, for five'],
    ['shelf', 'shelf'],
  ]) {
    await EVERYTHING.find(([one]) => one === sight)[1](page);
    // The save that cannot be read is for the tests.
    if (name === 'shelf') await page.evaluate(() => localStorage.removeItem('caldera/slot/bad/a')).then(() => page.reload());
    await page.locator('#boot').waitFor({ state: 'detached' });
    if (name === 'shelf') await page.locator('.save .thumb svg').first().waitFor();
    await page.evaluate(() => Promise.all([...document.getAnimations()].map((one) => one.finished.catch(() => {}))));
    const shot = (await page.screenshot()).toString('base64');
    const webp = await page.evaluate(webpOf, { shot, width: 800, height: 500, most: 40_000 });
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
    console.log(`${Math.round((webp.length * 3) / 4)} bytes  docs/pictures/${name}.webp`);
  }
  await context.close();
}
