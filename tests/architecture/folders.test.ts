import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The folders of a folder, by those that each imports from. Files beside them count as one folder, `.`. */
function importsBetween(parent: string, alias: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '.') : '.');
  const imports = new Map<string, Set<string>>();
  for (const file of globSync(`${parent}/**/*.{ts,tsx}`, { cwd: root })) {
    const folder = folderOf(relative(parent, file));
    const known = imports.get(folder) ?? new Set();
    imports.set(folder, known);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(new RegExp(`'${alias}([^']+)'`, 'g'))) {
      if (folderOf(path) !== folder) known.add(folderOf(path));
    }
  }
  return imports;
}

/** A way along the imports from a folder back to itself, or nothing. */
function ringFrom(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

test('No folders of src/domain import each other in a ring', () => {
  const imports = importsBetween('src/domain', '#domain/');
  expect(imports.get('calls')).toContain('opportunity');
  expect([...imports.keys()].flatMap((folder) => ringFrom(folder, imports) ?? [])).toEqual([]);
});

test('The search for rings finds one that leads through a third folder', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
  ]);
  expect(ringFrom('a', imports)).toEqual(['a', 'b', 'c', 'a']);
});
