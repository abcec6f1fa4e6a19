import type { Language } from '#domain/language';
import type { ProvinceCode } from '#domain/province';
import { type Dictionary, dictionaryOf } from './dictionary';

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
