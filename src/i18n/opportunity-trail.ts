import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import { dictionaryOf } from './dictionary';

/** A page on the way to another: its English path and its name. */
export interface Crumb {
  readonly path: string;
  readonly name: string;
}

/** The way to an opportunity: the list, and what the list has of its sector. */
export function opportunityTrail(sector: SectorKey, language: Language): readonly Crumb[] {
  const { menu, sectors } = dictionaryOf(language);
  return [
    { path: '/opportunities', name: menu.opportunities },
    { path: `/opportunities/${sector}`, name: sectors[sector] },
  ];
}
