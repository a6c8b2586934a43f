// Browser tests: the system's Chromium against the release build in dist/, served under a sub-path as on GitHub Pages.
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.mjs';

// The popups of the address bar are pages of their own in Chromium 156: they took a third of what a test costs, and nobody sees them.
// Of several such switches the last one counts, so those that Playwright switches off (its chromiumSwitches.ts) are named again.
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // One more than a small machine has cores: most tests wait now and then.
  workers: 3,
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
      executablePath: findChromium({ shell: true }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT}`,
      ],
    },
  },
});
