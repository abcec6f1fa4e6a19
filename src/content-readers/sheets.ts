import { regimeKeys } from '#domain/opportunity/regimes';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { readChapterPaths } from './guide';

/** English paths of the prebuilt pages designed to be printed; a province is a part of its page. */
export async function readSheetPaths(): Promise<readonly string[]> {
  return [
    '/why-argentina',
    ...provinceCodes.map((code) => `/why-argentina#${code}`),
    '/provinces',
    ...sectorKeys.map((sector) => `/sectors/${sector}`),
    '/incentives',
    ...regimeKeys.map((regime) => `/incentives/${regime}`),
    ...(await readChapterPaths()),
  ];
}
