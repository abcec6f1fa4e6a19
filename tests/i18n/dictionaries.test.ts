import { describe, expect, test } from 'vitest';
import { enquiryFields } from '#domain/enquiry/enquiry';
import { languages } from '#domain/language';
import { enquirySectors, sectorKeys } from '#domain/sector';
import { fieldProblems } from '#domain/text';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { problemText } from '../../src/islands/contact-form/form-texts.ts';
import { textsOf } from '../support/dictionary-texts.ts';

// Editing mistakes are covered by the content check (tests/content/broken-edits.test.ts).

const english = textsOf(dictionaryOf('en'));

describe.each(languages)('the dictionary of %s', (language) => {
  const texts = textsOf(dictionaryOf(language));

  test('The dictionary has the keys of the English one, in the same order', () => {
    expect(texts.map(([path]) => path)).toEqual(english.map(([path]) => path));
  });

  test('The dictionary names every sector, including those of the contact form', () => {
    const { sectors, enquirySectors: names } = dictionaryOf(language);
    expect(Object.keys(sectors)).toEqual([...sectorKeys]);
    expect(Object.keys(names).sort()).toEqual([...enquirySectors].sort());
  });

  test('The dictionary has a complete message for every problem of every field of the contact form', () => {
    const { contact } = dictionaryOf(language);
    for (const field of enquiryFields) {
      for (const problem of fieldProblems) {
        const message = problemText(field, problem, contact, language);
        expect(message).not.toMatch(/[{}]|undefined|^$/);
      }
    }
  });
});

describe('texts quoted in the specification', () => {
  test('The dictionaries contain the specification’s texts word for word', () => {
    expect(dictionaryOf('en').opportunities.noResults).toBe('No results found');
    expect(dictionaryOf('es').opportunities.noResults).toBe('No se encontraron resultados');
    expect(dictionaryOf('en').contact.title).toBe('Contact us');
    expect(dictionaryOf('en').contact.errorsTitle).toBe('There is a problem');
    expect(dictionaryOf('en').notFound).toMatchObject({ error: 'Error 404', title: 'Page not found' });
    expect(dictionaryOf('en').home).toMatchObject({
      title: 'Invest Argentina',
      exploreOpportunities: 'Explore opportunities',
    });
  });
});

describe('Spanish translation', () => {
  /** English texts whose Spanish translation is identical. */
  const sharedWithSpanish = new Set([
    'Argentina',
    'Invest Argentina',
    'Buenos Aires',
    'Sector',
    'Total',
    'Error 404',
    'Error 500',
    'Idea',
    'LinkedIn',
    'WeChat',
    '“{words}”',
    // Symbols of units.
    '{count} MW',
    '{count} MWh',
    '{count} m²',
    '{count} km',
  ]);

  test('No Spanish text equals the English one, except for words that both languages share', () => {
    const spanish = new Map(textsOf(dictionaryOf('es')));
    const same = english.filter(([path, text]) => spanish.get(path) === text && /\p{L}{2}/u.test(text));
    expect(same.filter(([, text]) => !sharedWithSpanish.has(text))).toEqual([]);
  });
});

describe('messages about a text’s length', () => {
  test('A message about a text’s length has the limit in the language’s number format', () => {
    expect(problemText('message', 'too-long', dictionaryOf('en').contact, 'en')).toBe(
      'Message: use at most 5,000 characters',
    );
    expect(problemText('message', 'too-long', dictionaryOf('es').contact, 'es')).toContain('5000');
    expect(problemText('email', 'too-long', dictionaryOf('zh').contact, 'zh')).toContain('254');
  });
});
