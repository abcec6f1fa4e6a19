import { parseHTML } from 'linkedom';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { laterSlides } from '#domain/calls/slides';
import { languages } from '#domain/language';
import { indexPath } from '#domain/site-search/index-file';
import { readHeaderRules } from '../../scripts/tools/local-server/header-rules.ts';
import { startPlatform } from '../../scripts/tools/local-server/platform.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { citationIn } from '../support/citation.ts';
import { headlineFigures } from '../support/content-files.ts';
import { all, attributes, fetchFrom, pageAt, textOf } from '../support/pages.ts';

const featured = ['real-state', 'energy', 'agriculture', 'tourism'] as const;

const indexOfPages = v.array(
  v.object({
    url: v.string(),
    title: v.string(),
    parts: v.array(v.object({ id: v.optional(v.string()), heading: v.optional(v.string()), text: v.string() })),
  }),
);

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

  test('The home page has its title and lead, five figures with sources, four sectors and three services', () => {
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

  test('The home page links to the list, the sectors, the provinces and the contact form, and twice to phone and e-mail', () => {
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
    // Next to “Get in touch”, and in the footer.
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

  test('The home page goes from north to south in the parallels at its margin and in its slides', async () => {
    const parallels = all(document, '.parallel');
    const degrees = language === 'zh' ? /^南纬(\d\d)°$/ : /^(\d\d)°\sS$/;
    const passed = parallels.map((parallel) => Number(degrees.exec(textOf(parallel))?.[1]));
    expect([passed.length, passed[0], passed.at(-1)]).toEqual([5, 22, 55]);
    expect(passed).toEqual(passed.toSorted((one, other) => one - other));
    for (const parallel of parallels) expect(parallel.getAttribute('aria-hidden')).toBe('true');

    // The first caption is in the page. The others are in the file that the slideshow requests.
    const later = v.parse(laterSlides.response, await (await fetchFrom(`/slides/${language}.json`)).json());
    const first = textOf(document.querySelector('[data-caption]'));
    const lines = [first, ...later.map(({ caption }) => caption.coordinates)];
    // Rounded to whole degrees, like the parallels at the margin.
    const slides = lines.map((line = '') => {
      const [, degree, minute] = /(\d\d)°(\d\d)′/.exec(line) ?? [];
      return Math.round(Number(degree) + Number(minute) / 60);
    });
    expect(slides).toHaveLength(8);
    expect(slides).toEqual(slides.toSorted((one, other) => one - other));
  });

  test('The home page requests its first illustration at once and shows nothing that needs a script', () => {
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

test('The words of a figure and the space between them are in small print together', () => {
  const { document } = pageAt('/', 'es');
  const small = all(partOf(document, dictionaryOf('es').home.figuresTitle), 'li:first-child small');
  expect(small.map(({ textContent }) => textContent)).toEqual(['Entre los ', 'primeros']);
});

describe.each(languages)('the home page in %s as a file', (language) => {
  const { home } = dictionaryOf(language);
  const name = language === 'en' ? 'index' : language;

  test('The home page is complete except for its projects when functions and store are switched off', async () => {
    const files = await startPlatform('.', await readHeaderRules('.netlify/v1/config.json'));
    const fetchFile = (path: string) => files.file(new Request(new URL(path, 'https://site.example')));
    for (const path of [localizedPath('/', language), `/${name}`, `/${name}.html`]) {
      const response = await fetchFile(path);
      expect([path, response?.status]).toEqual([path, 200]);
      expect(response?.headers.get('content-security-policy'), path).toContain("default-src 'none'");
      const { document } = parseHTML((await response?.text()) ?? '');
      expect(textOf(document.querySelector('h1'))).toBe(home.title);
      expect(all(document, 'main h2').map(textOf)).toEqual([
        ...[home.figuresTitle, home.sectorsTitle, home.provincesTitle],
        ...[home.questionsTitle, home.servicesTitle, home.contactTitle],
      ]);
      const way = all(document, 'main a').find((link) => textOf(link) === home.allProjects);
      expect(way?.getAttribute('href')).toBe(localizedPath('/opportunities', language));
      // Its scripts, styles and pictures are files, too.
      const scripts = attributes(document, 'script', 'src');
      const islands = ['component-url', 'renderer-url'].flatMap((of) => attributes(document, 'astro-island', of));
      const styles = attributes(document, 'link[rel=stylesheet], link[rel=preload]', 'href');
      const [picture = ''] = attributes(document, 'main li img', 'srcset').join().split(' ');
      for (const file of new Set([...scripts, ...islands, ...styles, picture])) {
        expect([file, (await fetchFile(file))?.status]).toEqual([file, 200]);
      }
    }
  });

  test('The slideshow and the projects of the home page are React islands with their text in the HTML', () => {
    const { document } = pageAt('/', language);
    const islands = all(document, 'astro-island');
    expect(islands.map((island) => island.getAttribute('component-export'))).toEqual(['Slideshow', 'FeaturedProjects']);
    for (const island of islands) expect(island.getAttribute('client')).toBe('after-load');
    const [slideshow, projects] = islands;
    // The slideshow hydrates after load, the projects when the reader comes near them.
    expect(JSON.parse(slideshow?.getAttribute('opts') ?? '')).toMatchObject({ value: true });
    expect(JSON.parse(projects?.getAttribute('opts') ?? '')).toMatchObject({ value: 'near' });
    expect(attributes(slideshow ?? document, 'picture img', 'fetchpriority')).toEqual(['high']);
    expect(slideshow?.getAttribute('props')).not.toContain(home.lead);
    expect(textOf(projects?.querySelector('a'))).toBe(home.allProjects);
    expect(all(projects ?? document, '[aria-hidden] .skeleton').length).toBeGreaterThan(0);
    // All islands of the site share one renderer file.
    const renderers = [document, pageAt('/opportunities', language).document].flatMap((page) =>
      attributes(page, 'astro-island', 'renderer-url'),
    );
    expect(new Set(renderers).size).toBe(1);
  });

  test('The site search finds the home page by its own sentences and not by its figures and sectors', async () => {
    const index = v.parse(indexOfPages, await (await fetchFrom(indexPath(language, 'pages'))).json());
    const found = index.find(({ url }) => url === localizedPath('/', language));
    expect(found?.title).toBe(home.title);
    expect(found?.parts).toContainEqual({ text: home.lead });
    expect(found?.parts).toContainEqual({
      id: 'provinces-title',
      heading: home.provincesTitle,
      text: home.provincesText,
    });
    const headings = found?.parts.flatMap(({ heading }) => heading ?? []);
    expect(headings).toEqual(expect.arrayContaining([home.questionsTitle, home.servicesTitle, home.contactTitle]));
    for (const title of [home.figuresTitle, home.sectorsTitle, home.projectsTitle]) {
      expect(headings).not.toContain(title);
    }
  });
});

test('The illustrations of the home page have a hash in their names and are cached for a year', async () => {
  const srcsets = attributes(pageAt('/').document, 'main li img', 'srcset');
  expect(srcsets).toHaveLength(4);
  for (const srcset of srcsets) {
    const [path = ''] = srcset.split(' ');
    expect(path).toMatch(/^\/_astro\/sectors-[a-z-]+-240\.[0-9a-f]{8}\.webp$/);
    const { status, headers } = await fetchFrom(path);
    const kept = headers.get('cache-control');
    expect([path, status, kept]).toEqual([path, 200, 'public, max-age=31536000, immutable']);
  }
});
