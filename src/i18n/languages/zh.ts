import type { Notation, NumberUnit, Proofreading, Wording } from './types.ts';

/** Chinese counts in 万 (10,000), 亿 (100 million) and 万亿 (a million millions). */
const units: readonly NumberUnit[] = [
  { from: 1_000_000_000_000, name: '万亿', digits: 3 },
  { from: 100_000_000, name: '亿', digits: 3 },
  { from: 10_000, name: '万' },
];

export const notation: Notation = {
  comma: '、',
  brackets: '（#）',
  dollars: '#美元',
  units,
  dash: '至',
  repeatsUnit: true,
};

export const wording: Wording = {
  openGraphLocale: 'zh_CN',
  collation: 'zh-u-co-pinyin',
  text: { colon: '：', comma: '，', semicolon: '；', stop: '。', space: '' },
  captionSpace: '\u3000',
  year: '#年',
  west: 'W',
  parallel: '南纬#°',
  // Captions break at spaces: coordinates have none to break at.
  coordinates: '南纬{south}\u00a0西经{west}',
  officeHours: { weekdays: 'short', toDay: '至', comma: ' ', toHour: '—', leadingZero: false, zones: {} },
  laws: {
    law: '第#号法律',
    decree: '第#号法令',
    general: '第#号总决议',
    resolution: '第#号决议',
    communication: '#号通函',
  },
  // Argentina separates thousands by a dot; in Chinese it would be a decimal point.
  lawNumber: (number) => number.replace('.', ''),
  factUnits: {
    ars: { other: '#比索' },
    percent: { other: '#%' },
    metres: { other: '#米' },
    km: { other: '#公里' },
    km2: { other: '#平方公里' },
    m3: { other: '#立方米' },
    hectares: { other: '#公顷' },
    years: { other: '#年' },
    months: { other: '#个月' },
    days: { other: '#天' },
    hours: { other: '#小时' },
    megawatts: { other: '#兆瓦' },
    tonnes: { other: '#吨' },
    points: { other: '#个基点' },
    'ars-per-usd': { other: '1美元兑#比索' },
  },
  perUnits: {
    kwh: '/千瓦时',
    mwh: '/兆瓦时',
    'kw-month': '/千瓦·月',
    mmbtu: '/百万英热单位',
    m3: '/立方米',
    '1000-m3': '/千立方米',
    litre: '/升',
    m2: '/平方米',
    'm2-month': '/平方米·月',
    tonne: '/吨',
    'tonne-km': '/吨公里',
    km: '/公里',
    container: '/箱',
    hour: '/小时',
    day: '/天',
    month: '/月',
    year: '/年',
    worker: '/人',
    mbps: '/Mbps',
  },
  quarters: ['#年第一季度', '#年第二季度', '#年第三季度', '#年第四季度'],
  countUnits: units,
  countries: {
    // Most readers of the Chinese pages live in these territories.
    first: ['CN', 'HK', 'MO', 'TW'],
    names: {
      EH: '西撒哈拉',
      FK: '马尔维纳斯群岛（福克兰群岛）',
      HK: '中国香港',
      ID: '印度尼西亚',
      MO: '中国澳门',
      TW: '中国台湾',
    },
  },
};

export const proofreading: Proofreading = { printOf: /^版画：/ };
