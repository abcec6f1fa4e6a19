import { regimeKeys } from '#domain/opportunity/regimes';
import { sectorKeys } from '#domain/sector';
import { guideLinks, menuLinks, serviceLinks } from './menu.ts';

/**
 * English paths of all prebuilt pages that search engines may list, except the guide's chapters, which editors define.
 */
export const listedPaths: readonly string[] = [
  '/',
  ...menuLinks.map(({ path }) => path),
  ...guideLinks.map(({ path }) => path),
  ...regimeKeys.map((regime) => `/incentives/${regime}`),
  ...serviceLinks.map(({ path }) => path),
  ...sectorKeys.flatMap((sector) => [`/sectors/${sector}`, `/opportunities/${sector}`]),
];
