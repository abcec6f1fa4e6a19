import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { opportunitiesTag } from '#domain/caching';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { citationIn } from '../support/citation.ts';
import { headlineFigures } from '../support/content-files.ts';
import { all, attributes, pageAt, textOf } from '../support/pages.ts';
import { ownSiteTest } from '../support/site-test.ts';
import { storedFile } from '../support/stored-file.ts';

const featured = ['real-state', 'energy', 'agriculture', 'tourism'] as const;

/** The section under a heading of the second level. */
const sectionOf = (document: ParentNode, title: string) =>
  all(document, 'section').find((section) => textOf(section.querySelector('h2')) === title);

function partOf(document: ParentNode, title: string): Element {
  const section = sectionOf(document, title);
  if (!section) throw new Error(`No section has the heading ${title}`);
  return section;
}

describe.each(languages)('the home page in %s', (language) => {
  const { contact, home, sectors, site, whyArgentina } = dictionaryOf(language);
  const pathFor = (path: string) => localizedPath(path, language);
  const { document } = pageAt('/', language);

  test('It has its title and lead, five figures with their sources, four sectors and three services', () => {
    expect(textOf(document.querySelector('h1'))).toBe(home.title);
    expect(all(document, 'main p').map(textOf)).toContain(home.lead);
    expect(all(document, '[data-video-opener], [data-video]'), 'no play icon without a video').toEqual([]);

    const shown = all(partOf(document, home.figuresTitle), 'li');
    const figures = headlineFigures(language);
    expect(shown.map((item) => textOf(item.querySelector('.figure')))).toEqual(figures.map(({ figure }) => figure));
    for (const [index, { note }] of figures.entries()) {
      expect(textOf(shown[index]?.querySelector('.meaning'))).toMatch(/\S/);
      const source = textOf(shown[index]?.querySelector('.source'));
      if (note) expect(source).toBe(note);
      else expect(source).toMatch(citationIn(site));
    }

    const sectorPart = partOf(document, home.sectorsTitle);
    expect(all(sectorPart, 'h3').map(textOf)).toEqual(featured.map((sector) => sectors[sector]));
    for (const alt of attributes(sectorPart, 'li img', 'alt')) expect(alt).toMatch(/\S/);

    const services = all(partOf(document, home.servicesTitle), 'li');
    expect(services).toHaveLength(3);
    for (const service of services) {
      expect(textOf(service.querySelector('h3'))).toMatch(/\S/);
      expect(textOf(all(service, 'p').at(-1))).toMatch(/.{40}/);
    }
  });

  test('It links to the list, the sectors, the provinces and the contact form, and twice to phone and e-mail', () => {
    const hrefs = attributes(document, 'main a', 'href');
    expect(hrefs).toEqual(expect.arrayContaining(featured.map((sector) => pathFor(`/sectors/${sector}`))));
    for (const [part, name, path] of [
      [document, home.exploreOpportunities, '/opportunities'],
      [partOf(document, home.sectorsTitle), home.exploreSectors, '/sectors'],
      [partOf(document, home.provincesTitle), whyArgentina.title, '/why-argentina'],
      [partOf(document, home.contactTitle), contact.getInTouch, '/contact'],
    ] as const) {
      const link = all(part, 'a').find((each) => textOf(each) === name);
      expect([name, link?.getAttribute('href')]).toEqual([name, pathFor(path)]);
    }
    // Beside “Get in touch”, and in the footer.
    for (const [scheme, shown] of [
      ['tel:', (text: string) => text.replace(/[^+\d]/g, '')],
      ['mailto:', (text: string) => text.replace(/\s/g, '')],
    ] as const) {
      const places = [partOf(document, home.contactTitle), document.querySelector('footer')];
      for (const place of places) {
        const links = place ? all(place, `a[href^="${scheme}"]`) : [];
        expect(links.map((link) => link.getAttribute('href'))).toEqual([`${scheme}${shown(textOf(links[0]))}`]);
      }
    }
  });

  test('It goes from north to south: its sections by the parallels at the margin, its slides by their plates', () => {
    const parallels = all(document, '.parallel');
    const degrees = language === 'zh' ? /^南纬(\d\d)°$/ : /^(\d\d)°\sS$/;
    const passed = parallels.map((parallel) => Number(degrees.exec(textOf(parallel))?.[1]));
    expect([passed.length, passed[0], passed.at(-1)]).toEqual([5, 22, 55]);
    expect(passed).toEqual(passed.toSorted((one, other) => one - other));
    for (const parallel of parallels) expect(parallel.getAttribute('aria-hidden')).toBe('true');

    const lines = [...pageAt('/', language).html.matchAll(/<template[^>]*>(?!<picture)(.*?)<\/template>/gs)];
    // To whole degrees, as the parallels at the margin are.
    const slides = lines.map(([, line = '']) => {
      const [, degree, minute] = /(\d\d)°(\d\d)′/.exec(line) ?? [];
      return Math.round(Number(degree) + Number(minute) / 60);
    });
    expect(slides).toHaveLength(8);
    expect(slides).toEqual(slides.toSorted((one, other) => one - other));
  });

  test('Its first illustration is asked for at once, and nothing is shown that needs a script', () => {
    const [first] = all(document, '[data-stage] img');
    expect(first?.getAttribute('fetchpriority')).toBe('high');
    expect(first?.getAttribute('loading')).not.toBe('lazy');
    expect(all(document, 'main button:not([hidden])')).toEqual([]);
    expect(all(document, 'main progress').map((loader) => loader.hasAttribute('hidden'))).toEqual([true]);
    for (const title of [home.figuresTitle, home.sectorsTitle, home.provincesTitle, home.servicesTitle]) {
      expect(sectionOf(document, title), title).toBeDefined();
    }
  });
});

