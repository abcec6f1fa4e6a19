import { countries as listed, type TCountryCode } from 'countries-list';
import countries from 'i18n-iso-countries';
import en from 'i18n-iso-countries/langs/en.json';
import es from 'i18n-iso-countries/langs/es.json';
import zh from 'i18n-iso-countries/langs/zh.json';
import { countryCodes, countryKey } from '#domain/country';
import { type Language, languages } from '#domain/language';
import { wordings } from './languages/index.ts';

interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  /** The name in the page's language. */
  readonly label: string;
}

const packageLocales = { en, es, zh } satisfies Record<Language, unknown>;
for (const names of Object.values(packageLocales)) countries.registerLocale(names);

/**
 * The 249 countries with their names in a language, sorted (in Chinese after China and the names 中国…). For the build
 * only, because the tables of names are large.
 */
export function countryOptions(language: Language): readonly CountryOption[] {
  const { first } = wordings[language].countries;
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  const order = new Intl.Collator(wordings[language].collation);
  return countryCodes
    .map((value) => ({ value, label: nameOf(value, language) }))
    .sort((one, other) => rank(one.value) - rank(other.value) || order.compare(one.label, other.label));
}

/** Native names by country code; countries without one are left out. For the build only. */
export function nativeCountryNames(): Readonly<Record<string, string>> {
  const names = countryCodes.map((code) => [code, nativeNames[code] ?? (isListed(code) ? listed[code].native : '')]);
  return Object.fromEntries(names.filter(([, name]) => name));
}

/**
 * All names of each country in the site's languages, and in traditional Chinese, by code. A name that the tables
 * give to two countries belongs to the first: “Congo” is CG. For the build only.
 */
export function otherCountryNames(): Readonly<Record<string, readonly string[]>> {
  const owners = new Map<string, string>();
  for (const namesOf of [labels, cldrNames, packageNames, writtenNames]) {
    for (const code of countryCodes) {
      for (const name of namesOf(code)) if (!owners.has(countryKey(name))) owners.set(countryKey(name), code);
    }
  }
  const known = countryCodes.map((code) => {
    const all = [labels, cldrNames, packageNames, writtenNames].flatMap((namesOf) => namesOf(code));
    const own = all.filter((name) => owners.get(countryKey(name)) === code);
    return [code, [...new Map(own.map((name) => [countryKey(name), name])).values()]] as const;
  });
  return Object.fromEntries(known);
}

const labels = (code: string): readonly string[] => languages.map((language) => nameOf(code, language));

const packageNames = (code: string): readonly string[] =>
  languages.flatMap((language) => countries.getName(code, language, { select: 'all' }) ?? []);

const cldrNames = (code: string): readonly string[] =>
  [...languages, 'zh-Hant', 'zh-Hant-HK'].flatMap((locale) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(locale, { type: 'region', style }).of(code) ?? '',
    ),
  );

const writtenNames = (code: string): readonly string[] => otherNames[code]?.split(', ') ?? [];

function nameOf(code: string, language: Language): string {
  return wordings[language].countries.names[code] ?? countries.getName(code, language) ?? code;
}

function isListed(code: string): code is TCountryCode {
  return code in listed;
}

/**
 * Native names that replace the package's, where that name is foreign, truncated or transliterated. Empty if the
 * territory has no native population, or if the native name is disputed.
 */
const nativeNames: Readonly<Record<string, string>> = {
  AE: 'الإمارات',
  AQ: '',
  BE: 'België, Belgique',
  BH: 'البحرين',
  BN: 'Brunei',
  BT: 'འབྲུག་ཡུལ',
  BV: '',
  CH: 'Schweiz, Suisse, Svizzera',
  CM: 'Cameroun, Cameroon',
  EG: 'مصر',
  FK: '',
  GS: '',
  HM: '',
  IL: 'ישראל',
  IO: '',
  KP: '조선',
  LA: 'ລາວ',
  LK: 'ශ්‍රී ලංකාව',
  LY: 'ليبيا',
  MU: 'Mauritius, Maurice',
  TF: 'Terres australes françaises',
  UM: '',
  YE: 'اليمن',
};

