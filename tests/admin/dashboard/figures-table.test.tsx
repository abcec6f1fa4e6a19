import { expect, test } from 'vitest';
import { listedEnquiryOf } from '#domain/enquiry/admin-enquiry';
import { figureGroups } from '#domain/enquiry/answer-statistics';
import { FiguresTable } from '../../../src/admin/dashboard/AnsweringFigures.tsx';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { wind } from '../support/enquiry-samples.ts';
import { provideSession } from '../support/provide-session.ts';
import { rendered, textOf } from '../support/rendered.ts';

provideSession();

const enquiries = [
  { ...wind, state: 'answered' as const, answeredAt: '2026-06-01T06:00:00.000Z' },
  { ...wind, enquiry: { ...wind.enquiry, country: 'DE' } },
  wind,
].map(listedEnquiryOf);
const now = Date.parse('2026-07-01T00:00:00Z');
const { answering } = texts;

test('Every column of the answer times can be sorted by a button, and the sorted one says so', () => {
  const groups = figureGroups(enquiries, 'country', now);
  const table = rendered(<FiguresTable grouping="country" groups={groups} />);
  const heads = [...table.querySelectorAll('thead th')];
  expect(heads.map((head) => head.querySelector('button') !== null)).toEqual(heads.map(() => true));
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([null, 'descending', ...Array(5).fill(null)]);
  expect(textOf(heads[1])).toBe(`${answering.received} ↓`);
});

test('Each share of the answer times is shown with the number that it is of', () => {
  const groups = figureGroups(enquiries, 'country', now);
  const table = rendered(<FiguresTable grouping="country" groups={groups} />);
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf));
  expect(rows).toEqual([
    ['Sweden', '2', '1', '6 hours', '6 hours', '50% of 2', '0% of 1'],
    ['Germany', '1', '0', '–', '–', '0% of 1', '–'],
  ]);
});
