/** The 23 provinces and the federal district (`CABA`), by the specification's codes (§3). */
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
