import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '#domain/language';
import { illustrationFiles } from '../../scripts/build/illustrations/files.ts';
import { picturesManifestFile, readPicturesManifest } from '../../scripts/build/illustrations-on-request.ts';
import { readLocalizedPath } from '../../src/i18n/path.ts';
import { all, askEach, attributes, fetchFrom, type HtmlPage, pages } from '../support/pages.ts';

const pageOf = new Map(pages.map((page) => [page.url, page]));

/** The links of a page, or of a part of it, to paths of this site. */
const linksOf = ({ document }: HtmlPage, within = '') => attributes(document, `${within} a[href^="/"]`.trim(), 'href');

const splitHash = (href: string) => {
  const [path = '', hash = ''] = href.split('#');
  return { path, hash };
};

test('No link is broken', async () => {
  const linkedBy = new Map<string, string>();
  for (const page of pages) for (const href of linksOf(page)) linkedBy.set(splitHash(href).path, page.url);
  const others = [...linkedBy].filter(([path]) => !pageOf.has(path));
  const statuses = await askEach(others, async ([path, by]) => {
    const { status } = await fetchFrom(path);
    return { path, by, status };
  });
  expect(linkedBy.size).toBeGreaterThan(pages.length);
  expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
  expect([...linkedBy.keys()].filter((path) => pageOf.get(path)?.status === 404 && !path.endsWith('/nothing'))).toEqual(
    [],
  );
});

test('A link to a part of a page leads to an existing part', () => {
  const missing = pages.flatMap((page) =>
    attributes(page.document, 'a[href*="#"]', 'href')
      .filter((href) => !/^https?:/.test(href))
      .filter((href) => {
        const { path, hash } = splitHash(href);
        const target = path === '' ? page : pageOf.get(path);
        return !target?.document.getElementById(decodeURIComponent(hash));
      })
      .map((href) => `${page.url}: ${href}`),
  );
  expect(missing).toEqual([]);
});

test('A link keeps the reader’s language unless it names another', () => {
  const isNamed = (link: Element) => link.hasAttribute('hreflang');
  const strays = pages.flatMap(({ url, language, document }) =>
    all(document, 'a[href^="/"], form[action^="/"]')
      .filter((link) => !isNamed(link))
      .map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
      .filter((path) => languageOf(path, language) !== language)
      .map((path) => `${url}: ${path}`),
  );
  expect(strays).toEqual([]);
});

/** The language of a page's path. Files and calls have no language, so the reader's language applies. */
function languageOf(path: string, reader: Language): Language {
  if (/^\/(?:api|calendars|feeds|images|qr|_astro)\/|^\/[\w-]+\.\w+(?:\?|$)/.test(path)) return reader;
  return readLocalizedPath(splitHash(path).path).language;
}

test('Every picture, script, style sheet and font that a page names exists', async () => {
  const namedBy = new Map<string, string>();
  for (const { url, document } of pages) {
    const single = [
      ...attributes(document, 'img[src], script[src]', 'src'),
      ...attributes(
        document,
        'link:is([rel=stylesheet], [rel=preload], [rel=modulepreload], [rel=icon], [rel=apple-touch-icon], [rel=manifest])[href]',
        'href',
      ),
      ...attributes(document, 'astro-island[component-url]', 'component-url'),
      ...attributes(document, 'astro-island[renderer-url]', 'renderer-url'),
    ];
    const sets = attributes(document, ':is(img, source)[srcset]', 'srcset').flatMap((set) =>
      set.split(/,\s+/).map((entry) => entry.trim().split(/\s/)[0] ?? ''),
    );
    for (const file of [...single, ...sets]) if (file.startsWith('/')) namedBy.set(file, url);
  }
  expect(namedBy.size).toBeGreaterThan(100);
  // Pictures that are encoded on request are checked by name. The long tests encode each of them.
  const { pictures } = readPicturesManifest(readFileSync(picturesManifestFile, 'utf8'));
  const files = [...namedBy].filter(([file]) => !(file in pictures || illustrationFiles().has(file)));
  const responses = await askEach(files, async ([file, by]) => {
    const { status } = await fetchFrom(file, { method: 'HEAD' });
    return { file, by, status };
  });
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
});
