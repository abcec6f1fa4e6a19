import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { provinceCodes } from '#domain/province';
import { isSectorKey } from '#domain/sector';

const bodyOf = (language: string, code: string) =>
  readFileSync(`content/provinces/${language}/${code}.md`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');

test.each(languages)('every province has a file in %s, and nothing else has', (language) => {
  const expected = provinceCodes.map((code) => `${code}.md`).toSorted();
  expect(readdirSync(`content/provinces/${language}`).toSorted()).toEqual(expected);
});

describe.each(provinceCodes)('%s', (code) => {
  test('is of the right length in each language', () => {
    for (const language of ['en', 'es']) {
      const count = bodyOf(language, code)
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(count, language).toBeGreaterThanOrEqual(60);
      expect(count, language).toBeLessThanOrEqual(120);
    }
    const signs = bodyOf('zh', code).replace(/\s/g, '').length;
    expect(signs).toBeGreaterThanOrEqual(100);
    expect(signs).toBeLessThanOrEqual(220);
  });

  test('has sectors that exist', () => {
    const lines = readFileSync('content/provinces/sectors.yaml', 'utf8');
    const list = new RegExp(`^${code}: \\{ sectors: \\[(.+)\\] \\}$`, 'm').exec(lines)?.[1]?.split(', ') ?? [];
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter((key) => !isSectorKey(key))).toEqual([]);
  });
});
