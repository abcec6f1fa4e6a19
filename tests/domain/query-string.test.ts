import { expect, test } from 'vitest';
import { pageIn } from '#domain/query-string';

test.each([
  ['3', 3],
  ['12', 12],
  ['999999', 999_999],
  ['', null],
  ['0', null],
  ['-2', null],
  ['2.5', null],
  ['two', null],
  ['03', null],
  ['2x', null],
  [' 2', null],
  ['99999999999999999999', null],
])('The page parameter “%s” is read as page %j', (word, page) => {
  expect(pageIn(word)).toBe(page);
});
