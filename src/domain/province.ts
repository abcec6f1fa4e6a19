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

/** The words of a province's URL, from its Spanish name. */
export const provinceSlugs: Readonly<Record<ProvinceCode, string>> = {
  BSAS: 'buenos-aires',
  CAT: 'catamarca',
  CBA: 'cordoba',
  CHA: 'chaco',
  CHU: 'chubut',
  CABA: 'buenos-aires-city',
  COR: 'corrientes',
  ENT: 'entre-rios',
  FOR: 'formosa',
  JUJ: 'jujuy',
  PAM: 'la-pampa',
  LRJ: 'la-rioja',
  MEN: 'mendoza',
  MIS: 'misiones',
  NEU: 'neuquen',
  RIO: 'rio-negro',
  SAL: 'salta',
  STC: 'santa-cruz',
  STGO: 'santiago-del-estero',
  SFE: 'santa-fe',
  SJU: 'san-juan',
  SLU: 'san-luis',
  TDF: 'tierra-del-fuego',
  TUC: 'tucuman',
};

/** English path of a province's page. */
export const provincePath = (code: ProvinceCode): string => `/provinces/${provinceSlugs[code]}`;

/** Whether a word is the code of a province. */
export function isProvinceCode(word: unknown): word is ProvinceCode {
  return provinceCodes.some((code) => code === word);
}

/** The province in a URL’s `#fragment`; undefined if it is empty or another one. */
export function provinceInFragment(fragment: string): ProvinceCode | undefined {
  const word = fragment.replace(/^#/, '').toUpperCase();
  return isProvinceCode(word) ? word : undefined;
}
