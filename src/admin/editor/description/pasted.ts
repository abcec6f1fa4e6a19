import { type Block, type Line, linkTarget, type Run, tidyBlocks } from '#domain/opportunity/structured-text';
import { isColoured, isElement, rowsOfTable, spanOf, styleOf } from './clipboard-page';
import {
  appended,
  isDeepItem,
  linesOf,
  mergedLines,
  numberOf,
  type ReadBlock,
  type ReadItem,
  type WordItem,
  withTwoLevels,
  wordLists,
} from './pasted-blocks';

// Converts HTML that Word, Google Docs, LibreOffice and Excel put on the clipboard. Each marks up lists, notes and comments
// in its own way.

/** What a structured description cannot have. */
type DroppedKind = 'images' | 'footnotes' | 'comments' | 'mergedCells' | 'deeperLevels' | 'colours';

/** How many of each were left out; of levels and colours 1 if any. */
export type Dropped = Readonly<Record<DroppedKind, number>>;

interface Pasted {
  readonly blocks: readonly Block[];
  readonly dropped: Dropped;
}

/** Converts a page of the clipboard (`clipboardPage`). Nothing of it is executed or loaded. */
export function readPasted(page: Pick<Document, 'body' | 'querySelector'>): Pasted {
  const reader = new Reader();
  reader.read(page.body, {});
  const { blocks, dropped } = reader.finish();
  const isDeep = blocks.some((block) => block.kind === 'list' && block.items.some(isDeepItem));
  const program = page.querySelector('meta[name="generator"]')?.getAttribute('content') ?? '';
  const hidden = program.startsWith('LibreOffice') ? hiddenCommentsIn(page.body) : 0;
  return {
    blocks: tidyBlocks(withTwoLevels(blocks)),
    dropped: { ...dropped, comments: dropped.comments + hidden, ...(isDeep && { deeperLevels: 1 }) },
  };
}

/** LibreOffice writes a comment on a text as one of HTML, which elsewhere is the program’s own. */
function hiddenCommentsIn(parent: Node): number {
  return [...parent.childNodes].reduce((sum, node) => sum + Number(node.nodeType === 8) + hiddenCommentsIn(node), 0);
}

interface Marks {
  readonly isBold?: true;
  readonly href?: string;
  readonly isHeading?: true;
  readonly isPreformatted?: true;
}

const skipped = new Set(
  'SCRIPT STYLE HEAD TITLE META LINK TEMPLATE XML NOSCRIPT INPUT BUTTON SELECT TEXTAREA COL COLGROUP'.split(' '),
);
const images = new Set('IMG SVG PICTURE CANVAS VIDEO AUDIO IFRAME OBJECT EMBED'.split(' '));
const blockElements = new Set(
  `P DIV SECTION ARTICLE ASIDE MAIN HEADER FOOTER NAV BLOCKQUOTE PRE ADDRESS DL DT DD FIGURE FIGCAPTION FORM FIELDSET HR
  CENTER DETAILS SUMMARY CAPTION LI TR TD TH TBODY THEAD TFOOT`.split(/\s+/),
);
const headings = /^H([1-6])$/;
const blanks = /[ \t\r\n]+/g;

const noteList = /mso-element:\s*(?:footnote|endnote)/;
/** A browser that copies a part of a page writes the whole address of such a link. */
const noteLink = /#(?:_?ftn|_edn|sdfootnote|sdendnote)[^#]*$/;
const commentList = /mso-element:\s*comment|mso-special-character:\s*comment/;
const commentLink = /#(?:_msocom|cmnt)[^#]*$/;
const hiddenStyle = /display:\s*none|mso-hide:\s*all/;
const wordList = /mso-list:\s*l\d+\s+level(\d)/;
const boldStyle = /(?:^|[;\s])font-weight:\s*(bold|normal|\d+)/;
/** The number of an automatic list in Word, which the text contains. */
const listNumber = /^[\s(]*(?:(\d{1,6})|[a-z]{1,4})[.)]/i;

class Reader {
  readonly #blocks: ReadBlock[] = [];
  /** Lines of the open paragraph. */
  #lines: Run[][] = [[]];
  /** Items of the open list of Word, whose items are paragraphs with a level. */
  #wordItems: WordItem[] = [];
  readonly #dropped: Record<DroppedKind, number>;

