import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';

/** What makes one opportunity related to another. */
interface Placed {
  readonly id: string;
  readonly sector: SectorKey;
  readonly province?: ProvinceCode;
}

/** How many related opportunities a page shows. */
const most = 3;

/** The opportunities to look at after one: those of its sector, then those of its province, each in the order of `all`. */
export function relatedTo<Other extends Placed>({ id, sector, province }: Placed, all: readonly Other[]): Other[] {
  const others = all.filter((other) => other.id !== id);
  const sameSector = others.filter((other) => other.sector === sector);
  const sameProvince = others.filter((other) => other.sector !== sector && province && other.province === province);
  return [...sameSector, ...sameProvince].slice(0, most);
}
