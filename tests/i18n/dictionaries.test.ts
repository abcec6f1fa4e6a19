import { describe, expect, test } from 'vitest';
import { enquiryFields } from '#domain/enquiry/enquiry';
import { languages } from '#domain/language';
import { enquirySectors, sectorKeys } from '#domain/sector';
import { fieldProblems } from '#domain/text';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { problemText } from '../../src/islands/contact-form/problem-text.ts';
import { textsOf } from '../support/dictionary-texts.ts';

// What an editor may get wrong is the content check's (tests/content/broken-edits.test.ts).

const english = textsOf(dictionaryOf('en'));

describe.each(languages)('the dictionary of %s', (language) => {
  const texts = textsOf(dictionaryOf(language));

  test('has the keys of the English one, in its order', () => {
    expect(texts.map(([path]) => path)).toEqual(english.map(([path]) => path));
  });

  test('names every sector, those of the contact form included', () => {
    const { sectors, enquirySectors: names } = dictionaryOf(language);
    expect(Object.keys(sectors)).toEqual([...sectorKeys]);
    expect(Object.keys(names).sort()).toEqual([...enquirySectors].sort());
  });

  test('has a message without open placeholders for whatever is wrong with a field of the contact form', () => {
    const { contact } = dictionaryOf(language);
    for (const field of enquiryFields) {
      for (const problem of fieldProblems) {
        const message = problemText(field, problem, contact, language);
        expect(message).not.toMatch(/[{}]|undefined|^$/);
      }
    }
  });
});

describe('what the specification quotes', () => {
  test('stands in the dictionaries word for word', () => {
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

describe('Spanish is translated', () => {
  /** Texts that are the same words in Spanish. */
  const sharedWithSpanish = new Set([
    'Invest Argentina',
    'Buenos Aires',
    'Sector',
    'Error 404',
    'Error 500',
    'Idea',
    'LinkedIn',
    'WeChat',
    '“{words}”',
  ]);

  test('no Spanish text is the English one, but where the words are the same', () => {
    const spanish = new Map(textsOf(dictionaryOf('es')));
    const same = english.filter(([path, text]) => spanish.get(path) === text && /\p{L}{2}/u.test(text));
    expect(same.filter(([, text]) => !sharedWithSpanish.has(text))).toEqual([]);
  });
});

describe('the length of a problem message', () => {
  test('is the limit in the digits of the language', () => {
    expect(problemText('message', 'too-long', dictionaryOf('en').contact, 'en')).toBe(
      'Message: use at most 5,000 characters',
    );
    expect(problemText('message', 'too-long', dictionaryOf('es').contact, 'es')).toContain('5000');
    expect(problemText('email', 'too-long', dictionaryOf('zh').contact, 'zh')).toContain('254');
  });
});
