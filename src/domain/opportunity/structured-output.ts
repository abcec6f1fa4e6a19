import { paragraphsOf } from '#domain/opportunity/description';
import { parseStructured } from '#domain/opportunity/structured-markup';
import { type Block, type Item, isStructured, type Line, structureMark } from '#domain/opportunity/structured-text';

// What a structured description becomes: text without markup, and HTML.

/** A description without markup; a plain one unchanged. */
export function plainDescription(description: string): string {
  return isStructured(description) ? parseStructured(description).map(plainBlock).join('\n\n') : description;
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return plainLine(block.line);
    case 'paragraph':
      return block.lines.map(plainLine).join('\n');
    case 'list':
      return plainItems(block, '');
    case 'table':
      return block.rows.map((row) => row.map(plainLine).join(' | ').trim()).join('\n');
  }
}

interface Items {
  readonly firstNumber?: number;
  readonly items: readonly Item[];
}

function plainItems({ firstNumber, items }: Items, indent: string): string {
  return items
    .map(({ lines, nested }, index) => {
      const mark = firstNumber === undefined ? '-' : `${firstNumber + index}.`;
      const text = `${indent}${mark} ${lines.map(plainLine).join(`\n${indent}  `)}`;
      return nested ? `${text}\n${plainItems(nested, `${indent}  `)}` : text;
    })
    .join('\n');
}

/** The text of a line, each link followed by its address. */
function plainLine(line: Line): string {
  return linksOf(line)
    .map(({ href, runs }) => {
      const text = runs.map((run) => run.text).join('');
      return href === undefined || isItsOwnAddress(text, href) ? text : `${text} (${href})`;
    })
    .join('');
}

function isItsOwnAddress(text: string, href: string): boolean {
  const bare = (address: string) =>
    address
      .trim()
      .replace(/^(?:https?:\/\/|mailto:)/, '')
      .replace(/\/$/, '');
  return bare(text) === bare(href);
}

const escapedSign = /\\([\\*[\]|#.-])/g;

/** A description to read or compare as typed: the markup without its first line and its escapes. */
export function readableMarkup(description: string): string {
  if (!isStructured(description)) return description;
  return description.trimStart().slice(structureMark.length).trimStart().replace(escapedSign, '$1');
}

/** The runs of a line, grouped by the link that they belong to. */
export function linksOf(line: Line): readonly { readonly href: string | undefined; readonly runs: Line }[] {
  const links: { href: string | undefined; runs: Line[number][] }[] = [];
  for (const run of line) {
    const last = links.at(-1);
    if (last && last.href === run.href) last.runs.push(run);
    else links.push({ href: run.href, runs: [run] });
  }
  return links;
}

/** Rows of this many cells may be wider than a phone: their table scrolls in a box. */
const fewestScrolled = 3;

/**
 * The HTML of blocks, all texts escaped. With a label, wide tables are in a focusable box with that name, which scrolls.
 */
export function htmlOfBlocks(blocks: readonly Block[], tableLabel?: string): string {
  return blocks.map((block) => htmlOfBlock(block, tableLabel)).join('');
}

/** The HTML of a description for a feed; a plain one has its paragraphs and line breaks. */
export function htmlOfDescription(description: string): string {
  if (isStructured(description)) return htmlOfBlocks(parseStructured(description));
  return paragraphsOf(description)
    .map(({ text }) => `<p>${text.trim().split('\n').map(escaped).join('<br>')}</p>`)
    .join('');
}

function htmlOfBlock(block: Block, tableLabel: string | undefined): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${htmlOfLine(block.line)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${htmlOfLines(block.lines)}</p>`;
    case 'list':
      return htmlOfItems(block);
    case 'table': {
      const table = htmlOfTable(block.rows);
      const isWide = (block.rows[0]?.length ?? 0) >= fewestScrolled;
      return tableLabel !== undefined && isWide
        ? `<div role="group" tabindex="0" aria-label="${escaped(tableLabel)}">${table}</div>`
        : table;
    }
  }
}

function htmlOfItems({ firstNumber, items }: Items): string {
  const html = items.map(({ lines, nested }) => `<li>${htmlOfLines(lines)}${nested ? htmlOfItems(nested) : ''}</li>`);
  if (firstNumber === undefined) return `<ul>${html.join('')}</ul>`;
  return `<ol${firstNumber === 1 ? '' : ` start="${firstNumber}"`}>${html.join('')}</ol>`;
}

function htmlOfTable([head = [], ...rows]: readonly (readonly Line[])[]): string {
  const headings = head.map((cell) => `<th scope="col">${htmlOfLine(cell)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${htmlOfLine(cell)}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${headings}</tr></thead><tbody>${body}</tbody></table>`;
}

const htmlOfLines = (lines: readonly Line[]): string => lines.map(htmlOfLine).join('<br>');

function htmlOfLine(line: Line): string {
  return linksOf(line)
    .map(({ href, runs }) => {
      const html = runs.map(({ text, isBold }) => (isBold ? `<strong>${escaped(text)}</strong>` : escaped(text)));
      return href === undefined
        ? html.join('')
        : `<a href="${escaped(href)}" rel="nofollow noopener">${html.join('')}</a>`;
    })
    .join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
