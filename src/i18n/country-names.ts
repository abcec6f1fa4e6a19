import type { Language } from '#domain/language';

type Names = Readonly<Record<string, string>>;

/** Names that replace the package's, if that is the official long form or unusual in the language. */
export const preferredNames: Readonly<Record<Language, Names>> = {
  en: {
    CI: 'Côte d’Ivoire',
    CN: 'China',
    FM: 'Micronesia',
    GM: 'The Gambia',
    IR: 'Iran',
    LA: 'Laos',
    MD: 'Moldova',
    MK: 'North Macedonia',
    PS: 'Palestine',
    RE: 'Réunion',
    RU: 'Russia',
    ST: 'São Tomé and Príncipe',
    SY: 'Syria',
    TZ: 'Tanzania',
    US: 'United States',
    VA: 'Holy See (Vatican City)',
    VG: 'British Virgin Islands',
    VI: 'United States Virgin Islands',
  },
  es: {
    BJ: 'Benín',
    BL: 'San Bartolomé',
    BN: 'Brunéi',
    CD: 'República Democrática del Congo',
    CG: 'República del Congo',
    FM: 'Micronesia',
    GS: 'Islas Georgias del Sur y Sandwich del Sur',
    GW: 'Guinea-Bisáu',
    HM: 'Islas Heard y McDonald',
    KN: 'San Cristóbal y Nieves',
    KP: 'Corea del Norte',
    KR: 'Corea del Sur',
    LA: 'Laos',
    MF: 'San Martín (parte francesa)',
    QA: 'Qatar',
    RO: 'Rumania',
    SX: 'San Martín (parte neerlandesa)',
    SY: 'Siria',
    TL: 'Timor Oriental',
    VG: 'Islas Vírgenes Británicas',
  },
  zh: {
    EH: '西撒哈拉',
    FK: '马尔维纳斯群岛（福克兰群岛）',
    HK: '中国香港',
    ID: '印度尼西亚',
    MO: '中国澳门',
    TW: '中国台湾',
  },
};

/**
 * Native names that replace the package's, if that is foreign, truncated or transliterated. Empty if the territory has no
 * population with a name for it, or if the name is disputed and the label says what is needed.
 */
export const nativeNames: Names = {
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
