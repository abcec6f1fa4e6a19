import { expect, test } from 'vitest';
import {
  altsToType,
  altsWith,
  altsWithout,
  altsWithThoseOf,
  languagesMissing,
} from '../../../src/admin/state/form-image-alts.ts';
import { imageName } from './server.ts';

const [a, b] = [imageName('a'), imageName('b')];

test('whichever is typed first, two forms that say the same hold the same', () => {
  const one = altsWith(altsWith({}, a, 'en', 'A salt flat'), b, 'zh', '盐湖');
  const other = altsWith(altsWith({}, b, 'zh', '盐湖'), a, 'en', 'A salt flat');
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(JSON.stringify(altsToType({ [b]: { zh: '盐湖' }, [a]: { en: 'A salt flat' } }))).toBe(JSON.stringify(one));
});

test('what is typed and taken back again leaves nothing', () => {
  expect(altsWith(altsWith({}, a, 'es', 'Un salar'), a, 'es', '')).toEqual({});
});

test('an image that is removed takes along what was said of it', () => {
  const alts = altsWith(altsWith({}, a, 'en', 'A salt flat'), b, 'en', 'A mill');
  expect(altsWithout(alts, a)).toEqual({ [b]: { en: 'A mill', es: '', zh: '' } });
});

test('the languages in which nothing is said of an image are known', () => {
  expect(languagesMissing({}, a)).toEqual(['en', 'es', 'zh']);
  expect(languagesMissing(altsWith(altsWith({}, a, 'es', 'Un salar'), a, 'zh', ' '), a)).toEqual(['en', 'zh']);
});

test('an image that is put back brings along what was said of it, and no more', () => {
  const before = altsWith(altsWith({}, a, 'en', 'A salt flat'), b, 'en', 'A mill');
  const now = altsWith({}, b, 'en', 'A wind mill');
  expect(altsWithThoseOf(a, before, now)).toEqual(altsWith(now, a, 'en', 'A salt flat'));
});
