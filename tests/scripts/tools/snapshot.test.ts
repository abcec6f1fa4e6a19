import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { snapshot } from '../../../scripts/tools/start/snapshot.ts';
import { writeSmallProject } from '../../support/sites/small-project.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

test('A served copy is independent of the built files', async () => {
  const root = await temporaryFolder();
  await writeSmallProject(root);
  const folder = await snapshot(root);
  await rm(join(root, 'dist'), { recursive: true });
  await rm(join(root, '.netlify/v1'), { recursive: true });
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('<h1>Home</h1>');
  expect(await readdir(join(folder, '.netlify/v1'))).toEqual(['config.json', 'functions']);
});

test('A copy of an ended process is deleted, and that of a running one is kept', async () => {
  const root = await temporaryFolder();
  await writeSmallProject(root);
  const gone = execFileSync(process.execPath, ['-e', 'console.log(process.pid)'], { encoding: 'utf8' }).trim();
  for (const id of [gone, String(process.ppid)]) {
    await mkdir(join(root, '.netlify/serving', id), { recursive: true });
    await writeFile(join(root, '.netlify/serving', id, 'file'), '');
  }
  await snapshot(root);
  const kept = await readdir(join(root, '.netlify/serving'));
  expect(kept.sort()).toEqual([String(process.pid), String(process.ppid)].sort());
});
