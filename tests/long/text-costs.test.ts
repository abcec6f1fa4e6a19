import { expect, test } from 'vitest';
import { growthOf, hostileTexts } from '../security/hostile-texts.ts';
import { textFunctions } from '../security/text-functions.ts';

// Every function and every schema of the code that takes a text, found by itself: ten times the text costs at most twenty
// times the processor time: sorting and a busy machine take it past fifteen, and a quadratic cost makes it a hundred (tests/security/text-costs.test.ts has the regular expressions).

test.each(textFunctions())('the cost of a text grows no faster than its length in $name', ({ run }) => {
  const found: string[] = [];
  for (const hostile of hostileTexts()) {
    const growth = growthOf(run, hostile, 3_000);
    if (growth !== undefined && growth > 20) found.push(`${hostile.name}: ${growth.toFixed(0)} times`);
  }
  expect(found).toEqual([]);
});
