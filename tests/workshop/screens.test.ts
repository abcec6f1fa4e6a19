import { afterEach, expect, test } from 'vitest';
import { fixClock } from '../../workshop/screens/fixed-clock.ts';
import { screens, shotsOf } from '../../workshop/screens/screens.ts';

const real = globalThis.Date;
afterEach(() => {
  globalThis.Date = real;
});

test('The samples are stored with a stopped clock, one millisecond apart', () => {
  const setTime = fixClock(real.UTC(2026, 10, 23));
  expect(new Date().toISOString()).toBe('2026-11-23T00:00:00.001Z');
  expect(Date.now() - real.UTC(2026, 10, 23)).toBe(2);
  setTime(real.UTC(2027, 0, 1));
  expect(new Date().toISOString()).toBe('2027-01-01T00:00:00.001Z');
  expect(new Date('2020-02-29').toISOString()).toBe('2020-02-29T00:00:00.000Z');
  expect(new Date() instanceof Date).toBe(true);
});

test('The names of screens are unique', () => {
  const names = screens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('A screen is opened in each of its languages and widths', () => {
  const screen = { name: 'menu', path: '/', widths: [390, 768], languages: ['en', 'es'] } as const;
  const opened = shotsOf(screen, [768, 1440]).map(({ language, width }) => `${language} ${width}`);
  expect(opened).toEqual(['en 768', 'es 768']);
});
