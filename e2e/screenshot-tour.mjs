// Pictures of everything there is to be seen, in three sizes and two languages, for somebody to look at one by one:
//
//     node e2e/screenshot-tour.mjs [--theme light|dark|contrast] [--language en|ja] [--size phone|tablet|desktop]
//                       [--text normal|large|larger] [--only PATTERN]
//
// writes them to target/tour/THEME/LANGUAGE-SIZE/, from the build in dist/ or the one that CALDERA_DIST names.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { serve } from './server.mjs';
import { EVERYTHING, leave } from './everything.mjs';

const SIZES = { phone: [360, 640], tablet: [820, 1180], desktop: [1440, 900] };
const ROOT = fileURLToPath(new URL('../', import.meta.url));

const { values: wanted } = parseArgs({
  options: {
    theme: { type: 'string', default: 'light' },
    language: { type: 'string' },
    size: { type: 'string' },
    text: { type: 'string', default: 'normal' },
    only: { type: 'string', default: '' },
  },
});
const only = new RegExp(wanted.only, 'i');
const dist = resolve(ROOT, process.env.CALDERA_DIST ?? 'dist');
const { server, url } = await serve({ folder: dist, subpath: '/tour/' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
let failed = 0;
for (const [size, [width, height]] of Object.entries(SIZES)) {
  if (wanted.size && wanted.size !== size) continue;
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
