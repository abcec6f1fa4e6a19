import { expect, test } from 'vitest';
import { halfDay } from '#domain/time/day';
import { withoutHalfDays } from '../../../src/admin/editor/half-days.ts';

test('An incomplete date at any depth becomes the earlier one, and an empty one if there was none', () => {
  const before = { title: 'Mine', permit: { day: '2026-05-01' } };
  const typed = { title: 'Copper mine', permit: { day: halfDay, from: halfDay }, deadline: halfDay };
  expect(withoutHalfDays(typed, before)).toEqual({
    title: 'Copper mine',
    permit: { day: '2026-05-01', from: '' },
    deadline: '',
  });
});

test('Rows with an id are matched by it, other rows by index', () => {
  const before = { rows: [{ day: '2026-01-01' }, { day: '2026-01-02' }], named: [{ id: 'a', day: '2026-02-01' }] };
  const typed = {
    rows: [{ day: halfDay }],
    named: [
      { id: 'new', day: halfDay },
      { id: 'a', day: halfDay },
    ],
  };
  expect(withoutHalfDays(typed, before)).toEqual({
    rows: [{ day: '2026-01-01' }],
    named: [
      { id: 'new', day: '' },
      { id: 'a', day: '2026-02-01' },
    ],
  });
});

test('A text that says “half” stays', () => {
  expect(withoutHalfDays({ title: 'half' }, { title: 'Mine' })).toEqual({ title: 'half' });
});
