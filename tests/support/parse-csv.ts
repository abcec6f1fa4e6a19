/** Parses a CSV file by RFC 4180, or with another separator. */
export function parseCSV(text: string, separator: ',' | ';' = ','): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = '', after] of text.slice(1).matchAll(/"((?:[^"]|"")*)"([,;]|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (after !== separator) rows.push([]);
  }
  return rows.slice(0, -1);
}
