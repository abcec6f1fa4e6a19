import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Spans whose asterisks markdown would print: it marks no emphasis with punctuation within and a letter beside it. */
function printedAsterisks(text: string): readonly string[] {
  const spans = text.matchAll(/(?<before>[^\s*]?)(?<marks>\*{1,2})(?<words>[^*\s][^*\n]*)\k<marks>(?=(?<after>\S?))/gu);
  return [...spans]
    .filter(({ groups: { before = '', words = '', after = '' } = {} }) => {
      const opens = !(/^\p{P}/u.test(words) && /[\p{L}\p{N}]/u.test(before));
      const closes = !(/\p{P}$/u.test(words) && /[\p{L}\p{N}]/u.test(after));
      return !(opens && closes);
    })
    .map(([span]) => span);
}

test.each(['使用**“知识经济”**一词', '**理事会（CONICET）**下设'])('%s would be printed with its asterisks', (text) => {
  expect(printedAsterisks(text)).toHaveLength(1);
});

test('no text prints the asterisks of its emphasis', () => {
  const files = globSync('content/*/*/*.md');
  expect(files).not.toEqual([]);
  expect(files.flatMap((file) => printedAsterisks(readFileSync(file, 'utf8')))).toEqual([]);
});
