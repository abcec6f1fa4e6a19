import type { z } from 'astro/zod';
import type { FactBook } from '#domain/fact-book';
import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import type { contentFiles } from '../../../../src/content-schemas/content-files.ts';
import { shapeOf, textOf } from '../body.ts';
import { listed, type Mistake } from '../mistake.ts';
import type { Body } from '../read/read-markdown.ts';
import type { Tree } from '../read/read-yaml.ts';
import type { Section } from '../sections.ts';
import { checkFigures, differing, type Figures } from './figures.ts';
import { englishNames, foreignTo } from './languages.ts';

/** A markdown file with valid fields and text. */
export interface Written {
  readonly file: string;
  readonly tree: Tree;
  readonly body: Body;
  readonly fields: Fields;
}

/** The fields of a section's file. */
export type Fields = z.output<(typeof contentFiles)[Section]['schema']>;

/** Differences between the languages of a text: headings, lists and tables, figures, sources. */
export function compareLanguages(written: Readonly<Record<Language, Written>>, book: FactBook): readonly Mistake[] {
  return [
    ...differentShape(written),
    ...sameText(written),
    ...differentFigures(written, book),
    ...differentSources(written),
  ];
}

function differentShape(written: Readonly<Record<Language, Written>>): readonly Mistake[] {
  const shapes = byLanguage((language) => shapeOf(written[language].body));
  const kinds = (language: Language) => shapes[language].map(({ kind }) => kind);
  const others = languages.filter((language) => language !== 'en' && kinds(language).join() !== kinds('en').join());
  // If all others agree and differ from English, the mistake is in English.
  const english =
    others.length === languages.length - 1 && new Set(others.map((other) => kinds(other).join())).size === 1;
  return (english ? (['en'] as const) : others).map((language) => {
    const reference = language === 'en' ? 'es' : 'en';
    const at = kinds(reference).findIndex((kind, index) => kind !== kinds(language)[index]);
    const { file, body } = written[language];
    const first = at < 0 ? kinds(reference).length : at;
    const line = shapes[language][first]?.line ?? body.offset + body.lines.length - 1;
    const message = `headings and lists differ from here on: ${counted(kinds(language))} in all, and ${counted(kinds(reference))} in ${englishNames[reference]}; expected the same in each language`;
    return { file, line, message };
  });
}

function counted(kinds: readonly string[]): string {
  const items = kinds.filter((kind) => kind === 'list item').length;
  const rows = kinds.filter((kind) => kind.startsWith('row')).length;
  const headings = kinds.length - items - rows;
  const counts = [plural(headings, 'heading'), plural(items, 'list item')];
  return listed(rows > 0 ? [...counts, plural(rows, 'row of tables', 'rows of tables')] : counts);
}

const plural = (count: number, one: string, other = `${one}s`): string => `${count} ${count === 1 ? one : other}`;

function sameText(written: Readonly<Record<Language, Written>>): readonly Mistake[] {
  const english = textOf(written.en.body);
  return languages
    .filter(
      (language) => language !== 'en' && textOf(written[language].body) === english && !foreignTo(language, english),
    )
    .map((language) => ({
      file: written[language].file,
      line: written[language].body.offset + 1,
      message: `the text is that of ${written.en.file}: expected it in ${englishNames[language]}`,
    }));
}

function differentFigures(written: Readonly<Record<Language, Written>>, book: FactBook): readonly Mistake[] {
  const of = ({ file, tree, fields }: Written): Figures => {
    const figures = 'figures' in fields ? fields.figures : [];
    const list = figures.map(({ figure, caption, fact }) => ({ text: `${figure} ${caption}`, fact }));
    return { file, list, name: 'figures', lineOf: tree.lineOf };
  };
  return checkFigures(
    byLanguage((language) => of(written[language])),
    book,
  );
}

function differentSources(written: Readonly<Record<Language, Written>>): readonly Mistake[] {
  const sourcesIn = (language: Language) => {
    const { fields } = written[language];
    return ('sources' in fields && fields.sources.join(', ')) || 'empty';
  };
  return differing(filesOf(written, 'sources'), byLanguage(sourcesIn), 'the list of sources', () => ['sources']);
}

function filesOf(written: Readonly<Record<Language, Written>>, name: string) {
  const of = ({ file, tree }: Written) => ({ file, lineOf: tree.lineOf, name });
  return byLanguage((language) => of(written[language]));
}
