import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { withWholeFigures, withWholeWords } from './line-breaks';
import { withOneStyleSheet } from './page-policy';

const moduleFile = '<script type="module" src=';
const lateModuleFile = '<script type="module" fetchpriority="low" src=';

/** Astro writes these before a page's first island, with the client directives between them. */
const islandStyles = `<style>${ISLAND_STYLES}</style>`;
const islandElement = `<script>${islandScript}</script>`;

/**
 * Post-processes the HTML of a page, where Astro has no options:
 *
 * - escapes `<` and `>` in attributes, before the other steps search for tags;
 * - joins the style sheets of the head;
 * - lowers the priority of module scripts: browsers load them as early as style sheets, which delays the first paint on
 *   slow connections;
 * - prevents line breaks within figures and, in Chinese headings, within words;
 * - removes Astro's inline island scripts (2 KB per page), which IslandsScript.astro loads from a file.
 */
export async function finishedPage(response: Response): Promise<Response> {
  if (!isPage(response)) return response;
  const { status, headers } = response;
  const html = withOneStyleSheet(withEscapedAttributes(await response.text())).replaceAll(moduleFile, lateModuleFile);
  const light = startsIslands(html) ? withoutIslandScripts(html) : html;
  return new Response(isChinese(light) ? withWholeWords(light) : withWholeFigures(light), { status, headers });
}

/** Whether the page loads IslandsScript.astro. The admin area keeps Astro's inline scripts. */
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

export function isPage({ body, headers }: Response): boolean {
  return body !== null && headers.get('Content-Type')?.startsWith('text/html') === true;
}

/**
 * Matches comments, scripts and styles with their content, and start tags. An unclosed one extends to the end of the
 * page, as in browsers: no alternative can backtrack, so the time is linear.
 */
const markup =
  /<!--[\s\S]*?(?:-->|$)|(<(script|style)\b(?:"[^"]*(?:"|$)|[^">])*(?:>|$))[\s\S]*?(?:<\/\2>|$)|(<[a-z](?:"[^"]*(?:"|$)|[^">])*)/g;

/** Escapes `<` and `>` in attribute values. Astro leaves them; afterwards no attribute can be mistaken for a tag. */
export function withEscapedAttributes(html: string): string {
  return html.replace(markup, (found, embedding: string | undefined) => {
    if (found.startsWith('<!--')) return found;
    return embedding === undefined ? escaped(found) : escaped(embedding) + found.slice(embedding.length);
  });
}

const escaped = (tag: string): string =>
  tag.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
