import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { federalDistrict } from '#domain/province';
import { contentFiles, type TextFiles } from '../../../src/content-schemas/content-files.ts';
import { checkBody } from './body.ts';
import type { CheckedContent } from './content.ts';
import { checkFields } from './fields.ts';
import { compareLanguages, type Fields, type Written } from './languages/compare-languages.ts';
import { englishNames, foreignTitleTo, inEveryLanguage } from './languages/languages.ts';
import { checkLinks } from './links.ts';
import { type Mistake, quoted } from './mistake.ts';
import { cachedByFile } from './read/cached-by-file.ts';
import { readMarkdown } from './read/read-markdown.ts';
import type { Path, Tree } from './read/read-yaml.ts';
import { type Section, sectionFile } from './sections.ts';

interface ReadFile {
  readonly mistakes: readonly Mistake[];
  /** Absent if a field is invalid. */
  readonly written?: Written;
}

/** Mistakes in the files of a key, also between languages; `paths` are valid targets of links. */
export function checkKey(
  { texts, book }: CheckedContent,
  section: Section,
  key: string,
  paths: ReadonlySet<string>,
): readonly Mistake[] {
  const files = byLanguage((language): ReadFile => {
    const file = sectionFile(section, language, key);
    const text = texts.get(file);
    if (text === undefined) return { mistakes: [] };
    const { mistakes, written } = readFile(file, text, section, key, language);
    const ofLinks = written ? checkLinks(file, written.body, paths) : [];
    return { mistakes: [...mistakes, ...ofLinks], ...(written && { written }) };
  });
  const mistakes = languages.flatMap((language) => files[language].mistakes);
  const written = inEveryLanguage((language) => files[language].written);
  return written ? [...mistakes, ...compareLanguages(written, book)] : mistakes;
}

/** Cached readers by section, key and language. */
const readers = new Map<string, (file: string, text: string) => ReadFile>();

function readFile(file: string, text: string, section: Section, key: string, language: Language): ReadFile {
  const read = readers.get(file) ?? cachedByFile((name, words) => readSectionFile(name, words, section, key, language));
  readers.set(file, read);
  return read(file, text);
}

function readSectionFile(file: string, text: string, section: Section, key: string, language: Language): ReadFile {
  const files: TextFiles = contentFiles[section];
  const { latin, chinese } = files.longer?.keys.includes(key) ? files.longer : files;
  const { schema } = contentFiles[section];
  const { mistakes, tree, body } = readMarkdown(file, text);
  if (!body) return { mistakes };
  const ofBody = checkBody(file, language, body, language === 'zh' ? chinese : latin);
  if (!tree) return { mistakes: [...mistakes, ...ofBody] };
  const { mistakes: ofFields, data } = checkFields(file, tree, schema);
  const fields: Fields | undefined = data;
  const ofWords = fields
    ? [...withoutCapital(file, section, key, fields), ...foreignFields(file, language, fields, tree)]
    : [];
  return {
    mistakes: [...mistakes, ...ofFields, ...ofWords, ...ofBody],
    ...(fields && { written: { file, tree, body, fields } }),
  };
}

/** Provinces without the field `capital`, whose pages would call them the federal capital. */
function withoutCapital(file: string, section: Section, key: string, fields: Fields): readonly Mistake[] {
  if (section !== 'provinces' || key === federalDistrict || 'capital' in fields) return [];
  return [{ file, line: 2, message: '“capital” is missing: expected a text' }];
}

/**
 * Fields in another language: every text, and captions and notes of figures. A figure may have letters of any language,
 * and the sources are keys.
 */
function foreignFields(file: string, language: Language, fields: Fields, { lineOf }: Tree): readonly Mistake[] {
  const figures = 'figures' in fields ? fields.figures : [];
  const shown: readonly (readonly [Path, unknown])[] = [
    ...Object.entries(fields).map(([key, value]) => [[key], value] as const),
    ...figures.map(({ caption }, index) => [['figures', index, 'caption'], caption] as const),
    ...figures.map(({ note }, index) => [['figures', index, 'note'], note] as const),
  ];
  return shown.flatMap(([path, text]) => {
    const foreign = typeof text === 'string' && foreignTitleTo(language, text);
    if (!foreign) return [];
    return [
      {
        file,
        line: lineOf(path),
        message: `${quoted(text)} is ${foreign}: this file is for ${englishNames[language]}`,
      },
    ];
  });
}
