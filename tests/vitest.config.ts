import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { provinceNameModule } from '../scripts/build/province-names.ts';
import { LongestFirst } from './support/longest-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const testsIn = (...folders: readonly string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/** Tests that leave nothing behind in their process share one: one for each file would be most of their work. */
const ofRules = testsIn('domain', 'http', 'page-output', 'i18n', 'architecture', 'ui', 'scripts/build');

/**
 * Tests whose state is that of their modules have a thread for each file, which costs less than a process. Not so tests
 * that load sharp: its library wants to be in the main thread before.
 */
const ofState = testsIn(
  ...['admin', 'components', 'content', 'islands', 'page-scripts', 'stores'],
  'netlify/{notifications,enquiries,env,http,login,store}',
);

/** Tests of pages as HTML. They need a build; their files share one process, one site and its parsed pages. */
const ofHtml = testsIn('html');

/** `npm run test:long` runs these and, with random cases, those of properties; `npm test` runs all others (docs/testing.md). */
const long = testsIn('long');

const ofProperties = globSync(testsIn('.'), { cwd: root, exclude: [...long, 'tests/e2e/**'] }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('support/properties.ts'),
);

const inLongPart = { TEST_TIER: 'long' };

export default defineConfig({
  root,
  plugins: [provinceNameModule()],
  test: {
    projects: [
      { extends: true, test: { name: 'rules', include: ofRules, isolate: false } },
      { extends: true, test: { name: 'state', include: ofState, pool: 'threads' } },
      {
        extends: true,
        test: {
          name: 'others',
          include: testsIn('.'),
          exclude: ['tests/e2e/**', ...ofRules, ...ofState, ...ofHtml, ...long],
        },
      },
      {
        extends: true,
        test: {
          name: 'html',
          include: ofHtml,
          isolate: false,
          maxWorkers: 1,
          globalSetup: 'tests/support/sites/html-site.ts',
        },
      },
      { extends: true, test: { name: 'long', include: long, env: inLongPart } },
      { extends: true, test: { name: 'properties', include: ofProperties, env: inLongPart } },
    ],
    // Tests start processes and threads by the hundred. Without this cache each would compile the same modules again.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    setupFiles: ['tests/support/long-timeouts.ts'],
    // Tests that need a browser's globals say so in their first line: // @vitest-environment …
    environment: 'node',
    // They only catch a hang: nothing here measures how fast the machine is.
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
    expect: { poll: { timeout: 5 * 60_000 } },
    // The suites of the store mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
  },
});
