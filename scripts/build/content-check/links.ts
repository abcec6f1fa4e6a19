import type { MdastNode } from 'satteri';
import { sectorKeys } from '#domain/sector';
import { guideLinks, menuLinks, serviceLinks } from '../../../src/i18n/menu.ts';
import { readLocalizedPath } from '../../../src/i18n/path.ts';
import { lineOf, nodesOf } from './body.ts';
import type { Content } from './content.ts';
import { listedChapters } from './guide.ts';
import { type Mistake, quoted } from './mistake.ts';
import type { Body } from './read/read-markdown.ts';

/** Broken links to pages of this site, which editors write as English paths. */
export function checkLinks(file: string, body: Body, paths: ReadonlySet<string>): readonly Mistake[] {
  return nodesOf(body).flatMap((node) => {
    const url = urlOf(node);
    if (!/^\/(?!\/)/.test(url)) return [];
    const path = url.replace(/[#?].*$/, '');
    if (paths.has(path)) return [];
    const unprefixed = readLocalizedPath(path).path;
    const message = paths.has(unprefixed)
      ? `${quoted(url)} names a language: write ${unprefixed}, and the site puts the reader’s language in`
      : `${quoted(url)} leads to no page of this site: expected a path such as /guide, /incentives or /sectors/mining`;
    return [{ file, line: lineOf(node, body), message }];
  });
}

const urlOf = (node: MdastNode): string => (node.type === 'link' || node.type === 'definition' ? node.url : '');

/** The English paths of all pages. */
export function linkedPaths(texts: Content['texts']): ReadonlySet<string> {
  const regimes = [...texts.keys()].flatMap((file) => /^content\/regimes\/([\w-]+)\.yaml$/.exec(file)?.[1] ?? []);
  const links = [...menuLinks, ...guideLinks, ...serviceLinks];
  return new Set([
    ...['/', '/shortlist', ...links.map(({ path }) => path)],
    ...sectorKeys.flatMap((sector) => [`/sectors/${sector}`, `/opportunities/${sector}`]),
    ...listedChapters(texts).map((chapter) => `/guide/${chapter}`),
    ...regimes.map((regime) => `/incentives/${regime}`),
  ]);
}
