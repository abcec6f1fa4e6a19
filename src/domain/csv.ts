// A spreadsheet takes a cell for a formula by its first sign, also behind blanks, and in the width of Chinese type.
const formula = /^[\s\p{Cf}"']*[=+\-@＝＋－＠]|^[\t\r\n]/u;

// Where another sign separates than the file's (in Spanish the semicolon), cells end within our quotes. A run of
// separators and blanks is taken whole, whatever follows, so that the time is linear.
const behindASeparator = /[;,|；，｜\u0085\s\p{Cf}"']+[=+\-@＝＋－＠]?/gu;
const separator = /[;,\t|\r\n\v\f\u0085\u2028\u2029；，｜]/;
const beginsFormula = /[=+\-@＝＋－＠]$/;

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as UTF-8. Whatever a spreadsheet would take for a formula, by
 * whichever sign it separates cells, gets an apostrophe in front, with which it is shown as a text.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `${csvMark}${csvRows(rows)}`;
}

/** What such a file begins with: the sign by which spreadsheets know UTF-8. */
export const csvMark = '\uFEFF';

/** Rows of such a file, for one that is written piece by piece. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const begun = formula.test(text) ? `'${text}` : text;
  const harmless = begun.replace(behindASeparator, (run) =>
    beginsFormula.test(run) && separator.test(run) ? `${run.slice(0, -1)}'${run.slice(-1)}` : run,
  );
  return `"${harmless.replaceAll('"', '""')}"`;
}
