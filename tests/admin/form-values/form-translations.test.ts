import { describe, expect, test } from 'vitest';
import {
  copiedFrom,
  languageAtFault,
  languagesToTranslate,
  translationsToType,
} from '../../../src/admin/form-values/form-translations.ts';

test('A form offers every language except its own for translation', () => {
  expect(languagesToTranslate(translationsToType(), 'es')).toEqual(['en', 'zh']);
});

test('A typed translation stays visible when its language becomes the original one', () => {
  const typed = translationsToType({ es: { title: '', subtitle: 'En el sur', description: '' } });
  expect(languagesToTranslate(typed, 'es')).toEqual(['en', 'es', 'zh']);
});

describe('copying from the original', () => {
  const original = { title: 'Lithium', subtitle: 'From brine', description: 'In the Puna' };

  test('Copying from the original fills the empty texts and keeps the typed ones', () => {
    const typed = translationsToType({ es: { title: 'Litio', subtitle: ' ', description: '' } });
    expect(copiedFrom(original, typed, 'es')).toEqual({
      ...typed,
      es: { title: 'Litio', subtitle: 'From brine', description: 'In the Puna' },
    });
  });
});

test('The first translation with a problem is the one to open', () => {
  expect(languageAtFault(['title', 'translations'])).toBeUndefined();
  expect(languageAtFault(['translations.zh.title', 'translations.es.subtitle'])).toBe('es');
});
