/** What never ends goes on to the end of the text, so that no part can fail once it has begun: the time is linear. */
const tag = /<(\/?)([a-z][a-z\d-]*)(?:"[^"]*(?:"|$)|[^">])*(?:>|$)|<!--[\s\S]*?(?:-->|$)/g;

/** What is no running text, or belongs to an island, which would miss its own text when it starts. */
const untouched = new Set([
  'astro-island',
  'button',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);

/** A text of a page's main content, and the tag after it. */
export interface Piece {
  readonly text: string;
  /** Whether it is a text that is read on the page, and no part of a form, of an island or of what is drawn. */
  readonly isRunningText: boolean;
  readonly tag: string;
  /** Of the tag: its name, and whether it closes. */
  readonly name: string;
  readonly isClosing: boolean;
}

/** A page with its main content written anew. */
export function withMainContent(html: string, write: (pieces: Iterable<Piece>) => string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start) return html;
  return html.slice(0, start) + write(piecesOf(html.slice(start, end))) + html.slice(end);
}

function* piecesOf(html: string): Generator<Piece> {
  let read = 0;
  let depth = 0;
  let leaving = '';
  for (const found of html.matchAll(tag)) {
    const [element, slash, name = ''] = found;
    const isClosing = slash === '/';
    yield { text: html.slice(read, found.index), isRunningText: !leaving, tag: element, name, isClosing };
    read = found.index + element.length;
    if (!leaving && untouched.has(name) && !isClosing) leaving = name;
    if (name === leaving && !element.endsWith('/>')) depth += isClosing ? -1 : 1;
    if (depth === 0) leaving = '';
  }
  yield { text: html.slice(read), isRunningText: false, tag: '', name: '', isClosing: false };
}
