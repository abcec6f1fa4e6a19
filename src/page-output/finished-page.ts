import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { withWholeFigures, withWholeWords } from './line-breaks';
import { withOneStyleSheet } from './page-policy';

const moduleFile = '<script type="module" src=';
const lateModuleFile = '<script type="module" fetchpriority="low" src=';

/** What the framework writes ahead of a page's first island; between the two, its directives. */
const islandStyles = `<style>${ISLAND_STYLES}</style>`;
const islandElement = `<script>${islandScript}</script>`;

/**
 * The page as it leaves the site: light enough for the first packets, its scripts out of the way of what is read first.
 * The framework writes these elements itself and has no setting for them:
 *
 * - no attribute has a `<` or a `>`, first of all: what follows looks for tags;
 * - its style sheets are one;
 * - script files are asked for last: browsers fetch a module with the priority of a style sheet, and on a slow line it
 *   takes its share before the first words are painted;
 * - lines do not break within a figure, nor those of a Chinese page within a word of a heading;
 * - what starts the islands, 2 KB inside each page that has one, is left to a file (IslandsScript.astro).
 */
export async function finishedPage(response: Response): Promise<Response> {
  if (!isPage(response)) return response;
  const { status, headers } = response;
  const html = withOneStyleSheet(withEscapedAttributes(await response.text())).replaceAll(moduleFile, lateModuleFile);
  const light = startsIslands(html) ? withoutIslandScripts(html) : html;
  return new Response(isChinese(light) ? withWholeWords(light) : withWholeFigures(light), { status, headers });
}

/** Whether it names the file that starts its islands; those of the admin area start by themselves. */
function startsIslands(html: string): boolean {
  return html.includes('/IslandsScript.astro');
}

function isChinese(html: string): boolean {
  return html.includes('<html lang="zh"');
}

function withoutIslandScripts(html: string): string {
  const start = html.indexOf(islandStyles);
  const end = html.indexOf(islandElement, start);
  return start < 0 || end < 0 ? html : html.slice(0, start) + html.slice(end + islandElement.length);
}

/** Whether a response carries an HTML document. */
export function isPage({ body, headers }: Response): boolean {
  return body !== null && headers.get('Content-Type')?.startsWith('text/html') === true;
}

/**
 * A comment; a script or a style sheet with what is in it, which is no markup; the start of any other element. What never
 * ends goes on to the end of the page, as for a browser: so no part can fail once it has begun, and the time is linear.
 */
const markup =
  /<!--[\s\S]*?(?:-->|$)|(<(script|style)\b(?:"[^"]*(?:"|$)|[^">])*(?:>|$))[\s\S]*?(?:<\/\2>|$)|(<[a-z](?:"[^"]*(?:"|$)|[^">])*)/g;

/**
 * A page that has `<` and `>` in its markup and scripts alone. The framework writes them into attributes as they are; after
 * this, no text of an attribute can be taken for a tag by what rewrites a page or reads what is on it.
 */
export function withEscapedAttributes(html: string): string {
  return html.replace(markup, (found, embedding: string | undefined) => {
    if (found.startsWith('<!--')) return found;
    return embedding === undefined ? escaped(found) : escaped(embedding) + found.slice(embedding.length);
  });
}

const escaped = (tag: string): string =>
  tag.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
