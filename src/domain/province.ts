/** The 23 provinces and the federal district (`CABA`), by code (docs/data.md §6). */
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

/** The country’s capital, which is not a province. */
export const federalDistrict: ProvinceCode = 'CABA';

/** The province selected on opening the map (docs/specification.md §2.6). */
export const firstProvince: ProvinceCode = 'CABA';

/** Whether a word is the code of a province. */
export function isProvinceCode(word: unknown): word is ProvinceCode {
  return provinceCodes.some((code) => code === word);
}

/** The province in a URL’s `#fragment`; undefined if it is empty or another one. */
export function provinceInFragment(fragment: string): ProvinceCode | undefined {
  const word = fragment.replace(/^#/, '').toUpperCase();
  return isProvinceCode(word) ? word : undefined;
}
