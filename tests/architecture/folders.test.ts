import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The subfolders of a folder with the folders that they import from. Files beside them count as one folder, `.`. */
function importsBetween(parent: string, alias?: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '.') : '.');
  const imports = new Map<string, Set<string>>();
  for (const [file, specifiers] of specifiersIn(parent)) {
    const folder = folderOf(relative(parent, file));
    const known = imports.get(folder) ?? new Set();
    imports.set(folder, known);
    for (const specifier of specifiers) {
      const path = alias ? withoutAlias(specifier, alias) : relative(parent, join(dirname(file), specifier));
      if (path !== undefined && !path.startsWith('..') && folderOf(path) !== folder) known.add(folderOf(path));
    }
  }
  return imports;
}

/** The imports of each module, by path from the project’s root: by an alias or a relative path. */
function specifiersIn(parent: string): readonly (readonly [file: string, specifiers: readonly string[]])[] {
  return globSync(`${parent}/**/*.{ts,tsx}`, { cwd: root }).map((file) => [
    file,
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/'(#[^']+|\.\.?\/[^']+)'/g), ([, path = '']) => path),
  ]);
}

function withoutAlias(specifier: string, alias: string): string | undefined {
  return specifier.startsWith(alias) ? specifier.slice(alias.length) : undefined;
}

/** A cycle of imports from a folder to itself, or nothing. */
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

const ringsIn = (imports: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...imports.keys()].flatMap((folder) => ringFrom(folder, imports) ?? []);

test('Folders of src/domain have no import cycles', () => {
  const imports = importsBetween('src/domain', '#domain/');
  expect(imports.get('calls')).toContain('opportunity');
  expect(ringsIn(imports)).toEqual([]);
});

test('Feature folders of src/admin have no import cycles', () => {
  const imports = importsBetween('src/admin');
  expect(imports.get('shell')).toContain('opportunities');
  expect(imports.get('editor')).toContain('ui');
  expect(ringsIn(imports)).toEqual([]);
});

test('State modules of src/admin import no component', () => {
  const components = new Set(globSync('src/admin/**/*.tsx', { cwd: root }).map((file) => file.replace('.tsx', '')));
  expect(components.size).toBeGreaterThan(50);
  const states = specifiersIn('src/admin').filter(([file]) => file.endsWith('.ts') && !file.endsWith('-screens.ts'));
  const importing = states.filter(([file, specifiers]) =>
    specifiers.some((specifier) => components.has(join(dirname(file), specifier))),
  );
  expect(importing.map(([file]) => file)).toEqual([]);
});

test('The search for import cycles finds one through a third folder', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
  ]);
  expect(ringFrom('a', imports)).toEqual(['a', 'b', 'c', 'a']);
});
