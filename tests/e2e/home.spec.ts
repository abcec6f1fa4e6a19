import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { citationIn } from '../support/citation.ts';
import { headlineFigures } from '../support/content-files.ts';
import { destinationOf } from '../support/destination.ts';
import { expect, test } from '../support/fixtures.ts';
import { stopTime } from '../support/standing-time.ts';

const featured = ['real-state', 'energy', 'agriculture', 'tourism'] as const;

for (const language of languages) {
  const { contact, home, sectors, site, whyArgentina } = dictionaryOf(language);
  const pathFor = (path: string) => localizedPath(path, language);

  test.describe(`the home page in ${language}`, () => {
    test('has its title and lead, its five figures, four sectors, three services and ways on', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(pathFor('/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
      await expect(page.getByText(home.lead)).toBeInViewport();
      await expect(page.getByRole('button', { name: home.pausePictures })).toBeInViewport();
      await expect(page.locator('[data-video-opener], [data-video]'), 'no play icon without a video').toHaveCount(0);

      const shown = page.getByRole('region', { name: home.figuresTitle }).getByRole('listitem');
      const figures = headlineFigures(language);
      await expect(shown.locator('.figure')).toHaveText(figures.map(({ figure }) => figure));
      for (const [index, { note }] of figures.entries()) {
        await expect(shown.nth(index).locator('.meaning')).not.toBeEmpty();
        await expect(shown.nth(index).locator('.source')).toHaveText(note ?? citationIn(site));
      }

      const sectorRegion = page.getByRole('region', { name: home.sectorsTitle });
      await expect(sectorRegion.getByRole('heading', { level: 3 })).toHaveText(
        featured.map((sector) => sectors[sector]),
      );

      const services = page.getByRole('region', { name: home.servicesTitle }).getByRole('listitem');
      await expect(services).toHaveCount(3);
      for (const service of await services.all()) {
        await expect(service.getByRole('heading', { level: 3 })).not.toBeEmpty();
        await expect(service.locator('p').last()).toHaveText(/.{40}/);
      }

      // Beside “Get in touch”, and in the footer.
      const phones = page.locator('a[href^="tel:"]:visible');
      await expect(phones).toHaveCount(2);
      for (const phone of await phones.all()) {
        const digits = ((await phone.textContent()) ?? '').replace(/[^+\d]/g, '');
        await expect(phone).toHaveAttribute('href', `tel:${digits}`);
      }
      const emails = page.locator('a[href^="mailto:"]:visible');
      await expect(emails).toHaveCount(2);
      for (const email of await emails.all()) {
        await expect(email).toHaveAttribute('href', `mailto:${(await email.innerText()).replace(/\s/g, '')}`);
      }
    });

    test('leads on by keyboard and by mouse, its sectors by their whole cards', async ({ page }) => {
      await page.goto(pathFor('/'));
      await page.getByRole('link', { name: home.exploreOpportunities }).focus();
      expect(await destinationOf(page, () => page.keyboard.press('Enter'))).toBe(pathFor('/opportunities'));
      const region = page.getByRole('region', { name: home.sectorsTitle });
      for (const sector of featured) {
        const card = region.getByRole('listitem').filter({ has: page.getByRole('link', { name: sectors[sector] }) });
        const image = card.getByRole('img');
        await expect(image).toHaveAccessibleName(/\S/);
        // The link lies over the whole card.
        expect(await destinationOf(page, () => image.click({ force: true }))).toBe(pathFor(`/sectors/${sector}`));
      }
      const closing = page.getByRole('region', { name: home.contactTitle });
      await expect(closing.getByRole('link', { name: '+54 11 0000 0000' })).toHaveAttribute('href', /^tel:/);
      await expect(closing.getByRole('link', { name: 'invest@example.com' })).toHaveAttribute('href', /^mailto:/);
      const byMouse = [
        [region, home.exploreSectors, '/sectors'],
        [page.getByRole('region', { name: home.provincesTitle }), whyArgentina.title, '/why-argentina'],
        [page.getByRole('region', { name: home.contactTitle }), contact.getInTouch, '/contact'],
      ] as const;
      for (const [part, name, path] of byMouse) {
        const link = part.getByRole('link', { name });
        expect(await destinationOf(page, () => link.click())).toBe(pathFor(path));
      }
    });
  });

  test(`in ${language}, the page goes from north to south: its sections by the parallels at the margin, its plates by theirs`, async ({
    page,
  }) => {
    await stopTime(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathFor('/'));
      const parallels = page.locator('.parallel');
      const degrees = language === 'zh' ? /^南纬(\d\d)°$/ : /^(\d\d)°\sS$/;
      const passed = (await parallels.allTextContents()).map((text) => Number(degrees.exec(text)?.[1]));
      expect([passed[0], passed.at(-1)]).toEqual([22, 55]);
      expect(passed.length).toBe(5);
      expect(passed).toEqual(passed.toSorted((one, other) => one - other));
      const tops: number[] = [];
      for (const parallel of await parallels.all()) {
        await expect(parallel).toHaveAttribute('aria-hidden', 'true');
        const { x = Number.NaN, y = Number.NaN } = (await parallel.boundingBox()) ?? {};
        // At the margin: it begins at the left edge of the screen.
        expect(Math.abs(x)).toBeLessThanOrEqual(8);
        tops.push(y);
      }
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    }
    const slides = await page.evaluate(() => {
      const kept = document.querySelector('[data-others]');
      const first = document.querySelector<HTMLTemplateElement>('[data-stage] template');
      const others = kept instanceof HTMLTemplateElement ? [...kept.content.querySelectorAll('template')] : [];
      // To whole degrees, as the parallels at the margin are.
      return [first, ...others].map((plate) => {
        const [, degree, minute] = /(\d\d)°(\d\d)′/.exec(plate?.content.textContent ?? '') ?? [];
        return Math.round(Number(degree) + Number(minute) / 60);
      });
    });
    expect(slides).toHaveLength(8);
    expect(slides).toEqual(slides.toSorted((one, other) => one - other));
  });

  test(`in ${language}, nothing moves when a longer caption comes`, async ({ page }) => {
    await stopTime(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathFor('/'));
      const heights = await page.evaluate(() => {
        const caption = document.querySelector('[data-caption]');
        const kept = document.querySelector('[data-others]');
        if (!caption || !(kept instanceof HTMLTemplateElement)) return [];
        const first = document.querySelector<HTMLTemplateElement>('[data-stage] template');
        return [first, ...kept.content.querySelectorAll('template')].map((plate) => {
          caption.textContent = plate?.content.textContent ?? '';
          return caption.getBoundingClientRect().height;
        });
      });
      expect(heights).toHaveLength(8);
      expect([width, new Set(heights).size]).toEqual([width, 1]);
    }
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has its first illustration and every text, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto('/es');
    const { home } = dictionaryOf('es');
    await expect(page.locator('[data-stage] img')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toBeHidden();
    for (const title of [home.figuresTitle, home.sectorsTitle, home.provincesTitle, home.servicesTitle]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  test('the first illustration is a sharp one of at most 60 kB, asked for at once', async ({ page }) => {
    // The slideshow would add the next slide.
    await stopTime(page);
    const asked = page.waitForResponse(/\/images\/home\/3-[^/]+\.webp/);
    await page.goto('/');
    const body = await (await asked).body();
    expect(body.length).toBeLessThanOrEqual(60_000);
    const image = page.locator('[data-stage] img');
    const width = () => image.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
  });
});
