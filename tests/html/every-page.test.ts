import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { provinceCodes, provincePath } from '#domain/province';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { foundersLink, guideLinks, menuLinks, searchLink, serviceLinks } from '../../src/i18n/menu.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, type HtmlPage, pageAt, pages, textOf } from '../support/pages.ts';

/** The faults that a rule finds in the pages, each after its page's URL. */
function faults(rule: (page: HtmlPage) => readonly string[]): string[] {
  return pages.flatMap((page) => rule(page).map((fault) => `${page.url}: ${fault}`));
}

const start = (element: Element) => element.outerHTML.slice(0, 160);

test.each(pages.map((page) => [page.url, page] as const))(
  '%s answers in its language with one heading of the first level',
  (_url, { english, language, status, document }) => {
    expect(status).toBe(english === '/nothing' ? 404 : 200);
    expect(document.documentElement.getAttribute('lang')).toBe(language);
    expect(all(document, 'h1').map(textOf)).toEqual([expect.stringMatching(/\S/)]);
    expect(document.title).not.toBe('');
  },
);

test('Every page has each landmark once and a skip link to its main part', () => {
  const once = ['main#main[tabindex="-1"]', 'body > header', 'body > footer', 'a.skip-link[href="#main"]'];
  expect(
    faults(({ document, language }) => [
      ...once.filter((selector) => all(document, selector).length !== 1),
      ...all(document, 'body > :first-child')
        .filter((first) => !first.matches('a.skip-link') || textOf(first) !== dictionaryOf(language).site.skipToContent)
        .map(start),
    ]),
  ).toEqual([]);
});

