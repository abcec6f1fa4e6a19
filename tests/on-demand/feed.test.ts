import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { PublishedOpportunity } from '#domain/opportunity/published';
import { wholeList } from '#domain/opportunity/query';
import { provinceCodes } from '#domain/province';
import type { FeedSubject } from '../../src/i18n/list-paths.ts';
import { feedLength, feedOf, writeFeed } from '../../src/on-demand/feed.ts';
import { publishedWith } from '../support/published.ts';

/** Province names that include their language: `CHU (es)`. */
function provinceNamesIn(language: Language) {
  const names = Object.fromEntries(provinceCodes.map((code) => [code, `${code} (${language})`]));
  return v.parse(v.object(v.entriesFromList(provinceCodes, v.string())), names);
}

const setting = {
  site: new URL('https://invest.example'),
  provinceNames: { en: provinceNamesIn('en'), es: provinceNamesIn('es'), zh: provinceNamesIn('zh') },
};

function feedWith(
  opportunities: readonly PublishedOpportunity[],
  subject: Partial<FeedSubject> = {},
  whole: readonly Opportunity[] = [],
) {
  return feedOf(opportunities, { ...setting, language: 'en', query: wholeList, ...subject }, whole, '2026-11-22');
}

const image = `${'a'.repeat(32)}.webp`;
const translated = publishedWith({
  id: '11111111-1111-4111-8111-111111111111',
  imageURL: [image],
  province: 'CHU',
  investment: { from: 10_000_000 },
  stage: 'permits',
  deadline: '2026-11-01',
  translations: { es: { title: 'Viento en Chubut', subtitle: 'Qué es' } },
});

describe('entries of a feed', () => {
  test('A feed entry has title, facts and sector in the feed’s language', () => {
    const [entry] = feedWith([translated], { language: 'es' }).entries;
    expect(entry).toMatchObject({
      language: 'es',
      title: 'Viento en Chubut',
      sectorName: 'Energía',
      url: 'https://invest.example/es/opportunity/11111111-1111-4111-8111-111111111111',
      image: `https://invest.example/images/${image}`,
    });
    expect(entry?.text).toBe(
      'Qué es · Inversión buscada: US$ 10 millones · Provincia: CHU (es) · Etapa: Permisos · ' +
        'Presentaciones hasta: 1.º de noviembre de 2026 (cerrado)',
    );
  });

  test('A feed entry without a translation is in its original language and names it', () => {
    const [entry] = feedWith([translated], { language: 'zh' }).entries;
    expect(entry).toMatchObject({ language: 'en', title: 'Wind in Chubut', sectorName: 'Energy' });
    expect(entry?.text).toContain('What it is · Investment sought: US$10 million · Province: CHU (en)');
    expect(entry?.url).toContain('/zh/opportunity/');
  });

  test('A Chinese feed entry uses the Chinese colon', () => {
    const zh = publishedWith({ language: 'zh', province: 'CHU', subtitle: '项目' });
    expect(feedWith([zh], { language: 'zh' }).entries[0]?.text).toBe('项目 · 所在省份：CHU (zh)');
  });
});