  constructor(
    dropped: Record<DroppedKind, number> = {
      images: 0,
      footnotes: 0,
      comments: 0,
      mergedCells: 0,
      deeperLevels: 0,
      colours: 0,
    },
  ) {
    this.#dropped = dropped;
  }

  finish(): { readonly blocks: readonly ReadBlock[]; readonly dropped: Dropped } {
    this.#close();
    return { blocks: this.#blocks, dropped: this.#dropped };
  }

  read(parent: Node, marks: Marks): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) this.#addText(node.nodeValue ?? '', marks);
      else if (isElement(node)) this.#readElement(node, marks);
    }
  }

  #addText(text: string, { isBold, href, isPreformatted }: Marks): void {
    for (const [index, line] of (isPreformatted ? text.split('\n') : [text]).entries()) {
      if (index > 0) this.#lines.push([]);
      const run = { text: line.replace(blanks, ' '), ...(isBold && { isBold }), ...(href !== undefined && { href }) };
      this.#lines.at(-1)?.push(run);
    }
  }

  #readElement(element: Element, marks: Marks): void {
    const name = element.nodeName.toUpperCase();
    const style = styleOf(element);
    if (skipped.has(name) || hiddenStyle.test(style) || this.#isNote(element, style)) return;
    if (images.has(name)) {
      this.#dropped.images += 1;
      return;
    }
    if (name === 'BR') {
      this.#lines.push([]);
      return;
    }
    const [, level] = headings.exec(name) ?? [];
    if (level) this.#readHeading(element, Number(level));
    else if (name === 'UL' || name === 'OL') this.#readList(element);
    else if (name === 'TABLE') this.#readTable(element);
    else if (name === 'P' && wordList.test(style)) this.#readWordItem(element, style);
    else this.#readOther(element, name, this.#marksOf(element, name, style, marks));
  }

  #readOther(element: Element, name: string, marks: Marks): void {
    const isBlock = blockElements.has(name);
    if (isBlock) this.#close();
    this.read(element, marks);
    if (isBlock) this.#close();
  }

  /** Counts a reference to a note or comment; true if the element must be left out. */
  #isNote(element: Element, style: string): boolean {
    const href = element.getAttribute('href') ?? '';
    const name = element.getAttribute('class') ?? '';
    const [note] = noteLink.exec(href) ?? [];
    const [comment] = commentLink.exec(href) ?? [];
    // The note itself links back to the text.
    if (note !== undefined && !/ref|anc$/i.test(note)) this.#dropped.footnotes += 1;
    if (comment !== undefined && !/ref/.test(comment)) this.#dropped.comments += 1;
    if (note !== undefined || comment !== undefined) return true;
    const isList = noteList.test(style) || commentList.test(style);
    return isList || /^sd(?:foot|end)note\d+$/.test(element.getAttribute('id') ?? '') || name === 'MsoCommentText';
  }

  #marksOf(element: Element, name: string, style: string, marks: Marks): Marks {
    const [, weight] = boldStyle.exec(style) ?? [];
    const isBoldElement = name === 'B' || name === 'STRONG';
    const isBold = weight === undefined ? isBoldElement || marks.isBold : weight === 'bold' || Number(weight) >= 600;
    const href = name === 'A' ? linkTarget(element.getAttribute('href') ?? '') : marks.href;
    if (href === undefined && !marks.isHeading && isColoured(element, style)) this.#dropped.colours = 1;
    const { isBold: _, href: __, ...others } = marks;
    return {
      ...others,
      ...(isBold && { isBold: true }),
      ...(href !== undefined && { href }),
      ...(name === 'PRE' && { isPreformatted: true }),
    };
  }

  #readHeading(element: Element, level: number): void {
    const lines = this.#linesWithin(element, { isHeading: true });
    this.#close();
    this.#blocks.push({ kind: 'heading', level, line: mergedLines(lines, ' ') });
  }

  #readList(element: Element): void {
    this.#close();
    this.#blocks.push({ kind: 'list', ...this.#listOf(element) });
  }

  #listOf(list: Element): { readonly firstNumber?: number; readonly items: readonly ReadItem[] } {
    const items: ReadItem[] = [];
    for (const child of list.children) {
      if (/^[UO]L$/i.test(child.nodeName)) {
        // Google Docs puts a list below an item beside it.
        const nested = this.#listOf(child);
        const last = items.pop() ?? { lines: [] };
        items.push({ ...last, nested: appended(last.nested, nested) });
      } else items.push(this.#itemOf(child));
    }
    const start = Number(list.getAttribute('start') ?? 1);
    return { ...(/^OL$/i.test(list.nodeName) && { firstNumber: start }), items };
  }

  #itemOf(element: Element): ReadItem {
    const within = new Reader(this.#dropped);
    within.read(element, {});
    const { blocks } = within.finish();
    const lists = blocks.flatMap((block) => (block.kind === 'list' ? [block] : []));
    const lines = blocks.flatMap((block) => (block.kind === 'list' ? [] : linesOf(block)));
    const [first, ...others] = lists;
    if (!first) return { lines };
    return { lines, nested: others.reduce(appended, { ...numberOf(first), items: first.items }) };
  }

  #readTable(table: Element): void {
    this.#close();
    const rows = rowsOfTable(table);
    const [row] = rows;
    // A single cell is text, as Excel copies it, or the frame of a layout.
    if (rows.length === 1 && row?.children.length === 1) {
      for (const cell of row.children) this.read(cell, {});
      this.#close();
      return;
    }
    /** Rows that cells from above still span, by column. */
    const spanned: number[] = [];
    const lines = rows.map((one) => this.#cellsOf(one, spanned));
    if (lines.length > 0) this.#blocks.push({ kind: 'table', rows: lines });
  }

  /** The cells of a row; those that a merged cell covers are empty. */
  #cellsOf(row: Element, spanned: number[]): readonly Line[] {
    const line: Line[] = [];
    const skipSpanned = () => {
      for (let left = spanned[line.length] ?? 0; left > 0; left = spanned[line.length] ?? 0) {
        spanned[line.length] = left - 1;
        line.push([]);
      }
    };
    for (const cell of row.children) {
      const style = styleOf(cell);
      if (hiddenStyle.test(style)) continue;
      skipSpanned();
      const [columns, rows] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      // Excel also spans cells whose text flows over their empty neighbours.
      if ((columns > 1 && !style.includes('mso-ignore')) || rows > 1) this.#dropped.mergedCells += 1;
      const content = mergedLines(this.#linesWithin(cell, this.#marksOf(cell, 'TD', style, {})), ' / ');
      for (let column = 0; column < columns; column += 1) {
        spanned[line.length] = rows - 1;
        line.push(column === 0 ? content : []);
      }
    }
    skipSpanned();
    return line;
  }

  #linesWithin(element: Element, marks: Marks): readonly Line[] {
    const within = new Reader(this.#dropped);
    within.read(element, marks);
    return within.finish().blocks.flatMap(linesOf);
  }

  #readWordItem(element: Element, style: string): void {
    const [, level] = wordList.exec(style) ?? [];
    const sign = [...element.querySelectorAll('span')].find((one) => /mso-list:\s*ignore/i.test(styleOf(one)));
    const [marked, digits] = listNumber.exec(sign?.textContent ?? '') ?? [];
    const within = new Reader(this.#dropped);
    sign?.remove();
    within.read(element, {});
    const lines = within.finish().blocks.flatMap(linesOf);
    this.#closeParagraph();
    this.#wordItems.push({ level: Number(level), number: marked ? Number(digits ?? 1) : undefined, lines });
  }

  #close(): void {
    this.#closeParagraph();
    this.#closeWordList();
  }

  #closeParagraph(): void {
    const lines = this.#lines.filter((line) => line.some(({ text }) => text.trim() !== ''));
    this.#lines = [[]];
    if (lines.length === 0) return;
    this.#closeWordList();
    this.#blocks.push({ kind: 'paragraph', lines });
  }

  #closeWordList(): void {
    const items = this.#wordItems;
    this.#wordItems = [];
    if (items.some(({ level }) => level > 2)) this.#dropped.deeperLevels = 1;
    this.#blocks.push(...wordLists(items));
  }
}
