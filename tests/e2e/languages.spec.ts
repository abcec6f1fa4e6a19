import { languageStorageKey } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { expect, test } from '../support/fixtures.ts';

const { about, contact } = { about: dictionaryOf('es').about, contact: dictionaryOf('es').contact };

test.use({ viewport: { width: 1440, height: 900 } });

test('A language is chosen in the header, stored, shown on URLs without a prefix, and English can be chosen back', async ({
  page,
}) => {
  const switcher = page.getByRole('banner');
  await test.step('A URL without a prefix is English without a choice', async () => {
    await page.goto('/about?from=a#founders');
    await expect(page).toHaveURL('/about?from=a#founders');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await test.step('The choice keeps query and fragment, and is stored', async () => {
    await switcher.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/about?from=a#founders');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
    expect(await page.evaluate((key) => localStorage.getItem(key), languageStorageKey)).toBe('es');
  });
  await test.step('The chosen language is shown on URLs without a prefix', async () => {
    await page.goto('/sectors?a=b#c');
    await expect(page).toHaveURL('/es/sectors?a=b#c');
    await page.goto('/');
    await expect(page).toHaveURL('/es');
  });
  await test.step('An explicit prefix has priority', async () => {
    await page.evaluate((key) => localStorage.setItem(key, 'zh'), languageStorageKey);
    await page.goto('/es/contact');
    await expect(page).toHaveURL('/es/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  });
  await test.step('English is chosen again', async () => {
    await switcher.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaryOf('en').contact.title);
  });
});

test('Without storage the URL determines the language', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/about');
});
