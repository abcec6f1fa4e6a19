import { DOMParser } from 'linkedom';
import { describe, expect } from 'vitest';
import { languages } from '#domain/language';
import { openDataPath, openDataPathIn } from '#domain/opportunity/open-data';
import { openHeaders, securityHeaders } from '#http/headers';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { all, fetchPage, pageAt } from '../support/pages.ts';
import { parseCSV } from '../support/parse-csv.ts';
import { paths } from '../support/paths.ts';
import { ownSiteTest, test } from '../support/sites/site-test.ts';
import { takeStoreDown } from '../support/sites/store-down.ts';

const files = [
  ...languages.flatMap((language) => ['.xml', '.json', '/tech.xml', '/technology.json'].map((end) => language + end)),
].map((path) => `/feeds/${path}`);

const hostile = '=cmd|\'/C calc\'!A0 <script>&amp;"A" & B</script> ]]>';

const translations = {
  es: { title: 'Viento <de> "Chubut" & más', subtitle: 'Qué es', description: '' },
  zh: { title: '丘布特省风电', subtitle: '项目简介', description: '' },
};

/** Parses an Atom feed. `tests/long/e2e/opportunities/feeds.spec.ts` tests that it is well-formed. */
function readAtom(xml: string) {
  const { documentElement: feed } = new DOMParser().parseFromString(xml, 'text/xml');
  const said = (of: Element, name: string) => of.querySelector(name)?.textContent?.trim();
  return {
    root: feed.localName,
    namespace: feed.getAttribute('xmlns'),
    language: feed.getAttribute('xml:lang'),
    entries: [...feed.querySelectorAll('entry')].map((entry) => ({
      id: said(entry, 'id'),
      title: said(entry, 'title'),
      summary: said(entry, 'summary'),
      language: entry.getAttribute('xml:lang'),
      enclosure: entry.querySelector('link[rel=enclosure]')?.getAttribute('href'),
    })),
  };
}

describe('feeds on a separate site', () => {
  ownSiteTest(
    'Feeds list published opportunities by language and sector, and neither drafts nor deleted ones',
    async ({ api, token, createOpportunity }) => {
      const { id, imageURL } = await createOpportunity({
        title: 'Wind in Chubut',
        sector: 'tech',
        description: '',
        translations,
        investment: { from: 10_000_000 },
        province: 'CHU',
        images: ['home/1.jpg'],
      });
      const other = await createOpportunity({ title: hostile, sector: 'energy' });
      await createOpportunity({ title: 'A draft', sector: 'tech', status: 'draft' });
      const gone = await createOpportunity({ title: 'It was deleted', sector: 'tech' });
      await api.delete(paths.deleteOpportunity(gone.id), { headers: { Authorization: `Bearer ${token}` } });

      const titles = { en: 'Wind in Chubut', es: translations.es.title, zh: translations.zh.title };
      const facts = {
        en: 'Investment sought: US$10\u00a0million · Province: Chubut',
        es: 'Inversión buscada: US$\u00a010\u00a0millones · Provincia: Chubut',
        zh: '拟引资金额：1000万美元 · 所在省份：丘布特省',
      };
      for (const language of languages) {
        const atom = await readAtom(await (await api.get(`/feeds/${language}.xml`)).text());
        expect(atom).toMatchObject({ root: 'feed', namespace: 'http://www.w3.org/2005/Atom', language });
        const hostileLanguage = language === 'en' ? null : 'en';
        expect(atom.entries.map(({ id, title, language }) => [id, title, language])).toEqual([
          [`urn:uuid:${other.id}`, hostile, hostileLanguage],
          [`urn:uuid:${id}`, titles[language], null],
        ]);
        expect(atom.entries[1]?.summary).toContain(facts[language]);
        expect(atom.entries[1]?.enclosure).toMatch(new RegExp(`^http.*/images/${imageURL[0]}$`));

        const json = await (await api.get(`/feeds/${language}.json`)).json();
        expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language });
        expect(json.items.map(({ title }: { title: string }) => title)).toEqual([hostile, titles[language]]);

        const sector = await readAtom(await (await api.get(`/feeds/${language}/tech.xml`)).text());
        expect(sector.entries.map(({ title }) => title)).toEqual([titles[language]]);
        const alias = await api.get(`/feeds/${language}/technology.json`);
        expect((await alias.json()).items).toHaveLength(1);
        expect((await (await api.get(`/feeds/${language}/mining.json`)).json()).items).toEqual([]);
      }
    },
  );

  ownSiteTest(
    'The open data lists published opportunities, and a spreadsheet reads each cell as text',
    async ({ api, token, createOpportunity }) => {
      await createOpportunity({ title: 'Wind', seeking: ['equity', 'debt'], deadline: '2030-01-31', translations });
      await createOpportunity({ title: hostile });
      await createOpportunity({ title: 'A draft', status: 'draft' });
      const gone = await createOpportunity({ title: 'It was deleted' });
      await api.delete(paths.deleteOpportunity(gone.id), { headers: { Authorization: `Bearer ${token}` } });

      const result = await api.get(openDataPath);
      expect(result.headers()['content-type']).toBe('text/csv; charset=utf-8; header=present');
      const text = (await result.body()).toString('utf8');
      expect(text).toMatch(/^\uFEFF"id","url","sample","language","title_en"/);
      const [names = [], ...rows] = parseCSV(text);
      const records = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
      expect(records).toEqual([
        expect.objectContaining({ title_en: `'${hostile}`, title_es: '', deadline: '' }),
        expect.objectContaining({
          title_en: 'Wind',
          title_es: translations.es.title,
          subtitle_zh: translations.zh.subtitle,
          seeking: 'equity debt',
          deadline: '2030-01-31',
        }),
      ]);
      expect((await api.get(`${openDataPath}?language=zh`)).headers().etag).toBe(result.headers().etag);
      const semicolons = await api.get(openDataPathIn('es'));
      expect(parseCSV((await semicolons.body()).toString('utf8'), ';')).toEqual([names, ...rows]);
      expect(semicolons.headers()['netlify-vary']).toBe('query=separator');
      expect((await api.get(`${openDataPath}?separator=tab`)).status()).toBe(400);
    },
  );

  ownSiteTest(
    'While the store is down, feeds and open data answer 503 with Retry-After',
    async ({ api, store, createOpportunity }) => {
      const { id } = await createOpportunity();
      const bringBack = await takeStoreDown(store);
      for (const path of [...files, openDataPath]) {
        const response = await api.get(path);
        const headers = response.headers();
        expect([path, response.status(), headers['cache-control']]).toEqual([path, 503, 'no-store']);
        expect(headers['retry-after']).toMatch(/^\d+$/);
        expect(headers).not.toHaveProperty('netlify-cdn-cache-control');
      }
      expect((await api.get('/feeds/fr.xml')).status()).toBe(404);

      await bringBack();
      for (const path of ['/feeds/en.xml', openDataPath]) expect(await (await api.get(path)).text()).toContain(id);
    },
  );
});

