import { expect, test } from 'vitest';
import { areAlike, sketchOf } from '#domain/enquiry/sketch';

const alike = (one: string, other: string) => areAlike(sketchOf(one).text, sketchOf(other).text);
const english =
  'we look for soybean storage near the port of rosario of twenty thousand tons or more who would rent it to us for two years';
const chinese = '我们是一家中国农业公司 正在罗萨里奥港附近寻找两万吨以上的大豆仓储设施 希望从三月起租用两年';

test('The same words have the same sketch, and the sketch does not contain them', () => {
  expect(sketchOf(english)).toEqual(sketchOf(english));
  expect(sketchOf(english).text).toMatch(/^[\w-]{64}$/);
});

test('Texts with small changes have similar sketches', () => {
  expect(alike(english, english.replace('rosario', 'bahia blanca'))).toBe(true);
  expect(alike(english, `hello ${english} 77 thank you`)).toBe(true);
  expect(alike(chinese, chinese.replace('三月', '五月'))).toBe(true);
});

test('Different texts have different sketches, even when they begin alike', () => {
  expect(alike(english, 'we look for a partner in salta for a lithium project and would like to visit in may')).toBe(
    false,
  );
  expect(alike(chinese, '我们是一家中国矿业公司 想在萨尔塔省投资锂矿 请告诉我们有哪些项目可以参观')).toBe(false);
});

test('An empty text has a sketch too', () => {
  expect(sketchOf('').keys).toHaveLength(4);
});
