import { type FactBook, placeholderKeys } from '#domain/fact-book';
import { isLanguage, type Language } from '#domain/language';
import { type FactFolder, factFileSchemas, factFolders } from '../../../src/content-schemas/facts.ts';
import { withFacts } from '../../../src/i18n/fact-words.ts';
import { factBookOf } from '../fact-book.ts';
import type { Content } from './content.ts';
import { checkFields } from './fields.ts';
import { type Mistake, quoted, unknownKey } from './mistake.ts';
import { cachedByFile } from './read/cached-by-file.ts';
import { readYaml, type Tree } from './read/read-yaml.ts';
import { isTopicFile } from './sections.ts';

type Texts = Content['texts'];

/** The folder of a file: facts, laws, sources or publishers. */
function factFolderOf(file: string): FactFolder | undefined {
  return factFolders.find((folder) => isTopicFile(folder, file));
}

type Files = readonly (readonly [file: string, text: string])[];

let lastBook: { readonly files: Files; readonly book: FactBook } | undefined;

/** The entries of valid files of facts, laws, sources and publishers. */
export function factBookIn(texts: Texts): FactBook {
  const files: Files = [...texts].filter(([file]) => factFolderOf(file));
  // Read again only after a change.
  if (lastBook && isSame(lastBook.files, files)) return lastBook.book;
  const book = factBookOf((folder) => files.filter(([file]) => factFolderOf(file) === folder).map(([, text]) => text));
  lastBook = { files, book };
  return book;
}

const isSame = (one: Files, other: Files): boolean =>
  one.length === other.length && one.every(([file, text], at) => file === other[at]?.[0] && text === other[at]?.[1]);

/** The texts with the values of facts and laws in place of placeholders. */
export function textsWithFacts(texts: Texts, book: FactBook): Texts {
  return new Map(
    [...texts].map(([file, text]) => {
      const language = languageOf(file);
      return [file, language && !file.endsWith('.json') ? withFacts(text, book, language) : text];
    }),
  );
}

interface ReadFile {
  readonly file: string;
  readonly folder: FactFolder;
  readonly mistakes: readonly Mistake[];
  /** Absent if the file is invalid. */
  readonly tree?: Tree;
  readonly entries: readonly (readonly [key: string, named: { readonly publisher?: string; readonly law?: string }])[];
}

/**
 * Invalid files of facts, laws, sources and publishers. They are reported alone, because references to them would fail
 * too.
 */
export function unreadableFacts(texts: Texts): readonly Mistake[] {
  return filesOf(texts).flatMap(({ mistakes }) => mistakes);
}

function filesOf(texts: Texts): readonly ReadFile[] {
  return [...texts].flatMap(([file, text]) => readFactFile(file, text) ?? []);
}

const readFactFile = cachedByFile((file, text): ReadFile | undefined => {
  const folder = factFolderOf(file);
  if (!folder) return undefined;
  const { mistakes, tree } = readYaml(file, text);
  if (!tree) return { file, folder, mistakes, entries: [] };
  const { mistakes: ofFields, data = {} } = checkFields(file, tree, factFileSchemas[folder]);
  const entries = Object.entries(data).map(([key, entry]) => {
    const { publisher, law } = { publisher: undefined, law: undefined, ...entry };
    return [key, { publisher, law }] as const;
  });
  return { file, folder, mistakes: [...mistakes, ...ofFields], tree, entries };
});

/** Mistakes between facts, laws, sources and publishers, and in references to them. */
export function checkFacts({ texts, codeWords }: Content, book: FactBook): readonly Mistake[] {
  const files = filesOf(texts);
  const used = namesIn(texts);
  const firstFile = (folder: FactFolder, key: string) =>
    files.find((one) => one.folder === folder && one.entries.some(([other]) => other === key))?.file;
  const messageFor = (file: string, folder: FactFolder, key: string): string | undefined => {
    const first = firstFile(folder, key);
    if (first !== file) return `${quoted(key)} is in ${first} too: keep one of the two`;
    if (folder === 'laws' && book.facts.has(key)) return `${quoted(key)} is a fact too: call one of them otherwise`;
    return used.has(key) || codeWords.has(key)
      ? undefined
      : `nothing names ${quoted(key)}: remove it, or name it in a text`;
  };
  const ofEntries = files.flatMap(({ file, folder, tree, entries }) =>
    entries.flatMap(([key, { publisher, law }]): Mistake[] => {
      const line = (...path: string[]) => tree?.lineOf([key, ...path]) ?? 1;
      const message = messageFor(file, folder, key);
      if (message) return [{ file, line: line(), message }];
      const unknown = (field: 'publisher' | 'law', named: string | undefined): Mistake[] =>
        named === undefined || book[`${field}s`].has(named)
          ? []
          : [{ file, line: line(field), message: unknownKey(named, field) }];
      return [...unknown('publisher', publisher), ...unknown('law', law)];
    }),
  );
  return [
    ...ofEntries,
    ...[...texts].flatMap(([file, text]) => (languageOf(file) ? unknownPlaceholdersIn(file, text, book) : [])),
  ];
}

function unknownPlaceholdersIn(file: string, text: string, book: FactBook): readonly Mistake[] {
  if (file.endsWith('.json')) return [];
  return text
    .split('\n')
    .flatMap((words, index) => unknownPlaceholders(words, book).map((message) => ({ file, line: index + 1, message })));
}

/** Messages on placeholders of a text that name neither a fact nor a law. */
export function unknownPlaceholders(text: string, book: FactBook): readonly string[] {
  return placeholderKeys(text)
    .filter((key) => !book.facts.has(key) && !book.laws.has(key))
    .map((key) => `${quoted(`{${key}}`)} names nothing: expected a key of content/facts or content/laws`);
}

/** Words of all texts that may refer to an entry. The keys that define entries are left out. */
function namesIn(texts: Texts): ReadonlySet<string> {
  return new Set(
    [...texts].flatMap(([file, text]) => {
      const named = factFolderOf(file) ? text.replace(/^[a-z\d-]+:/gm, '') : text;
      return named.match(/[a-z][a-z\d]*(?:-[a-z\d]+)*/g) ?? [];
    }),
  );
}

/** The language of a file by its folder or its name. */
function languageOf(file: string): Language | undefined {
  return file.split(/[/.]/).find(isLanguage);
}
