import { expect, test } from 'vitest';
import { growthOf, hostileTexts, mostGrowth } from '../security/hostile-texts.ts';
import { textFunctions } from '../security/text-functions.ts';

// Every function and schema of the code that takes a text, found automatically. A text of ten times the length costs
// at most thirty times the processor time: sorting costs about thirteen times, a quadratic function a hundred
// times. tests/security/text-costs.test.ts checks the regular expressions.

test.each(textFunctions())('The cost of $name grows no faster than the length of the text', ({ run }) => {
  const found: string[] = [];
  for (const hostile of hostileTexts()) {
    const growth = growthOf(run, hostile, 3_000);
    if (growth !== undefined && growth > mostGrowth) found.push(`${hostile.name}: ${growth.toFixed(0)} times`);
  }
  expect(found).toEqual([]);
});
