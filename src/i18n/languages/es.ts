import type { Notation, Proofreading, Wording } from './types.ts';

export const notation: Notation = {
  comma: ', ',
  brackets: ' (#)',
  dollars: 'US$\u00a0#',
  // Spanish has no word for a billion and uses thousands of millions.
  units: [{ from: 1_000_000, name: '\u00a0millones', one: '\u00a0millón' }],
  dash: '–',
};

export const wording: Wording = {
  openGraphLocale: 'es_AR',
  collation: 'es',
  text: { colon: ': ', comma: ', ', semicolon: '; ', stop: '. ', space: ' ' },
  captionSpace: '\u2003',
  year: '#',
  west: 'O',
  parallel: '#°\u00a0S',
  coordinates: '{south}\u00a0S {west}\u00a0O',
  officeHours: {
    weekdays: 'long',
    toDay: ' a ',
    comma: ', ',
    toHour: ' a ',
    leadingZero: true,
    zones: { 'America/Argentina/Buenos_Aires': 'hora oficial argentina' },
  },
  laws: {
    law: 'Ley #',
    decree: 'Decreto #',
    general: 'Resolución General #',
    resolution: 'Resolución #',
    communication: 'Comunicación #',
  },
  lawNumber: (number) => number.replace(/^[A-Z](?= )/, '“$&”'),
  factUnits: {
    ars: { other: '#\u00a0pesos' },
    percent: { other: '#\u00a0%' },
    metres: { one: '# metro', other: '# metros' },
    km: { other: '#\u00a0km' },
    km2: { other: '#\u00a0km²' },
    m3: { other: '# m³' },
    hectares: { one: '#\u00a0hectárea', other: '#\u00a0hectáreas' },
    years: { one: '#\u00a0año', other: '#\u00a0años' },
    months: { one: '#\u00a0mes', other: '#\u00a0meses' },
    days: { one: '#\u00a0día', other: '#\u00a0días' },
    hours: { one: '#\u00a0hora', other: '#\u00a0horas' },
    megawatts: { other: '#\u00a0MW' },
    tonnes: { one: '#\u00a0tonelada', other: '#\u00a0toneladas' },
  },
  countUnits: [],
  million: { one: 'millón\u00a0de', other: 'millones\u00a0de' },
  countries: {
    first: [],
    names: {
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
  },
};

export const proofreading: Proofreading = {
  stopWords: 'el la los las de del y que en con por para una un se su sus es al lo como más',
  printOf: /^Láminas? (?!de (?:agua|hielo)\b)del? /,
};