describe('feeds', () => {
  test('A feed of a search has only its opportunities, and names the search in its title', () => {
    const both = [
      publishedWith({ id: 'south', title: 'Wind in Chubut', province: 'CHU' }),
      publishedWith({ id: 'north', title: 'Sun in Salta', province: 'SAL' }),
    ];
    const { title, page, urls, entries } = feedWith(both, { query: { ...wholeList, province: 'SAL', q: 'sun' } });
    expect(entries.map(({ id }) => id)).toEqual(['north']);
    expect(title).toBe('Opportunities · “sun” · SAL (en) · Invest Argentina');
    expect(page).toBe('https://invest.example/opportunities?q=sun&province=SAL');
    expect(urls.json).toBe('https://invest.example/feeds/en.json?q=sun&province=SAL');
  });

  test('A feed has the newest hundred opportunities, of its sector only', () => {
    const many = Array.from({ length: 2 * feedLength + 2 }, (_, index) =>
      publishedWith({ title: `Number ${index}`, sector: index % 2 ? 'tech' : 'energy' }),
    );
    const { title, page, entries } = feedWith(many, { query: { ...wholeList, sector: 'tech' } });
    expect(title).toBe('Opportunities in Technology · Invest Argentina');
    expect(page).toBe('https://invest.example/opportunities/tech');
    expect(entries).toHaveLength(100);
    expect([entries[0]?.title, entries[99]?.title]).toEqual(['Number 1', 'Number 199']);
    expect(feedWith(many).entries.map((entry) => entry.title)).toEqual(
      many.slice(0, 100).map((one) => one.listed.title),
    );
  });

  test('A feed has the date of its latest entry, and 1 January 1970 when it has none', () => {
    const old = publishedWith({}, { updatedAt: '2026-01-05T00:00:00.000Z' });
    const older = publishedWith({}, { updatedAt: '2026-01-03T00:00:00.000Z' });
    expect(feedWith([older, old, older]).updatedAt).toBe('2026-01-05T00:00:00.000Z');
    expect(feedWith([]).updatedAt).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('Atom feeds', () => {
  const read = (...args: Parameters<typeof feedWith>) => parseAtomFeed(writeFeed(feedWith(...args), 'xml'));

  test('An Atom feed has its titles, links, dates and entries', () => {
    expect(read([translated], { language: 'es', query: { ...wholeList, sector: 'energy' } })).toMatchObject({
      xml: { lang: 'es' },
      id: 'https://invest.example/feeds/es/energy.xml',
      title: { value: 'Oportunidades: Energía · Invest Argentina' },
      updated: '2026-01-02T10:20:30.456Z',
      authors: [{ name: 'Invest Argentina' }],
      links: [
        { rel: 'self', type: 'application/atom+xml', href: 'https://invest.example/feeds/es/energy.xml' },
        { rel: 'alternate', type: 'text/html', href: 'https://invest.example/es/opportunities/energy' },
        { rel: 'alternate', type: 'application/feed+json', href: 'https://invest.example/feeds/es/energy.json' },
      ],
      entries: [
        {
          id: 'urn:uuid:11111111-1111-4111-8111-111111111111',
          title: { value: 'Viento en Chubut' },
          published: '2026-01-01T00:00:00.000Z',
          updated: '2026-01-02T10:20:30.456Z',
          summary: { value: expect.stringMatching(/^Qué es · Inversión/) },
          categories: [{ term: 'energy', label: 'Energía' }],
          links: [
            { rel: 'alternate', href: expect.stringContaining('/es/opportunity/1111') },
            { rel: 'enclosure', type: 'image/webp', href: `https://invest.example/images/${image}` },
          ],
        },
      ],
    });
  });

  test('An Atom entry names its language only if it differs from the feed’s', () => {
    expect(read([translated], { language: 'zh' })).toMatchObject({ entries: [{ xml: { lang: 'en' } }] });
    expect(read([translated], { language: 'es' }).entries?.[0]).not.toHaveProperty('xml');
  });

  test('An Atom feed escapes all texts and omits characters that XML forbids', () => {
    const hostile = publishedWith({ title: '<b>&amp; "A" & B</b> ]]> \uFFFE\u0001风😀', subtitle: '</summary>\uFFFF' });
    const text = writeFeed(feedWith([hostile]), 'xml');
    for (const forbidden of ['\uFFFE', '\uFFFF', '\u0001']) expect(text).not.toContain(forbidden);
    expect(read([hostile])).toMatchObject({
      entries: [{ title: { value: '<b>&amp; "A" & B</b> ]]> 风😀' }, summary: { value: '</summary>' } }],
    });
  });
});

describe('descriptions in feeds', () => {
  const whole: Opportunity = {
    ...translated.listed,
    version: 1,
    createdAt: translated.createdAt,
    updatedAt: translated.updatedAt,
    description: '¶¶¶\n\n## Wind & power ]]>\n\n- [Map](https://a.example/?b=1&c="2")',
    translations: { es: { title: 'Viento', subtitle: 'Qué es', description: '' } },
  };
  const html =
    '<h2>Wind &amp; power ]]&gt;</h2><ul><li>' +
    '<a href="https://a.example/?b=1&amp;c=%222%22" rel="nofollow noopener">Map</a></li></ul>';

  test('A structured description is the content of its entry, as HTML, in both formats', () => {
    const feed = feedWith([translated], {}, [whole]);
    expect(parseAtomFeed(writeFeed(feed, 'xml')).entries?.[0]?.content).toMatchObject({ type: 'html', value: html });
    expect(JSON.parse(writeFeed(feed, 'json')).items[0]).toMatchObject({
      content_html: html,
      content_text: expect.stringContaining('What it is'),
    });
  });

  test('A description in another language than the title is marked, a plain one has its line breaks, an empty one is left out', () => {
    const entry = (one: Opportunity) => feedWith([translated], { language: 'es' }, [one]).entries[0]?.html;
    expect(entry(whole)).toBe(`<div lang="en">${html}</div>`);
    expect(entry({ ...whole, description: '## <A>\nB\n\nC' })).toBe(
      '<div lang="en"><p>## &lt;A&gt;<br>B</p><p>C</p></div>',
    );
    const none = feedWith([translated], {}, [{ ...whole, description: '' }]);
    expect(writeFeed(none, 'xml')).not.toContain('<content');
    expect(writeFeed(none, 'json')).not.toContain('content_html');
  });
});

describe('JSON feeds', () => {
  const read = (...args: Parameters<typeof feedWith>) => JSON.parse(writeFeed(feedWith(...args), 'json'));

  test('A JSON feed has its titles, links, dates and entries', () => {
    const feed = read([translated], { language: 'es' });
    expect(parseJsonFeed(feed).items).toHaveLength(1);
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Oportunidades · Invest Argentina',
      language: 'es',
      home_page_url: 'https://invest.example/es/opportunities',
      feed_url: 'https://invest.example/feeds/es.json',
      items: [
        {
          id: 'urn:uuid:11111111-1111-4111-8111-111111111111',
          url: expect.stringContaining('/es/opportunity/1111'),
          title: 'Viento en Chubut',
          summary: 'Qué es',
          content_text: expect.stringMatching(/^Qué es · Inversión/),
          image: `https://invest.example/images/${image}`,
          date_published: '2026-01-01T00:00:00.000Z',
          date_modified: '2026-01-02T10:20:30.456Z',
          tags: ['Energía'],
        },
      ],
    });
    expect(feed.items[0]).not.toHaveProperty('language');
  });

  test('A JSON feed item names its language if it differs from the feed’s, and a feed may be empty', () => {
    expect(read([translated], { language: 'zh' })).toMatchObject({ language: 'zh', items: [{ language: 'en' }] });
    expect(read([])).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', items: [] });
  });
});
