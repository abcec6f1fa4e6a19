import { type CollectionEntry, getEntry } from 'astro:content';
import type { Language } from '#domain/language';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import { statisticCounts } from '#domain/sector-statistics';

/** Phone and e-mail of the team, from content/site.yaml. */
export async function readTeam(): Promise<CollectionEntry<'site'>['data']> {
  return written(await getEntry('site', 'contact'), 'content/site.yaml: expected "contact" with phone and email').data;
}

/** A sector's title, summary, statistics and text. */
export async function readSector(language: Language, sector: SectorKey): Promise<CollectionEntry<'sectors'>> {
  const file = `content/sectors/${language}/${sector}.md`;
  const entry = written(await getEntry('sectors', `${language}/${sector}`), `${file}: expected this file`);
  const expected = statisticCounts[sector];
  const found = entry.data.statistics.length;
  if (found !== expected) throw new Error(`${file}, statistics: expected ${expected}, found ${found}`);
  return entry;
}

/** A province's name and text. */
export async function readProvince(language: Language, code: ProvinceCode): Promise<CollectionEntry<'provinces'>> {
  const id = `${language}/${code}`;
  return written(await getEntry('provinces', id), `content/provinces/${id}.md: expected this file`);
}

/** The sectors of a province. */
export async function readProvinceSectors(code: ProvinceCode): Promise<readonly SectorKey[]> {
  const entry = await getEntry('provinceSectors', code);
  return written(entry, `content/provinces/sectors.yaml: expected a line for ${code}`).data.sectors;
}

function written<Entry>(entry: Entry | undefined, expected: string): Entry {
  if (entry === undefined) throw new Error(expected);
  return entry;
}
