import { describe, expect, test } from 'vitest';
import {
  copiedFrom,
  languageAtFault,
  languagesToTranslate,
  translationsToType,
} from '../../../src/admin/state/form-translations.ts';

test('a form asks for the languages beside its own', () => {
  expect(languagesToTranslate(translationsToType(), 'es')).toEqual(['en', 'zh']);
});

test('what was typed in a language stays in view when the text turns out to be in that language', () => {
  const typed = translationsToType({ es: { title: '', subtitle: 'En el sur', description: '' } });
  expect(languagesToTranslate(typed, 'es')).toEqual(['en', 'es', 'zh']);
});

describe('copying from the original', () => {
  const original = { title: 'Lithium', subtitle: 'From brine', description: 'In the Puna' };

  test('fills in what is empty, and leaves what was typed', () => {
    const typed = translationsToType({ es: { title: 'Litio', subtitle: ' ', description: '' } });
    expect(copiedFrom(original, typed, 'es')).toEqual({
      ...typed,
      es: { title: 'Litio', subtitle: 'From brine', description: 'In the Puna' },
    });
  });
});

test('the translation at fault is the first of those that are', () => {
  expect(languageAtFault(['title', 'translations'])).toBeUndefined();
  expect(languageAtFault(['translations.zh.title', 'translations.es.subtitle'])).toBe('es');
});
