/** What never ends goes on to the end of the text, so that no part can fail once it has begun: the time is linear. */
const tag = /<(\/?)([a-z][a-z\d-]*)(?:"[^"]*(?:"|$)|[^">])*(?:>|$)|<!--[\s\S]*?(?:-->|$)/g;

const island = 'astro-island';
/** What a page passes to an island: the island takes it as it finds it. */
const slot = 'astro-slot';

/** What is no running text, or belongs to an island, which would miss its own text when it starts. */
const untouched = new Set([island, 'button', 'nav', 'script', 'select', 'style', 'svg', 'template', 'textarea']);

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
  /** The untouched elements around a text, and the slots within these. */
  const around: string[] = [];
  for (const found of html.matchAll(tag)) {
    const [element, slash, name = ''] = found;
    const isClosing = slash === '/';
    yield {
      text: html.slice(read, found.index),
      isRunningText: isTouched(around.at(-1)),
      tag: element,
      name,
      isClosing,
    };
    read = found.index + element.length;
    if (isClosing && name === around.at(-1)) around.pop();
    if (!isClosing && !element.endsWith('/>') && changes(name, around.at(-1))) around.push(name);
  }
  yield { text: html.slice(read), isRunningText: false, tag: '', name: '', isClosing: false };
}

const isTouched = (within: string | undefined): boolean => within === undefined || within === slot;

/** Whether the texts in an element differ from those around it. Of an untouched element, only its own kind is counted. */
function changes(name: string, within: string | undefined): boolean {
  if (isTouched(within)) return untouched.has(name) || name === slot;
  return name === within || (within === island && name === slot);
}
