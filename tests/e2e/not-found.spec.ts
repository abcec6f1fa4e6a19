import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { destinationOf } from '../support/destination.ts';
import { expect, test } from '../support/fixtures.ts';

for (const language of languages) {
  const { notFound, opportunity } = dictionaryOf(language);
  const pages = [
    { path: '/nothing/here', title: notFound.title, text: notFound.text, first: notFound.opportunities },
    {
      path: '/opportunity/3f0e8e52-0000-4000-8000-000000000000',
      title: opportunity.missingTitle,
      text: opportunity.missingText,
      first: opportunity.seeAll,
    },
  ];

  for (const { path, title, text, first } of pages) {
    const url = localizedPath(path, language);

    test(`${url} says what is missing, over an illustration, and leads on, home by keyboard`, async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/404/);
      const response = await page.goto(url);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByText(notFound.error)).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByText(text)).toBeVisible();
      await expect(main.getByRole('link', { name: first })).toHaveAttribute(
        'href',
        localizedPath('/opportunities', language),
      );
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(13, 34, 51)');
      const illustration = main.locator('img');
      await expect(illustration).toHaveJSProperty('complete', true);
      expect(await illustration.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.getByRole('link', { name: notFound.home }).focus();
      expect(await destinationOf(page, () => page.keyboard.press('Enter'))).toBe(localizedPath('/', language));
    });
  }
}
