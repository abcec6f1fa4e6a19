/**
 * The sectors, and all lists of them that differ.
 *
 * Three lists have their own order, and two of them another word (docs/data.md §5): the public filter uses
 * `technology` for `tech`, and the contact form `agribusiness` for `agriculture`. All other code uses the key; the
 * differences are only here.
 */

/**
 * The sector keys, in the order of the sector grid. They are also in the paths of the sector pages, so
 * `real-state` keeps the spelling of the specification.
 */
export const sectorKeys = [
  'real-state',
  'energy',
  'agriculture',
  'tourism',
  'industrial',
  'vineyards',
  'mining',
  'tech',
  'fishing',
  'aerospace',
  'education',
  'research',
] as const;

export type SectorKey = (typeof sectorKeys)[number];

/** Order of the public filter’s buttons (docs/specification.md §3.1). */
export const filterSectors = [
  'aerospace',
  'agriculture',
  'energy',
  'education',
  'fishing',
  'industrial',
  'mining',
  'real-state',
  'research',
  'tourism',
  'tech',
  'vineyards',
] as const satisfies readonly SectorKey[];

/** Order of the administrator’s sector choice (docs/data.md §5). */
export const adminSectors = [
  'aerospace',
  'agriculture',
  'education',
  'energy',
  'fishing',
  'industrial',
  'mining',
  'real-state',
  'research',
  'tech',
  'tourism',
  'vineyards',
] as const satisfies readonly SectorKey[];

/** Values of the contact form’s sector choice. `agribusiness` exists only in the form (docs/data.md §5). */
export const enquirySectors = [
  'agribusiness',
  'energy',
  'mining',
  'real-state',
  'tech',
  'tourism',
  'industrial',
  'vineyards',
  'fishing',
  'research',
  'education',
  'aerospace',
] as const;

/** The name of an enquiry’s sector; the stored word itself if it is no longer a sector. */
export function enquirySectorName(names: Readonly<Record<EnquirySector, string>>, sector: string): string {
  const known = enquirySectors.find((one) => one === sector);
  return known ? names[known] : sector;
}

export type EnquirySector = (typeof enquirySectors)[number];

/** The contact form’s value for a sector. */
export function enquirySectorOf(sector: SectorKey): EnquirySector {
  return sector === 'agriculture' ? 'agribusiness' : sector;
}

/** The public filter’s words for sectors if they differ from the key: `/opportunities/technology` means `tech`. */
const sectorAliases = { technology: 'tech' } as const satisfies Record<string, SectorKey>;

/** Whether an untrusted value is a sector key. */
export function isSectorKey(value: unknown): value is SectorKey {
  return sectorKeys.some((key) => key === value);
}

/** The sector of a path segment, including aliases; `undefined` if there is none. */
export function sectorFromPath(word: string): SectorKey | undefined {
  if (isSectorKey(word)) return word;
  return Object.entries(sectorAliases).find(([alias]) => alias === word)?.[1];
}
