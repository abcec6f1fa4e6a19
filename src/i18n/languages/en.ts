import type { Notation, Proofreading, Wording } from './types.ts';

export const notation: Notation = {
  comma: ', ',
  brackets: ' (#)',
  dollars: 'US$#',
  units: [
    { from: 1_000_000_000, name: '\u00a0billion' },
    { from: 1_000_000, name: '\u00a0million' },
  ],
  dash: '–',
};

export const wording: Wording = {
  openGraphLocale: 'en_US',
  collation: 'en',
  text: { colon: ': ', comma: ', ', semicolon: '; ', stop: '. ', space: ' ' },
  captionSpace: '\u2003',
  year: '#',
  west: 'W',
  parallel: '#°\u00a0S',
  coordinates: '{south}\u00a0S {west}\u00a0W',
  officeHours: { weekdays: 'long', toDay: ' to ', comma: ', ', toHour: '–', leadingZero: true, zones: {} },
  laws: {
    law: 'Law #',
    decree: 'Decree #',
    general: 'General Resolution #',
    resolution: 'Resolution #',
    communication: 'Communication #',
  },
  lawNumber: (number) => number,
  factUnits: {
    ars: { other: 'AR$#' },
    percent: { other: '#%' },
    metres: { one: '# metre', other: '# metres' },
    km: { other: '#\u00a0km' },
    km2: { other: '#\u00a0km²' },
    m3: { other: '# m³' },
    hectares: { one: '#\u00a0hectare', other: '#\u00a0hectares' },
    years: { one: '#\u00a0year', other: '#\u00a0years' },
    months: { one: '#\u00a0month', other: '#\u00a0months' },
    days: { one: '#\u00a0day', other: '#\u00a0days' },
    hours: { one: '#\u00a0hour', other: '#\u00a0hours' },
    megawatts: { other: '#\u00a0MW' },
    tonnes: { one: '#\u00a0tonne', other: '#\u00a0tonnes' },
  },
  countUnits: [],
  million: { one: 'million', other: 'million' },
  countries: {
    first: [],
    names: {
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
  },
};

export const proofreading: Proofreading = {
  stopWords: 'the and of with from to in is are for its it by that which on at an this we you your our',
  printOf: /^Prints? of /,
};
