import { type CollectionEntry, getEntry } from 'astro:content';
import type { SectorKey } from '#domain/sector';
import { required } from './required';

const file = 'content/checked-on.yaml';

/** Day on which a sector's text was last checked against its sources, `YYYY-MM-DD`. */
export async function readSectorCheck(sector: SectorKey): Promise<string> {
  return required((await readDays()).sectors[sector], `${file}: expected ${sector}`);
}

/** Days on which the texts of the why-Argentina page were last checked against their sources. */
export async function readWhyChecks(): Promise<readonly string[]> {
  const { provinces, reasons } = await readDays();
  return [...Object.values(provinces), ...Object.values(reasons)];
}

async function readDays(): Promise<CollectionEntry<'checkedOn'>['data']> {
  return required(await getEntry('checkedOn', 'checked-on'), `${file}: expected this file`).data;
}
