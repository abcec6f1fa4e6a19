/** One line of the table. */
export interface Row {
  readonly title: string;
  readonly figure: string;
  readonly passed: boolean;
  readonly time: string;
}

/** The table as Markdown, as it stands in docs/reliability.md. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ title, figure, passed, time }) => `| ${title} | ${figure} | ${passed ? 'kept' : '**not kept**'} | ${time} |`,
  );
  return ['| | figure | promise | time |', '|---|---|---|---|', ...lines].join('\n');
}
