import { countryNameIn } from '#domain/country';
import { type EnquiryColumn, type ExportNames, enquiryColumns } from '#domain/enquiry/exports';
import type { InboxNames } from '#domain/enquiry/inbox-list';
import { perLanguage } from '#domain/formatters';
import { enquirySectorName } from '#domain/sector';
import { timeInArgentina } from '#domain/time/day';
import en from '../../src/admin/i18n/en.json' with { type: 'json' };
import es from '../../src/admin/i18n/es.json' with { type: 'json' };

const dictionaries = { en, es } as const;

/** The languages of the admin area, which a file can be in. */
export type ExportLanguage = keyof typeof dictionaries;

/** The words of a file in one language. */
export interface ExportWords {
  readonly columns: readonly string[];
  readonly names: ExportNames;
  /** Names that a search finds. */
  readonly inbox: InboxNames;
}

export function exportLanguageIn(word: string | null): ExportLanguage | undefined {
  return word === 'en' || word === 'es' ? word : undefined;
}

const languageNames = perLanguage((language) => new Intl.DisplayNames(language, { type: 'language' }));

/** The words of a file, as the admin area shows them. `titleOf` returns the title of an opportunity, if it exists. */
export function exportWords(language: ExportLanguage, titleOf: (id: string) => string | undefined): ExportWords {
  const { exporting, enquiryStates, enquirySectors, horizons, sizes, suspicions } = dictionaries[language];
  const columns: Readonly<Record<EnquiryColumn, string>> = exporting.columns;
  const countryName = (code: string) => countryNameIn(code, language);
  return {
    columns: enquiryColumns.map((column) => columns[column]),
    names: {
      state: (state) => enquiryStates[state],
      sector: (sector) => enquirySectorName(enquirySectors, sector),
      country: countryName,
      language: (spoken) => languageNames(language).of(spoken) ?? spoken,
      horizon: (horizon) => horizons[horizon],
      size: (size) => sizes[size],
      suspicion: (suspicion) => suspicions[suspicion],
      opportunity: (id) => titleOf(id) ?? id,
      time: (iso) => timeInArgentina(new Date(iso)),
      list: (values) => values.join('; '),
    },
    inbox: { sectors: enquirySectors, countryName },
  };
}
