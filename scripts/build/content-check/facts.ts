import { type FactBook, placeholderKeys } from '#domain/fact-book';
import { isLanguage, type Language } from '#domain/language';
import { type FactFolder, factFileSchemas, factFolders } from '../../../src/fact-schemas.ts';
import { withFacts } from '../../../src/i18n/fact-words.ts';
import { factBookOf } from '../fact-book.ts';
import type { Content } from './content.ts';
import { checkFields } from './fields.ts';
import { type Mistake, quoted } from './mistake.ts';
import { readYaml } from './read-yaml.ts';

type Texts = Content['texts'];

/** The folder of facts, laws, sources or publishers that a file belongs to. */
export function factFolderOf(file: string): FactFolder | undefined {
  return factFolders.find((folder) => new RegExp(`^content/${folder}/[a-z\\d-]+\\.yaml$`).test(file));
}

/** What the files of facts, laws, sources and publishers hold; those with mistakes are left out. */
export function factBookIn(texts: Texts): FactBook {
  return factBookOf((folder) => [...texts].filter(([file]) => factFolderOf(file) === folder).map(([, text]) => text));
}

/** The texts with the words of their facts and laws, as a reader sees them. */
export function textsWithFacts(texts: Texts, book: FactBook): Texts {
  return new Map(
    [...texts].map(([file, text]) => {
      const language = languageOf(file);
      return [file, language && !file.endsWith('.json') ? withFacts(text, book, language) : text];
    }),
  );
}

/** What is wrong with facts, laws, sources and publishers, and with the places that name them. */
export function checkFacts({ texts, codeWords }: Content, book: FactBook): readonly Mistake[] {
  const files = [...texts].flatMap(([file, text]) => {
    const folder = factFolderOf(file);
    return folder ? [{ file, folder, ...readYaml(file, text) }] : [];
  });
  const used = namesIn(texts);
  const seen = new Map<string, string>();
  return [
    ...files.flatMap(({ file, folder, mistakes, tree }) => {
      if (!tree) return mistakes;
      const { mistakes: ofFields, data = {} } = checkFields(file, tree, factFileSchemas[folder]);
      const ofEntries = Object.entries(data).flatMap(([key, entry]): Mistake[] => {
        const line = tree.lineOf([key]);
        const [kind, known] = [folder === 'laws' ? 'facts' : folder, seen.get(`${folder} ${key}`)];
        seen.set(`${folder} ${key}`, file);
        if (known) return [{ file, line, message: `${quoted(key)} stands in ${known} too: keep one of the two` }];
        if (kind === 'facts' && book.facts.has(key) && book.laws.has(key)) {
          return [{ file, line, message: `${quoted(key)} is a fact and a law: call one of them otherwise` }];
        }
        if ('publisher' in entry && !book.publishers.has(entry.publisher)) {
          const message = `${quoted(entry.publisher)} is no publisher: expected a key of content/publishers`;
          return [{ file, line: tree.lineOf([key, 'publisher']), message }];
        }
        if (used.has(key) || codeWords.has(key)) return [];
        return [{ file, line, message: `nothing names ${quoted(key)}: remove it, or name it in a text` }];
      });
      return [...mistakes, ...ofFields, ...ofEntries];
    }),
    ...[...texts].flatMap(([file, text]) => (languageOf(file) ? unknownPlaceholders(file, text, book) : [])),
  ];
}

function unknownPlaceholders(file: string, text: string, book: FactBook): readonly Mistake[] {
  if (file.endsWith('.json')) return [];
  return text.split('\n').flatMap((words, index) =>
    placeholderKeys(words)
      .filter((key) => !book.facts.has(key) && !book.laws.has(key))
      .map((key) => ({
        file,
        line: index + 1,
        message: `${quoted(`{${key}}`)} names nothing: expected a key of content/facts or content/laws`,
      })),
  );
}

/** Every word that could be a key and stands elsewhere than where an entry begins. */
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
