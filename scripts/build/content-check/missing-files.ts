import { isLanguage, languages } from '#domain/language';
import { contentFile, contentFiles } from '../../../src/content-schemas/content-files.ts';
import type { Content } from './content.ts';
import { listed, type Mistake, quoted } from './mistake.ts';
import {
  expectedTexts,
  fileKeys,
  hasFreeName,
  illustrationFile,
  illustrations,
  type Section,
  sectionNames,
} from './sections.ts';

const photographs = ['ceo', 'cto'].map((role) => `src/assets/founders/${role}.jpg`);

/** Missing and unused files: misspelt names, wrong folders or extensions. */
export function checkFiles({ texts, images }: Content): readonly Mistake[] {
  const expectedImages = illustrations.map(illustrationFile);
  const expected = expectedTexts(texts);
  const [spareTexts, spareImages] = [spare([...texts.keys()], expected), spare([...images], expectedImages)];
  return [
    ...expected.filter((file) => !texts.has(file)).map((file) => missing(file, spareTexts, 'file')),
    ...expectedImages.filter((file) => !images.has(file)).map((file) => missing(file, spareImages, 'picture')),
    ...[...texts].flatMap(([file, text]) =>
      expected.includes(file) || hasFreeName(file) ? encoding(file, text) : unknownText(file, texts, expected),
    ),
    ...[...images]
      .filter((file) => !expectedImages.includes(file) && !photographs.includes(file))
      .map((file) => unknown(file, [...expectedImages, ...photographs])),
  ];
}

const spare = (found: readonly string[], expected: readonly string[]): readonly string[] =>
  found.filter((file) => !expected.includes(file));

function missing(file: string, spare: readonly string[], what: 'file' | 'picture'): Mistake {
  const near = nearest(file, spare);
  return { file, message: `this ${what} is missing${near ? `; is it ${near}?` : ''}` };
}

function unknownText(file: string, texts: Content['texts'], expected: readonly string[]): readonly Mistake[] {
  if (file === 'content/README.md') return [];
  const [, folder = '', language = '', name = ''] = file.split('/');
  const section = sectionNames.find((candidate) => candidate === folder);
  if (section && isLanguage(language) && name.endsWith('.md')) {
    return [unknownInSection(file, section, name.slice(0, -3), texts)];
  }
  if (section && name !== '' && !isLanguage(language)) {
    const message = `nothing reads this file: ${quoted(language)} is no language of the site; expected ${listed(languages, 'or')}`;
    return [{ file, message }];
  }
  return [unknown(file, expected)];
}

function unknownInSection(file: string, section: Section, name: string, texts: Content['texts']): Mistake {
  const files = contentFiles[section];
  const expected =
    section === 'guide'
      ? `is not listed in ${contentFile('guideChapters')}: add a line for it there, or correct the name`
      : `is no ${files.one}; expected one of ${fileKeys(files, texts).join(', ')}`;
  return { file, message: `no page shows this file: ${quoted(name)} ${expected}` };
}

function unknown(file: string, expected: readonly string[]): Mistake {
  const near = nearest(file, expected);
  return {
    file,
    message: `nothing reads this file: ${near ? `expected ${near}` : 'content/README.md names those that are read'}`,
  };
}

function encoding(file: string, text: string): readonly Mistake[] {
  if (text.startsWith('\uFEFF')) {
    return [{ file, line: 1, message: 'the file begins with an invisible mark (BOM): save it as UTF-8 without one' }];
  }
  const line = text.split('\n').findIndex((words) => words.includes('\uFFFD')) + 1;
  if (line > 0) return [{ file, line, message: 'a letter cannot be read: save the file as UTF-8' }];
  return [];
}

/** The most similar name, if it differs by a few characters only. */
function nearest(name: string, others: readonly string[]): string | undefined {
  const near = others.map((other) => ({ other, distance: distance(name, other) }));
  return near.filter((candidate) => candidate.distance <= 8).sort((one, two) => one.distance - two.distance)[0]?.other;
}

/** Edit distance of two names (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const change = (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
