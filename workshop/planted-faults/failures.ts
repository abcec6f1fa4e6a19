import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { run } from '../../scripts/tools/processes.ts';
import { findTestBrowser } from '../../scripts/tools/test/browser.ts';

export interface TestFailure {
  /** Path of its file from the project's folder. */
  readonly file: string;
  readonly title: string;
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/**
 * The first failure of a source file's unit tests: of the test files with its name, or if they pass, of all test files
 * that import it.
 */
export async function unitFailures(root: string, file: string, withLong: boolean): Promise<readonly TestFailure[]> {
  const projects = ['rules', 'state', 'others', ...(withLong ? ['long'] : [])].map((name) => `--project=${name}`);
  const namesake = `tests/${file.replace(/^src\//, '').replace(/\.\w+$/, '')}`;
  const first = await vitestFailures(root, ['run', namesake, '--bail=1', ...projects]);
  return first.length > 0 ? first : vitestFailures(root, ['related', file, '--run', '--bail=1', ...projects]);
}

/** The failed tests of built pages. */
export function pageFailures(root: string): Promise<readonly TestFailure[]> {
  return vitestFailures(root, ['run', '--project=html']);
}

async function vitestFailures(root: string, words: readonly string[]): Promise<readonly TestFailure[]> {
  const report = join(root, 'test-results/faults.json');
  await rm(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const options = ['--config', 'tests/vitest.config.ts', '--reporter=json', `--outputFile.json=${report}`];
  const [verb = '', ...more] = words;
  const { code, output } = await run(process.execPath, [vitest, verb, ...more, ...options, '--passWithNoTests'], {
    cwd: root,
    timeout: 15 * 60_000,
  });
  if (code === 0) return [];
  const written = await readFile(report, 'utf8').catch(() => undefined);
  if (written === undefined) return [{ file: 'vitest', title: output.trim().split('\n').at(-1) ?? '' }];
  return v
    .parse(vitestReport, JSON.parse(written))
    .testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that `--bail` stopped counts as failed too, without a message.
      if (failed.length === 0 && status === 'failed' && message !== '')
        return [{ file, title: message.split('\n')[0] ?? '' }];
      return failed.map(({ fullName }) => ({ file, title: fullName }));
    });
}

interface Suite {
  readonly file?: string | undefined;
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: v.GenericSchema<Suite> = v.object({
  file: v.optional(v.string()),
  specs: v.array(v.object({ title: v.string(), file: v.string(), ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

/** The failed browser tests of files that match one of the patterns; only the first for a single pattern. */
export async function browserFailures(
  root: string,
  patterns: readonly RegExp[],
  withLong: boolean,
): Promise<readonly TestFailure[]> {
  const browser = await findTestBrowser(root);
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const projects = ['--project=gate', ...(withLong ? ['--project=long'] : [])];
  const files = patterns.map(({ source }) => source);
  const words = [
    'test',
    '--config',
    'tests/playwright.config.ts',
    ...projects,
    '--no-deps',
    `--max-failures=${patterns.length === 1 ? 1 : 0}`,
    ...files,
  ];
  const report = join(root, 'test-results/playwright.json');
  await rm(report, { force: true });
  const { output } = await run(process.execPath, [playwright, ...words], {
    cwd: root,
    environment: { ...process.env, CHROMIUM_PATH: browser },
    timeout: 40 * 60_000,
  });
  const written = await readFile(report, 'utf8').catch(() => undefined);
  if (written === undefined) return [{ file: 'playwright', title: output.trim().split('\n').at(-1) ?? '' }];
  const { suites } = v.parse(v.object({ suites: v.array(suite) }), JSON.parse(written));
  return suites.flatMap(specsOf).filter(({ ok }) => !ok);
}

function specsOf({ specs, suites = [] }: Suite): readonly (TestFailure & { readonly ok: boolean })[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
