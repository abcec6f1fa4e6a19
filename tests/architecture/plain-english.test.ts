import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['src', 'netlify', 'scripts', 'workshop', 'tests', 'docs', '*.md', '*.mjs'];

const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
  encoding: 'utf8',
});

// Samples and content of tests are texts for readers of the site, not of the code.
const isContent = /^(?:content|scripts\/tools\/seed\/samples|tests\/support\/content|tests\/content)\//;

const files = listing
  .split('\n')
  .filter((file) => /\.(?:tsx?|astro|css|[cm]?js|md)$/.test(file) && !isContent.test(file) && existsSync(file))
  .filter((file) => file !== 'tests/architecture/plain-english.test.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Where an expression matches, as `file:line: match`. */
function matches(expression: RegExp, of: typeof files): readonly string[] {
  return of.flatMap(({ file, text }) =>
    [...text.matchAll(expression)].map((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return `${file}:${line}: ${match[0].trim()}`;
    }),
  );
}

// `test('…'`, `it('…'`, and `])('…'` or `)('…'` at the end of a table.
const titleBegin = String.raw`^[^\S\n]*(?:(?:test|it)(?:\.(?:only|skip|concurrent))?|.*?\))\(\s*['"\x60]`;

test('The search for titles finds tests with and without tables', () => {
  const found = matches(new RegExp(`${titleBegin}[A-Z]`, 'gm'), files).filter((match) => match.startsWith('tests/'));
  expect(found.length).toBeGreaterThan(1500);
});

test('Every title of a test is a sentence that is understood alone', () => {
  const tests = files.filter(({ file }) => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(file));
  const incomplete = new RegExp(`${titleBegin}(?:is|are|has|that|of|what|who|how|in|with)\\b.*`, 'gim');
  expect(matches(incomplete, tests)).toEqual([]);
});

test('Code, tests and documents use plain words', () => {
  // Also within identifiers, such as `isTold`.
  const dialect = /(?:(?<![a-z])(?:told|tells|anew|whoever|wherefore)|Told|Tells|Anew|Whoever|Wherefore)(?![a-z])/g;
  expect(matches(dialect, files)).toEqual([]);
});
