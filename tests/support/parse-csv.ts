/** A table back from its file, as RFC 4180 reads it. */
export function parseCSV(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = '', after] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (after !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}
