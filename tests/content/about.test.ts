import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/language';

function read(file: string) {
  const [, title = '', body = ''] = /^---\ntitle: (.+)\n---\n\n([\s\S]+)$/.exec(readFileSync(file, 'utf8')) ?? [];
  return { title, body };
}

const length = (body: string, language: Language) =>
  language === 'zh' ? body.replace(/\s/g, '').length : body.trim().split(/\s+/).length;

/** The least and the most words; for Chinese, characters. */
const bounds = {
  values: { en: [40, 70], es: [40, 70], zh: [80, 150] },
  purpose: { en: [50, 90], es: [50, 90], zh: [80, 150] },
} as const;

describe.each([
  ['values', 'quality'],
  ['values', 'integrity'],
  ['values', 'innovation'],
  ['values', 'customer-focus'],
  ['purpose', 'mission'],
  ['purpose', 'vision'],
] as const)('%s/%s', (folder, key) => {
  test.each(languages)('is written out in %s', (language) => {
    const { title, body } = read(`content/${folder}/${language}/${key}.md`);
    expect(title).not.toBe(key);
    const [least, most] = bounds[folder][language];
    expect(length(body, language)).toBeGreaterThanOrEqual(least);
    expect(length(body, language)).toBeLessThanOrEqual(most);
    expect(/\p{Script=Han}/u.test(body)).toBe(language === 'zh');
  });

  test('is a text of its own in each language', () => {
    const bodies = languages.map((language) => read(`content/${folder}/${language}/${key}.md`).body);
    expect(new Set(bodies).size).toBe(languages.length);
  });
});

test('the four values are those of the specification', () => {
  const titles = ['quality', 'integrity', 'innovation', 'customer-focus'].map(
    (key) => read(`content/values/en/${key}.md`).title,
  );
  expect(titles).toEqual(['Quality', 'Integrity', 'Innovation', 'Customer Focus']);
});

test.each(['founders', 'partners'])(
  'what is not known yet of the %s is marked as a placeholder in the file',
  (file) => {
    expect(readFileSync(`content/${file}.yaml`, 'utf8')).toMatch(/^# PLACEHOLDERS/);
  },
);
