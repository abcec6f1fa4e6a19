import countries from 'i18n-iso-countries';
import en from 'i18n-iso-countries/langs/en.json';
import es from 'i18n-iso-countries/langs/es.json';
import zh from 'i18n-iso-countries/langs/zh.json';
import { countryCodes } from '#domain/country';
import type { Language } from '#domain/language';

interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  readonly label: string;
}

/** Where the package's name is a state's full style, or not the one that readers of the language use. */
const preferredNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { CN: 'China', IR: 'Iran', MK: 'North Macedonia', RU: 'Russia', TZ: 'Tanzania', US: 'United States' },
  es: { KR: 'Corea del Sur', LA: 'Laos' },
  zh: { FK: '马尔维纳斯群岛（福克兰群岛）' },
};

for (const names of [en, es, zh]) countries.registerLocale(names);

/** The 249 countries with their names in a language, in that language's order. For the build: the names are heavy. */
export function countryOptions(language: Language): readonly CountryOption[] {
  const order = new Intl.Collator(language === 'zh' ? 'zh-u-co-pinyin' : language);
  return countryCodes
    .map((value) => ({ value, label: nameOf(value, language) }))
    .sort((one, other) => order.compare(one.label, other.label));
}

function nameOf(code: string, language: Language): string {
  return preferredNames[language][code] ?? countries.getName(code, language) ?? code;
}
