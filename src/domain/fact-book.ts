import type { Language } from '#domain/language';

// Facts, laws, sources and publishers: their types, their placeholders in texts, and which must be checked again.

/** A text in each of the site's languages. */
type InEachLanguage = Readonly<Record<Language, string>>;

/** The units of facts. A `date` is a day, `YYYY-MM-DD`; every other value is a number. */
export const factUnits = [
  'usd',
  'ars',
  'percent',
  'number',
  'people',
  'metres',
  'km',
  'km2',
  'm3',
  'hectares',
  'years',
  'months',
  'days',
  'hours',
  'megawatts',
  'tonnes',
  'points',
  'index',
  'ars-per-usd',
  'year',
  'date',
] as const;

export type FactUnit = (typeof factUnits)[number];

/** What a price, a wage or a rate is for: US$75 per megawatt hour. */
export const perUnits = [
  'kwh',
  'mwh',
  'kw-month',
  'mmbtu',
  'm3',
  '1000-m3',
  'litre',
  'm2',
  'm2-month',
  'tonne',
  'tonne-km',
  'km',
  'container',
  'hour',
  'day',
  'month',
  'year',
  'worker',
  'mbps',
] as const;

export type PerUnit = (typeof perUnits)[number];

/** The source of an entry and the day of its last check. Days are `YYYY-MM-DD`. */
interface Checked {
  readonly address?: string | undefined;
  /** Why it has no URL: the day on which none was found, or that the figure is our own calculation. */
  readonly unlinked?: string | undefined;
  readonly checkedOn: string;
}

/** A value for texts, with its source. */
export interface Fact extends Checked {
  readonly value: number | string;
  readonly unit: FactUnit;
  readonly per?: PerUnit | undefined;
  /** A description in English, for editors. */
  readonly about: string;
  /** A key of the publishers. Without one the figure is the site owner’s. */
  readonly publisher?: string | undefined;
  /** A key of the laws: the act, if its publisher is the gazette. */
  readonly law?: string | undefined;
  /** The year of the value, the law or the edition, if any. */
  readonly year?: number | undefined;
  /** The month of a price, `YYYY-MM`, of a longer period its last. */
  readonly month?: string | undefined;
  /** Could not be confirmed, which the page mentions. */
  readonly uncertain?: boolean | undefined;
  /** The day on which it expires or must be checked again. */
  readonly until?: string | undefined;
}

/** Whether the next edition of a figure was expected before `today` (`YYYY-MM-DD`). */
export const isPastDue = ({ until }: Pick<Fact, 'until'>, today: string): boolean =>
  until !== undefined && until < today;

/** Key of the fact with the average exchange rate of a month, `YYYY-MM`. */
export const rateKey = (month: string): string => `exchange-rate-${month}`;

/**
 * A price in dollars in pesos, and the other way round, at the average rate of its own month, rounded to three digits.
 * `undefined` if it is no price, or has no month: at the rate of another month it would mislead.
 */
export function converted(
  { value, unit, per, month }: Pick<Fact, 'value' | 'unit' | 'per' | 'month'>,
  { facts }: Pick<FactBook, 'facts'>,
): Pick<Fact, 'value' | 'unit' | 'per'> | undefined {
  const rate = month === undefined ? undefined : facts.get(rateKey(month))?.value;
  if (typeof value !== 'number' || typeof rate !== 'number' || !isPrice({ unit })) return undefined;
  const rounded = Number((unit === 'usd' ? value * rate : value / rate).toPrecision(3));
  return { value: rounded, unit: unit === 'usd' ? 'ars' : 'usd', per };
}

export const isPrice = ({ unit }: Pick<Fact, 'unit'>): boolean => unit === 'usd' || unit === 'ars';

export const lawStatuses = ['in-force', 'suspended', 'repealed', 'signed', 'bill', 'uncertain'] as const;

type LawStatus = (typeof lawStatuses)[number];

/** A law, a decree, a resolution or a treaty. */
export interface Law extends Checked {
  /** In Argentine notation, `24.196`; treaties have none. */
  readonly number?: string | undefined;
  readonly year: number;
  readonly name: InEachLanguage;
  readonly status: LawStatus;
  /** A sentence on its status. */
  readonly note?: InEachLanguage | undefined;
}

/** A page or a document that is the source of whole texts. */
export interface Source extends Checked {
  readonly title: InEachLanguage;
  readonly publisher: string;
  readonly year?: number | undefined;
}

/** The content of `content/facts`, `content/laws`, `content/sources` and `content/publishers`, by key. */
export interface FactBook {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly laws: ReadonlyMap<string, Law>;
  readonly sources: ReadonlyMap<string, Source>;
  readonly publishers: ReadonlyMap<string, InEachLanguage>;
}

/** The link of a fact: one with a law uses the law’s. */
export const addressOf = ({ address, law }: Fact, book: FactBook): string | undefined =>
  address ?? book.laws.get(law ?? '')?.address;

/** A placeholder for a fact or a law: `{rigi-minimum}`, `{law-24196:name}`. */
const placeholder = /\{(?<key>[a-z][a-z\d]*(?:-[a-z\d]+)+)(?::(?<form>[a-z]+))?\}/g;

/** The keys of the facts and laws in a text, each once, in order. */
export function placeholderKeys(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(({ groups }) => groups?.key ?? ''))];
}

/** Replaces the placeholders of a text; those without a replacement stay. */
export function replacePlaceholders(text: string, words: (key: string, form: string) => string | undefined): string {
  return text.replace(placeholder, (whole, key: string, form = '') => words(key, form) ?? whole);
}
