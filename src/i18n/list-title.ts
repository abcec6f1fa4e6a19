import type { ListQuery } from '#domain/opportunity/query';
import { fill } from './fill';
import type { ListWords } from './list-words';

/** Title of a page of the list. The first page of a sector is named after the sector alone. A map has only one page. */
export function listTitle(
  { texts, sectorNames }: Pick<ListWords, 'texts' | 'sectorNames'>,
  { sector, view, page }: Pick<ListQuery, 'sector' | 'view' | 'page'>,
): string {
  const title = sector ? fill(texts.titleOfSector, { sector: sectorNames[sector] }) : texts.title;
  return page > 1 && view === 'list' ? fill(texts.titleOfPage, { title, number: String(page) }) : title;
}
