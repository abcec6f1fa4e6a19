/** The 23 provinces and the federal district (`CABA`), by their codes (docs/data.md §6). */
export const provinceCodes = [
  'BSAS',
  'CAT',
  'CBA',
  'CHA',
  'CHU',
  'CABA',
  'COR',
  'ENT',
  'FOR',
  'JUJ',
  'PAM',
  'LRJ',
  'MEN',
  'MIS',
  'NEU',
  'RIO',
  'SAL',
  'STC',
  'STGO',
  'SFE',
  'SJU',
  'SLU',
  'TDF',
  'TUC',
] as const;

export type ProvinceCode = (typeof provinceCodes)[number];

/** The one that is no province: the country’s capital, which has none of its own. */
export const federalDistrict: ProvinceCode = 'CABA';

/** The province that the map opens with (docs/specification.md §2.6). */
export const firstProvince: ProvinceCode = 'CABA';

/** Whether a word is the code of a province. */
export function isProvinceCode(word: unknown): word is ProvinceCode {
  return provinceCodes.some((code) => code === word);
}

/**
 * The active province that a URL's `#fragment` asks for. None asks for the first; a fragment that names no province
 * (the skip link's, a mistyped one) leaves `current` active.
 */
export function provinceInFragment(fragment: string, current: ProvinceCode): ProvinceCode {
  const word = fragment.replace(/^#/, '').toUpperCase();
  if (word === '') return firstProvince;
  return isProvinceCode(word) ? word : current;
}
