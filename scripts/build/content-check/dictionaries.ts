import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { enquirySectors, sectorKeys } from '#domain/sector';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { englishNames, foreignTitleTo, oddOnes } from './languages/languages.ts';
import { listed, type Mistake, quoted } from './mistake.ts';
import type { Path, Tree } from './read/read-yaml.ts';

type Trees = Readonly<Record<Language, Tree>>;
type Texts = Readonly<Record<Language, ReadonlyMap<string, unknown>>>;

/** Mistakes in the dictionaries: keys, placeholders, words. */
export function checkDictionaries(trees: Trees, codeWords: ReadonlySet<string>): readonly Mistake[] {
  const texts = byLanguage((language) => textsOf(trees[language].value));
  const paths = [...new Set(languages.flatMap((language) => [...texts[language].keys()]))];
  return paths
    .flatMap((path) => {
      const having = languages.filter((language) => texts[language].has(path));
      if (having.length < languages.length) return keyMistakes(trees, path, having);
      if (!codeWords.has(path.split('.').at(-1) ?? '')) return [unused(trees, path)];
      return languages.flatMap((language) => {
        const message = messageFor(path, language, texts);
        const file = contentFile('dictionaries', { language });
        return message
          ? [{ file, line: trees[language].lineOf(path.split('.')), message: `${quoted(path)} ${message}` }]
          : [];
      });
    })
    .concat(requiredKeys(texts));
}

function unused(trees: Trees, path: string): Mistake {
  const message = `no page shows the text ${quoted(path)}: correct its key, or take it out of all three dictionaries`;
  return { file: contentFile('dictionaries', { language: 'en' }), line: trees.en.lineOf(path.split('.')), message };
}

/** All entries by path, such as `contact.problems.email`, including those that are neither text nor section. */
export function textsOf(part: unknown, path: Path = []): ReadonlyMap<string, unknown> {
  if (!(part instanceof Object) || Array.isArray(part)) return new Map([[path.join('.'), part]]);
  return new Map(Object.entries(part).flatMap(([key, value]) => [...textsOf(value, [...path, key])]));
}

function keyMistakes(trees: Trees, path: string, having: readonly Language[]): readonly Mistake[] {
  const names = (some: readonly Language[]) => listed(some.map((language) => englishNames[language]));
  const lacking = languages.filter((language) => !having.includes(language));
  const [only] = having;
  // A key in one language only is reported there, otherwise in the languages that lack it.
  if (having.length === 1 && only) {
    const message = `the key ${quoted(path)} is in ${names([only])} only: expected the same keys in each language`;
    return [
      { file: contentFile('dictionaries', { language: only }), line: trees[only].lineOf(path.split('.')), message },
    ];
  }
  return lacking.map((language) => ({
    file: contentFile('dictionaries', { language }),
    line: trees[language].lineOf(path.split('.')),
    message: `the key ${quoted(path)} is missing, which ${names(having)} have: expected the same keys in each language`,
  }));
}

// Keys of sectors are defined in code, so they can be reported even if all languages lack them.
function requiredKeys(texts: Texts): readonly Mistake[] {
  const required = [
    ...sectorKeys.map((key) => `sectors.${key}`),
    ...enquirySectors.map((key) => `enquirySectors.${key}`),
  ];
  return required
    .filter((path) => languages.every((language) => !texts[language].has(path)))
    .map((path) => ({
      file: contentFile('dictionaries', { language: 'en' }),
      message: `the key ${quoted(path)} is missing: expected each sector`,
    }));
}

const placeholdersIn = (text: unknown): string =>
  typeof text === 'string' ? [...new Set(text.match(/\{\w+\}/g))].sort().join(' ') : '';

function messageFor(path: string, language: Language, texts: Texts): string | undefined {
  const text = texts[language].get(path);
  if (typeof text !== 'string') return 'is no text: expected words in quotation marks';
  if (text.trim() === '') return 'is empty: expected a text';
  if (text !== text.trim()) return 'begins or ends with a space: take it away';
  if (/<[a-z/!]/i.test(text)) return `holds HTML (${quoted(text)}), which would be printed: expected words only`;
  return placeholderMistake(path, language, texts) ?? wordMistake(path, language, text, texts);
}

function placeholderMistake(path: string, language: Language, texts: Texts): string | undefined {
  const placeholders = byLanguage((other) => placeholdersIn(texts[other].get(path)));
  if (oddOnes(placeholders).includes(language)) {
    const expected = language === 'en' ? placeholders.es : placeholders.en;
    return `has ${placeholders[language] || 'no place to fill in'}, where the other languages have ${expected || 'none'}: keep what is in {braces} as it is`;
  }
  const rest = String(texts[language].get(path)).replace(/\{\w+\}/g, '');
  return /[{}]/.test(rest) ? 'has a brace that belongs to no place: expected {word}, or no brace at all' : undefined;
}

/** Paths of names that are the same in English and Spanish. */
const names = ['site.name', 'atlas.capital'];

function wordMistake(path: string, language: Language, text: string, texts: Texts): string | undefined {
  const words = text.replace(/\{\w+\}/g, '');
  const foreign = foreignTitleTo(language, words);
  if (foreign) return `is ${foreign}: ${quoted(text)}; this file is for ${englishNames[language]}`;
  const english = texts.en.get(path);
  const isName = names.some((name) => english === texts.en.get(name));
  const several = (words.match(/\p{L}{2,}/gu)?.length ?? 0) > 1;
  if (language !== 'en' && text === english && several && !isName)
    return `is the English text: ${quoted(text)}; expected it in ${englishNames[language]}`;
  return undefined;
}
