import { expect, test } from 'vitest';
import { clocksOf } from '../../src/islands/contact-form/clocks.ts';

const promised = '2026-11-24T21:00:00.000Z';

test('the promise is told by the clocks of Buenos Aires and of Shanghai, where it is the next day', () => {
  const [buenosAires, shanghai, ...others] = clocksOf(promised, 'en', undefined);
  expect(buenosAires).toEqual({ place: 'buenosAires', time: expect.stringMatching(/^Tuesday.*24.*18:00$/) });
  expect(shanghai).toEqual({ place: 'shanghai', time: expect.stringMatching(/^Wednesday.*25.*05:00$/) });
  expect(others).toEqual([]);
});

test('the reader’s own clock is told where it shows another time', () => {
  expect(clocksOf(promised, 'es', 'Europe/Madrid').at(-1)?.time).toMatch(/^martes.*24.*22:00$/);
  for (const same of ['America/Montevideo', 'Asia/Singapore', 'Asia/Shanghai']) {
    expect(clocksOf(promised, 'zh', same)).toHaveLength(2);
  }
});
