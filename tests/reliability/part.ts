/** `short` is what `npm test` runs: seconds, counts only, no claim about time. `long` is what `npm run soak` runs. */
export type Size = 'short' | 'long';

/** What a part found. */
export interface Finding {
  /** What was counted and measured, in a few words, as the table shows it: `112,400 operations, 100 seeds, 0 lost`. */
  readonly figure: string;
  readonly passed: boolean;
  /** Whatever helps to find the cause of a failure: the seed, the requests, the first difference. */
  readonly log?: string;
}

/** One line of the table that `npm run soak` prints: a promise, and the run that shows it. */
export interface Part {
  /** The name by which `npm run soak -- NAME` runs this part alone, in kebab-case. */
  readonly name: string;
  readonly title: string;
  /** What has to hold, as `docs/reliability.md` states it. */
  readonly promise: string;
  run(size: Size, seed: number): Promise<Finding>;
}
