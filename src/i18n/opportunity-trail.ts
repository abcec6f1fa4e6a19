import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import { dictionaryOf } from './dictionary';

/** A breadcrumb: English path and name of a page. */
export interface Crumb {
  readonly path: string;
  readonly name: string;
}

/** Breadcrumbs of an opportunity: the list, and its sector's list. */
export function opportunityTrail(sector: SectorKey, language: Language): readonly Crumb[] {
  const { menu, sectors } = dictionaryOf(language);
  return [
    { path: '/opportunities', name: menu.opportunities },
    { path: `/opportunities/${sector}`, name: sectors[sector] },
  ];
}
