// A spreadsheet takes a cell for a formula by its first sign, also behind blanks, and in the width of Chinese type.
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as UTF-8. What a spreadsheet would take for a formula gets an
 * apostrophe in front, with which it is shown as a text.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
