/** `short` is for `npm test`: seconds, only counts, no measurement of time. `long` is for `npm run soak`. */
export type Size = 'short' | 'long';

/** The result of a part. */
export interface Finding {
  /** Counts and measurements in a few words, as in the table: `112,400 operations, 100 seeds, 0 lost`. */
  readonly figure: string;
  readonly passed: boolean;
  /** Details for finding the cause of a failure: the seed, the requests, the first difference. */
  readonly log?: string;
}

/** One row of the table of `npm run soak`: a guarantee, and the run that tests it. */
export interface Part {
  /** The name for `npm run soak -- NAME`, in kebab-case. */
  readonly name: string;
  readonly title: string;
  /** The guarantee, as in `docs/reliability.md`. */
  readonly guarantee: string;
  run(size: Size, seed: number): Promise<Finding>;
}
