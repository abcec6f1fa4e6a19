import { expect, test } from 'vitest';
import { areImageParameters } from '../../../scripts/tools/local-server/image-parameters.ts';

const taken = (query: string) => areImageParameters(new URLSearchParams(query));

test.each([
  'url=/a.png',
  'url=/a.png&w=640&h=427&fit=cover&q=50',
  'w=65535',
  'q=100',
  'q=1&fm=avif',
  'position=center',
  'x=0',
])('The image service accepts %s', (query) => {
  expect(taken(query)).toBe(true);
});

test.each([
  ...['w=0', 'w=-5', 'w=x', 'w=1.5', 'w=', 'w=65536', 'w=9999999999999', 'h=0', 'width=0', 'height=1e3', 'w=9,enlarge'],
  ...['q=0', 'q=101', 'q=5,blur_1000', 'quality=0', 'fm=x', 'fm=svg', 'fit=x', 'position=x', 'w=0&w=5', 'w=%35%2C%65'],
])('The image service refuses %s', (query) => {
  expect(taken(query)).toBe(false);
});
