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

/** The province that a URL's `#fragment` names; none where it is empty or names something else. */
export function provinceInFragment(fragment: string): ProvinceCode | undefined {
  const word = fragment.replace(/^#/, '').toUpperCase();
  return isProvinceCode(word) ? word : undefined;
}
