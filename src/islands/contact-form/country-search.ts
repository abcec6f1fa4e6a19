import { countryKey } from '#domain/country';
import type { Language } from '#domain/language';
import type { Option } from './select-options';

/** A searchable country: name, other names and code. */
export interface FoundCountry extends Option {
  /** The name and the native name. */
  readonly shown: string;
  /** Names in all languages, normalised for search. */
  readonly names: string;
  /** Comparison keys of the name in the page's language and of all other names (domain/country.ts). */
  readonly key: string;
  readonly otherKeys: ReadonlySet<string>;
}

/** Builds the search entry of a country from its shown text and other names. */
export function foundCountry({ value, label }: Option, shown: string, others: readonly string[]): FoundCountry {
  const names = plain([shown, ...others].join(' · '));
  return { value, label, shown, names, key: countryKey(label), otherKeys: new Set(others.map(countryKey)) };
}

/** The country with exactly the typed name. A name in the page's language wins over another country's other name. */
export function countryNamed(typed: string, countries: readonly FoundCountry[]): FoundCountry | undefined {
  const key = countryKey(typed);
  if (key === '') return undefined;
  return (
    countries.find((country) => country.key === key || country.shown === typed) ??
    countries.find(({ otherKeys }) => otherKeys.has(key))
  );
}

/** Countries that match the typed text, best matches first; all countries if the text is empty. */
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

/** Removes accents, punctuation and case: "cote d ivoire" finds "Côte d’Ivoire". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
}

interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Name in the page's language. */
  readonly name: string;
}

/** A country's name, followed by its native name if known and different. */
export function withNativeName({ code, name }: Country, nativeName: string | undefined, language: Language): string {
  // These native names would repeat the Chinese label in traditional characters.
  const repeats = language === 'zh' && ['HK', 'MO', 'TW'].includes(code);
  if (!nativeName || repeats || lettersOf(name).includes(lettersOf(nativeName))) return name;
  return language === 'zh' ? `${name}（${nativeName}）` : `${name} — ${nativeName}`;
}

/** Removes accents and apostrophes for comparison, so that “Peru — Perú” is not shown. */
function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}
