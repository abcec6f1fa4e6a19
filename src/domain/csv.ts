import type { Language } from '#domain/language';

/** The signs that may separate the cells of a file, by their words in the URLs of calls (`?separator=`). */
export const csvSeparators = { comma: ',', semicolon: ';' } as const;

export type CsvSeparator = keyof typeof csvSeparators;

export const separatorParameter = 'separator';

/** What spreadsheets in a language separate by: the semicolon where numbers are written with a comma. */
export const csvSeparatorOf = (language: Language): CsvSeparator =>
  (0.5).toLocaleString(language).includes(',') ? 'semicolon' : 'comma';

/** The separator that a URL asks for, the comma when it asks for none; undefined when it is unknown. */
export function readSeparator(url: string | URL): CsvSeparator | undefined {
  const asked = new URL(url).searchParams.get(separatorParameter) ?? 'comma';
  return asked === 'comma' || asked === 'semicolon' ? asked : undefined;
}

// A spreadsheet takes a cell for a formula by its first sign, also behind blanks, and in the width of Chinese type.
const formula = /^[\s\p{Cf}"']*[=+\-@＝＋－＠]|^[\t\r\n]/u;

// Where a spreadsheet separates by another sign than the file, cells end within our quotes. A run of separators and blanks
// is taken whole, whatever follows, so that the time is linear.
const behindASeparator = /[;,|；，｜\u0085\s\p{Cf}"']+[=+\-@＝＋－＠]?/gu;
const anySeparator = /[;,\t|\r\n\v\f\u0085\u2028\u2029；，｜]/;
const beginsFormula = /[=+\-@＝＋－＠]$/;

// A spreadsheet takes digits for a number, with the signs that numbers are written with or as `12E5`. It drops zeros in
// front (0086, 011) and has fifteen digits of the others.
const numeric = /^[\p{Nd}\p{Sc}\s.,'’()%]*$/u;
const zerosInFront = /^\P{Nd}*[0０٠۰]\p{Nd}/u;
const power = /^\s*\d[\d.,]*e[+-]?\d+\s*$/i;
const digitsOfNumber = 15;

function losesDigits(text: string): boolean {
  if (power.test(text)) return true;
  return numeric.test(text) && (zerosInFront.test(text) || text.replace(/\P{Nd}/gu, '').length > digitsOfNumber);
}

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as UTF-8. Whatever a spreadsheet would take for a formula, by
 * whichever sign it separates cells, or for a number that loses digits, gets an apostrophe in front, with which it is
 * shown as a text. A tab would not be seen, but programs that are no spreadsheets would keep it in a phone number; and
 * `="0086"` is a formula.
 */
export function csv(rows: readonly (readonly string[])[], separator: CsvSeparator = 'comma'): string {
  return `${csvMark}${csvRows(rows, separator)}`;
}

/** What such a file begins with: the sign by which spreadsheets know UTF-8. */
export const csvMark = '\uFEFF';

/** Rows of such a file, for one that is written piece by piece. */
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
