import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';

/** The properties that relate opportunities. */
interface Placed {
  readonly id: string;
  readonly sector: SectorKey;
  readonly province?: ProvinceCode;
}

/** Related opportunities on a page. */
const most = 3;

/** Related opportunities: of the same sector, then of the same province, each in the order of `all`. */
export function relatedTo<Other extends Placed>({ id, sector, province }: Placed, all: readonly Other[]): Other[] {
  const others = all.filter((other) => other.id !== id);
  const sameSector = others.filter((other) => other.sector === sector);
  const sameProvince = others.filter((other) => other.sector !== sector && province && other.province === province);
  return [...sameSector, ...sameProvince].slice(0, most);
}
