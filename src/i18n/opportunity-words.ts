import type { Language } from '#domain/language';
import type { Filter, ListQuery } from '#domain/opportunity/query';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import { type Dictionary, dictionaryOf } from './dictionary';
import { fill } from './fill';
import { colon } from './intl';
import { sumText } from './money';

/** Texts of the list of opportunities. */
export interface ListWords {
  readonly language: Language;
  readonly texts: Dictionary['opportunities'];
  readonly sectorNames: Dictionary['sectors'];
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
  readonly factTexts: Dictionary['facts'];
  readonly shortlistTexts: Dictionary['shortlist']['toggle'];
}

/** The texts of one language; for the build and the server. */
export function listWordsIn(language: Language, provinceNames: ListWords['provinceNames']): ListWords {
  const { opportunities, sectors, facts, shortlist } = dictionaryOf(language);
  return {
    language,
    texts: opportunities,
    sectorNames: sectors,
    provinceNames,
    factTexts: facts,
    shortlistTexts: shortlist.toggle,
  };
}

/** Title of a page of the list. The first page of a sector is named after the sector alone. A map has only one page. */
export function listTitle(
  { texts, sectorNames }: Pick<ListWords, 'texts' | 'sectorNames'>,
  { sector, view, page }: Pick<ListQuery, 'sector' | 'view' | 'page'>,
): string {
  const title = sector ? fill(texts.titleOfSector, { sector: sectorNames[sector] }) : texts.title;
  return page > 1 && view === 'list' ? fill(texts.titleOfPage, { title, number: String(page) }) : title;
}

/** The name of an active filter. */
export function filterName(filter: Filter, query: ListQuery, words: ListWords): string {
  const { language, texts, factTexts, sectorNames, provinceNames } = words;
  const { q, sector, subSector, province, stage, seeking, from, to } = query;
  const names: Readonly<Record<Filter, string | null>> = {
    q: fill(texts.searched, { words: q }),
    sector: sector && sectorNames[sector],
    subSector: subSector && factTexts.subSectors[subSector],
    province: province && provinceNames[province],
    stage: stage && factTexts.stages[stage],
    seeking: seeking && factTexts.seekingKinds[seeking],
    from: from === null ? null : fill(texts.fromSum, { sum: sumText(from, language) }),
    to: to === null ? null : fill(texts.toSum, { sum: sumText(to, language) }),
  };
  return names[filter] ?? '';
}

/** Anything that may be a sample: an opportunity, its facts or its entry in a list. */
export interface MaybeSample {
  readonly sample?: true | undefined;
}

/** The mark of a sample; `undefined` for a real opportunity. */
export function sampleMark({ sample }: MaybeSample, language: Language): string | undefined {
  return sample && dictionaryOf(language).opportunities.sample;
}

/**
 * Adds the mark to a sample's title or text for use outside the page: in a browser tab, a search engine, a feed, a shared
 * link. `language` is that of the text.
 */
export function withSampleMark(text: string, of: MaybeSample, language: Language): string {
  const mark = sampleMark(of, language);
  return mark ? `${mark}${colon(language)}${text}` : text;
}

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
