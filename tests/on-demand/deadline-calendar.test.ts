import { expect, test } from 'vitest';
import { deadlineCalendar } from '../../src/on-demand/deadline-calendar.ts';
import { publishedWith } from '../support/published.ts';

const site = new URL('https://invest.example');
const today = '2026-11-28';
const es = { title: 'Viento', subtitle: 'Qué es' };
const all = [
  publishedWith({ id: 'open', deadline: '2027-03-31', sample: true, translations: { es } }),
  publishedWith({ id: 'today', deadline: today }),
  publishedWith({ id: 'closed', deadline: '2026-11-27' }),
  publishedWith({ id: 'none' }),
];

const calendar = (language: 'en' | 'es', id?: string) =>
  deadlineCalendar(all, { language, ...(id !== undefined && { id }) }, site, today);

test('The calendar of all deadlines has those that have not passed', () => {
  const file = calendar('en') ?? '';
  expect([...file.matchAll(/^UID:(.*)@/gm)].map(([, id]) => id)).toEqual(['open', 'today']);
});

test('The calendar of an opportunity is in the reader’s language and names a sample as such', () => {
  const file = calendar('es', 'open') ?? '';
  expect(file).toContain('SUMMARY:Presentaciones hasta: Ejemplo: Viento\r\n');
  expect(file).toContain('DTSTART;VALUE=DATE:20270331\r\n');
  expect(file).toContain('URL:https://invest.example/es/opportunity/open\r\n');
});

test('An opportunity without a coming deadline has no calendar', () => {
  for (const id of ['closed', 'none', 'unknown']) expect(calendar('en', id)).toBeUndefined();
});
