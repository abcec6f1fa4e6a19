// fast-check with the settings for all tests. The linter forbids other imports of it. The short run repeats the same
// few cases. The long run tries more and new ones each time. A failure prints the seed that repeats it: `{ seed: …,
// path: … }`.
import fc from 'fast-check';

/** Set by the projects of the long run (tests/vitest.config.ts). */
export const isLong = process.env.TEST_TIER === 'long';

/** The number of cases per test: all in the long run, a quarter and at least ten in the short one. */
export const tries = (all: number): number => (isLong ? all : Math.min(all, Math.max(10, Math.round(all / 4))));

fc.configureGlobal({
  // Without this, arrays and texts have at most ten parts, whatever their `maxLength`.
  defaultSizeToMaxWhenMaxSpecified: true,
  numRuns: tries(100),
  ...(!isLong && { seed: 1 }),
});

export { fc };
