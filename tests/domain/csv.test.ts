import { describe, expect, test } from 'vitest';
import { csv, csvSeparatorOf, readSeparator } from '#domain/csv';
import { parseCSV } from '../support/parse-csv.ts';
import { fc, tries } from '../support/properties.ts';

/** The cells as read by a spreadsheet that splits at `separator`. Quotes count only at the beginning of a cell. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let cell = '';
    if (text[at] === '"') {
      const quoted = text.slice(at + 1).match(/^(?:[^"]|"")*/)?.[0] ?? '';
      cell = quoted.replaceAll('""', '"');
      at += quoted.length + 2;
    }
    for (; at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r'; at += 1)
      cell += text[at];
    cells.push(cell);
  }
  return cells;
}

describe('CSV files', () => {
  test.each([
    '=HYPERLINK("http://evil.example","x")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\n1',
    ' =1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '＝1',
    '－1',
    "=cmd|' /C calc'!A0",
  ])('A CSV cell that a spreadsheet would run as a formula gets an apostrophe: %j', (text) => {
    expect(parseCSV(csv([[text]]))).toEqual([[`'${text}`]]);
  });

  test.each([
    ['Bob;=HYPERLINK("http://evil.example";"x")', `Bob;'=HYPERLINK("http://evil.example";"x")`],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['"=1', `'"=1`],
    ['x\n=1', "x\n'=1"],
    ['x\r\n  +1', "x\r\n  '+1"],
    ['a, @b', "a, '@b"],
    ['a\t"=1', `a\t"'=1`],
    ['a|-1;＝2', "a|'-1;'＝2"],
    ['a；=1', "a；'=1"],
    ['a，+1', "a，'+1"],
    ['a｜@b', "a｜'@b"],
    ['a;b\u2028=1', "a;b\u2028'=1"],
  ])('A formula after another separator inside a CSV cell gets an apostrophe: %j', (text, written) => {
    expect(parseCSV(csv([[text]]))).toEqual([[written]]);
  });

  test.each([
    '008613812345678',
    '0086 138 1234 5678',
    '01145678900',
    '(011) 4567 8900',
    '00',
    ' 007',
    '０１２３',
    '٠١٢',
    '1234567890123456',
    '4111 1111 1111 1111',
    '12.345.678.901.234.567,00',
    '12E5',
    '1.5e-10',
  ])('A CSV cell that a spreadsheet would shorten as a number gets an apostrophe: %j', (text) => {
    expect(parseCSV(csv([[text]]))).toEqual([[`'${text}`]]);
  });

  test.each([
    '0',
    '0.5',
    '0,5',
    '123456789012345',
    '250000000',
    '2030-01-31',
    '2026-11-28T17:30:00.000Z',
    '12E',
    'E12',
  ])('Numbers, days and times are written to CSV unchanged: %j', (text) => {
    expect(parseCSV(csv([[text]]))).toEqual([[text]]);
  });

  test('A CSV file uses semicolons in the language whose spreadsheets expect them', () => {
    expect(csvSeparatorOf('es')).toBe('semicolon');
    expect([csvSeparatorOf('en'), csvSeparatorOf('zh')]).toEqual(['comma', 'comma']);
    const text = csv([['a', 'b;c', 'd,e'], ['=1']], 'semicolon');
    expect(text).toBe(`\uFEFF"a";"b;c";"d,e"\r\n"'=1"\r\n`);
    expect(parseCSV(text, ';')).toEqual([['a', 'b;c', 'd,e'], ["'=1"]]);
  });

  test.each([
    ['', 'comma'],
    ['?separator=comma', 'comma'],
    ['?separator=semicolon', 'semicolon'],
    ['?separator=;', undefined],
    ['?separator=toString', undefined],
  ])('A CSV URL that ends in %j selects the separator %s', (query, separator) => {
    expect(readSeparator(`https://example.com/opportunities.csv${query}`)).toBe(separator);
  });

  const parts = ['=1', '+', '@x', '-', '＝', ';', ',', '\t', '|', '\n', '\r\n', '"', ' ', '\u200b', "'", 'a'];
  const someText = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((texts) => texts.join(''));
  test.each([';', ',', '\t', '|'])(
    'No CSV cell begins with a formula when a program splits the file at %j, with or without quotes',
    (separator) => {
      fc.assert(
        fc.property(
          fc.array(fc.array(someText, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
          fc.constantFrom('comma' as const, 'semicolon' as const),
          (rows, ofFile) => {
            const text = csv(rows, ofFile).slice(1);
            const cells = [...cellsOf(text, separator), ...text.split(/[\r\n]/).flatMap((row) => row.split(separator))];
            const worked = cells.filter((cell) => /^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell));
            expect(worked).toEqual([]);
          },
        ),
        { numRuns: tries(1_000) },
      );
    },
  );

  test.each(['Wei', '张伟', 'a=b', '1-2', "O'Higgins", 'mail@example.com', '', '"quoted", and more'])(
    'A harmless text is written to CSV unchanged: %j',
    (text) => {
      expect(parseCSV(csv([[text]]))).toEqual([[text]]);
    },
  );

  test('Every text stays in its own CSV cell, whatever quotes, commas and line breaks it contains', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', ',', '\r\n', '",=1', '"\r\n=1'));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const plain = (row: readonly string[]) => row.map((text) => text.replaceAll("'", ''));
        expect(parseCSV(csv(rows)).map(plain)).toEqual(rows.map(plain));
      }),
    );
  });
});
