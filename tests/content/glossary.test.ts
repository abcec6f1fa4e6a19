import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { type Term, terms } from './glossary/terms.ts';
import { siteTexts } from './glossary/texts.ts';
import { isSaid, wrongWords } from './glossary/wrong-words.ts';

const texts = siteTexts();

describe.each(languages)('the terms of the site in %s', (language) => {
  test('The texts use only the agreed words for the site’s terms', () => {
    expect(wrongWords(texts[language], terms, language)).toEqual([]);
  });

  test('Every agreed term occurs in the texts', () => {
    const missing = terms.filter((term) => !isSaid(term, texts[language], language));
    expect(missing.map((term) => term[language].agreed)).toEqual([]);
  });
});

test('A wrong word is reported with its file, its line and the agreed word, but not inside a word or URL', () => {
  const term: Term = {
    en: { agreed: 'free zone', never: ['free trade zone'] },
    es: { agreed: 'enlace', never: ['link'] },
    zh: { agreed: '联邦税', never: ['/国家税(?!务)/'] },
  };
  const text = (words: string) => [{ file: 'content/a.md', line: 3, text: words }];
  expect(wrongWords(text('The Free trade zone.'), [term], 'en')).toEqual([
    'content/a.md:3: “Free trade zone”; the site says “free zone”',
  ]);
  expect(wrongWords(text('Un link, LinkedIn y [aquí](/link) {link}'), [term], 'es')).toHaveLength(1);
  expect(wrongWords(text('国家税务总局不征国家税'), [term], 'zh')).toHaveLength(1);
  expect(isSaid(term, text('Free zones'), 'en')).toBe(false);
});
