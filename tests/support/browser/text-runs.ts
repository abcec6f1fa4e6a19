/** Marks the edge of an inline element, where a text may end but need not. */
export const seam = '\u{E000}';

/** Collapses white space, removes characters that only allow line breaks, and unifies apostrophes. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`[${seam} ]*${seam}[${seam} ]*`, 'g'), (seams) => (seams.includes(' ') ? `${seam} ` : seam))
    .replace(new RegExp(`^[${seam} ]+|[${seam} ]+$`, 'g'), '');

/** Inline elements at whose edges a text may end. */
const inline = new Set(['a', 'abbr', 'b', 'bdi', 'cite', 'i', 'mark', 'q', 'span', 'time']);

/** Inline elements that only style a part of a text. */
const within = new Set(['em', 'small', 'strong', 'sub', 'sup', 'wbr']);

const unread = new Set(['script', 'style']);

const isElement = (node: Node): node is Element => node.nodeType === 1;
const isTemplate = (element: Element): element is HTMLTemplateElement => element.localName === 'template';

/** Whether the processing of finished pages inserted the element into a text (`src/page-output/line-breaks.ts`). */
const isOfProcessing = (element: Element): boolean => element.getAttribute('class') === 'whole';

/** The texts of a document, one line per block, with a seam at each edge of an inline element. */
export function textRuns(document: Document): readonly string[] {
  const runs: string[] = [];
  let run = '';
  const end = () => {
    const text = plainText(run);
    if (/[\p{L}\p{N}]/u.test(text)) runs.push(text);
    run = '';
  };
  const walk = (parent: ParentNode & Node): void => {
    for (const child of parent.childNodes) {
      if (isElement(child)) enter(child);
      else if (child.nodeType === 3) run += child.textContent ?? '';
    }
  };
  const enter = (element: Element): void => {
    const name = element.localName;
    if (unread.has(name)) return;
    const isWithin = within.has(name) || isOfProcessing(element);
    const edge = () => {
      if (isWithin) return;
      if (inline.has(name)) run += seam;
      else end();
    };
    edge();
    walk(isTemplate(element) ? element.content : element);
    edge();
  };
  walk(document.documentElement);
  end();
  return runs;
}
