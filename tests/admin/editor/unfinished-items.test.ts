import { expect, test } from 'vitest';
import { dayInArgentina } from '#domain/time/day';
import { copiedMessage, unfinishedCount, unfinishedItems } from '../../../src/admin/editor/editor-messages.ts';
import { setUpForms } from '../support/forms.ts';
import { imageName, lithium } from '../support/server.ts';

const openForm = setUpForms();
const texts = { title: 'Litio', subtitle: 'De salmuera', description: 'En la Puna' };
const alts = { en: 'A salt flat', es: 'Un salar', zh: '盐湖' };

test('A field that cannot be saved is named first, and no form with one counts as complete', () => {
  const form = openForm({
    ...lithium,
    province: 'SAL',
    investment: { from: 1 },
    stage: 'idea',
    seeking: ['debt'],
    confirmedOn: dayInArgentina(new Date()),
    translations: { es: texts, zh: texts },
    imageAlts: { [imageName('a')]: alts, [imageName('b')]: alts },
  });
  const count = () => {
    const { blocking, missing } = unfinishedItems(form);
    return unfinishedCount(blocking.length, missing.length);
  };
  expect(count()).toBe('Complete: nothing is missing');
  form.$values.setKey('title', 'x'.repeat(161));
  expect(unfinishedItems(form)).toEqual({
    blocking: [{ place: 'title', message: 'Title: at most 160 characters.' }],
    missing: [],
  });
  expect(count()).toBe('Before saving: 1 item');
});

test('Each problem that prevents a save names its field, and the same field is not listed twice', () => {
  const form = openForm();
  const { translations } = form.$values.get();
  form.$values.setKey('investment', { from: '5', to: 'much' });
  form.$values.setKey('translations', { ...translations, zh: { ...texts, title: '' } });
  const { blocking, missing } = unfinishedItems(form);
  expect(blocking).toEqual([
    { place: 'title', message: 'Enter the title.' },
    { place: 'subtitle', message: 'Enter the subtitle.' },
    { place: 'sector', message: 'Choose a sector.' },
    {
      place: 'investment.to',
      message: 'Investment up to: whole US dollars from 1 to 1,000,000,000,000, such as 180,000,000 or 180 million.',
    },
    { place: 'translations.zh.title', message: 'Enter the title in Chinese.' },
  ]);
  const places = missing.map(({ place }) => place);
  expect(places).not.toContain('title');
  expect(places).not.toContain('investment.from');
  expect(places).toContain('stage');
});

test('Copying from the original says which fields it filled, or that none was empty', () => {
  expect(copiedMessage(['title', 'description'])).toMatch(/^Copied: Title, Description\./);
  expect(copiedMessage([])).toBe('Nothing was copied: no field is empty.');
});
