import { languageStorageKey } from '#domain/language';
import { expect, test } from '../support/fixtures.ts';
import { openList } from '../support/public-list.ts';

test('without a choice a URL without a prefix is English', async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const { language, name, heading } of [
  { language: 'es', name: 'Español', heading: 'Quiénes somos' },
  { language: 'zh', name: '中文', heading: '关于我们' },
] as const) {
  test(`${name} is chosen in the header, kept, and shown on URLs without a prefix`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about?from=a#founders');
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${language}/about?from=a#founders`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.evaluate((key) => localStorage.getItem(key), languageStorageKey)).toBe(language);
    await page.goto('/sectors?a=b#c');
    await expect(page).toHaveURL(`/${language}/sectors?a=b#c`);
    await page.goto('/');
    await expect(page).toHaveURL(`/${language}`);
  });
}

test('a prefix is explicit and wins over what was chosen', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'zh'), languageStorageKey);
  await page.goto('/es/contact');
  await expect(page).toHaveURL('/es/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contáctenos');
});

test('English can be chosen back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/es/contact');
  await page.evaluate((key) => localStorage.setItem(key, 'es'), languageStorageKey);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});

test('the switcher follows the filter, which moves the URL without a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page, '/opportunities');
  await page.getByRole('button', { name: /^Agriculture/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/opportunities/agriculture');
});

test('anything else that is stored changes nothing', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '//evil.example'), languageStorageKey);
  await page.goto('/about');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
});

test('blocked storage leaves the URL in charge', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/about');
});