test('No page uses an id twice, or refers to one that it lacks', () => {
  const references = ['for', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
  expect(
    faults(({ document }) => {
      const ids = attributes(document, '[id]', 'id');
      const known = new Set(ids);
      const named = references.flatMap((name) => attributes(document, `[${name}]`, name));
      return [
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`),
        ...named
          .flatMap((value) => value.split(/\s+/))
          .filter((id) => id && !known.has(id))
          .map((id) => `nowhere: ${id}`),
      ];
    }),
  ).toEqual([]);
});

/** The accessible name of an element, for the sources of names that the site uses (accname 1.2). */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? '';
  const labelled = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const byId = labelled.map((id) => textOf(element.ownerDocument.getElementById(id))).join(' ');
  const id = element.getAttribute('id');
  const byLabel = id ? all(element.ownerDocument, `label[for="${id}"]`).map(textOf).join(' ') : '';
  const within = textOf(element.closest('label'));
  const pictures = attributes(element, 'img[alt]', 'alt').join(' ');
  const drawings = attributes(element, '[role=img]', 'aria-label').join(' ');
  const value = element.matches('input[type=submit]') ? (element.getAttribute('value') ?? '') : '';
  return [label, byId, byLabel, within, textOf(element), pictures, drawings, value].join('').trim();
}

test('Every link, button, field, table, dialog, navigation and drawing has a name', () => {
  const named = [
    ...['a[href]', 'button', 'summary', 'nav', 'dialog', 'table', '[role=img]', 'iframe[title=""]'],
    ...['input:not([type=hidden])', 'select', 'textarea'],
  ].join(', ');
  expect(
    faults(({ document }) =>
      all(document, named)
        .filter((element) => !element.closest('[aria-hidden=true]') && nameOf(element) === '')
        .map(start),
    ),
  ).toEqual([]);
});

test('No heading is empty or more than one level below the one before it', () => {
  expect(
    faults(({ document }) => {
      const headings = all(document, 'h1, h2, h3, h4, h5, h6').filter((heading) => !heading.closest('dialog'));
      return headings.flatMap((heading, index) => {
        const level = Number(heading.tagName.slice(1));
        const before = Number(headings[index - 1]?.tagName.slice(1) ?? 0);
        return level > before + 1 || textOf(heading) === '' ? [start(heading)] : [];
      });
    }),
  ).toEqual([]);
});

test('Every picture has an alternative text, which is empty only for decoration', () => {
  /** A flag, the plate of a printed sheet, a drawing, a picture beside the title that it belongs to. */
  const decoration = [
    ...['[data-language-switcher] img', '[data-unsearched] img', '[aria-hidden=true] img', 'img[src$=".svg"]'],
    // The illustration behind the map. Its caption is in the province's panel.
    '[data-illustrations] img',
    ...['a img', ':is(li, article):has(a) img'],
  ].join(', ');
  expect(
    faults(({ document, status }) => [
      ...all(document, 'img:not([alt])').map((image) => `no alternative text: ${start(image)}`),
      ...all(document, 'main img[alt=""]')
        .filter((image) => status === 200 && !image.matches(decoration))
        .map((image) => `empty alternative text: ${start(image)}`),
      ...all(document, 'img[alt]')
        .filter((image) => {
          const alt = image.getAttribute('alt') ?? '';
          return (
            alt !== '' &&
            (alt.trim().length < 5 || /\.(?:jpe?g|png|webp|avif)$|^(?:Print|Painting|Illustration)s? of/i.test(alt))
          );
        })
        .map((image) => `no words on what it shows: ${start(image)}`),
    ]),
  ).toEqual([]);
});

test('A part in another language names it by a code that browsers know', () => {
  expect(
    faults(({ document }) =>
      attributes(document, '[lang]', 'lang').filter((code) => !/^(?:en|es|zh)$/.test(code) && !isLanguageCode(code)),
    ),
  ).toEqual([]);
});

function isLanguageCode(code: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
  } catch {
    return false;
  }
}

test('No page shows a placeholder, a missing value or raw Markdown', () => {
  const raw = /\{\w*\}|\bundefined\b|\bNaN\b|\[object |\*\*|&(?:amp|nbsp|quot|lt|gt|#\d+);/;
  expect(
    faults(({ document }) => [
      ...all(document, 'title, body :is(h1, h2, h3, p, li, td, th, dt, dd, a, button, label, figcaption, option)')
        .map(textOf)
        .filter((text) => raw.test(text)),
      ...['alt', 'aria-label', 'title', 'placeholder']
        .flatMap((name) => attributes(document, `[${name}]`, name))
        .filter((text) => raw.test(text)),
      ...attributes(document, 'meta[content]', 'content').filter((text) => raw.test(text)),
    ]),
  ).toEqual([]);
});

test('No list is without an entry, and no definition list without a term', () => {
  // The search's lists are filled in the browser.
  const empty = ['ul:not(:has(li))', 'ol:not(:has(li))', 'dl:not(:has(dt))', 'table:not(:has(td))'];
  const selector = empty.map((list) => `main:not(:has([type=search])) ${list}`).join(', ');
  expect(faults(({ document }) => all(document, selector).map(start))).toEqual([]);
});

test('No page has an inline event handler, and no link to a new tab gives it access to this one', () => {
  const handlers = /\son[a-z]+=/;
  expect(
    faults(({ document }) => [
      ...all(document, '*')
        .filter((element) => element.getAttributeNames().some((name) => handlers.test(` ${name}=`)))
        .map(start),
      ...all(document, 'a[href^="javascript:"], a[target=_blank]:not([rel~=noopener], [rel~=noreferrer])').map(start),
    ]),
  ).toEqual([]);
});

test('Header, menu, footer and language switcher have all their links and mark the current page', () => {
  const lists = (within: Element | null | undefined) => (within ? attributes(within, 'a', 'href') : []);
  for (const { document, english, language, url } of pages) {
    const { site } = dictionaryOf(language);
    const at = (path: string) => localizedPath(path, language);
    const five = menuLinks.map(({ path }) => at(path));
    const guide = guideLinks.map(({ path }) => at(path));
    const navigations = (label: string) =>
      all(document, 'nav').filter((nav) => nav.getAttribute('aria-label') === label);

    const [header, menu] = navigations(site.mainNavigation);
    for (const links of [header, menu])
      expect([url, lists(links)]).toEqual([url, [...five, ...guide, at(foundersLink.path)]]);
    const footer = document.querySelector('body > footer');
    expect([url, lists(footer?.querySelector('nav'))]).toEqual([url, five]);
    const further = [...guide, at(searchLink.path), ...serviceLinks.map(({ path }) => at(path))];
    expect([url, lists(footer)]).toEqual([url, expect.arrayContaining([...further, at('/')])]);
    expect([url, attributes(document, 'body > header a.logo', 'href')]).toEqual([url, [at('/')]]);
    expect([url, attributes(document, 'body > header a.search', 'href')]).toEqual([url, [at('/search')]]);
    for (const links of [document.querySelector('dialog#menu'), footer]) {
      expect([url, lists(links)]).toEqual([url, expect.arrayContaining([expect.stringMatching(/^tel:\+/)])]);
      expect([url, lists(links)]).toEqual([url, expect.arrayContaining([expect.stringMatching(/^mailto:.+@/)])]);
    }
    expect([url, textOf(footer)]).toEqual([url, expect.stringContaining(site.pictures)]);

    const switchers = all(document, '[data-language-switcher]');
    expect([url, switchers.length]).toEqual([url, 3]);
    for (const switcher of switchers) {
      expect([url, attributes(switcher, 'a', 'hreflang')]).toEqual([url, [...languages]]);
      expect([url, attributes(switcher, 'a', 'lang')]).toEqual([url, [...languages]]);
      expect([url, attributes(switcher, 'a[aria-current=true]', 'hreflang')]).toEqual([url, [language]]);
      // A missing page has no translations, so the switcher leads home.
      const [path = ''] = english === '/nothing' ? ['/'] : english.split('?');
      const paths = lists(switcher).map((href) => href.split('?')[0]);
      expect([url, paths]).toEqual([url, languages.map((other) => localizedPath(path, other))]);
    }
    const current = attributes(document, 'body > header nav a[aria-current=page]', 'href');
    const [shown = ''] = url.split('?');
    expect([url, new Set(current)]).toEqual([url, new Set([...five, ...guide].includes(shown) ? [shown] : [])]);
  }
});

test('The footer shows the year of the build, or the current year on a page made on demand', () => {
  const years = [statSync('dist/about.html').mtime, new Date()].map((date) => date.getFullYear());
  for (const { url, language, document } of pages) {
    const lines = years.map((year) => fill(dictionaryOf(language).site.copyright, { year }));
    expect([url, lines]).toEqual([url, expect.arrayContaining([textOf(document.querySelector('footer .copyright'))])]);
  }
});

test('From the home page the header leads to costs and register, and in two links to each of the 24 provinces', () => {
  for (const language of languages) {
    const at = (path: string) => localizedPath(path, language);
    const first = attributes(pageAt('/', language).document, 'body > header a', 'href');
    const second = attributes(pageAt('/provinces', language).document, 'main a', 'href');
    expect(first).toEqual(
      expect.arrayContaining(['/guide', '/incentives', '/provinces', '/costs', '/investments', '/treaties'].map(at)),
    );
    expect(second).toEqual(expect.arrayContaining(provinceCodes.map((code) => at(provincePath(code)))));
  }
});
