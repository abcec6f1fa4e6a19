import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runGate } from '../../../scripts/tools/test/steps.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

/** A project whose tools are the given programs, by their path in node_modules. */
async function projectWith(programs: Readonly<Record<string, string>>): Promise<string> {
  const root = await temporaryFolder();
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  for (const [path, source] of Object.entries(programs)) {
    const file = join(root, 'node_modules', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, source);
  }
  return root;
}

test('A failed build ends the gate at once, and its report follows those of lint and spelling', async () => {
  const root = await projectWith({
    '@biomejs/biome/bin/biome': '',
    'cspell/bin.mjs': '',
    'astro/bin/astro.mjs': 'console.error("content/site.yaml is broken"); process.exit(1)',
    'vitest/vitest.mjs': 'setInterval(() => {}, 1000)',
  });
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const totals = await runGate({ root, environment: process.env });
  expect(totals.map(({ passed, failed }) => [passed, failed])).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(said.mock.calls.flat().map(String)).toEqual([
    expect.stringMatching(/^Format and lint: passed/),
    expect.stringMatching(/^Spelling: passed/),
    expect.stringMatching(/^Build: failed/),
    expect.stringContaining('content/site.yaml is broken'),
  ]);
});
