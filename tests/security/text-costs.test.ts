import { describe, expect, test } from 'vitest';
import { isLong } from '../support/properties.ts';
import { alphabetOf, growthOf, hostileTexts, mostGrowth, writtenExpressions } from './hostile-texts.ts';
import { composedFunctions } from './text-functions.ts';

// A text of ten times the length costs at most thirty times the processor time, whatever its content.
// tests/long/text-costs.test.ts checks the same for every function and schema of the code that takes a text.

/** The gate tests one text in five, the long part all of them. */
const few = <Item>(all: readonly Item[]): readonly Item[] => all.filter((_, index) => isLong || index % 5 === 0);

const length = 3_000;

describe('the cost of long texts', () => {
  test('The cost of each regular expression grows no faster than the length of the text', () => {
    const found: string[] = [];
    for (const [text, { regex, file }] of writtenExpressions(['src', 'netlify'])) {
      for (const hostile of few(hostileTexts(alphabetOf(regex), isLong))) {
        const growth = growthOf((given) => given.replace(regex, ''), hostile, length);
        if (growth !== undefined && growth > mostGrowth)
          found.push(`${file}: ${text} by ${hostile.name}: ${growth.toFixed(0)} times`);
      }
    }
    expect(found).toEqual([]);
  });

  test.each(composedFunctions)('The cost of $name grows no faster than the length of the text', ({ run }) => {
    const found: string[] = [];
    for (const hostile of few(hostileTexts())) {
      const growth = growthOf(run, hostile, length);
      if (growth !== undefined && growth > mostGrowth) found.push(`${hostile.name}: ${growth.toFixed(0)} times`);
    }
    expect(found).toEqual([]);
  });
});