/**
 * Common names, former names and abbreviations that neither CLDR (through `Intl.DisplayNames`) nor i18n-iso-countries
 * lists, and CLDR's variants, which `Intl` does not return. Ambiguous names are left out.
 */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'Emirates, U.A.E., EAU, E.A.U., Emiratos, 阿联酋, 阿聯酋, 阿拉伯联合酋长国',
  AU: 'Commonwealth of Australia, 澳洲',
  BA: 'Bosnia, BiH, 波黑',
  BF: 'Upper Volta, Alto Volta, 上沃尔特',
  BJ: 'Dahomey, Dahomé, 达荷美',
  BO: 'Plurinational State of Bolivia, Estado Plurinacional de Bolivia',
  BW: 'Bechuanaland, Bechuanalandia',
  BY: 'Byelorussia, Belorussia, White Russia, Bielorrusia, Bielorusia',
  BZ: 'British Honduras, Honduras Británica',
  CD: 'Congo (DRC), DRC, D.R.C., DR Congo, Zaire, Congo (RDC), RDC, R.D.C., RD Congo, Zaïre, 刚果民主共和国, 剛果民主共和國, 民主刚果, 扎伊尔',
  CF: 'CAR, C.A.R., RCA, 中非',
  CG: 'Congo (Republic), Congo Republic, Congo (República), 刚果共和国, 剛果共和國',
  CI: 'Ivory Coast, Costa de Marfil, 象牙海岸',
  CN: 'PRC, P.R.C., PR China, P.R. China, Mainland China, RPC, República Popular China, República Popular de China, 中华人民共和国, 中華人民共和國, 中国大陆, 中國大陸',
  CV: 'Cabo Verde, Cape Verde Islands, 佛得角, 维德角',
  CZ: 'Czech Republic, República Checa, Checa, 捷克共和国, 捷克共和國',
  DE: 'Federal Republic of Germany, FRG, BRD, República Federal de Alemania, RFA, 德意志联邦共和国, 德意志聯邦共和國',
  DJ: 'French Somaliland, Somalia Francesa',
  EG: 'Arab Republic of Egypt',
  ET: 'Abyssinia, Abisinia, 阿比西尼亚',
  FK: 'Falklands, Malvinas, Islas Malvinas (Islas Falkland), Falkland Islands (Islas Malvinas), Malvinas Islands, 福克兰群岛（马尔维纳斯群岛）, 福克蘭群島（馬爾維納斯群島）, 马尔维纳斯群岛, 马岛',
  FR: 'French Republic, República Francesa, 法兰西, 法兰西共和国',
  GB: 'GB, G.B., U.K., Britain, England, Scotland, Wales, Northern Ireland, United Kingdom of Great Britain and Northern Ireland, Gran Bretaña, Inglaterra, Escocia, Gales, Irlanda del Norte, Reino Unido de Gran Bretaña e Irlanda del Norte, 英格兰, 英格蘭, 苏格兰, 蘇格蘭, 威尔士, 威爾斯, 北爱尔兰, 北愛爾蘭, 大不列颠, 大不列顛, 联合王国, 聯合王國',
  GQ: 'Spanish Guinea, Guinea Española',
  GW: 'Portuguese Guinea, Guinea Portuguesa',
  GY: 'British Guiana, Guayana Británica',
  HK: 'Hong Kong SAR, HKSAR, 香港特区, 香港特區, 香港特别行政区',
  ID: 'Dutch East Indies, 印尼',
  IE: 'Republic of Ireland, Eire, Éire, Irish Republic, República de Irlanda',
  IO: 'Chagos Archipelago, Archipiélago de Chagos, 查戈斯群岛, 查哥斯群島',
  IR: 'Persia, 波斯',
  KH: 'Kampuchea, 高棉',
  KI: 'Gilbert Islands, Islas Gilbert',
  KP: 'DPRK, D.P.R.K., DPR Korea, Democratic People’s Republic of Korea, RPDC, República Popular Democrática de Corea, 北韩, 北韓, 北朝鲜, 北朝鮮, 朝鲜民主主义人民共和国',
  KR: 'Korea, ROK, R.O.K., Corea, República de Corea, 南韩, 南韓, 大韩民国, 大韓民國, 南朝鲜',
  KG: 'Kirghizia, Kirgizia',
  LA: 'Lao PDR, Lao People’s Democratic Republic, 寮国, 寮國',
  LK: 'Ceylon, Ceilán, 锡兰, 錫蘭',
  LS: 'Basutoland, Basutolandia',
  MD: 'Moldavia, Republic of Moldova, 摩尔达维亚',
  MK: 'Macedonia, FYROM, Former Yugoslav Republic of Macedonia, Antigua República Yugoslava de Macedonia, 马其顿, 馬其頓',
  ML: 'French Sudan, Sudán Francés',
  MM: 'Burma, Birmania',
  MO: 'Macao SAR, Macau SAR, 澳门特区, 澳門特區, 澳门特别行政区',
  MW: 'Nyasaland, Nyasalandia, Malaui',
  MX: 'United Mexican States, Estados Unidos Mexicanos, Méjico',
  NA: 'South West Africa, África del Sudoeste',
  NL: 'Holland, Holanda, Países Bajos (Holanda), Kingdom of the Netherlands',
  NZ: 'Aotearoa, Aotearoa New Zealand, Aotearoa (Nueva Zelanda), Nueva Zelandia, 纽西兰, 紐西蘭',
  PG: 'PNG, P.N.G.',
  RU: 'Russian Federation, Federación Rusa, Federación de Rusia, 俄国, 俄國, 俄罗斯联邦, 俄羅斯聯邦',
  SA: 'KSA, K.S.A., Saudi, Kingdom of Saudi Arabia, Arabia Saudí, 沙特, 沙乌地阿拉伯, 沙烏地阿拉伯',
  SK: 'Slovak Republic, República Eslovaca',
  SR: 'Dutch Guiana, Guayana Holandesa',
  SV: 'Salvador',
  SY: 'Syrian Arab Republic, República Árabe Siria',
  SZ: 'Swaziland, Suazilandia, Swazilandia, 斯威士兰, 史瓦濟蘭',
  TH: 'Siam, Siám, 暹罗, 暹羅',
  TL: 'East Timor, Timor Oriental',
  TR: 'Turkey, Turkiye, República de Turquía',
  TV: 'Ellice Islands, Islas Ellice',
  TW: 'ROC, R.O.C., Chinese Taipei, Formosa, China Taipei, 中华台北, 中華台北, 台湾省, 臺灣',
  TZ: 'Tanganyika, Tanganica',
  US: 'America, The States, United States of America, EUA, E.U.A., EE.UU., EE. UU., EEUU, Estados Unidos de Norteamérica, Estados Unidos de América, 美利坚合众国, 美利堅合眾國',
  VA: 'Vatican, Vatican City, Vatican City State, Holy See, Vaticano, Ciudad del Vaticano, Santa Sede, 梵蒂冈, 梵蒂岡',
  VE: 'Bolivarian Republic of Venezuela, República Bolivariana de Venezuela',
  VN: 'Viet Nam, Việt Nam, Socialist Republic of Vietnam',
  VU: 'New Hebrides, Nuevas Hébridas',
  WS: 'Western Samoa, Samoa Occidental',
  ZA: 'RSA, R.S.A., Republic of South Africa, Suráfrica, República de Sudáfrica',
  ZM: 'Northern Rhodesia, Rodesia del Norte',
  ZW: 'Rhodesia, Southern Rhodesia, Rodesia, 罗得西亚',
};
