import { languages } from '#domain/language';
import { localizedPath } from '../../src/i18n/address.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { contrastWithLightest } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';

const figures = {
  en: ['Top 5', '6th', '8th', '2nd', '4th'],
  es: ['Top 5', '6.º', '8.º', '2.º', '4.º'],
  zh: ['前5', '第6位', '第8位', '第2位', '第4位'],
} as const;

const featured = ['real-state', 'energy', 'agriculture', 'tourism'] as const;

for (const language of languages) {
  const { contact, home, sectors, site, whyArgentina } = dictionaryOf(language);
  const address = (path: string) => localizedPath(path, language);

  test.describe(`the home page in ${language}`, () => {
    test.beforeEach(({ page }) => page.goto(address('/')));

    test('opens with its title, its lead and the way to the opportunities, and no play icon without a video', async ({
      page,
    }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
      await expect(page.getByText(home.lead)).toBeInViewport();
      await expect(page.getByRole('button', { name: home.pausePictures })).toBeInViewport();
      await expect(page.locator('[data-video-opener], [data-video]')).toHaveCount(0);
      await page.getByRole('link', { name: home.exploreOpportunities }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address('/opportunities'));
    });

    test('shows the five headline figures, each with its meaning and its source', async ({ page }) => {
      const shown = page.getByRole('region', { name: home.figuresTitle }).getByRole('listitem');
      await expect(shown.locator('.figure')).toHaveText([...figures[language]]);
      for (const figure of await shown.all()) {
        await expect(figure.locator('.meaning')).not.toBeEmpty();
        await expect(figure.locator('.source')).toContainText(site.source.replace('{source}', ''));
      }
    });

    test('shows four sectors, each leading to its page, and the way to all of them', async ({ page }) => {
      const region = page.getByRole('region', { name: home.sectorsTitle });
      await expect(region.getByRole('heading', { level: 3 })).toHaveText(featured.map((sector) => sectors[sector]));
      for (const sector of featured) {
        const card = region.getByRole('listitem').filter({ has: page.getByRole('link', { name: sectors[sector] }) });
        await expect(card.getByRole('img')).toHaveAccessibleName(/\S/);
        // The link lies over the whole card.
        await card.getByRole('img').click({ force: true });
        await expect(page).toHaveURL(address(`/sectors/${sector}`));
        await page.goto(address('/'));
      }
      await region.getByRole('link', { name: home.exploreSectors }).click();
      await expect(page).toHaveURL(address('/sectors'));
    });

    test('tells of three services, and leads to why Argentina', async ({ page }) => {
      const services = page.getByRole('region', { name: home.servicesTitle }).getByRole('listitem');
      await expect(services).toHaveCount(3);
      for (const service of await services.all()) {
        await expect(service.getByRole('heading', { level: 3 })).not.toBeEmpty();
        await expect(service.locator('p').last()).toHaveText(/.{40}/);
      }
      const provinces = page.getByRole('region', { name: home.provincesTitle });
      await provinces.getByRole('link', { name: whyArgentina.title }).click();
      await expect(page).toHaveURL(address('/why-argentina'));
    });

    test('ends with phone, mail and the way to the contact form', async ({ page }) => {
      const region = page.getByRole('region', { name: home.contactTitle });
      const phone = region.getByRole('link', { name: /^\+/ });
      expect(await phone.getAttribute('href')).toBe(
        `tel:${((await phone.textContent()) ?? '').replace(/[^+\d]/g, '')}`,
      );
      const email = region.getByRole('link', { name: '@' });
      expect(await email.getAttribute('href')).toBe(`mailto:${await email.textContent()}`);
      await region.getByRole('link', { name: contact.getInTouch }).click();
      await expect(page).toHaveURL(address('/contact'));
    });
  });

  test(`in ${language}, nothing moves when a longer caption comes`, async ({ page }) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address('/'));
      const heights = await page.evaluate(() => {
        const caption = document.querySelector('[data-caption]');
        const kept = document.querySelector('[data-slideshow] template');
        if (!caption || !(kept instanceof HTMLTemplateElement)) return [];
        const first = document.querySelector('[data-stage] img');
        return [first, ...kept.content.querySelectorAll('img')].map((picture) => {
          caption.textContent = picture?.getAttribute('alt') ?? '';
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

  test('the home page has its first picture and every text, and no control that does nothing', async ({ page }) => {
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

  test('the first picture is a sharp one of at most 60 kB, asked for at once', async ({ page }) => {
    const asked = page.waitForResponse(/\/_astro\/1\.[^/]+\.webp/);
    await page.goto('/');
    const body = await (await asked).body();
    expect(body.length).toBeLessThanOrEqual(60_000);
    const picture = page.locator('[data-stage] img');
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBeGreaterThan(0);
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).not.toHaveAttribute('loading', 'lazy');
  });
});

for (const width of [390, 1440]) {
  test(`at ${width} px the words on the closing plate are readable at its lightest pixel`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const plate = page.getByRole('region', { name: 'Get in touch' });
    const lines = [plate.getByRole('heading'), plate.locator('p'), ...(await plate.locator('li a').all())];
    await plate.scrollIntoViewIfNeeded();
    await plate.getByRole('img').evaluate((image: HTMLImageElement) => image.decode());
    for (const words of lines) expect(await contrastWithLightest(page, words)).toBeGreaterThanOrEqual(4.5);
  });
}
