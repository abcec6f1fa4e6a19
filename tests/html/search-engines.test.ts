import { DOMParser } from 'linkedom';
import sharp from 'sharp';
import { expect } from 'vitest';
import { languages } from '#domain/language';
import { openHeaders, securityHeaders } from '#http/headers';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { listedPages } from '../support/listed-pages.ts';
import { all, attributes, fetchPage, pageAt, pages, textOf } from '../support/pages.ts';
import { test } from '../support/sites/site-test.ts';

const locales = { en: 'en_US', es: 'es_AR', zh: 'zh_CN' };

/** Shortest and longest description in characters: one or two lines in a list of results. */
const lengths = { en: [50, 160], es: [50, 160], zh: [18, 80] } as const;

const pathOf = (url: string | undefined): string => new URL(url ?? '').pathname;

/** The metadata of a page for search engines and for sharing. */
function headOf({ head, title }: Document) {
  const pairs = (selector: string, keys: readonly string[], value: string) =>
    all(head, selector).map((element) => {
      const key = keys.map((name) => element.getAttribute(name)).find((found) => found !== null);
      return [key ?? '', element.getAttribute(value) ?? ''] as const;
    });
  return {
    title,
    /** By `name` or `property`. The last one of several wins. */
    metas: Object.fromEntries(pairs('meta', ['name', 'property'], 'content')),
    /** URLs by `rel`, and by language for alternates. */
    links: Object.fromEntries(pairs('link', ['hreflang', 'rel'], 'href')),
  };
}

