// Browser tests: the system's Chromium against the release build in dist/, served under a sub-path as on GitHub Pages.
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // Bounds for what hangs; how quickly things are is measured by `make perf`.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'report/results.json' }]],
  globalSetup: './global-setup.mjs',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // Its own tests let it in (pwa.spec.mjs); the others look at what the server gives.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
