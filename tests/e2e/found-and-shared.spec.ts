import sharp from 'sharp';
import { languages } from '#domain/language';
import { securityHeaders } from '#domain/security-headers';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { listedPages } from '../support/listed-pages.ts';
import { type PageHead, readHead } from '../support/page-head.ts';

const locales = { en: 'en_US', es: 'es_AR', zh: 'zh_CN' };

/** What a description may measure: a line or two of a result list. */
const lengths = { en: [50, 160], es: [50, 160], zh: [18, 80] } as const;

const pathOf = (url: string | undefined): string => new URL(url ?? '').pathname;

function graphOf({ data }: PageHead): readonly Record<string, unknown>[] {
  expect(data).toHaveLength(1);
  return JSON.parse(data[0] ?? '')['@graph'];
}

for (const language of languages) {
  test(`every page in ${language} has a title, a description and URLs of its own`, async ({ page, api }) => {
    const said = new Map<string, string>();
    for (const path of listedPages) {
      const url = localizedPath(path, language);
      const { title, metas, links } = await readHead(page, await (await api.get(url)).text());
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

  test(`every page in ${language} has a card with a social image`, async ({ page, api }) => {
    const images = new Set<string>();
    for (const path of listedPages) {
      const url = localizedPath(path, language);
      const { metas } = await readHead(page, await (await api.get(url)).text());
      const card = { 'og:locale': locales[language], 'og:type': 'website', 'twitter:card': 'summary_large_image' };
      expect([url, metas]).toEqual([url, expect.objectContaining(card)]);
      expect(pathOf(metas['og:url'])).toBe(url);
      expect(metas['og:title']).not.toBe('');
      expect(metas['og:description']).toBe(metas.description);
      expect(Object.values(locales)).toContain(metas['og:locale:alternate']);
      expect(metas['og:image:alt']?.length, url).toBeGreaterThan(10);
      expect(metas['twitter:image']).toBe(metas['og:image']);
      expect([metas['og:image:width'], metas['og:image:height']]).toEqual(['1200', '630']);
      images.add(pathOf(metas['og:image']));
    }
    expect(images.size).toBe(18);
  });

  test(`every page in ${language} says what it is, and the way to it`, async ({ page, api }) => {
    const { menu, site } = dictionaryOf(language);
    for (const path of listedPages) {
      const url = localizedPath(path, language);
      const graph = graphOf(await readHead(page, await (await api.get(url)).text()));
      const [organization, website, described, way] = graph;
      const contactPoint = { email: expect.stringContaining('@'), telephone: expect.stringMatching(/^\+54/) };
      const logo = expect.stringMatching(/icon-512\.png$/);
      expect(organization).toMatchObject({ '@type': 'Organization', name: site.name, logo, contactPoint });
      expect(website).toMatchObject({ '@type': 'WebSite', name: site.name, inLanguage: language });
      expect(described).toMatchObject({ '@type': 'WebPage', inLanguage: language });
      if (path === '/') expect(way).toBeUndefined();
      else expect([url, way]).toEqual([url, expect.objectContaining({ '@type': 'BreadcrumbList' })]);
    }
    const energy = graphOf(
      await readHead(page, await (await api.get(localizedPath('/sectors/energy', language))).text()),
    );
    expect(energy.at(-1)).toMatchObject({
      itemListElement: [
        { position: 1, name: site.name },
        { position: 2, name: menu.sectors },
        { position: 3, name: dictionaryOf(language).sectors.energy },
      ],
    });
  });
}

test('a social image is a small JPEG of 1200 by 630 pixels', async ({ page, api }) => {
  for (const path of ['/', '/about', '/sectors/tech', '/opportunities/mining']) {
    const { metas } = await readHead(page, await (await api.get(path)).text());
    const bytes = await (await api.get(pathOf(metas['og:image']))).body();
    expect(bytes.length).toBeLessThan(150_000);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([path, format, width, height]).toEqual([path, 'jpeg', 1200, 630]);
  }
});

test('what an administrator types stays text in every way a page is shared', async ({
  page,
  api,
  createOpportunity,
}) => {
  const hostile = 'A</script><script>alert(1)</script><!-- "quoted" & é';
  const { id } = await createOpportunity({ title: hostile, subtitle: `${hostile} — of a length that fits` });
  const html = await (await api.get(`/es/opportunity/${id}`)).text();
  const head = await readHead(page, html);
  expect(head.title).toContain('A</script><script>alert(1)</script>');
  expect(head.metas['og:title']).toContain('<script>alert(1)</script><!-- "quoted" &');
  const graph = graphOf(head);
  expect(graph.at(-1)).toMatchObject({ itemListElement: [{}, {}, {}, { position: 4, name: hostile }] });
  await page.goto(`/es/opportunity/${id}`);
  const scripts = await page.locator('script:not([type="application/ld+json"])').allTextContents();
  expect(scripts.filter((script) => script.includes('alert'))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><script>alert(1)</script>');
});

test('an opportunity is shared with its first image, else with the illustration of its sector', async ({
  page,
  api,
  createOpportunity,
}) => {
  const shared = async (id: string) =>
    (await readHead(page, await (await api.get(`/zh/opportunity/${id}`)).text())).metas;
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

test('pages that nobody is meant to find say so', async ({ page, api }) => {
  for (const path of ['/nothing', '/opportunity/nothing', '/shortlist', '/zh/shortlist', '/admin', '/admin/manager']) {
    const { metas, links, data } = await readHead(page, await (await api.get(path)).text());
    expect([path, metas.robots]).toEqual([path, 'noindex']);
    expect([links.canonical, metas['og:image'], data]).toEqual([undefined, undefined, []]);
  }
});

test('robots.txt keeps robots out of the admin area and names the sitemap', async ({ api }) => {
  const text = await (await api.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
  expect(pathOf(text.match(/^Sitemap: (.*)$/m)?.[1])).toBe('/sitemap.xml');
});

test('the sitemap leads to every page that may be listed, in each language, and to nothing else', async ({
  page,
  api,
  createOpportunity,
}) => {
  const { id } = await createOpportunity();
  const locations = async (path: string) => {
    const response = await api.get(path);
    expect(response.headers()['content-type']).toMatch(/^application\/xml/);
    return page.evaluate(
      (xml) => {
        const all = [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('url, sitemap')];
        return all.map((entry) => ({
          path: new URL(entry.querySelector('loc')?.textContent ?? '').pathname,
          languages: [...entry.querySelectorAll('link')].map((link) => link.getAttribute('hreflang')),
        }));
      },
      await response.text(),
    );
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

test('whatever a page links to and may be listed is in the sitemap', async ({ page, api }) => {
  const listed = await (await api.get('/sitemap-pages.xml')).text();
  for (const path of ['/', '/es/sectors', '/zh/why-argentina', '/about']) {
    await page.goto(path);
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
    for (const found of new Set(paths)) {
      if (found.includes('/opportunity/') || listed.includes(`${found}</loc>`)) continue;
      expect(await (await api.get(found)).text(), `${found}, linked on ${path}`).toContain('content="noindex"');
    }
  }
});

test('the opportunities’ sitemap is kept by the CDN until an opportunity changes', async ({ api }) => {
  const headers = (await api.get('/sitemap-opportunities.xml')).headers();
  expect(headers['netlify-cache-tag']).toContain('opportunities');
  expect(headers['netlify-cdn-cache-control']).toMatch(/stale-while-revalidate=\d+/);
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
});

test('the icons and the manifest of each language are there', async ({ page, api }) => {
  for (const language of languages) {
    const { links } = await readHead(page, await (await api.get(localizedPath('/about', language))).text());
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
