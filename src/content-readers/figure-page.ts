import { getEntry } from 'astro:content';
import {
  addressOf,
  converted,
  type Fact,
  type FactBook,
  type FigurePageKey,
  figurePageKeys,
  figurePagePaths,
  hasBothCurrencies,
  isPastDue,
  rateKey,
} from '#domain/fact-book';
import type { Language } from '#domain/language';
import type { ProvinceCode } from '#domain/province';
import { dayInArgentina } from '#domain/time/day';
import { type Citation, factWords, periodText, withFacts } from '../i18n/fact-words';
import { languagePaths } from '../i18n/path';
import { expectValue } from './expect-value';
import { citationOf, citedIn, oldestCheck, readFactBook } from './fact-book';
import { type Measure, measureOf } from './province-sheet';

/** Static paths of the pages of figures below a path; `part` is what follows it. */
export function figurePathsBelow(path: '/argentina-in-numbers' | '/costs') {
  const keys = figurePageKeys.filter((key) => figurePagePaths[key].startsWith(path));
  return languagePaths().flatMap(({ params, props }) =>
    keys.map((of) => ({
      params: { ...params, part: figurePagePaths[of].slice(path.length + 1) || undefined },
      props: { ...props, of },
    })),
  );
}

/** A figure with its source, in words. */
interface ShownFigure {
  readonly name: string;
  readonly note?: string | undefined;
  readonly words: string;
  /** A price in the other currency, at the rate of its month. */
  readonly other?: { readonly sum: string; readonly month: string } | undefined;
  readonly cited: Citation;
  readonly address?: string | undefined;
  readonly isUncertain: boolean;
  /** The day on which the next edition was expected has passed. */
  readonly isPast: boolean;
}

/** A series of one unit, in the order of its periods. */
export interface Series {
  readonly title: string;
  readonly points: readonly { readonly period: string; readonly value: number; readonly words: string }[];
  readonly cited: Citation;
  readonly address?: string | undefined;
}

/** A figure of the provinces, in both currencies if it is a price. */
export interface Comparison {
  readonly measure: Measure;
  readonly words: ReadonlyMap<ProvinceCode, { readonly value: string; readonly other?: string | undefined }>;
}

/** The sections of a page of figures. Prices are converted on the pages of costs. */
export async function readFigurePage(language: Language, key: FigurePageKey) {
  const book = await readFactBook();
  const sections = await readSections(key);
  const inLanguage = (text: string) => withFacts(text, book, language);
  const inOther = (fact: Pick<Fact, 'value' | 'unit' | 'per' | 'month'>) => {
    const other = hasBothCurrencies(key) ? converted(fact, book) : undefined;
    return other && { sum: factWords(other, language), month: periodText(fact.month ?? '', language) };
  };
  const source = (fact: string) => ({
    cited: citationOf(book, fact, language),
    address: addressOf(factIn(book, fact), book),
  });
  const shown = sections.map((section) => {
    const { key: id, title, text, rows, series, unpublished } = section;
    return {
      id,
      title: title[language],
      text: text && inLanguage(text[language]),
      figures: rows.map(({ fact: named, name, note }): ShownFigure => {
        const fact = factIn(book, named);
        return {
          ...source(named),
          name: inLanguage(name[language]),
          note: note && inLanguage(note[language]),
          words: factWords(fact, language),
          other: inOther(fact),
          isUncertain: fact.uncertain ?? false,
          isPast: isPastDue(fact, dayInArgentina(new Date())),
        };
      }),
      series: series.map(({ title: named, points }): Series => {
        const inOrder = Object.entries(points).sort(([one], [other]) => one.localeCompare(other));
        return {
          title: named[language],
          points: inOrder.map(([period, point]) => {
            const fact = factIn(book, point);
            return {
              period: periodText(period, language),
              value: Number(fact.value),
              words: factWords(fact, language),
            };
          }),
          ...source(inOrder.at(-1)?.[1] ?? ''),
        };
      }),
      comparisons: comparisonsIn(section, book, language).map((measure): Comparison => {
        const words = [...measure.figures].map(([code, { value }]) => {
          // What the price is for is in the column's heading.
          const price = { value, unit: measure.unit, month: measure.month };
          return [code, { value: factWords(price, language), other: inOther(price)?.sum }] as const;
        });
        return { measure, words: new Map(words) };
      }),
      unpublished: unpublished.map((one) => one[language]),
    };
  });
  const texts = sections.flatMap(({ text, rows }) => [text, ...rows.flatMap(({ name, note }) => [name, note])]);
  const cited = citedIn(
    book,
    texts.flatMap((one) => one?.[language] ?? []),
  );
  const keys = sections.flatMap(({ rows, series, provinces }) => [
    ...rows.map(({ fact }) => fact),
    ...series.flatMap(({ points }) => Object.values(points)),
    ...provinces.flatMap(({ facts }) => Object.values(facts)),
  ]);
  const facts = keys.flatMap((fact) => book.facts.get(fact ?? '') ?? []);
  return {
    sections: shown,
    rates: hasBothCurrencies(key) ? latestRate(facts, book, language) : undefined,
    book,
    cited,
    checkedOn: oldestCheck({ ...cited, facts: [...cited.facts, ...facts] }, []),
  };
}

/** The comparisons of provinces of all pages of figures. */
export async function readComparisons(language: Language): Promise<readonly Measure[]> {
  const book = await readFactBook();
  const pages = await Promise.all(figurePageKeys.map(readSections));
  return pages.flat().flatMap((section) => comparisonsIn(section, book, language));
}

function comparisonsIn(
  { key, provinces }: Awaited<ReturnType<typeof readSections>>[number],
  book: FactBook,
  language: Language,
): readonly Measure[] {
  return provinces.map(({ name, note, facts }, at) => {
    const keys = Object.entries(facts).flatMap(([code, fact]) => (fact ? [[code, fact] as const] : []));
    return measureOf({ key: `${key}-${at}`, name: name[language], note: note?.[language] }, keys, book, language);
  });
}

async function readSections(page: FigurePageKey) {
  const { data } = expectValue(
    await getEntry('figurePages', 'pages'),
    'content/numbers/pages.yaml: expected this file',
  );
  return Promise.all(
    data[page].map(async (key) => {
      const file = `content/numbers/sections/${key}.yaml`;
      return { key, ...expectValue(await getEntry('figureSections', key), `${file}: expected this file`).data };
    }),
  );
}

const factIn = (book: FactBook, key: string): Fact =>
  expectValue(book.facts.get(key), `content/facts: expected ${key}`);

/** The source of the exchange rates by which prices are converted: that of the latest month. */
function latestRate(facts: readonly Fact[], book: FactBook, language: Language) {
  const [latest] = facts.flatMap(({ month }) => month ?? []).toSorted((one, other) => other.localeCompare(one));
  if (latest === undefined) return undefined;
  const key = rateKey(latest);
  return { cited: citationOf(book, key, language), address: addressOf(factIn(book, key), book) };
}
