import { defineConfig } from '@playwright/test';
import { browserFlags, installedBrowser } from '../scripts/test/browser.ts';

const executablePath = process.env.CHROMIUM_PATH ?? (await installedBrowser());

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/browser',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: [...browserFlags] },
  },
  webServer: {
    command: `"${process.execPath}" tests/support/site-process.ts`,
    cwd: '..',
    env: { SITE_SEEDED: 'yes' },
    // Stored as SITE_ADDRESS; tests/support/fixtures.ts makes it the base of every address.
    wait: { stdout: /^site: (?<site_address>\S+)$/m },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
