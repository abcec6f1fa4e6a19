import * as v from 'valibot';
import { expect, test } from 'vitest';
import { laterSlides } from '#domain/calls/slides';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, fetchFrom, pageAt, pages, textOf } from '../support/pages.ts';

/** The slideshow's eight, 24 provinces, two for each of 12 sectors, four reasons, the contact page's. */
const count = 8 + 24 + 24 + 4 + 1;

test.each(languages)('The list of plates has every plate once, with places from north to south, in %s', (language) => {
  const { plates, site } = dictionaryOf(language);
  const { document } = pageAt('/plates', language);
  expect(document.title).toContain(site.name);
  expect(textOf(document.querySelector('h1'))).toBe(plates.title);
  expect(all(document, 'main h2').map(textOf)).toEqual([plates.places, plates.subjects]);
  const rows = all(document, 'main ol > li');
  expect(rows.map((row) => textOf(row.querySelector('b')))).toEqual(
    Array.from({ length: count }, (_, index) => String(index + 1)),
  );
  const minutes = rows.flatMap((row) => {
    const [, degrees, arc] = /(\d\d)°(\d\d)′/.exec(textOf(row.querySelector('.caption'))) ?? [];
    return degrees ? [Number(degrees) * 60 + Number(arc)] : [];
  });
  expect(minutes.length).toBeGreaterThan(24);
  expect(minutes).toEqual(minutes.toSorted((one, two) => one - two));
  expect(minutes[0]).toBeGreaterThanOrEqual(22 * 60);
  expect(minutes.at(-1)).toBeLessThan(56 * 60);
  expect(attributes(document, 'main ol > li img', 'alt')).toEqual(rows.map(() => expect.stringMatching(/.{5}/)));
  // The first is visible at once. The others load lazily.
  expect(all(document, 'main ol > li img').map((image) => image.getAttribute('loading'))).toEqual([
    null,
    ...Array.from({ length: count - 1 }, () => 'lazy'),
  ]);
});

test.each(languages)('Each plate of the list links to a page that shows it, in %s', async (language) => {
  const htmlOf = new Map(pages.map(({ url, html }) => [url, html]));
  const later = v.parse(laterSlides.response, await (await fetchFrom(`/slides/${language}.json`)).json());
  const slides = later.map((slide) => slide.alt);
  for (const row of all(pageAt('/plates', language).document, 'main ol > li')) {
    const [alt = ''] = attributes(row, 'img', 'alt');
    const name = row.querySelector('i')?.textContent ?? '';
    const [href = ''] = attributes(row, 'a', 'href');
    const [path = '', province] = href.split('#');
    const html = htmlOf.get(path) ?? '';
    // A province's plate is behind the map. Its caption is in the province's panel.
    const shown = province ? html.split(`id="${province}"`)[1]?.split('</article>')[0] : html;
    // The home page requests all slides except the first.
    const isLater = path === localizedPath('/', language) && slides.includes(alt);
    expect([href, isLater || shown?.includes(province ? `>${name}</i>` : `alt="${alt}"`)]).toEqual([href, true]);
  }
});

test.each(languages)('The caption of a plate has its number, place and coordinates, in %s', (language) => {
  const numbered = dictionaryOf(language).plates.numbered.replace('{number}', '\\d+').replace(' ', '\\s');
  const coordinates = { en: /S .*W$/, es: /S .*O$/, zh: /^南纬.* 西经.*$/ }[language];
  const { document } = pageAt('/sectors/mining', language);
  const caption = document.querySelector('main figcaption')?.textContent ?? '';
  expect(caption).toMatch(new RegExp(`^\\s*${numbered}\\s`));
  const [, , where = ''] = caption.trim().split(/[\u2003\u3000]/);
  expect(where.replaceAll('\u00a0', ' ')).toMatch(coordinates);
  expect(all(document, 'main figcaption i').length).toBeGreaterThan(0);
  expect(document.querySelector('main')?.textContent).not.toMatch(/Painting of|Illustration of|Prints? of/);
});
