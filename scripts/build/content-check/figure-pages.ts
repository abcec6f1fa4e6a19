import type { z } from 'astro/zod';
import { addressOf, type Fact, type FactBook, rateKey } from '#domain/fact-book';
import { type Language, languages } from '#domain/language';
import { contentFile, contentFiles } from '../../../src/content-schemas/content-files.ts';
import type { figureSectionSchema } from '../../../src/content-schemas/figure-pages.ts';
import type { CheckedContent } from './content.ts';
import { unknownPlaceholders } from './facts.ts';
import { foreignTitleTo, foreignTo, foreignWords } from './languages/languages.ts';
import { inFile, type Mistake, type MistakeAtPath, quoted, unknownKey } from './mistake.ts';
import type { Path } from './read/read-yaml.ts';
import { topicFiles } from './sections.ts';
import { readFields } from './single-files.ts';

type Section = z.output<typeof figureSectionSchema>;
type Texts = Readonly<Record<Language, string>>;

/** Fewest known provinces of a comparison. */
const fewestProvinces = 12;

/** Mistakes in the pages of figures: facts without source, comparisons of unlike facts, texts in another language. */
export function checkFigurePages(content: CheckedContent): readonly Mistake[] {
  const sections = topicFiles('figureSections', content.texts).map((file) => ({
    file,
    key: /([^/]+)\.yaml$/.exec(file)?.[1] ?? '',
    ...readFields(content, file, contentFiles.figureSections.schema),
  }));
  const list = contentFile('figurePages');
  const pages = readFields(content, list, contentFiles.figurePages.schema);
  const listed = Object.entries(pages.data ?? {}).flatMap(([page, keys]) =>
    keys.map((key, at) => ({ key, path: [page, at] })),
  );
  const inList: readonly MistakeAtPath[] = [
    ...listed.flatMap(({ key, path }, at) => {
      if (!sections.some((section) => section.key === key))
        return [
          { path, message: `${quoted(key)} is no section: expected the name of a file of content/numbers/sections` },
        ];
      const isFirst = listed.findIndex((other) => other.key === key) === at;
      return isFirst ? [] : [{ path, message: `${quoted(key)} is on a page already: expected it once` }];
    }),
  ];
  return [
    ...pages.mistakes,
    ...inList.map((found) => inFile(list, pages.tree, found)),
    ...sections.flatMap(({ file, key, mistakes, data, tree }) => [
      ...mistakes,
      ...(listed.some((one) => one.key === key)
        ? []
        : [{ file, message: `this section is on no page: expected it in ${list}` }]),
      ...(data ? inSection(data, content.book) : []).map((found) => inFile(file, tree, found)),
    ]),
  ];
}

function inSection(
  { title, text, rows, series, provinces, unpublished }: Section,
  book: FactBook,
): readonly MistakeAtPath[] {
  return [
    ...inTexts(['title'], title, book),
    ...inTexts(['text'], text, book),
    ...rows.flatMap(({ fact, name, note }, at) => [
      ...ofFact(['rows', at, 'fact'], fact, book),
      ...inTexts(['rows', at, 'name'], name, book),
      ...inTexts(['rows', at, 'note'], note, book),
    ]),
    ...series.flatMap(({ title: named, points }, at) => [
      ...inTexts(['series', at, 'title'], named, book),
      ...alike(['series', at, 'points'], points, book, ['unit', 'per', 'publisher']),
    ]),
    ...provinces.flatMap(({ name, note, facts }, at) => {
      const path = ['provinces', at, 'facts'];
      const known = Object.fromEntries(Object.entries(facts).flatMap(([code, key]) => (key ? [[code, key]] : [])));
      const count = Object.keys(known).length;
      const message = `a comparison of ${count} provinces: expected at least ${fewestProvinces}, or rows`;
      return [
        ...(count < fewestProvinces ? [{ path, message }] : []),
        ...inTexts(['provinces', at, 'name'], name, book),
        ...inTexts(['provinces', at, 'note'], note, book),
        ...alike(path, known, book, ['unit', 'per', 'publisher', 'year', 'month']),
      ];
    }),
    ...unpublished.flatMap((one, at) => inTexts(['unpublished', at], one, book)),
  ];
}

/** A figure of these pages has a publisher, a year and a link. */
function ofFact(path: Path, key: string, book: FactBook): readonly MistakeAtPath[] {
  const fact = book.facts.get(key);
  if (!fact) return [{ path, message: unknownKey(key, 'fact') }];
  const missing = Object.entries({ publisher: fact.publisher, year: fact.year, address: addressOf(fact, book) })
    .filter(([, value]) => value === undefined)
    .map(([field]) => field);
  const message = `${quoted(key)} has no ${missing.join(', no ')}: the page names the source of each figure`;
  return [...(missing.length > 0 ? [{ path, message }] : []), ...missingRate(path, key, fact, book)];
}

/** A price with a month is converted at the rate of that month. */
function missingRate(path: Path, key: string, { month }: Fact, book: FactBook): readonly MistakeAtPath[] {
  if (month === undefined || book.facts.get(rateKey(month))?.unit === 'ars-per-usd') return [];
  const rate = quoted(rateKey(month));
  return [
    {
      path,
      message: `${quoted(key)} is a price of ${month}: expected the fact ${rate} (unit ars-per-usd) in content/facts`,
    },
  ];
}

/** Facts of one list: numbers that have the first one's unit and publisher. */
function alike(
  path: Path,
  keys: Readonly<Record<string, string>>,
  book: FactBook,
  common: readonly (keyof Fact)[],
): readonly MistakeAtPath[] {
  const [first] = Object.values(keys).flatMap((key) => book.facts.get(key) ?? []);
  return Object.entries(keys).flatMap(([label, key]): readonly MistakeAtPath[] => {
    const at = [...path, label];
    const wrong = ofFact(at, key, book);
    const fact = book.facts.get(key);
    if (wrong.length > 0 || !fact || !first) return wrong;
    if (typeof fact.value !== 'number') {
      return [{ path: at, message: `${quoted(key)} is a fact of the unit date: expected a number` }];
    }
    const other = common.filter((field) => fact[field] !== first[field]);
    const message = `${quoted(key)} differs from the first in ${other.join(' and ')}: expected the same`;
    return other.length > 0 ? [{ path: at, message }] : [];
  });
}

function inTexts(path: Path, texts: Texts | undefined, book: FactBook): readonly MistakeAtPath[] {
  if (!texts) return [];
  const unknown = languages.flatMap((language) =>
    unknownPlaceholders(texts[language], book).map((message) => ({ path: [...path, language], message })),
  );
  return [...foreignWords(path, texts, path.at(-1) === 'text' ? foreignTo : foreignTitleTo), ...unknown];
}
