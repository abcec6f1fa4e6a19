import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';

const keys = ['market-access', 'natural-resources', 'quality-of-life', 'talent'];

function read(language: string, key: string) {
  const file = readFileSync(`content/reasons/${language}/${key}.md`, 'utf8');
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  return { matter, body: body.trim() };
}

test.each(languages)('in %s there are the four reasons, and no other', (language) => {
  expect(readdirSync(`content/reasons/${language}`).toSorted()).toEqual(keys.map((key) => `${key}.md`));
});

describe.each(keys)('%s', (key) => {
  test.each(['en', 'es'])('is of 45 to 80 words in %s', (language) => {
    const count = read(language, key).body.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(45);
    expect(count).toBeLessThanOrEqual(80);
  });

  test('is of 90 to 160 signs in Chinese', () => {
    const count = read('zh', key).body.replace(/\s/g, '').length;
    expect(count).toBeGreaterThanOrEqual(90);
    expect(count).toBeLessThanOrEqual(160);
  });

  test('has the same figures in each language, each with its publisher and year', () => {
    const years = (language: string) => read(language, key).matter.match(/year: \d{4}/g);
    const count = (language: string, field: string) => read(language, key).matter.split(`${field}: "`).length - 1;
    for (const language of languages) {
      expect(years(language)).toEqual(years('en'));
      for (const field of ['figure', 'caption', 'source'])
        expect([language, field, count(language, field)]).toEqual([language, field, 2]);
    }
  });
});
