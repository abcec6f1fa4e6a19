import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

/** The slideshow's eight, 24 provinces, two for each of 12 sectors, four reasons, the contact page's. */
const count = 8 + 24 + 24 + 4 + 1;

for (const language of languages) {
  const { plates, site } = dictionaryOf(language);
  const url = localizedPath('/plates', language);

  test.describe(`the list of plates in ${language}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('has every plate once, the places from north to south', async ({ page }) => {
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(plates.title);
        await expect(page.getByRole('heading', { level: 2 })).toHaveText([plates.places, plates.subjects]);
        const rows = page.locator('main ol > li');
        await expect(rows).toHaveCount(count);
        const numbers = await rows.locator('b').allTextContents();
        expect(numbers).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
        const latitudes = await rows.locator('.caption').allTextContents();
        expect(latitudes.length).toBeGreaterThan(24);
        const south = latitudes.map((text) => /(\d\d)°(\d\d)′/.exec(text)?.slice(1).map(Number) ?? []);
        const minutes = south.map(([degrees = 0, arc = 0]) => degrees * 60 + arc);
        expect(minutes).toEqual(minutes.toSorted((one, two) => one - two));
        expect(minutes[0]).toBeGreaterThanOrEqual(22 * 60);
        expect(minutes.at(-1)).toBeLessThan(56 * 60);
        await expect(rows.getByRole('img', { name: /.{5}/ })).toHaveCount(count);
        // The first is seen at once; the others wait until they are near.
        const waits = await rows
          .locator('img')
          .evaluateAll((images: HTMLImageElement[]) => images.map(({ loading }) => loading === 'lazy'));
        expect(waits).toEqual([false, ...Array.from({ length: count - 1 }, () => true)]);
      });

      test('leads from each plate to a page that shows it', async ({ page, api }) => {
        await page.goto(url);
        const rows = await page.locator('main ol > li').evaluateAll((items) =>
          items.map((item) => ({
            alt: item.querySelector('img')?.alt ?? '',
            name: item.querySelector('i')?.textContent ?? '',
            href: item.querySelector('a')?.getAttribute('href') ?? '',
          })),
        );
        const hrefs = new Set(rows.map(({ href }) => href.replace(/#.*/, '')));
        const pages = new Map(
          await Promise.all([...hrefs].map(async (href) => [href, await (await api.get(href)).text()] as const)),
        );
        for (const { alt, name, href } of rows) {
          const [path = '', province] = href.split('#');
          const html = pages.get(path) ?? '';
          expect(alt).not.toBe('');
          // Of a province's plate, which lies behind the map, the page has the caption in the province's panel.
          const shown = province ? html.split(`id="${province}"`)[1]?.split('</article>')[0] : html;
          expect([href, shown?.includes(province ? `>${name}</i>` : `alt="${alt}"`)]).toEqual([href, true]);
        }
      });
    });

    test('is without fault at two widths, loads no picture before it is near, and is linked from every page', async ({
      page,
    }) => {
      await page.goto(localizedPath('/about', language));
      await page.getByRole('contentinfo').getByRole('link', { name: plates.title }).click();
      await expect(page).toHaveURL(url);
      await expect(page).toHaveTitle(new RegExp(site.name));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page)).toEqual([]);
      }
    });

    test('a plate is captioned with its number, its place and its coordinates wherever it is shown', async ({
      page,
    }) => {
      const numbered = plates.numbered.replace('{number}', '\\d+').replace(' ', '\\s');
      const coordinates = { en: /S .*W$/, es: /S .*O$/, zh: /^南纬.* 西经.*$/ }[language];
      await page.goto(localizedPath('/sectors/mining', language));
      const caption = page.locator('main figcaption').first();
      await expect(caption).toHaveText(new RegExp(`^\\s*${numbered}\\s`));
      const [, , where = ''] = ((await caption.textContent()) ?? '').trim().split(/[\u2003\u3000]/);
      expect(where.replaceAll('\u00a0', ' ')).toMatch(coordinates);
      await expect(caption.locator('i')).toHaveCSS('font-style', language === 'zh' ? 'normal' : 'italic');
      expect(await page.locator('main').textContent()).not.toMatch(/Painting of|Illustration of|Prints? of/);
    });
  });
}
