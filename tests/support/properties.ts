// fast-check as all tests use it; the linter refuses other imports of it. The gate repeats the same few cases. The long
// part tries more, other ones each time, and a failure prints the seed that repeats it: `{ seed: …, path: … }`.
import fc from 'fast-check';

/** Set by the projects of the long part (tests/vitest.config.ts). */
export const isLong = process.env.TEST_TIER === 'long';

/** The number of cases that a test tries: all of them in the long part, a quarter and at least ten in the gate. */
export const tries = (all: number): number => (isLong ? all : Math.min(all, Math.max(10, Math.round(all / 4))));

fc.configureGlobal({
  // Else an array or a text has ten parts at most, whatever its `maxLength`.
  defaultSizeToMaxWhenMaxSpecified: true,
  numRuns: tries(100),
  ...(!isLong && { seed: 1 }),
});

export { fc };
