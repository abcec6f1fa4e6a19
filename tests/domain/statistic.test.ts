import { describe, expect, test } from 'vitest';
import { figureIsWhole, splitStatistic } from '#domain/statistic';

describe('statistics', () => {
  test.each([
    ['2nd largest shale gas resources', '2nd', 'largest shale gas resources'],
    ['12  World Heritage sites', '12', 'World Heritage sites'],
    ['4193 MW of wind power', '4193', 'MW of wind power'],
    ['270万名大学在读学生', '270万', '名大学在读学生'],
  ])('The statistic "%s" is split after its first four characters', (text, figure, caption) => {
    expect(splitStatistic(text)).toEqual({ figure, caption });
    expect(figureIsWhole(text)).toBe(true);
  });

  test.each(['60亿美元 年度矿业出口额', '12 UNESCO sites', '60000 km', '600,000 vehicles', '4193', '    nothing', ''])(
    'The statistic "%s" is refused: splitting it would cut a word, or a part is empty',
    (text) => {
      expect(figureIsWhole(text)).toBe(false);
    },
  );
});
