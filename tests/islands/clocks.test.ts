import { expect, test } from 'vitest';
import { clocksOf } from '../../src/islands/contact-form/clocks.ts';

const promised = '2026-11-24T21:00:00.000Z';

test('The deadline for an answer is shown in the times of Buenos Aires and Shanghai, where it is the next day', () => {
  const [buenosAires, shanghai, ...others] = clocksOf(promised, 'en', undefined);
  expect(buenosAires).toEqual({ place: 'buenosAires', time: expect.stringMatching(/^Tuesday.*24.*18:00$/) });
  expect(shanghai).toEqual({ place: 'shanghai', time: expect.stringMatching(/^Wednesday.*25.*05:00$/) });
  expect(others).toEqual([]);
});

test('The reader’s local time is shown if it differs from both', () => {
  expect(clocksOf(promised, 'es', 'Europe/Madrid').at(-1)?.time).toMatch(/^martes.*24.*22:00$/);
  for (const same of ['America/Montevideo', 'Asia/Singapore', 'Asia/Shanghai']) {
    expect(clocksOf(promised, 'zh', same)).toHaveLength(2);
  }
});