const sums = { en: 'US$120 million', es: 'US$ 120 millones', zh: '1.2亿美元' } as const;

ownSiteTest(
  'The home page features a project of the list and has three more in rows, between figures and services',
  async ({ api, createOpportunity }) => {
    const translations = { zh: { title: '盐湖提锂', subtitle: '在卡塔马卡省', description: '' } };
    await createOpportunity({ title: 'The oldest' });
    await createOpportunity({
      title: 'Solar park',
      sector: 'energy',
      province: 'SJU',
      investment: { from: 5_000_000 },
    });
    const { id } = await createOpportunity({
      ...{ title: 'Lithium from brine', sector: 'mining', province: 'CAT', stage: 'feasibility' },
      ...{ investment: { from: 120_000_000 }, images: ['home/1.jpg'], translations },
    });
    await createOpportunity({ title: 'Olive groves', sector: 'agriculture' });
    await createOpportunity({ title: 'A draft', status: 'draft' });
    await createOpportunity({ title: 'Too late', deadline: '2020-01-01' });
    await createOpportunity({ title: 'The newest', sector: 'tech' });

    for (const language of languages) {
      const { home } = dictionaryOf(language);
      const { document } = parseHTML(await (await api.get(localizedPath('/', language))).text());
      const titles = all(document, 'main h2').map(textOf);
      const order = [home.figuresTitle, home.projectsTitle, home.servicesTitle].map((title) => titles.indexOf(title));
      expect(order).not.toContain(-1);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      const part = partOf(document, home.projectsTitle);
      const project = part.querySelector('article');
      expect(textOf(project?.querySelector('h3'))).toBe(language === 'zh' ? '盐湖提锂' : 'Lithium from brine');
      expect(textOf(project?.querySelector('.sum')).replaceAll('\u00a0', ' ')).toBe(sums[language]);
      expect(project?.querySelector('a')?.getAttribute('href')).toBe(localizedPath(`/opportunity/${id}`, language));
      const [image = ''] = attributes(part, 'article img', 'src');
      expect((await api.get(image)).status()).toBe(200);
      const rows = all(part, 'li');
      expect(rows.map((row) => textOf(row.querySelector('h3')))).toEqual(['The newest', 'Olive groves', 'Solar park']);
      expect(rows.at(-1)?.querySelector('h3')?.getAttribute('lang')).toBe('en');
      expect(textOf(rows.at(-1))).toContain(
        {
          en: 'Energy · San Juan',
          es: 'Energía · San Juan · En inglés',
          zh: '能源·圣胡安省·原文为英语',
        }[language],
      );
      const whole = all(part, 'a').find((link) => textOf(link) === home.allProjects);
      expect(whole?.getAttribute('href')).toBe(localizedPath('/opportunities', language));
    }
  },
);

ownSiteTest(
  'Without projects the home page has no section for them, and the CDN keeps it until a save',
  async ({ api }) => {
    for (const language of languages) {
      const { home } = dictionaryOf(language);
      const answer = await api.get(localizedPath('/', language));
      const { document } = parseHTML(await answer.text());
      expect(sectionOf(document, home.projectsTitle)).toBeUndefined();
      expect(sectionOf(document, home.servicesTitle)).toBeDefined();
      const headers = answer.headers();
      expect(headers['netlify-cache-tag']?.split(',')).toContain(opportunitiesTag);
      expect(headers['netlify-cdn-cache-control']).toContain('stale-while-revalidate=3540');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers['netlify-vary']).toBe('query=none');
    }
    for (const [file, language] of [
      ['/index', 'en'],
      ['/index.html', 'en'],
      ['/es.html', 'es'],
      ['/zh.html', 'zh'],
    ] as const) {
      const { document } = parseHTML(await (await api.get(file)).text());
      expect([file, textOf(document.querySelector('h1'))]).toEqual([file, dictionaryOf(language).home.title]);
    }
    for (const path of ['/en.html', '/en', '/es/es'])
      expect([path, (await api.get(path)).status()]).toEqual([path, 404]);
  },
);

ownSiteTest(
  'Where the list cannot be read the home page is shown without projects, and cached for seconds only',
  async ({ api, store, createOpportunity }) => {
    const { id } = await createOpportunity({ title: 'Lithium' });
    const { home } = dictionaryOf('en');
    const projects = async () => sectionOf(parseHTML(await (await api.get('/')).text()).document, home.projectsTitle);
    expect(await projects()).toBeDefined();

    // The list cannot be read where the folder of its index is none.
    const index = dirname(await storedFile(store, id)).replace(/opportunities$/, 'opportunity-index');
    await rm(index, { recursive: true, force: true });
    await writeFile(index, 'not a folder');
    const answer = await api.get('/');
    expect(answer.status()).toBe(200);
    const { document } = parseHTML(await answer.text());
    expect(textOf(document.querySelector('h1'))).toBe(home.title);
    expect(sectionOf(document, home.projectsTitle)).toBeUndefined();
    expect(answer.headers()['netlify-cdn-cache-control']).not.toContain('stale-while-revalidate');
    await rm(index);
    expect(await projects()).toBeDefined();
  },
);
