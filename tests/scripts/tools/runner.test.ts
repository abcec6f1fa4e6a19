import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runTool } from '../../../scripts/tools/test/runner.ts';
import { vitestTotals } from '../../../scripts/tools/test/totals.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const passing = { testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }] };

/** A project whose only tool is the given program. */
async function projectWith(source: string) {
  const root = await temporaryFolder();
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'node_modules/tool.mjs'), source);
  const report = { file: join(root, 'report.json'), totalsOf: vitestTotals };
  const check = { program: 'tool.mjs', parameters: [] };
  const setting = { root, environment: { WORD: 'word' } };
  return { check: () => runTool(check, setting), tests: () => runTool({ ...check, report }, setting), report };
}

const reporting = (report: unknown, then = '') => `
import { writeFileSync } from 'node:fs';
writeFileSync('report.json', ${JSON.stringify(JSON.stringify(report))});
${then}`;

test('A check passes or fails by its exit code, and returns its output', async () => {
  const good = await projectWith('console.log(process.env.WORD)');
  expect(await good.check()).toEqual({ passed: 1, failed: 0, notRun: 0, output: 'word\n' });
  const bad = await projectWith('console.error("no"); process.exit(2)');
  expect(await bad.check()).toEqual({ passed: 0, failed: 1, notRun: 0, output: 'no\n' });
});

test('Tests are counted from their report', async () => {
  const { tests } = await projectWith(reporting(passing));
  expect(await tests()).toMatchObject({ passed: 1, failed: 0 });
});

test('A runner that exits with an error has failed, although all tests passed', async () => {
  const { tests } = await projectWith(reporting(passing, 'process.exit(1)'));
  expect(await tests()).toMatchObject({ passed: 1, failed: 1 });
});

test.each([
  ['leaves no report', ''],
  ['crashes', 'process.abort()'],
  [
    'leaves a report that cannot be read',
    `import { writeFileSync } from 'node:fs'; writeFileSync('report.json', '{"te')`,
  ],
])('A runner that %s has failed', async (_what, source) => {
  const { tests } = await projectWith(source);
  expect(await tests()).toMatchObject({ passed: 0, failed: 1 });
});

test('The report of an earlier run does not count', async () => {
  const { tests, report } = await projectWith('');
  await writeFile(report.file, JSON.stringify(passing));
  expect(await tests()).toMatchObject({ passed: 0, failed: 1 });
});