test('A feed has its media type and the security headers, and other paths under /feeds are not found', async ({
  api,
}) => {
  for (const path of files) {
    const response = await api.get(path);
    const type = path.endsWith('xml') ? 'application/atom+xml' : 'application/feed+json';
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      path,
      200,
      `${type}; charset=utf-8`,
    ]);
    for (const [name, value] of Object.entries({ ...securityHeaders, ...openHeaders })) {
      expect(response.headers()[name.toLowerCase()]).toBe(value);
    }
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  }
  for (const path of [
    '/feeds',
    '/feeds/',
    '/feeds/fr.xml',
    '/feeds/en.rss',
    '/feeds/en/nothing.xml',
    '/es/feeds/es.xml',
  ]) {
    expect([path, (await api.get(path)).status()]).toEqual([path, 404]);
  }
});

for (const language of languages) {
  test(`Feeds and open data are linked in ${language}, in the head of the list and of opportunities and below the list`, async ({
    api,
    createOpportunity,
  }) => {
    const { opportunities: texts, site } = dictionaryOf(language);
    const { id } = await createOpportunity();
    const feeds = {
      '/opportunities': `/feeds/${language}`,
      '/opportunities/mining': `/feeds/${language}/mining`,
      '/opportunities/technology': `/feeds/${language}/tech`,
      [`/opportunity/${id}`]: `/feeds/${language}`,
    };
    const found = (document: Document) =>
      all(document.head, 'link[rel=alternate][type]').map((link) =>
        ['type', 'href', 'title'].map((name) => link.getAttribute(name)),
      );
    for (const [path, feed] of Object.entries(feeds)) {
      const links = found((await fetchPage(path, language)).document);
      const title = expect.stringContaining(` · ${site.name}`);
      expect([path, links]).toEqual([
        path,
        [
          ['application/atom+xml', `${feed}.xml`, title],
          ['application/feed+json', `${feed}.json`, title],
        ],
      ]);
      for (const [, href] of links) expect([href, (await api.get(href ?? '')).status()]).toEqual([href, 200]);
    }
    expect(found(pageAt('/about', language).document)).toEqual([]);

    const { document } = await fetchPage('/opportunities/technology', language);
    const links = all(document, 'main a').filter((link) => /^\/feeds\/|\.csv/.test(link.getAttribute('href') ?? ''));
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      [texts.atomFeed, `/feeds/${language}/tech.xml`],
      [texts.jsonFeed, `/feeds/${language}/tech.json`],
      [texts.openData, openDataPathIn(language)],
    ]);
  });
}
