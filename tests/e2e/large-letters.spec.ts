import type { Locator, Page } from '@playwright/test';
import { languageStorageKey, languages } from '#domain/language';
import { samples } from '../../scripts/tools/seed/samples/samples.ts';
import texts from '../../src/admin/i18n/en.json' with { type: 'json' };
import spanish from '../../src/admin/i18n/es.json' with { type: 'json' };
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { faultsOfWidth } from '../support/browser/narrow-screens.ts';
import { expect, test } from '../support/fixtures.ts';
import { listedPages } from '../support/listed-pages.ts';

const [sample] = samples;

test.use({ viewport: { width: 390, height: 844 }, isReused: false });

/** Doubles the font size in the browser’s own settings, on which a `rem` depends. */
async function useLargeLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

const isInView = (control: Locator) =>
  control.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });

for (const language of languages) {
  test(`The menu opens on a phone with letters of 32 px, and no page scrolls sideways, in ${language}`, async ({
    page,
  }) => {
    const { site } = dictionaryOf(language);
    await useLargeLetters(page);
    await page.goto(localizedPath('/about', language));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const opener = page.getByRole('button', { name: site.openMenu });
    expect(await isInView(opener)).toBe(true);
    await opener.click();
    const menu = page.getByRole('dialog', { name: site.menu });
    await expect(menu).toBeVisible();
    const closer = menu.getByRole('button', { name: site.closeMenu });
    expect(await isInView(closer)).toBe(true);
    expect(await menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    await closer.click();
    await expect(menu).toBeHidden();
    const wide: string[] = [];
    const opportunities = ['/opportunities?view=map', '/opportunities?q=lithium', `/opportunity/${sample?.id}`];
    for (const path of [...listedPages, ...opportunities, '/search?q=lithium', '/shortlist', '/enquiry']) {
      await page.goto(localizedPath(path, language));
      for (const fault of await faultsOfWidth(page)) wide.push(`${path}: ${fault}`);
    }
    expect(wide).toEqual([]);
  });
}

for (const [language, words] of [
  ['en', texts],
  ['es', spanish],
] as const) {
  test(`The admin area’s menu opens on a phone with letters of 32 px, and no screen scrolls sideways, in ${language}`, async ({
    page,
    login,
    createOpportunity,
  }) => {
    const { id } = await createOpportunity({ title: 'Large letters' });
    await useLargeLetters(page);
    await login();
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [languageStorageKey, language] as const);
    await page.goto('/admin/manager');
    const opener = page.getByRole('button', { name: words.sidebar.menu, exact: true });
    await expect(opener).toBeVisible();
    expect(await isInView(opener)).toBe(true);
    expect(await isInView(page.getByRole('link', { name: words.viewSite }))).toBe(true);
    await opener.click();
    await expect(page.getByRole('button', { name: words.sidebar.logOut })).toBeVisible();
    await opener.click();
    const wide: string[] = [];
    for (const path of [
      ...['/admin/manager', '/admin/dashboard', '/admin/enquiries', '/admin/trash', '/admin/upload'],
      ...[`/admin/edit/${id}`, `/admin/history/${id}`],
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const fault of await faultsOfWidth(page)) wide.push(`${path}: ${fault}`);
    }
    expect(wide).toEqual([]);
  });
}
