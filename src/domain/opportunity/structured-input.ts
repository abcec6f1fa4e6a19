import type { Block, Line } from '#domain/opportunity/structured-text';

const bullet = /^\s*[-–•·*▪◦●○‣]\s+(?=\S)/;
const numbered = /^\s*(\d{1,6})[.)]\s+(?=\S)/;

type Kind = 'blank' | 'bullets' | 'numbers' | 'table' | 'text';

function kindOf(line: string): Kind {
  if (line.trim() === '') return 'blank';
  if (line.trim().includes('\t')) return 'table';
  if (bullet.test(line)) return 'bullets';
  return numbered.test(line) ? 'numbers' : 'text';
}

/**
 * The blocks of a plain text: lines that begin with a dash, a bullet or a number become a list, lines with tabs, as a
 * spreadsheet copies them, a table; the rest paragraphs between empty lines.
 */
export function blocksOfPlain(text: string): readonly Block[] {
  const groups: { readonly kind: Kind; readonly lines: string[] }[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.flatMap(({ kind, lines }) => (kind === 'blank' ? [] : [blockOf(kind, lines)]));
}

function blockOf(kind: Exclude<Kind, 'blank'>, lines: readonly string[]): Block {
  switch (kind) {
    case 'bullets':
      return { kind: 'list', items: itemsOf(lines, bullet) };
    case 'numbers':
      return {
        kind: 'list',
        firstNumber: Number(numbered.exec(lines[0] ?? '')?.[1] ?? 1),
        items: itemsOf(lines, numbered),
      };
    case 'table':
      return lines.length > 1
        ? { kind: 'table', rows: lines.map((line) => line.split('\t').map(lineOf)) }
        : { kind: 'paragraph', lines: lines.map(lineOf) };
    case 'text':
      return { kind: 'paragraph', lines: lines.map(lineOf) };
  }
}

const itemsOf = (lines: readonly string[], mark: RegExp) =>
  lines.map((line) => ({ lines: [lineOf(line.replace(mark, ''))] }));

const lineOf = (text: string): Line => [{ text }];
