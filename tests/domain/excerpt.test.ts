import { describe, expect, test } from 'vitest';
import { excerpt, excerptLength } from '#domain/excerpt';
import { fc } from '../support/properties.ts';

const words =
  'Lithium carbonate from brine in the high plains of Salta, with a pilot plant that has run through two winters';

describe('excerpts', () => {
  test('A text that fits is returned unchanged, without an ellipsis', () => {
    expect(excerpt('Short.', 'en')).toBe('Short.');
    expect(excerpt('', 'en')).toBe('');
  });

  test('A text of exactly the limit is not cut', () => {
    const text = 'a'.repeat(excerptLength);
    expect(excerpt(text, 'en')).toBe(text);
  });

  test('A longer text ends at the last whole word within 100 characters, with an ellipsis', () => {
    expect(excerpt(words, 'en')).toBe(
      'Lithium carbonate from brine in the high plains of Salta, with a pilot plant that has run through…',
    );
  });

  test('A word that ends exactly at the limit is kept', () => {
    expect(excerpt('abcd efgh ijkl', 'en', 9)).toBe('abcd efgh…');
  });

  test('No space or comma precedes the ellipsis', () => {
    expect(excerpt('One, two, three', 'en', 5)).toBe('One…');
  });

  test('A single word longer than the limit is cut inside', () => {
    expect(excerpt('a'.repeat(150), 'en')).toBe(`${'a'.repeat(100)}…`);
  });

  test('A character made of several code units is never cut in two', () => {
    const flag = '🇦🇷';
    const cut = excerpt(flag.repeat(40), 'en', 10);
    expect(cut).toBe(`${flag.repeat(2)}…`);
  });

  test('Chinese text, which has no spaces, is cut between words', () => {
    const text = '阿根廷正在开放的投资机会'.repeat(12);
    const cut = excerpt(text, 'zh').slice(0, -1);
    const ends = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(
      ({ index, segment }) => index + segment.length,
    );
    expect(cut.length).toBeGreaterThan(90);
    expect(cut.length).toBeLessThanOrEqual(100);
    expect(ends).toContain(cut.length);
  });

  test('Every excerpt is the beginning of its text within the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 20, max: 120 }),
        (text, length) => {
          const cut = excerpt(text, 'en', length);
          if (text.length <= length) return cut === text;
          const kept = cut.slice(0, -1);
          return cut.endsWith('…') && kept.length <= length && text.startsWith(kept);
        },
      ),
    );
  });

  test('A word is never cut while a whole one fits before it', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 60 }), (list) => {
        const cut = excerpt(list.join(' '), 'en', 40).replace('…', '');
        return list.join(' ').startsWith(`${cut} `) || list.join(' ') === cut;
      }),
    );
  });
});