/** The text of each JSON-LD script. */
const dataOf = (document: Document) =>
  all(document, 'script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '');

function graphOf(document: Document): readonly Record<string, unknown>[] {
  const data = dataOf(document);
  expect(data).toHaveLength(1);
  return JSON.parse(data[0] ?? '')['@graph'];
}

for (const language of languages) {
  test(`Every page in ${language} has a unique title and description, and its own URLs`, () => {
    const said = new Map<string, string>();
    for (const path of listedPages) {
      const url = localizedPath(path, language);
      const { title, metas, links } = headOf(pageAt(path, language).document);
      const { description = '' } = metas;
      for (const text of [title, description]) {
        expect(said.get(text), `${url} says what another page says`).toBeUndefined();
        said.set(text, url);
      }
      const [shortest, longest] = lengths[language];
      expect([url, description.length >= shortest && description.length <= longest]).toEqual([url, true]);
      expect([...title].length, title).toBeLessThanOrEqual(65);
      expect(pathOf(links.canonical)).toBe(url);
      for (const other of languages) expect(pathOf(links[other])).toBe(localizedPath(path, other));
      expect(pathOf(links['x-default'])).toBe(path);
    }
  });

  test(`Every further page of the list in ${language} has its own title and URLs`, async () => {
    const { opportunities, sectors } = dictionaryOf(language);
    const named = { en: ', page 2', es: ', página 2', zh: '（第2页）' }[language];
    const sector = fill(opportunities.titleOfSector, { sector: sectors.agriculture });
    for (const [asked, path, title] of [
      ['/opportunities?page=2', '/opportunities?page=2', opportunities.title + named],
      ['/opportunities?utm_source=x&page=2', '/opportunities?page=2', opportunities.title + named],
      ['/opportunities/agriculture?page=2', '/opportunities/agriculture?page=2', sector + named],
      ['/opportunities/agriculture?page=99', '/opportunities/agriculture?page=2', sector + named],
      ['/opportunities?page=1', '/opportunities', opportunities.title],
    ] as const) {
      const { document } = await fetchPage(asked, language);
      const { metas, links, title: whole } = headOf(document);
      expect(whole).toBe(`${title} · ${dictionaryOf(language).site.name}`);
      expect(metas['og:title']).toBe(title);
      const urlOf = (url = '') => url.replace(/^https?:\/\/[^/]+/, '');
      expect([urlOf(links.canonical), urlOf(metas['og:url'])]).toEqual(Array(2).fill(localizedPath(path, language)));
      for (const other of languages) expect(urlOf(links[other])).toBe(localizedPath(path, other));
      expect(urlOf(links['x-default'])).toBe(path);
      expect(urlOf(String(graphOf(document)[2]?.url))).toBe(localizedPath(path, language));
    }
  });

  test(`Every page in ${language} has a card with a social image`, () => {
    const images = new Set<string>();
    for (const path of listedPages) {
      const url = localizedPath(path, language);
      const { metas } = headOf(pageAt(path, language).document);
      const card = { 'og:locale': locales[language], 'og:type': 'website', 'twitter:card': 'summary_large_image' };
      expect([url, metas]).toEqual([url, expect.objectContaining(card)]);
      expect(pathOf(metas['og:url'])).toBe(url);
      expect(metas['og:title'], url).toMatch(/\S/);
      expect(metas['og:description'], url).toMatch(/\S/);
      expect(metas['og:description']).toBe(metas.description);
      expect(Object.values(locales)).toContain(metas['og:locale:alternate']);
      expect(metas['og:image:alt']?.length, url).toBeGreaterThan(10);
      expect(metas['twitter:image']).toBe(metas['og:image']);
      expect([metas['og:image:width'], metas['og:image:height']]).toEqual(['1200', '630']);
      images.add(pathOf(metas['og:image']));
    }
    expect(images.size).toBe(18);
  });

  test(`Every page in ${language} has structured data and its breadcrumb trail`, () => {
    const { menu, site } = dictionaryOf(language);
    for (const path of listedPages) {
      const url = localizedPath(path, language);
      const graph = graphOf(pageAt(path, language).document);
      const [organization, website, described, way] = graph;
      const contactPoint = { email: expect.stringContaining('@'), telephone: expect.stringMatching(/^\+54/) };
      const logo = expect.stringMatching(/icon-512\.png$/);
      expect(organization).toMatchObject({ '@type': 'Organization', name: site.name, logo, contactPoint });
      expect(website).toMatchObject({ '@type': 'WebSite', name: site.name, inLanguage: language });
      expect(described).toMatchObject({ '@type': 'WebPage', inLanguage: language });
      if (path === '/') expect(way).toBeUndefined();
      else expect([url, way]).toEqual([url, expect.objectContaining({ '@type': 'BreadcrumbList' })]);
    }
    const energy = graphOf(pageAt('/sectors/energy', language).document);
    expect(energy.at(-1)).toMatchObject({
      itemListElement: [
        { position: 1, name: site.name },
        { position: 2, name: menu.sectors },
        { position: 3, name: dictionaryOf(language).sectors.energy },
      ],
    });
  });
}

test('A social image is a small JPEG of 1200 by 630 pixels', async ({ api }) => {
  for (const path of ['/', '/about', '/sectors/tech', '/opportunities/mining']) {
    const { metas } = headOf((await fetchPage(path)).document);
    const bytes = await (await api.get(pathOf(metas['og:image']))).body();
    expect(bytes.length).toBeLessThan(150_000);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([path, format, width, height]).toEqual([path, 'jpeg', 1200, 630]);
  }
});

test('Text typed by an administrator stays text in a page’s title, metadata and structured data', async ({
  createOpportunity,
}) => {
  const hostile = 'A</script><script>alert(1)</script><!-- "quoted" & é';
  const { id } = await createOpportunity({ title: hostile, subtitle: `${hostile} — of a length that fits` });
  const { document } = await fetchPage(`/opportunity/${id}`, 'es');
  const { title, metas } = headOf(document);
  expect(title).toContain('A</script><script>alert(1)</script>');
  expect(metas['og:title']).toContain('<script>alert(1)</script><!-- "quoted" &');
  expect(graphOf(document).at(-1)).toMatchObject({ itemListElement: [{}, {}, {}, { position: 4, name: hostile }] });
  const scripts = all(document, 'script:not([type="application/ld+json"])').map(({ textContent }) => textContent);
  expect(scripts.filter((script) => script?.includes('alert'))).toEqual([]);
  expect(textOf(document.querySelector('h1'))).toContain('</script><script>alert(1)</script>');
});

test('The social image of an opportunity is its first image, or else its sector’s illustration', async ({
  api,
  createOpportunity,
}) => {
  const shared = async (id: string) => headOf((await fetchPage(`/opportunity/${id}`, 'zh')).document).metas;
  const illustrated = await createOpportunity({ title: 'With an image', images: ['why/talent.jpg'] });
  const first = await shared(illustrated.id);
  expect(first['og:image:alt']).toBe('With an image');
  const response = await api.get(new URL(first['og:image'] ?? '').pathname + new URL(first['og:image'] ?? '').search);
  expect(response.headers()['content-type']).toBe('image/jpeg');
  const bare = await createOpportunity({ sector: 'fishing' });
  const second = await shared(bare.id);
  expect(pathOf(second['og:image'])).toBe('/og/sectors/fishing-header.jpg');
  expect(second['og:image:alt']).toMatch(/\p{Script=Han}/u);
});

test('Pages excluded from search engines are marked noindex and have no metadata for sharing', async () => {
  const paths = ['/nothing', '/opportunity/nothing', '/shortlist', '/search', '/admin', '/admin/manager'];
  for (const path of paths) {
    for (const language of path.startsWith('/admin') ? (['en'] as const) : languages) {
      const { url, document } = await fetchPage(path, language);
      const { metas, links } = headOf(document);
      expect([url, metas.robots]).toEqual([url, 'noindex']);
      if (path !== '/search')
        expect([links.canonical, metas['og:image'], dataOf(document)]).toEqual([undefined, undefined, []]);
    }
  }
});

test('The file robots.txt keeps robots out of the admin area and names the sitemap', async ({ api }) => {
  const text = await (await api.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
  expect(pathOf(text.match(/^Sitemap: (.*)$/m)?.[1])).toBe('/sitemap.xml');
});

test('The sitemap lists every indexable page in each language, and no other page', async ({
  api,
  createOpportunity,
}) => {
  const { id } = await createOpportunity();
  const locations = async (path: string) => {
    const response = await api.get(path);
    expect(response.headers()['content-type']).toMatch(/^application\/xml/);
    const document = new DOMParser().parseFromString(await response.text(), 'text/xml');
    return [...document.querySelectorAll('url, sitemap')].map((entry) => ({
      path: pathOf(entry.querySelector('loc')?.textContent ?? ''),
      languages: [...entry.querySelectorAll('*')]
        .filter(({ localName }) => localName.endsWith('link'))
        .map((link) => link.getAttribute('hreflang')),
    }));
  };
  const parts = await locations('/sitemap.xml');
  expect(parts.map(({ path }) => path)).toEqual(['/sitemap-pages.xml', '/sitemap-opportunities.xml']);
  const pages = await locations('/sitemap-pages.xml');
  const expected = listedPages.flatMap((path) => languages.map((language) => localizedPath(path, language)));
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
  const opportunities = await locations('/sitemap-opportunities.xml');
  for (const language of languages) {
    expect(opportunities.map(({ path }) => path)).toContain(localizedPath(`/opportunity/${id}`, language));
  }
  for (const entry of [...pages, ...opportunities]) expect(entry.languages).toEqual([...languages, 'x-default']);
});

test('Every linked page is in the sitemap or marked noindex', async ({ api }) => {
  const listed = await (await api.get('/sitemap-pages.xml')).text();
  const linked = new Map<string, string>();
  for (const { url, document } of pages) {
    for (const href of attributes(document, 'a[href^="/"]', 'href')) linked.set(pathOf(`https://x${href}`), url);
  }
  for (const [path, from] of linked) {
    if (/\/opportunity\/|\.(?:xml|json|csv|ics)$/.test(path) || listed.includes(`${path}</loc>`)) continue;
    expect(await (await api.get(path)).text(), `${path}, linked on ${from}`).toContain('content="noindex"');
  }
});

test('The opportunities’ sitemap is cached by the CDN until an opportunity changes', async ({ api }) => {
  const headers = (await api.get('/sitemap-opportunities.xml')).headers();
  expect(headers['netlify-cache-tag']).toContain('opportunities');
  expect(headers['netlify-cdn-cache-control']).toMatch(/stale-while-revalidate=\d+/);
  for (const [name, value] of Object.entries({ ...securityHeaders, ...openHeaders }))
    expect(headers[name.toLowerCase()]).toBe(value);
});

test('The icons and the manifest of each language exist', async ({ api }) => {
  for (const language of languages) {
    const { links } = headOf(pageAt('/about', language).document);
    for (const url of [links.icon, links['apple-touch-icon'], '/favicon.ico']) {
      expect([url, (await api.get(url ?? '')).status()]).toEqual([url, 200]);
    }
    const response = await api.get(links.manifest ?? '');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ lang: language, name: dictionaryOf(language).site.name });
    for (const { src } of manifest.icons) expect([src, (await api.get(src)).status()]).toEqual([src, 200]);
  }
});
