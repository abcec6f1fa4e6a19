import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { statisticCounts } from '#domain/sector-statistics';
import { figureIsWhole, splitStatistic } from '#domain/statistic';
import { dictionaryOf } from '../../src/i18n/dictionary';

function read(language: string, sector: string) {
  const file = readFileSync(`content/sectors/${language}/${sector}.md`, 'utf8');
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const statistics = [...matter.matchAll(/^ {2}- text: "(.*)"$/gm)].map(([, text = '']) => text);
  const sources = [...matter.matchAll(/^ {4}source: "(.+)"$/gm)];
  const title = /^title: (.*)$/m.exec(matter)?.[1];
  return { title, statistics, sources, body };
}

const plain = (body: string) => body.replace(/[#*_\-[\]]/g, ' ').replace(/\]\(.*?\)/g, ' ');
const words = (body: string) =>
  plain(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const signs = (body: string) => plain(body).replace(/\s/g, '').length;

describe.each(sectorKeys)('%s', (sector) => {
  test.each(languages)('in %s has its title, and as many statistics as specified, each with its source', (language) => {
    const { title, statistics, sources } = read(language, sector);
    expect(title).toBe(dictionaryOf(language).sectors[sector]);
    expect(statistics).toHaveLength(statisticCounts[sector]);
    expect(sources).toHaveLength(statisticCounts[sector]);
    expect(statistics.filter((text) => !figureIsWhole(text))).toEqual([]);
  });

  test('is of substance in each language', () => {
    for (const language of ['en', 'es']) {
      expect(words(read(language, sector).body), language).toBeGreaterThanOrEqual(170);
      expect(words(read(language, sector).body), language).toBeLessThanOrEqual(260);
    }
    expect(signs(read('zh', sector).body)).toBeGreaterThanOrEqual(300);
    expect(signs(read('zh', sector).body)).toBeLessThanOrEqual(520);
  });

  test('is built alike in each language: headings, a list, some emphasis', () => {
    const shape = (language: string) => read(language, sector).body.match(/^(?:##|-)(?= )/gm);
    expect(shape('es')).toEqual(shape('en'));
    expect(shape('zh')).toEqual(shape('en'));
    for (const language of languages) {
      expect(read(language, sector).body).toMatch(/^- /m);
      expect(read(language, sector).body).toMatch(/\*\S/);
    }
  });
});

describe('a statistic', () => {
  test.each([
    ['2nd largest shale gas resources', '2nd', 'largest shale gas resources'],
    ['12  World Heritage sites', '12', 'World Heritage sites'],
    ['4193 MW of wind power', '4193', 'MW of wind power'],
    ['270万名大学在读学生', '270万', '名大学在读学生'],
  ])('"%s" is taken apart after its first four characters', (text, figure, caption) => {
    expect(splitStatistic(text)).toEqual({ figure, caption });
    expect(figureIsWhole(text)).toBe(true);
  });

  test.each(['12 UNESCO sites', '60000 km', '600,000 vehicles', '4193', '    nothing', ''])(
    '"%s" would cut a word or a number, or has no figure or caption',
    (text) => {
      expect(figureIsWhole(text)).toBe(false);
    },
  );
});
