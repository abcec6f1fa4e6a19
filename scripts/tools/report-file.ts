import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes measured rows as a CSV file that a document links to. Cells are quoted only where needed, for readable diffs.
 */
export async function writeReport(file: string, rows: readonly (readonly string[])[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, rows.map((row) => `${row.map(cell).join(',')}\n`).join(''));
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Measured rows for a terminal, in columns. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((text, index) => Math.max(widest[index] ?? 0, text.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
