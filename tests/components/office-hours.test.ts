import { expect, test } from 'vitest';
import { officeHoursText } from '../../src/components/contact/office-hours.ts';

const hours = {
  timeZone: 'America/Argentina/Buenos_Aires',
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
  holidays: [],
  answerWithin: 18,
};

test('Consecutive days are written as a range in each language', () => {
  expect(officeHoursText(hours, 'en')).toBe('Monday to Friday, 09:00–18:00 (Argentina\u00a0Standard\u00a0Time)');
  expect(officeHoursText(hours, 'es')).toBe('Lunes a viernes, 09:00 a 18:00 (hora\u00a0oficial\u00a0argentina)');
  expect(officeHoursText(hours, 'zh')).toBe('周一至周五 9:00—18:00（阿根廷标准时间）');
});

test('Days that are not consecutive are listed', () => {
  expect(officeHoursText({ ...hours, days: [1, 3, 5] }, 'es')).toMatch(/^Lunes, miércoles y viernes, /);
  expect(officeHoursText({ ...hours, days: [2, 3] }, 'en')).toMatch(/^Tuesday and Wednesday, /);
});
