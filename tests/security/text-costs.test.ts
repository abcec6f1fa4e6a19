import { describe, expect, test } from 'vitest';
import { isLong } from '../support/properties.ts';
import { alphabetOf, growthOf, hostileTexts, writtenExpressions } from './hostile-texts.ts';
import { composedFunctions } from './text-functions.ts';

// Ten times the text costs at most twenty times the processor time, whatever it is made of. tests/long/text-costs.test.ts
// does the same with every function and schema of the code that takes a text.

/** The gate tries one text in five, the long part all of them. */
const few = <Item>(all: readonly Item[]): readonly Item[] => all.filter((_, index) => isLong || index % 5 === 0);

const most = 20;
const length = 3_000;

describe('the cost of a text grows no faster than its length', () => {
  test('in every regular expression of the code', () => {
    const found: string[] = [];
    for (const [text, { regex, file }] of writtenExpressions(['src', 'netlify'])) {
      for (const hostile of few(hostileTexts(alphabetOf(regex), isLong))) {
        const growth = growthOf((given) => given.replace(regex, ''), hostile, length);
        if (growth !== undefined && growth > most)
          found.push(`${file}: ${text} by ${hostile.name}: ${growth.toFixed(0)} times`);
      }
    }
    expect(found).toEqual([]);
  });

  test.each(composedFunctions)('in $name', ({ run }) => {
    const found: string[] = [];
    for (const hostile of few(hostileTexts())) {
      const growth = growthOf(run, hostile, length);
      if (growth !== undefined && growth > most) found.push(`${hostile.name}: ${growth.toFixed(0)} times`);
    }
    expect(found).toEqual([]);
  });
});
