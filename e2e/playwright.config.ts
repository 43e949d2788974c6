// Stories in a real Chromium against the built product; one product for the whole run.
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';

const executablePath = findChromium();
const asRoot = process.getuid?.() === 0;
// Without 3D the device fingerprint of each visit is not drawn by software: a quarter of all drawing.
const flags = ['--disable-gpu', '--disable-3d-apis'];

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As many as the cores of a small build machine: one more is hardly faster, and stories that watch time become unsteady.
  workers: 2,
  // Browsers share the cores with the product and its database: slow is not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The json reporter writes where PLAYWRIGHT_JSON_OUTPUT_FILE says, for the closing line of `npm test`.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording costs a quarter of the time, so only a second try is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: asRoot ? ['--no-sandbox', ...flags] : flags,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      // One pixel a dot: seven times as many to draw would prove nothing more.
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
      // Stories by keys alone need a keyboard.
      grepInvert: /@desktop|@keys/,
    },
  ],
});
