import * as v from 'valibot';
import { expect, test } from 'vitest';
import { previewed } from '#domain/opportunity/preview';
import { unfinishedOf } from '../../../src/admin/editor/form-problems.ts';
import { emptyValues, formContentOf } from '../../../src/admin/form-values/form-values.ts';
import { arbitraryContent } from '../../support/arbitrary/arbitrary-content.ts';
import { fc } from '../../support/properties.ts';
import { setUpForms } from '../support/forms.ts';
import { imageName, lithium } from '../support/server.ts';

const openForm = setUpForms();
const image = imageName('a');

test('A valid form is previewed as it would be stored', () => {
  fc.assert(
    fc.property(arbitraryContent([image, imageName('b')]), (content) => {
      expect(unfinishedOf(formContentOf(content))).toEqual(content);
    }),
  );
});

test('An empty form is previewed without a sector or other values', () => {
  expect(unfinishedOf({ ...emptyValues, imageURL: [] })).toEqual({
    title: '',
    subtitle: '',
    language: 'en',
    description: '',
    imageURL: [],
    status: 'published',
  });
});

test('The preview omits invalid values and shows texts as typed', () => {
  const half = {
    ...emptyValues,
    title: ' x'.repeat(200),
    investment: { from: 'much', to: '' },
    deadline: '2027-02-31',
    seeking: ['debt'],
    translations: { ...emptyValues.translations, es: { title: '', subtitle: 'De salmuera', description: '' } },
    imageURL: [image],
  };
  const shown = unfinishedOf(half);
  expect(shown).toMatchObject({ title: half.title, seeking: ['debt'], translations: { es: half.translations.es } });
  expect(shown).not.toHaveProperty('investment');
  expect(shown).not.toHaveProperty('deadline');
});

test('The preview of an edit has the id of its record, and that of a new opportunity has none', () => {
  const edited = openForm(lithium).previewed;
  expect(edited).toMatchObject({ id: lithium.id, createdAt: lithium.createdAt, title: 'Lithium' });
  const created = openForm().previewed;
  expect(created).not.toHaveProperty('id');
  for (const one of [edited, created]) expect(v.is(previewed, one)).toBe(true);
});
