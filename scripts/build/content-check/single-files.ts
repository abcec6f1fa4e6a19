import type { z } from 'astro/zod';
import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { illustrationTextsSchema } from '../../../src/content-schemas/pictures.ts';
import { provinceSectorsSchema } from '../../../src/content-schemas/provinces.ts';
import { exampleSchema, foundersSchema, partnersSchema, siteSchema } from '../../../src/content-schemas/site.ts';
import {
  checkedOnSchema,
  guideChaptersSchema,
  headlineFiguresSchema,
  synonymsSchema,
} from '../../../src/content-schemas/texts.ts';
import type { CheckedContent, Content } from './content.ts';
import { checkDictionaries, textsOf } from './dictionaries.ts';
import { checkFields } from './fields.ts';
import { checkIllustrations, type IllustrationTexts } from './illustrations.ts';
import { checkFigures, type Figures } from './languages/figures.ts';
import { englishNames, foreignTitleTo, foreignWords, inEveryLanguage } from './languages/languages.ts';
import { inFile, type Mistake, quoted, unknownKey } from './mistake.ts';
import { readJson } from './read/read-json.ts';
import { readMarkdown } from './read/read-markdown.ts';
import { type Read, readYaml } from './read/read-yaml.ts';
import { sectionFile } from './sections.ts';

type Mistakes = readonly Mistake[];

/**
 * `site.yaml`, `founders.yaml`, `partners.yaml`, `checked-on.yaml`, the provinces' sectors, the guide's chapters,
 * the synonyms of the search.
 */
export function checkSingleFiles(content: CheckedContent): Mistakes {
  const provinces = readFields(content, contentFile('provinceSectors'), provinceSectorsSchema);
  const partners = readFields(content, contentFile('partners'), partnersSchema);
  return [
    ...readFields(content, contentFile('site'), siteSchema).mistakes,
    ...readFields(content, contentFile('siteExample'), exampleSchema).mistakes,
    ...readFields(content, contentFile('founders'), foundersSchema).mistakes,
    ...readFields(content, contentFile('checkedOn'), checkedOnSchema).mistakes,
    ...provinces.mistakes,
    ...Object.entries(provinces.data ?? {}).flatMap(([code, { population }]) => {
      if (content.book.facts.has(population)) return [];
      const found = { path: [code], message: unknownKey(population, 'fact') };
      return [inFile(contentFile('provinceSectors'), provinces.tree, found)];
    }),
    ...readFields(content, contentFile('guideChapters'), guideChaptersSchema).mistakes,
    ...readFields(content, contentFile('synonyms'), synonymsSchema).mistakes,
    ...partners.mistakes,
    ...(partners.data?.partners ?? []).flatMap(({ role }, index) =>
      foreignWords(['partners', index, 'role'], role).map((found) =>
        inFile(contentFile('partners'), partners.tree, found),
      ),
    ),
  ];
}

/** The home page's figures. */
export function checkHeadlineFigures(content: CheckedContent): Mistakes {
  return checkTogether(
    (language) => {
      const file = contentFile('headlineFigures', { language });
      const { mistakes, data, tree } = readFields(content, file, headlineFiguresSchema);
      if (!data || !tree) return { mistakes };
      const list = data.figures.map(({ figure, caption, note = '', fact }) => ({
        text: `${figure} ${caption} ${note}`,
        fact,
      }));
      const foreign = data.figures.flatMap(({ caption }, index) => {
        const is = foreignTitleTo(language, caption);
        const message = `${quoted(caption)} is ${is}: this file is for ${englishNames[language]}`;
        return is ? [{ file, line: tree.lineOf(['figures', index, 'caption']), message }] : [];
      });
      const read: Figures = { file, list, name: 'figures', lineOf: tree.lineOf };
      return { mistakes: [...mistakes, ...foreign], read };
    },
    (together) => checkFigures(together, content.book),
  );
}

/** Alternative texts of illustrations. */
export function checkIllustrationFiles(content: Content): Mistakes {
  return checkTogether((language) => {
    const { mistakes, data, tree } = readFields(
      content,
      contentFile('illustrationTexts', { language }),
      illustrationTextsSchema,
    );
    const read: IllustrationTexts | undefined = data && tree && { tree, texts: data };
    return { mistakes, ...(read && { read }) };
  }, checkIllustrations);
}

/** The texts of the interface. */
export function checkDictionaryFiles(content: Content): Mistakes {
  const mistakes = checkTogether(
    (language) => {
      const file = contentFile('dictionaries', { language });
      const text = content.texts.get(file);
      if (text === undefined) return { mistakes: [] };
      const { mistakes, tree } = readJson(file, text);
      return { mistakes, ...(tree && { read: tree }) };
    },
    (trees) => checkDictionaries(trees, content.codeWords),
  );
  return [...mistakes, ...languages.flatMap((language) => sectorTitles(content, language))];
}

/** Names of sectors have to be the same everywhere. */
function sectorTitles({ texts }: Content, language: Language): Mistakes {
  const dictionary = contentFile('dictionaries', { language });
  const { tree } = readJson(dictionary, texts.get(dictionary) ?? '{}');
  return [...textsOf(tree?.value)].flatMap(([path, name]) => {
    const [section, key, ...more] = path.split('.');
    const file = sectionFile('sectors', language, key ?? '');
    const written = section === 'sectors' && more.length === 0 ? texts.get(file) : undefined;
    const fields = written === undefined ? undefined : readMarkdown(file, written).tree;
    const title = fields?.value instanceof Object && 'title' in fields.value ? fields.value.title : undefined;
    if (!fields || typeof title !== 'string' || typeof name !== 'string' || title.trim() === name) return [];
    const message = `“title” is ${quoted(title)}, and ${quoted(path)} in ${dictionary} is ${quoted(name)}: expected the same in both`;
    return [{ file, line: fields.lineOf(['title']), message }];
  });
}

export interface ReadFields<Data> extends Read {
  /** Absent if a field is invalid. */
  readonly data?: Data;
}

/** The data of a YAML file and its mistakes. */
export function readFields<Schema extends z.ZodType>(
  { texts }: Content,
  file: string,
  schema: Schema,
): ReadFields<z.output<Schema>> {
  const text = texts.get(file);
  if (text === undefined) return { mistakes: [] };
  const { mistakes, tree } = readYaml(file, text);
  if (!tree) return { mistakes };
  const { mistakes: ofFields, data } = checkFields(file, tree, schema);
  return { mistakes: [...mistakes, ...ofFields], tree, ...(data !== undefined && { data }) };
}

/** Reads a file of each language and compares them if all are valid. */
function checkTogether<Value>(
  read: (language: Language) => { readonly mistakes: Mistakes; readonly read?: Value },
  compare: (together: Readonly<Record<Language, Value>>) => Mistakes,
): Mistakes {
  const files = byLanguage(read);
  const mistakes = languages.flatMap((language) => files[language].mistakes);
  const together = inEveryLanguage((language) => files[language].read);
  return together ? [...mistakes, ...compare(together)] : mistakes;
}
