import { describe, expect, test } from 'vitest';
import { atlasSheetPath } from '#domain/illustrations/atlas-sheet';
import { languages } from '#domain/language';
import { firstProvince, provinceCodes } from '#domain/province';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { dayText } from '../../src/i18n/intl.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { checkedOn } from '../support/content-files.ts';
import { all, attributes, fetchFrom, pageAt, textOf } from '../support/pages.ts';

describe.each(languages)('the page on Argentina and its provinces in %s', (language) => {
  const { contact, home, incentives, sectors, whyArgentina } = dictionaryOf(language);
  const { document } = pageAt('/why-argentina', language);
  const pathFor = (path: string) => localizedPath(path, language);
  const sectionOf = (title: string) =>
    all(document, 'main section').find((section) => textOf(section.querySelector('h2')) === title) ?? document;
  const navigation = (name: string) =>
    all(document, 'nav').find(
      (nav) =>
        nav.getAttribute('aria-label') === name ||
        textOf(document.getElementById(nav.getAttribute('aria-labelledby') ?? '')) === name,
    ) ?? document;
  const panel = (code: string) => document.getElementById(code) ?? document;

  test('The page on Argentina has its title, its three parts, the day of the oldest check and its links', () => {
    expect(textOf(document.querySelector('h1'))).toBe(whyArgentina.title);
    expect(all(document, 'main h2').map(textOf)).toEqual([
      whyArgentina.provinces,
      whyArgentina.reasons,
      whyArgentina.ways,
    ]);
    expect(all(document, 'main p').map(textOf)).toContain(whyArgentina.provincesText);
    // The page shows one day: the oldest check of all its texts.
    const days = [...Object.values(checkedOn.provinces), ...Object.values(checkedOn.reasons)].sort();
    expect(textOf(document.querySelector('[data-checked-on]'))).toContain(
      dayText(days[0] ?? '', language).replaceAll('\u00a0', ' '),
    );
    const ways = all(sectionOf(whyArgentina.ways), 'a').map((link) => [textOf(link), link.getAttribute('href')]);
    expect(ways).toEqual(
      expect.arrayContaining([
        [home.exploreOpportunities, pathFor('/opportunities')],
        [contact.getInTouch, pathFor('/contact')],
      ]),
    );
  });

  test('The page on Argentina gives four reasons, each with text, captioned picture and two figures', () => {
    const reasons = sectionOf(whyArgentina.reasons);
    expect(all(reasons, 'h3')).toHaveLength(4);
    expect(attributes(reasons, 'figure img', 'alt')).toEqual(Array(4).fill(expect.stringMatching(/.{10}/)));
    expect(all(reasons, 'figure figcaption').map(textOf)).toEqual(Array(4).fill(expect.stringMatching(/\d+\s.{2,}/)));
    expect(all(reasons, '.prose').map(textOf)).toEqual(Array(4).fill(expect.stringMatching(/.{90}/)));
    expect(all(reasons, '[data-figure]')).toHaveLength(8);
  });

  test('The capital is active on the map, in the list and in its panel, which names no capital of its own', () => {
    const active = attributes(document, '.provinces a[aria-current]', 'href');
    expect(active).toEqual([`#${firstProvince}`, `#${firstProvince}`]);
    expect(attributes(document, 'article[data-active]', 'id')).toEqual([firstProvince]);
    expect(textOf(panel(firstProvince))).toContain(whyArgentina.federalCapitalAndPopulation.split('{')[0]?.trim());
  });

  test('The list and the panels name each of the 24 provinces, with facts, sectors and regimes', () => {
    const list = all(navigation(whyArgentina.indexTitle), 'a');
    expect(list.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(provinceCodes.map((code) => `#${code}`)),
    );
    expect(list).toHaveLength(provinceCodes.length);
    for (const link of list) {
      const code = link.getAttribute('href')?.slice(1) ?? '';
      const own = panel(code);
      expect([code, textOf(own.querySelector('h3'))]).toEqual([code, textOf(link)]);
      expect(textOf(own.querySelector('.facts')), code).toMatch(/\S{2}/);
      expect(textOf(own.querySelector('.text')), code).toMatch(/\S{2}/);
      expect(all(own, 'h4').map(textOf), code).toEqual([whyArgentina.sectors, incentives.concern]);
      expect(attributes(own, 'ul a', 'href')[0], code).toMatch(/\/sectors\//);
      expect(textOf(document.querySelector(`[data-map] [href="#${code}"] title`)), code).toBe(textOf(link));
      expect(attributes(own, `a[href$="?province=${code}"]`, 'href'), code).toEqual([
        `${pathFor('/opportunities')}?province=${code}`,
      ]);
    }
  });

  test('The panel of Mendoza links to its four sectors and its five regimes', () => {
    const lists = all(panel('MEN'), 'ul').map((list) =>
      all(list, 'a').map((link) => [textOf(link), link.getAttribute('href')]),
    );
    expect(lists[0]?.toSorted()).toEqual(
      (['vineyards', 'tourism', 'energy', 'research'] as const)
        .map((sector) => [sectors[sector], pathFor(`/sectors/${sector}`)])
        .toSorted(),
    );
    expect(lists[1]?.map(([, href]) => href)).toEqual(
      ['rigi', 'rimi', 'knowledge-economy', 'biotechnology', 'renewables'].map((key) => pathFor(`/incentives/${key}`)),
    );
  });

  test('The map is one React island, whose props hold names and no text or shape of the page', () => {
    const islands = all(document, 'astro-island');
    expect(islands.map((island) => island.getAttribute('component-export'))).toEqual(['ProvinceMap']);
    const [island] = islands;
    expect(island?.getAttribute('client')).toBe('after-load');
    for (const part of ['[data-map]', '[data-illustrations] picture', 'article#MEN h3', 'nav', '[role=status]']) {
      expect([part, island?.querySelector(part) !== null]).toEqual([part, true]);
    }
    const props = island?.getAttribute('props') ?? '';
    expect(Object.keys(JSON.parse(props))).toEqual(['provinces', 'texts']);
    for (const code of provinceCodes) expect(props.split(`"${code}"`)).toHaveLength(2);
    expect(props.length).toBeLessThan(2500);
  });

  test('The previous and next links begin with the capital’s neighbours in the list', () => {
    const codesIn = (nav: ParentNode) => attributes(nav, 'a', 'href');
    const inList = codesIn(navigation(whyArgentina.indexTitle));
    const at = inList.indexOf(`#${firstProvince}`);
    expect(codesIn(navigation(whyArgentina.steps))).toEqual([inList.at(at - 1), inList.at((at + 1) % inList.length)]);
  });

  test('The drawing of the printed map is decorative, served as an image and cached for a day', async () => {
    for (const path of ['/why-argentina', '/opportunities?view=map']) {
      const [drawing] = all(pageAt(path, language).document, '.atlas > img');
      expect([drawing?.getAttribute('src'), drawing?.getAttribute('alt')]).toEqual([atlasSheetPath(language), '']);
    }
    const response = await fetchFrom(atlasSheetPath(language));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
  });
});
