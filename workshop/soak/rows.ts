/** The result of one part. */
export interface Row {
  readonly title: string;
  readonly figure: string;
  readonly passed: boolean;
  readonly time: string;
}

/** The results as rows of docs/reliability/soak.csv, under a heading row. */
export function rowsOf(results: readonly Row[]): readonly (readonly string[])[] {
  return [
    ['part', 'figures', 'passed', 'time'],
    ...results.map(({ title, figure, passed, time }) => [title, figure, passed ? 'yes' : 'no', time]),
  ];
}
