/**
 * The sectors, and every place where a list of them differs.
 *
 * Three lists have an order of their own, and two of them another word (docs/data.md §5): the public filter says
 * `technology` for `tech`, and the contact form says `agribusiness` for `agriculture`. The key is the same everywhere in
 * this code; the differences live here and nowhere else.
 */

/** The twelve sector keys, in the order of the sector grid. They also stand in the paths of the sector pages. */
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

/** Order of the public filter's buttons (docs/specification.md §3.1). */
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

/** Order of the administrator's sector choice (docs/data.md §5). */
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

/** Values of the contact form's sector choice. `agribusiness` is the form's own, no sector key (docs/data.md §5). */
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

/** What a sector of an enquiry is called; the stored word itself where it is none of today's. */
export function enquirySectorName(names: Readonly<Record<EnquirySector, string>>, sector: string): string {
  const known = enquirySectors.find((one) => one === sector);
  return known ? names[known] : sector;
}

export type EnquirySector = (typeof enquirySectors)[number];

/** What the contact form calls a sector. */
export function enquirySectorOf(sector: SectorKey): EnquirySector {
  return sector === 'agriculture' ? 'agribusiness' : sector;
}

/** The public filter's own word for a sector where it is not the key: `/opportunities/technology` means `tech`. */
export const sectorAliases = { technology: 'tech' } as const satisfies Record<string, SectorKey>;

/** Whether a value from outside is a sector key. */
export function isSectorKey(value: unknown): value is SectorKey {
  return sectorKeys.some((key) => key === value);
}

/** The sector that a word in a path means, aliases included; `undefined` when there is none. */
export function sectorFromPath(word: string): SectorKey | undefined {
  if (isSectorKey(word)) return word;
  return Object.entries(sectorAliases).find(([alias]) => alias === word)?.[1];
}
