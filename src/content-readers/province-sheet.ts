import { type CollectionEntry, getEntry } from 'astro:content';
import { addressOf, type Fact, type FactBook, type FactUnit, type PerUnit } from '#domain/fact-book';
import type { Language } from '#domain/language';
import { isProvinceCode, type ProvinceCode, provinceCodes } from '#domain/province';
import { type Dictionary, dictionaryOf } from '../i18n/dictionary';
import type { Citation } from '../i18n/fact-words';
import { readProvinceNames } from './content';
import { expectValue } from './expect-value';
import { citationOf, readFactBook } from './fact-book';

type MeasureTopic = CollectionEntry<'provinceSheet'>['data'][string]['topic'];

/** A province's figure of a measure. */
interface Figure {
  readonly value: number;
  /** Not confirmed. A computed figure inherits this from its source figure. */
  readonly uncertain: boolean;
}

/** A measure to compare provinces by, with the known figures. */
export interface Measure {
  readonly key: string;
  /** Missing for those of the pages of figures. */
  readonly topic?: MeasureTopic;
  readonly name: string;
  readonly note?: string | undefined;
  /** Remarks on the figures of single provinces, by province code. */
  readonly remarks?: Readonly<Record<string, Readonly<Record<Language, string>> | undefined>> | undefined;
  readonly unit: FactUnit;
  readonly per?: PerUnit | undefined;
  /** The month of prices, `YYYY-MM`. */
  readonly month?: string | undefined;
  /** What is counted, if the figures have no unit of a fact. */
  readonly counted?: string;
  readonly figures: ReadonlyMap<ProvinceCode, Figure>;
  /** Missing if the figures are computed from others. */
  readonly source?: Pick<Fact, 'address' | 'checkedOn'> & { readonly cited: Citation };
}

/** The provinces ordered by name, and the measures to compare them by. */
export async function readProvinceSheet(language: Language) {
  const book = await readFactBook();
  const names = await readProvinceNames(language);
  const order = new Intl.Collator(language);
  const { provinceSheet: texts } = dictionaryOf(language);
  const file = expectValue(
    await getEntry('provinceSheet', 'sheet'),
    'content/provinces/sheet.yaml: expected this file',
  );
  const { area, ...others } = Object.fromEntries(
    Object.entries(file.data).map(([key, { topic, name, note, remarks, facts }]) => {
      const figures = Object.entries(facts).map(([code, fact]) => [code, fact ?? ''] as const);
      const about = { key, topic, name: name[language], note: note?.[language], remarks };
      return [key, measureOf(about, figures, book, language)];
    }),
  );
  const inhabitants = measureOf(
    { key: 'inhabitants', topic: 'land', name: texts.inhabitants },
    await Promise.all(provinceCodes.map(async (code) => [code, await readPopulation(code)] as const)),
    book,
    language,
  );
  const density = area && densityOf(inhabitants, area, texts);
  const measures = [inhabitants, area, density, ...Object.values(others)].filter((measure) => measure !== undefined);
  // Only measures known for every province get a column.
  const isColumn = ({ figures }: Measure) => figures.size === provinceCodes.length;
  return {
    provinces: provinceCodes
      .map((code) => ({ code, name: names[code] }))
      .sort((one, other) => order.compare(one.name, other.name)),
    measures,
    columns: measures.filter(isColumn),
    further: measures.filter((measure) => !isColumn(measure)),
  };
}

/** Key of the fact with a province's population. */
async function readPopulation(code: ProvinceCode): Promise<string> {
  const file = 'content/provinces/sectors.yaml';
  const { data } = expectValue(await getEntry('provinceSectors', 'sectors'), `${file}: expected this file`);
  return expectValue(data[code], `${file}: expected ${code}`).population;
}

/** A measure from the facts of its provinces, which have one unit and one source. */
export function measureOf(
  about: Pick<Measure, 'key' | 'topic' | 'name' | 'note' | 'remarks'>,
  keys: readonly (readonly [code: string, fact: string])[],
  book: FactBook,
  language: Language,
): Measure {
  const known = keys.flatMap(([code, key]) => {
    const fact = book.facts.get(key);
    return fact && typeof fact.value === 'number' && isProvinceCode(code)
      ? [{ code, key, fact, value: fact.value }]
      : [];
  });
  const first = expectValue(known[0], `content/facts: expected the figures of ${about.key}`);
  const { unit, per, month, checkedOn } = first.fact;
  return {
    ...about,
    unit,
    per,
    month,
    figures: new Map(known.map(({ code, value, fact }) => [code, { value, uncertain: fact.uncertain ?? false }])),
    source: { address: addressOf(first.fact, book), checkedOn, cited: citationOf(book, first.key, language) },
  };
}

function densityOf(inhabitants: Measure, area: Measure, texts: Dictionary['provinceSheet']): Measure {
  const figures = [...area.figures].flatMap(([code, { value }]) => {
    const people = inhabitants.figures.get(code)?.value;
    return people === undefined ? [] : [[code, { value: people / value, uncertain: false }] as const];
  });
  const { density: name, densityUnit: counted, computed: note } = texts;
  const { remarks } = area;
  return { key: 'density', topic: 'land', name, note, remarks, unit: 'number', counted, figures: new Map(figures) };
}
