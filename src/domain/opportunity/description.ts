/** A paragraph of a description: its opening, a list of “Label: value” lines, or running text. */
interface Paragraph {
  readonly kind: 'opening' | 'list' | 'text';
  /** As typed, with line breaks and spaces. */
  readonly text: string;
}

const emptyLines = /\n(?:[^\S\n]*\n)+/;
const labelled = /^([^\s:：][^\n:：]{0,30})([:：]\s*)(\S.*)$/;
const severalSentences = /(?:[.!?]\s|[。！？])\s*\S/;

/** The parts of a list’s line, which together equal the line; a line without a label is a value. */
export function partsOfLine(line: string): { readonly label: string; readonly colon: string; readonly value: string } {
  const [, label = '', colon = '', value = line] = labelled.exec(line) ?? [];
  return { label, colon, value };
}

/** Whether several lines all have labels. */
function isList(text: string): boolean {
  const lines = text.trim().split('\n');
  return lines.length > 1 && lines.every((line) => labelled.test(line));
}

/**
 * The paragraphs of a description, which has no markup: empty lines separate them. The opening is the first one with
 * several sentences, if others follow.
 */
export function paragraphsOf(description: string): Paragraph[] {
  const texts = description.split(emptyLines).filter((text) => text.trim() !== '');
  const opening = texts.slice(0, -1).findIndex((text) => !text.trim().includes('\n') && severalSentences.test(text));
  return texts.map((text, index) => {
    if (index === opening) return { kind: 'opening', text };
    return { kind: isList(text) ? 'list' : 'text', text };
  });
}
