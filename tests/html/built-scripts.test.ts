import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isNewBuiltin } from '../support/browser/browser-floor.ts';
import { all, pages } from '../support/pages.ts';

/** Newer names that scripts may use, with the reason. */
const optional: Readonly<Record<string, string>> = {
  Segmenter: 'segments.ts and chinese-words.ts check for it and work without',
  segment: 'of a segmenter',
  getTextInfo: 'a package checks for it and works without',
  error: 'the console’s',
  use: 'React’s',
};

interface Script {
  readonly name: string;
  readonly text: string;
}

const files: readonly Script[] = globSync('dist/_astro/**/*.js').map((name) => ({
  name,
  text: readFileSync(name, 'utf8'),
}));

/** The scripts inside pages, each once. */
const inline: readonly Script[] = [
  ...new Map(
    pages.flatMap(({ url, document }) =>
      all(document, 'script:not([src], [type="application/ld+json"])').map(
        ({ textContent }) => [textContent, url] as const,
      ),
    ),
  ),
].map(([text, url]) => ({ name: `in ${url}`, text: text ?? '' }));

/**
 * The language features in a script that the oldest supported browsers lack, in our code and in packages. They are found by
 * name, because built scripts have no types. `tests/long/browser-floor.test.ts` checks our own code by type, including
 * browser interfaces.
 */
function newerIn({ name, text }: Script): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression : undefined;
    const used = called && (ts.isPropertyAccessExpression(called) ? called.name : called);
    if (used && ts.isIdentifier(used) && isNewBuiltin(used.text) && !(used.text in optional)) found.add(used.text);
    if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]|\/[a-u]*v[a-z]*$/.test(node.text)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].map((one) => `${one} (${name})`);
}

test('No built script uses a feature that a supported browser lacks, in our code or a package', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(inline.length).toBeGreaterThan(0);
  expect([...files, ...inline].flatMap(newerIn)).toEqual([]);
});

test.each([
  ['[1].toSorted()', ['toSorted']],
  ['Object.groupBy([], String)', ['groupBy']],
  ['Promise.withResolvers()', ['withResolvers']],
  ['new Set().intersection(b)', ['intersection']],
  ['[1].with(0, 2)', ['with']],
  ['/(?<=a)b/.test(c)', ['/(?<=a)b/']],
  ['/[a]/v', ['/[a]/v']],
  ['[1].at(-1); structuredClone(a); new Map().size; fetch("/")', []],
])('The check of %s finds the newer features %j', (text, newer) => {
  expect(newerIn({ name: 'a script', text })).toEqual(newer.map((one) => `${one} (a script)`));
});

/** The static imports of each built script, by file name. */
const imports = new Map(
  files.map(({ name, text }) => [
    basename(name),
    [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, imported = '']) => imported),
  ]),
);

/** The first circle of imports that begins at a script; `undefined` if there is none. */
function circleFrom(script: string, path: readonly string[] = []): string | undefined {
  if (path.includes(script)) return path[0] === script ? [...path, script].join(' > ') : undefined;
  for (const imported of imports.get(script) ?? []) {
    const circle = circleFrom(imported, [...path, script]);
    if (circle) return circle;
  }
  return undefined;
}

// In a circle, one script runs before what it imports: a new module may need a place in scripts/build/client-chunks.ts.
test('Built scripts do not import each other in a circle', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(20);
  expect([...imports.keys()].flatMap((script) => circleFrom(script) ?? [])).toEqual([]);
});
