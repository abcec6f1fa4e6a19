import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE } from 'ultrahtml';
import { isLanguage, type Language } from '#domain/language';
import { type IndexedPage, type IndexedPart, kindOf } from '#domain/site-search/index-file';

/** The searchable content of a built page; undefined for pages excluded from search engines. */
export interface ReadPage {
  readonly language: Language;
  readonly pages: readonly IndexedPage[];
}

// Parts without content: navigation, forms, drawings.
const unread = new Set(['nav', 'form', 'search', 'script', 'style', 'svg', 'template', 'noscript', 'button', 'dialog']);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
]);
/** Separates parts of a page until the text is cleaned. */
const border = '\0';

/** Between a large figure and its caption. */
const joint = '\u0001';
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', apos: "'" };

interface Part {
  readonly id?: string | undefined;
  heading?: string | undefined;
  text: string;
}

interface Page {
  readonly kind: IndexedPage['kind'];
  readonly url: string;
  title: string;
  readonly parts: Part[];
}

/** Reads the title and the parts of the main content. */
export function readPage(html: string): ReadPage | undefined {
  const language = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '';
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (!canonical || !main || !isLanguage(language)) return undefined;
  const { pathname } = new URL(canonical);
  const kind = kindOf(pathname.replace(new RegExp(`^/${language}(?=/|$)`), '') || '/');
  const pages: Page[] = [{ kind, url: pathname, title: '', parts: [{ text: '' }] }];
  read(parse(main), pages, undefined);
  return { language, pages: pages.map(cleaned).filter(({ title }) => title !== '') };
}

function read(node: Node, pages: Page[], section: string | undefined): void {
  const page = pages.at(-1);
  if (!page) return;
  if (node.type === TEXT_NODE) addText(page, decoded(node.value));
  else if (node.type === ELEMENT_NODE) readElement(node, pages, section);
  else if ('children' in node) for (const child of node.children) read(child, pages, section);
}

function readElement(element: ElementNode, pages: Page[], section: string | undefined): void {
  const { name, attributes, children } = element;
  const page = pages.at(-1);
  // Not content of the page: links to other pages, and captions, which the page of plates has too.
  const isBeside = /\b(?:button|quiet-link|caption)\b/.test(attributes.class ?? '');
  const isLeftOut = isBeside || 'data-unsearched' in attributes;
  if (!page || unread.has(name) || isLeftOut || attributes['aria-hidden'] === 'true') return;
  const id = attributes.id ?? section;
  if (name === 'h1' || (page.title === '' && /^h[2-6]$/.test(name))) {
    page.title = textOf(children);
  } else if (name === 'h2' || name === 'h3') {
    page.parts.push({ id, heading: textOf(children), text: '' });
  } else {
    const apart =
      !inline.has(name) || (name === 'span' && attributes.class && attributes.class !== 'whole') ? border : '';
    addText(page, apart);
    for (const child of children) read(child, pages, id);
    addText(page, /\bfigure\b/.test(attributes.class ?? '') ? joint : apart);
  }
}

function addText(page: Page, text: string): void {
  const part = page.parts.at(-1);
  if (part) part.text += text;
}

function textOf(nodes: readonly Node[]): string {
  const page: Page = { kind: 'pages', url: '', title: '-', parts: [{ text: '' }] };
  for (const node of nodes) read(node, [page], undefined);
  return clean(page.parts.map(({ text }) => text).join(' '));
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hexadecimal, name) => {
    if (name) return entities[name] ?? entity;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
  });
}

/** Collapses spaces. Parts without final punctuation, such as table cells, get a full stop. */
function clean(text: string): string {
  const things = text
    .replace(afterFigure, ' ')
    .split(border)
    .map((thing) => thing.replace(/\s+/g, ' ').trim());
  return things.filter(Boolean).reduce((before, thing) => {
    return before === '' ? thing : `${before}${endsWithMark.test(before) ? ' ' : ' · '}${thing}`;
  }, '');
}

const afterFigure = new RegExp(`${joint}[\\s${border}]*`, 'g');
const endsWithMark = /[.,:;!?…。，、：；！？]["”’»）)]?$/u;

function cleaned({ parts, ...page }: Page): IndexedPage {
  const filled = parts
    .map(({ text, ...part }): IndexedPart => ({ ...part, text: clean(text) }))
    .filter(({ heading, text }) => heading || text);
  return { ...page, parts: filled.length > 0 ? filled : [{ text: '' }] };
}
