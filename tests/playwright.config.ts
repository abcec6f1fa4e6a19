import { statfs } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, installedTestBrowser } from '../scripts/tools/test/browser.ts';

const executablePath = await installedTestBrowser();

// Shared memory in files, Playwright's way for containers with little of it, is a fifteenth of the browser's work.
const sharedMemory = await statfs('/dev/shm').then(
  ({ bavail, bsize }) => bavail * bsize,
  () => 0,
);

export default defineConfig({
  // `npm test` runs smoke and gate, `npm run test:long` runs long (docs/testing.md).
  projects: [
    // First, by itself: a fault that breaks everything ends the run within a minute.
    { name: 'smoke', testDir: 'e2e', testMatch: 'smoke.spec.ts' },
    { name: 'gate', testDir: 'e2e', testIgnore: 'smoke.spec.ts', dependencies: ['smoke'] },
    { name: 'long', testDir: 'long/e2e' },
  ],
  outputDir: '../test-results/browser',
  // As many as there are processors: each more made the processor's work more by a tenth, and hardly any of it waits.
  workers: Math.min(availableParallelism(), 8),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A fault in what many tests share shows in the first few: the others would only repeat it.
  maxFailures: 5,
  // Nothing here measures how fast the machine is: these only catch a hang.
  timeout: 10 * 60_000,
  expect: { timeout: 90_000 },
  // Prints at the end, after the site's own output, why a test failed.
  reporter: [['dot'], ['json', { outputFile: process.env.BROWSER_TEST_REPORT ?? '../test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // What moves has tests of its own, which ask for it; drawn by the processor, it is an eighth of its work.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test is a fifth more work for the processor: asked for where one is looked for (docs/testing.md).
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...browserFlags],
      ignoreDefaultArgs: sharedMemory > 2 ** 30 ? ['--disable-dev-shm-usage'] : [],
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/support/sites/site-process.ts`,
    cwd: '..',
    env: { SITE_SEEDED: 'yes' },
    // Stored as SITE_ORIGIN; tests/support/fixtures.ts makes it the base of every path.
    wait: { stdout: /^site: (?<site_origin>\S+)$/m },
    timeout: 10 * 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
