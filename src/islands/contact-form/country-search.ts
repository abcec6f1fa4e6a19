import { countryKey } from '#domain/country';
import type { Option } from './select-options';

/** A country as it is found: under its name, its other names, and its code. */
export interface FoundCountry extends Option {
  /** The name, and beside it the native one. */
  readonly shown: string;
  /** All of its names in any language, to be searched in. */
  readonly names: string;
  /** The keys of its name in the page's language and of all others (domain/country.ts). */
  readonly key: string;
  readonly otherKeys: ReadonlySet<string>;
}

/** A country with what it is found by: `shown`, and every other name. */
export function foundCountry({ value, label }: Option, shown: string, others: readonly string[]): FoundCountry {
  const names = plain([shown, ...others].join(' · '));
  return { value, label, shown, names, key: countryKey(label), otherKeys: new Set(others.map(countryKey)) };
}

/** The country whose name was typed whole: its own in the page's language goes before another's other name. */
export function countryNamed(typed: string, countries: readonly FoundCountry[]): FoundCountry | undefined {
  const key = countryKey(typed);
  if (key === '') return undefined;
  return (
    countries.find((country) => country.key === key || country.shown === typed) ??
    countries.find(({ otherKeys }) => otherKeys.has(key))
  );
}

/** The countries that what is typed may mean, the likeliest first; all of them where nothing is typed. */
export function findCountries(typed: string, countries: readonly FoundCountry[]): readonly FoundCountry[] {
  const wanted = plain(typed);
  if (wanted === '') return countries;
  const named = countryNamed(typed, countries);
  const ranked = countries.map((country) => ({
    country,
    rank: country === named ? ranks.whole : rankOf(country, wanted),
  }));
  return ranked
    .filter(({ rank }) => rank < ranks.none)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

const ranks = { whole: 0, code: 1, start: 2, word: 3, within: 4, none: 5 } as const;

function rankOf({ value, label, names }: FoundCountry, wanted: string): number {
  const name = plain(label);
  if (value.toLowerCase() === wanted) return ranks.code;
  if (name.startsWith(wanted)) return ranks.start;
  if (` ${names}`.includes(` ${wanted}`)) return ranks.word;
  return names.includes(wanted) ? ranks.within : ranks.none;
}

/** Without accents, punctuation and case: "Côte d’Ivoire" is found by "cote d ivoire". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
}
