import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const written = /\.(?:ts|tsx|astro|css|mjs|cjs|js|md|toml|yaml)$/;
const files = listing
  .split('\n')
  .filter((file) => written.test(file) && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const numbered = ['docs/specification.md', 'docs/data.md', 'docs/calls.md'];
const securityPage = 'docs/security.md';

/** Each match of a pattern in each file, with the file. */
function matches(pattern: RegExp, of: typeof files = files) {
  return of.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, match })));
}

/** The pages of the documentation with their headings: a section’s number, or the whole heading. */
const pages = new Map(
  files.filter(({ file }) => file.endsWith('.md')).map(({ file, text }) => [file, headingsOf(text)]),
);

function headingsOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => /^#+ (.+)$/.exec(line)?.[1] ?? []);
}

function hasSection(page: string, number: string): boolean {
  return pages.get(page)?.some((heading) => heading.startsWith(`${number} `)) ?? false;
}

test('Every cited page of the documentation exists', () => {
  const named = matches(/(?<![\w/.-])(docs\/[\w/-]+\.md|[A-Z]{6,}\.md|content\/README\.md)/g);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ match }) => !pages.has(match[1] ?? '')).map(({ file, match }) => [file, match[0]])).toEqual(
    [],
  );
});

test('Every cited decision exists', () => {
  const decisions = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
  const cited = matches(/(?:docs\/decisions\/|decision )(\d{4})/g);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ match }) => !decisions.includes(match[1] ?? ''))).toEqual([]);
});

test('Every cited section is in its page', () => {
  // Within the page itself the number suffices.
  const own = matches(
    /(?<!\.md`?\s)§(\d+(?:\.\d+)?)/g,
    files.filter(({ file }) => numbered.includes(file)),
  );
  const others = matches(/(docs\/\w+\.md)`?\s+§(\d+(?:\.\d+)?)/g);
  expect(others.length).toBeGreaterThan(40);
  const missing = [
    ...own.filter(({ file, match }) => !hasSection(file, match[1] ?? '')),
    ...others.filter(({ match }) => !hasSection(match[1] ?? '', match[2] ?? '')),
  ];
  expect(missing.map(({ file, match }) => [file, match[0]])).toEqual([]);
});

test('Every cited heading is in its page', () => {
  // A comment may break the line within the heading.
  const cited = matches(/(\w+\.md), ["“]([^"”]+)["”]/g);
  expect(cited.length).toBeGreaterThan(1);
  const missing = cited.filter(({ match: [, page = '', heading = ''] }) => {
    return !pages.get(page)?.includes(heading.replace(/\s*\n[\s/*#]*/g, ' '));
  });
  expect(missing.map(({ file, match }) => [file, match[0]])).toEqual([]);
});

test('A cited section is named with its page', () => {
  const bare = matches(/(?:architecture|specification)(?:'s)? *\(?§/gi);
  expect(bare.map(({ file, match }) => [file, match[0]])).toEqual([]);
});

test('The documentation names existing files and folders', () => {
  // Not the guide to the content, which names files that an editor may add, nor the decisions, which describe their
  // time.
  const standing = files.filter(({ file }) => /^(?:[A-Z]+|docs\/\w+)\.md$/.test(file) && file !== securityPage);
  const inRooms = /`((?:src|netlify|scripts|workshop|tests|content|public)\/[\w./[\]-]+?)\/?`/g;
  const inDiagrams = /(?<![\w`/-])((?:src|netlify|scripts|workshop|tests)\/[\w./[\]-]+\.(?:tsx?|astro))\b/g;
  const named = [...matches(inRooms, standing), ...matches(inDiagrams, standing)];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ match }) => !isThere(match[1] ?? '')).map(({ file, match }) => [file, match[1]])).toEqual([]);
});

test('The page on security names existing tests', () => {
  const rows = readFileSync(securityPage, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const named = rows.flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([a-z]\w*\/[\w./-]+)`/g)]);
  expect(named.length).toBeGreaterThan(40);
  expect(named.map(([, name = '']) => name).filter((name) => !isThere(`tests/${name}`))).toEqual([]);
});

/** Whether a path, with or without its extension, is a file or a folder. */
function isThere(path: string): boolean {
  return ['', '.ts', '.test.ts', '.spec.ts'].some((ending) => existsSync(path + ending));
}
