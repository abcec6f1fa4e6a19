import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    setupFiles: ['tests/support/time-for-the-store.ts'],
    // Tests that need a browser's globals say so in their first line: // @vitest-environment …
    environment: 'node',
    // They only catch a hang: nothing here measures how fast the machine is.
    testTimeout: 30 * 60_000,
    hookTimeout: 30 * 60_000,
    expect: { poll: { timeout: 5 * 60_000 } },
    // The suites of the store mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
  },
});
