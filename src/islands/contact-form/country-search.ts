import type { Option } from './select-options';

/** A country as it is found: under its name, its native name, and its code. */
export interface FoundCountry extends Option {
  /** The name, and beside it the native one. */
  readonly shown: string;
}

/** The countries that what is typed may mean, the likeliest first; all of them where nothing is typed. */
export function findCountries(typed: string, countries: readonly FoundCountry[]): readonly FoundCountry[] {
  const wanted = plain(typed);
  if (wanted === '') return countries;
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, wanted) }));
  return ranked
    .filter(({ rank }) => rank < ranks.none)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

const ranks = { whole: 0, code: 1, start: 2, word: 3, within: 4, none: 5 } as const;

function rankOf({ value, label, shown }: FoundCountry, wanted: string): number {
  const [name, all] = [plain(label), plain(shown)];
  if (name === wanted) return ranks.whole;
  if (value.toLowerCase() === wanted) return ranks.code;
  if (name.startsWith(wanted)) return ranks.start;
  if (` ${all}`.includes(` ${wanted}`)) return ranks.word;
  return all.includes(wanted) ? ranks.within : ranks.none;
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
