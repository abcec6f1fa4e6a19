import { lineOf, nodesOf } from './body.ts';
import type { Content } from './content.ts';
import type { Mistake } from './mistake.ts';
import { readMarkdown } from './read/read-markdown.ts';

const markdown = /^content\/.+\/.+\.md$/;

/**
 * Asterisks that markdown would leave in the text. Placeholders are replaced after parsing, so their braces count as
 * punctuation beside asterisks.
 */
export function checkEmphasis(texts: Content['texts']): readonly Mistake[] {
  return [...texts].flatMap(([file, text]) => (markdown.test(file) ? asterisksOf(file, text) : []));
}

function asterisksOf(file: string, text: string): readonly Mistake[] {
  const { body } = readMarkdown(file, text);
  if (!body) return [];
  const lines = nodesOf(body)
    .filter((node) => node.type === 'text' && node.value.includes('*'))
    .map((node) => lineOf(node, body))
    .filter((line) => !body.lines[line - body.offset - 1]?.includes('\\*'));
  const message =
    'the asterisks would be printed: keep spaces, quotation marks, brackets and braces outside them, as in “**strong**”';
  return [...new Set(lines)].map((line) => ({ file, line, message }));
}
