import type { Language } from '#domain/language';
import { daysBetween } from '#domain/time/day';

/** A text in each of the site's languages. */
type InEachLanguage = Readonly<Record<Language, string>>;

/** What a fact's value counts. The value of a `date` is a day, `YYYY-MM-DD`; every other value is a number. */
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
  'year',
  'date',
] as const;

export type FactUnit = (typeof factUnits)[number];

/** What is known of where an entry comes from, and when somebody last compared it with that. Days are `YYYY-MM-DD`. */
interface Checked {
  readonly address?: string | undefined;
  /** Why it has no address: the day on which none was found, or that the figure is our own calculation. */
  readonly unlinked?: string | undefined;
  readonly checkedOn: string;
}

/** A value that texts name, with its source. */
export interface Fact extends Checked {
  readonly value: number | string;
  readonly unit: FactUnit;
  /** What the value is, in English, for editors. */
  readonly about: string;
  /** A key of the publishers. Without one it is the site's owner who gives the figure. */
  readonly publisher?: string | undefined;
  /** A key of the laws: the act that says so, where its publisher is the gazette. */
  readonly law?: string | undefined;
  /** The year of the value, the law or the edition; a few have none. */
  readonly year?: number | undefined;
  /** It could not be confirmed, and the page says so. */
  readonly uncertain?: boolean | undefined;
  /** The day when it lapses, or has to be looked at again. */
  readonly until?: string | undefined;
}

export const lawStatuses = ['in-force', 'suspended', 'repealed', 'signed', 'bill', 'uncertain'] as const;

type LawStatus = (typeof lawStatuses)[number];

/** A law, a decree, a resolution or a treaty. */
export interface Law extends Checked {
  /** As Argentina writes it, `24.196`; treaties have none. */
  readonly number?: string | undefined;
  readonly year: number;
  readonly name: InEachLanguage;
  readonly status: LawStatus;
  /** A sentence on its status. */
  readonly note?: InEachLanguage | undefined;
}

/** A page or a document that texts rely on as a whole. */
export interface Source extends Checked {
  readonly title: InEachLanguage;
  readonly publisher: string;
  readonly year?: number | undefined;
}

/** All that `content/facts`, `content/laws`, `content/sources` and `content/publishers` hold, by their keys. */
export interface FactBook {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly laws: ReadonlyMap<string, Law>;
  readonly sources: ReadonlyMap<string, Source>;
  readonly publishers: ReadonlyMap<string, InEachLanguage>;
}

/** A place in a text where a fact or a law is to be named: `{rigi-minimum}`, `{law-24196:name}`. */
const placeholder = /\{(?<key>[a-z][a-z\d]*(?:-[a-z\d]+)+)(?::(?<form>[a-z]+))?\}/g;

/** The keys of the facts and laws that a text names, each once, in their order. */
export function placeholderKeys(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(({ groups }) => groups?.key ?? ''))];
}

/** A text with words in the place of its placeholders; one without words stays as it is. */
export function replacePlaceholders(text: string, words: (key: string, form: string) => string | undefined): string {
  return text.replace(placeholder, (whole, key: string, form = '') => words(key, form) ?? whole);
}

/** A text, and the day on which somebody last compared it with its sources, `YYYY-MM-DD`. */
export interface CheckedText {
  readonly key: string;
  readonly about: string;
  readonly checkedOn: string;
}

/** An entry of the fact book, or a text, that somebody has to compare with its source again. */
export interface DueEntry {
  readonly key: string;
  /** What the entry is, in English. */
  readonly about: string;
  /** The day of the last comparison, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** The day when its value lapses, where there is one. */
  readonly until?: string;
  readonly why: 'lapses' | 'old' | 'uncertain';
}

/** Days after which an entry is old. */
const oldAfter = 365;
/** Days before it lapses at which an entry is due; what has lapsed already is due too. */
const dueBefore = 365;

const reasons = ['lapses', 'uncertain', 'old'] as const;

/** What is due for a check on a day (`YYYY-MM-DD`): what lapses first, then what is uncertain, then what is old. */
export function dueEntries(
  { facts, laws, sources }: FactBook,
  texts: readonly CheckedText[],
  today: string,
): readonly DueEntry[] {
  const entries = [
    ...[...facts].map(([key, { about, checkedOn, until, unit, value, uncertain }]) => {
      // A date is its own last day.
      const last = until ?? (unit === 'date' && String(value) >= today ? String(value) : undefined);
      return { key, about, checkedOn, uncertain: uncertain === true, ...(last && { until: last }) };
    }),
    ...[...laws].map(([key, { name, checkedOn, status }]) => {
      return { key, about: name.en, checkedOn, uncertain: status === 'uncertain' };
    }),
    ...[...sources].map(([key, { title, checkedOn }]) => ({ key, about: title.en, checkedOn, uncertain: false })),
    ...texts.map((text) => ({ ...text, uncertain: false })),
  ];
  const due = entries.flatMap(({ uncertain, ...entry }): DueEntry[] => {
    const why = reasonFor({ uncertain, ...entry }, today);
    return why ? [{ ...entry, why }] : [];
  });
  const order = ({ why, until, checkedOn, key }: DueEntry) => `${reasons.indexOf(why)} ${until ?? checkedOn} ${key}`;
  return [...due].sort((one, other) => order(one).localeCompare(order(other)));
}

interface Entry {
  readonly checkedOn: string;
  readonly uncertain: boolean;
  readonly until?: string;
}

function reasonFor({ checkedOn, uncertain, until }: Entry, today: string): DueEntry['why'] | undefined {
  if (until !== undefined && daysBetween(today, until) <= dueBefore) return 'lapses';
  if (uncertain) return 'uncertain';
  return daysBetween(checkedOn, today) > oldAfter ? 'old' : undefined;
}
