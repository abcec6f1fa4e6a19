import { expect, test } from 'vitest';
import { checkContent } from '../../scripts/build/content-check/check.ts';
import { readContent } from '../../scripts/build/content-check/content.ts';
import { fc, tries } from '../support/properties.ts';

const present = readContent('.');
const files = [...present.texts.keys()].filter((file) => file !== 'content/README.md');

// Characters with a meaning in YAML, JSON or markdown, and typical typing errors.
const marks = [
  ...['"', "'", ':', ': ', '\t', '\n', '---\n', '[', ']', '{', '}', '*', '&a ', '!x ', '|', '>', ' #1', '%', '@', '`'],
  ...[
    '\\',
    '- ',
    '? ',
    '<<: *a',
    '<b>',
    '<!--',
    '](',
    '~',
    'null',
    '2024-01-01',
    '\u2028',
    '\uFEFF',
    '\0',
    'é',
    '中',
    '',
  ],
];

test('The check of any edited file reports mistakes with valid lines and never throws', () => {
  const edit = fc.record({
    file: fc.constantFrom(...files),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    taken: fc.nat(20),
    put: fc.constantFrom(...marks),
  });
  fc.assert(
    fc.property(edit, ({ file, at, taken, put }) => {
      const text = present.texts.get(file) ?? '';
      const offset = Math.floor(at * text.length);
      const edited = text.slice(0, offset) + put + text.slice(offset + taken);
      for (const mistake of checkContent({ ...present, texts: new Map(present.texts).set(file, edited) })) {
        const lines = mistake.file === file ? edited : (present.texts.get(mistake.file) ?? '');
        if (mistake.line === undefined) continue;
        expect(mistake.line).toBeGreaterThan(0);
        expect(mistake.line).toBeLessThanOrEqual(lines.split('\n').length);
      }
    }),
    { numRuns: tries(60) },
  );
});
