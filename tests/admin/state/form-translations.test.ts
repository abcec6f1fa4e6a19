import { expect, test } from 'vitest';
import { languagesToTranslate, translationsToType } from '../../../src/admin/state/form-translations.ts';

test('a form asks for the languages beside its own', () => {
  expect(languagesToTranslate(translationsToType(), 'es')).toEqual(['en', 'zh']);
});

test('what was typed in a language stays in view when the text turns out to be in that language', () => {
  const typed = translationsToType({ es: { title: '', subtitle: 'En el sur', description: '' } });
  expect(languagesToTranslate(typed, 'es')).toEqual(['en', 'es', 'zh']);
});
