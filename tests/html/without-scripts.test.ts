import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { filterSectors, sectorKeys } from '#domain/sector';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, fetchFrom, fetchPage, type HtmlPage, pageAt, pages, textOf } from '../support/pages.ts';
import { statisticCounts } from '../support/statistic-counts.ts';

/** Pages with texts of the site. Opportunities may be shown in their original language. */
const written = pages.filter(({ english }) => !english.startsWith('/opportunit'));

/** The numbers of Chinese and Latin letters of a page. */
function letters({ document }: HtmlPage): readonly [han: number, latin: number] {
  const text = all(document, 'main :is(h1, h2, h3, p, li, label)').map(textOf).join(' ');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return [count(/\p{Script=Han}/gu), count(/\p{Script=Latin}/gu)];
}

test('Most letters of a Chinese page are Chinese', () => {
  for (const page of written) {
    if (page.language !== 'zh') continue;
    const [han, latin] = letters(page);
    expect([page.url, han > latin]).toEqual([page.url, true]);
  }
});

test('Every sector shows all its statistics and leads to its opportunities', () => {
  for (const language of languages) {
    const { sectorPage } = dictionaryOf(language);
    for (const sector of sectorKeys) {
      const { document } = pageAt(`/sectors/${sector}`, language);
      expect([sector, all(document, 'li[data-stat]').length]).toEqual([sector, statisticCounts[sector]]);
      const way = all(document, 'a').find((link) => textOf(link).includes(sectorPage.seeOpportunities));
      expect(way?.getAttribute('href')).toBe(localizedPath(`/opportunities/${sector}`, language));
    }
  }
});

test('The shortlist offers other ways when scripts are off', () => {
  for (const language of languages) {
    const { shortlist, opportunity } = dictionaryOf(language);
    const [note] = all(pageAt('/shortlist', language).document, 'noscript').filter((part) =>
      (part.textContent + part.innerHTML).includes(shortlist.withoutScripts),
    );
    expect(note?.innerHTML).toContain(opportunity.seeAll);
    for (const path of ['/opportunities', '/contact']) {
      expect(note?.innerHTML).toContain(`href="${localizedPath(path, language)}"`);
    }
  }
});

test('The search form sends its words to the list without scripts, and the header links to it', () => {
  for (const language of languages) {
    const { search } = dictionaryOf(language);
    const { document } = pageAt('/search', language);
    const form = document.querySelector('main form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'get',
      localizedPath('/opportunities', language),
    ]);
    expect(attributes(form ?? document, 'input', 'name')).toEqual(['q']);
    expect(textOf(document.querySelector('main'))).toContain(search.withoutScripts);
    const header = all(pageAt('/sectors', language).document, 'header a');
    const way = header.find((link) => [textOf(link), link.getAttribute('aria-label')].includes(search.title));
    expect(way?.getAttribute('href')).toBe(localizedPath('/search', language));
  }
});

test('The list is in the HTML in each language, newest first, eight per page, with a count per sector', async () => {
  for (const language of languages) {
    const { opportunities: texts, sectors } = dictionaryOf(language);
    const listed: { title: string; sector: string }[] = await (
      await fetchFrom(`/invests/all?language=${language}`)
    ).json();
    const ofSector = (sector: string) =>
      listed.filter((each) => each.sector === sector).map(({ title }) => title.replace(/\s+/g, ' '));
    const titlesOf = ({ document }: HtmlPage) => all(document, 'main li h2').map(textOf);
    const first = await fetchPage('/opportunities/agriculture', language);
    const agriculture = ofSector('agriculture');
    expect(agriculture.length).toBeGreaterThan(8);
    expect(titlesOf(first)).toEqual(agriculture.slice(0, 8));
    const second = await fetchPage('/opportunities/agriculture?page=2', language);
    expect(titlesOf(second)).toEqual(agriculture.slice(8));
    const pagers = all(first.document, 'nav').filter((nav) =>
      [texts.pagesAbove, texts.pagesBelow].includes(nav.getAttribute('aria-label') ?? ''),
    );
    expect(pagers.map((nav) => attributes(nav, 'a', 'href').at(-1))).toEqual(
      Array(2).fill(localizedPath('/opportunities/agriculture?page=2', language)),
    );
    const buttons = all(first.document, 'button[name=sector]');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? textOf(button))).toEqual(
      filterSectors.map((sector) =>
        sector === 'agriculture'
          ? fill(texts.activeFilter, { sector: sectors.agriculture })
          : `${sectors[sector]} ${ofSector(sector).length}`,
      ),
    );
    expect(first.document.title).toContain(fill(texts.titleOfSector, { sector: sectors.agriculture }));
    const form = first.document.querySelector('main form:has([name=q])');
    expect(form?.getAttribute('action')).toBe(localizedPath('/opportunities', language));
    expect(attributes(form ?? first.document, '[name=sector]', 'value')).toEqual(['agriculture']);
  }
});

test('Unusual queries show a list or say that nothing was found', async () => {
  for (const query of ['?province=XX&stage=later&from=much&page=99', '?sort=worst&view=globe&to=-1', '?page=two']) {
    const { status, document } = await fetchPage(`/opportunities${query}`);
    expect([query, status]).toEqual([query, 200]);
    expect(textOf(document.querySelector('main [role=status]'))).toMatch(/opportunit|No results/);
  }
  for (const [path, sector] of [
    ['/opportunities/tech', 'tech'],
    ['/opportunities/technology', 'tech'],
  ] as const) {
    for (const language of languages) {
      const { document } = await fetchPage(path, language);
      const pressed = all(document, 'button[name=sector][aria-pressed=true]');
      expect(pressed.map((button) => textOf(button))).toEqual([
        expect.stringContaining(dictionaryOf(language).sectors[sector]),
      ]);
    }
  }
});

test('Files with a hash in their name are cached for a year', async () => {
  const files = new Set(
    ['/sectors', '/opportunities', '/admin'].flatMap((path) =>
      [...(pages.find(({ url }) => url === path)?.html ?? '').matchAll(/"(\/_astro\/[^"\s]+)"/g)].map(
        ([, file = '']) => file,
      ),
    ),
  );
  expect(files.size).toBeGreaterThan(2);
  for (const file of files) {
    const { headers } = await fetchFrom(file, { method: 'HEAD' });
    expect([file, headers.get('cache-control')]).toEqual([file, 'public, max-age=31536000, immutable']);
  }
});

test('Text pages have no React island', () => {
  for (const path of ['/sectors/energy', '/guide/begin', '/incentives', '/provinces', '/search']) {
    expect([path, all(pageAt(path).document, 'astro-island').length]).toEqual([path, 0]);
  }
});
