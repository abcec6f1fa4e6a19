import type { Language } from '#domain/language';
import type { ProvinceCode } from '#domain/province';
import type { Dictionary } from '../../i18n/dictionary';

export interface ShortlistProps {
  readonly language: Language;
  readonly texts: Omit<Dictionary['shortlist'], 'description' | 'withoutScripts'>;
  /** Of the list that the opportunities come from. */
  readonly listTexts: Pick<
    Dictionary['opportunities'],
    'found' | 'loading' | 'failed' | 'tryAgain' | 'noPicture' | 'writtenIn' | 'sample'
  >;
  /** Leads to the list. */
  readonly seeAll: string;
  /** What a QR code of the page is called. */
  readonly codeLabel: string;
  readonly factTexts: Dictionary['facts'];
  readonly sectorNames: Dictionary['sectors'];
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
}
