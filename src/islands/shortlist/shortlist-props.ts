import type { Language } from '#domain/language';
import type { ProvinceCode } from '#domain/province';
import type { Dictionary } from '../../i18n/dictionary';

export interface ShortlistProps {
  readonly language: Language;
  readonly texts: Omit<Dictionary['shortlist'], 'description' | 'withoutScripts'>;
  /** Texts of the opportunity list that the shortlist reuses. */
  readonly listTexts: Pick<
    Dictionary['opportunities'],
    'found' | 'loading' | 'failed' | 'tryAgain' | 'noPicture' | 'writtenIn' | 'sample'
  >;
  /** Text of the link to the list. */
  readonly seeAll: string;
  /** Accessible name of the page's QR code. */
  readonly codeLabel: string;
  readonly factTexts: Dictionary['facts'];
  readonly sectorNames: Dictionary['sectors'];
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
}
