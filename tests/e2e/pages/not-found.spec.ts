import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { destinationOf } from '../../support/browser/destination.ts';
import { expect, test } from '../../support/fixtures.ts';

test('A missing page has an illustration below a dark header, and leads home by keyboard', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  await page.goto('/');
  const dark = await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  for (const path of ['/zh/nothing/here', '/opportunity/3f0e8e52-0000-4000-8000-000000000000']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', dark);
    const illustration = page.getByRole('main').locator('img');
    await expect(illustration).toHaveJSProperty('complete', true);
    expect(await illustration.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    const language = path.startsWith('/zh') ? 'zh' : 'en';
    await page.getByRole('link', { name: dictionaryOf(language).notFound.home }).focus();
    const home = await destinationOf(page, () => page.keyboard.press('Enter'));
    expect(home).toBe(language === 'zh' ? '/zh' : '/');
  }
});
