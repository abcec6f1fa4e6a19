import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/language';
import { splitStatistic } from '#domain/statistic';
import { dictionaryOf } from '../../src/i18n/dictionary';

/** Every figure that the content files show large in a language, each as "figure caption". */
function figuresShown(language: Language): readonly string[] {
  const files = [`content/headline-figures/${language}.yaml`, ...filesIn('reasons'), ...filesIn('sectors')];
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const pairs = [...text.matchAll(/^ {2}- figure: "(.+)"\n {4}caption: "(.+)"$/gm)];
    const statistics = [...text.matchAll(/^ {2}- text: "(.+)"$/gm)].map(([, line = '']) => splitStatistic(line));
    return [
      ...pairs.map(([, figure, caption]) => `${figure} ${caption}`),
      ...statistics.map(({ figure, caption }) => `${figure} ${caption}`),
    ];
  });

  function filesIn(folder: string): readonly string[] {
    return readdirSync(`content/${folder}/${language}`).map((name) => `content/${folder}/${language}/${name}`);
  }
}

/** The figures of docs/specification.md §1.4, in each language. */
const specified: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^Top 5 global exporter of soybean, corn and lithium$/,
    /^6th cattle producer$/,
    /^8th largest country .*53% agricultural land$/,
    /^2nd largest shale gas/,
    /^4th largest shale oil reservoirs/,
    /^12 World Heritage sites/,
    /^35 national parks/,
    /^30 years of fiscal stability for mining/,
    /^5,000\+ km of coastline/,
    /^5,800 km² suitable for aquaculture/,
    /^7\.4% projected growth/,
  ],
  es: [
    /^Top 5 .*exportadores.* de soja, maíz y litio$/,
    /^6\.º productor de ganado bovino/,
    /^8\.º país .*53% de tierra agropecuaria/,
    /^2\.º .*gas/,
    /^4\.º .*petróleo/,
    /^12 sitios del Patrimonio Mundial/,
    /^35 parques nacionales/,
    /^30 años de estabilidad fiscal .*miner/,
    /^\+5000 km de costas/,
    /^5800 km² aptos para la acuicultura/,
    /^7,4% de crecimiento proyectado/,
  ],
  zh: [
    /^前5 .*大豆、玉米和锂/,
    /^第6位? .*牛/,
    /^第8位? .*53%.*农业用地/,
    /^第2位? .*页岩气/,
    /^第4位? .*页岩油/,
    /^12处 世界遗产/,
    /^35座 国家公园/,
    /^30年 矿业.*税收稳定/,
    /^5000\+ 公里海岸线/,
    /^5800 平方公里.*水产养殖/,
    /^7\.4% 预计增长率/,
  ],
};

describe.each(languages)('in %s', (language) => {
  test.each(specified[language])('the figure %s is shown', (figure) => {
    expect(figuresShown(language).filter((shown) => figure.test(shown))).not.toEqual([]);
  });

  test('the map’s text counts 23 provinces and one federal district', () => {
    const counts = {
      en: /23 provinces and one federal/,
      es: /23 provincias y un distrito federal/,
      zh: /23个省和1个联邦区/,
    };
    expect(dictionaryOf(language).whyArgentina.provincesText).toMatch(counts[language]);
  });

  test('the projected growth names no year: its publisher gives none', () => {
    const [, matter = ''] =
      /figure: "7[.,]4%"\n([\s\S]*?)(?=\n {2}- |\n---)/.exec(
        readFileSync(`content/reasons/${language}/market-access.md`, 'utf8'),
      ) ?? [];
    expect(matter).toContain('source: ');
    expect(matter).not.toMatch(/year|20\d\d/);
  });
});
