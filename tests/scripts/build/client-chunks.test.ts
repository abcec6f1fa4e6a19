import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '../../../scripts/build/client-chunks.ts';

const root = resolve(import.meta.dirname, '../../..');

/** An import whose names are not all types, which the build removes. */
const imports = /^(?:import|export) (?!type\b)(?:([^'"]*?) from )?'([^']+)';/gms;

const isOfTypes = (names = ''): boolean =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .every((name) => name.trim() === '' || name.trim().startsWith('type '));

/** The file of the site that a file imports; `undefined` for a package or a style. */
function fileOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#domain/')
    ? join(root, 'src/domain', specifier.slice('#domain/'.length))
    : specifier.startsWith('.') && resolve(dirname(from), specifier);
  if (!path) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

const groupOf = (file: string): number => groups.findIndex(({ test: pattern }) => pattern.test(file));

// Otherwise the other module is put into a chunk of its own that imports this group, which imports it: neither can start.
test('A module of a group of browser code imports only modules of its group and those above', async () => {
  const wrong: string[] = [];
  let grouped = 0;
  for await (const name of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    const file = join(root, name);
    const group = groupOf(file);
    if (group < 0) continue;
    grouped += 1;
    for (const [, names, specifier = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const imported = isOfTypes(names) ? undefined : fileOf(file, specifier);
      const other = imported === undefined ? 0 : groupOf(imported);
      if (other < 0 || other > group) wrong.push(`${groups[group]?.name}: ${name} imports ${specifier}`);
    }
  }
  expect(grouped).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});
