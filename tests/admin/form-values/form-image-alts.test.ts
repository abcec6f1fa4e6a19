import { expect, test } from 'vitest';
import {
  altsToType,
  altsWith,
  altsWithout,
  altsWithThoseOf,
  languagesMissing,
} from '../../../src/admin/form-values/form-values.ts';
import { imageName } from '../support/server.ts';

const [a, b] = [imageName('a'), imageName('b')];

test('Two forms with the same image descriptions have the same value, in any order of typing', () => {
  const one = altsWith(altsWith({}, a, 'en', 'A salt flat'), b, 'zh', '盐湖');
  const other = altsWith(altsWith({}, b, 'zh', '盐湖'), a, 'en', 'A salt flat');
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(JSON.stringify(altsToType({ [b]: { zh: '盐湖' }, [a]: { en: 'A salt flat' } }))).toBe(JSON.stringify(one));
});

test('A description that was typed and emptied again leaves no entry', () => {
  expect(altsWith(altsWith({}, a, 'es', 'Un salar'), a, 'es', '')).toEqual({});
});

test('Removing an image removes its description', () => {
  const alts = altsWith(altsWith({}, a, 'en', 'A salt flat'), b, 'en', 'A mill');
  expect(altsWithout(alts, a)).toEqual({ [b]: { en: 'A mill', es: '', zh: '' } });
});

test('The languages without a description of an image are listed', () => {
  expect(languagesMissing({}, a)).toEqual(['en', 'es', 'zh']);
  expect(languagesMissing(altsWith(altsWith({}, a, 'es', 'Un salar'), a, 'zh', ' '), a)).toEqual(['en', 'zh']);
});

test('Restoring an image restores its description and no others', () => {
  const before = altsWith(altsWith({}, a, 'en', 'A salt flat'), b, 'en', 'A mill');
  const now = altsWith({}, b, 'en', 'A wind mill');
  expect(altsWithThoseOf(a, before, now)).toEqual(altsWith(now, a, 'en', 'A salt flat'));
});
