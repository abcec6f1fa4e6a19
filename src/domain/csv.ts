import type { Language } from '#domain/language';

/** Cell separators by their names in the URLs of calls (`?separator=`). */
const csvSeparators = { comma: ',', semicolon: ';' } as const;

export type CsvSeparator = keyof typeof csvSeparators;

export const separatorParameter = 'separator';

/** The separator that spreadsheets expect in a language: a semicolon where the decimal sign is a comma. */
export const csvSeparatorOf = (language: Language): CsvSeparator =>
  (0.5).toLocaleString(language).includes(',') ? 'semicolon' : 'comma';

/** The separator of a URL, by default the comma; undefined if unknown. */
export function readSeparator(url: string | URL): CsvSeparator | undefined {
  const asked = new URL(url).searchParams.get(separatorParameter) ?? 'comma';
  return asked === 'comma' || asked === 'semicolon' ? asked : undefined;
}

// A spreadsheet recognises a formula by a cell’s first character, also after blanks and in full width.
const formula = /^[\s\p{Cf}"']*[=+\-@＝＋－＠]|^[\t\r\n]/u;

// If a spreadsheet uses another separator than the file, cells end within our quotes. Matches a whole run of
// separators and blanks, whatever follows, so that the time is linear.
const behindASeparator = /[;,|；，｜\u0085\s\p{Cf}"']+[=+\-@＝＋－＠]?/gu;
const anySeparator = /[;,\t|\r\n\v\f\u0085\u2028\u2029；，｜]/;
const beginsFormula = /[=+\-@＝＋－＠]$/;

// A spreadsheet converts digits to a number, also with number signs or as `12E5`. It drops leading zeros (0086, 011)
// and keeps fifteen digits.
const numeric = /^[\p{Nd}\p{Sc}\s.,'’()%]*$/u;
const zerosInFront = /^\P{Nd}*[0０٠۰]\p{Nd}/u;
const power = /^\s*\d[\d.,]*e[+-]?\d+\s*$/i;
const digitsOfNumber = 15;

function losesDigits(text: string): boolean {
  if (power.test(text)) return true;
  return numeric.test(text) && (zerosInFront.test(text) || text.replace(/\P{Nd}/gu, '').length > digitsOfNumber);
}

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as UTF-8. A cell that a spreadsheet would run as a formula,
 * with any separator, or shorten as a number, gets an apostrophe in front, which makes it a text. A tab would be
 * invisible, but other programs would keep it in a phone number; and `="0086"` is a formula.
 */
export function csv(rows: readonly (readonly string[])[], separator: CsvSeparator = 'comma'): string {
  return `${csvMark}${csvRows(rows, separator)}`;
}

/** The first character of the file, by which spreadsheets recognise UTF-8. */
export const csvMark = '\uFEFF';

/** Rows of such a file, for writing it in pieces. */
export function csvRows(rows: readonly (readonly string[])[], separator: CsvSeparator = 'comma'): string {
  return rows.map((row) => `${row.map(cell).join(csvSeparators[separator])}\r\n`).join('');
}

function cell(text: string): string {
  const begun = formula.test(text) || losesDigits(text) ? `'${text}` : text;
  const harmless = begun.replace(behindASeparator, (run) =>
    beginsFormula.test(run) && anySeparator.test(run) ? `${run.slice(0, -1)}'${run.slice(-1)}` : run,
  );
  return `"${harmless.replaceAll('"', '""')}"`;
}
