import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SectorKey } from '#domain/sector';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect } from '../fixtures.ts';

/** The title field of the admin form. It exists as soon as the tab has opened its form. */
export const titleField = (page: Page): Locator => page.getByLabel(texts.fields.title, { exact: true });

export const subtitleField = (page: Page): Locator => page.getByLabel(texts.fields.subtitle, { exact: true });

/** The button that saves the form. */
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: texts.form.save, exact: true });

/** The buttons that save and stay in the form. */
export const barButton = (page: Page, action: 'saveDraft' | 'publish' | 'update' | 'unpublish'): Locator =>
  page.getByRole('button', { name: texts.form[action], exact: true });

/** The status in the save bar, and whether the form has unsaved changes. */
export const saveStatus = (page: Page): Locator =>
  page
    .locator('form')
    .getByRole('status')
    .filter({ has: page.locator('strong') });

/** Opens the form for a new opportunity and waits until it accepts input. */
export async function openNewForm(page: Page): Promise<void> {
  await page.goto('/admin/upload');
  await expect(titleField(page)).toBeVisible();
}

/** Deletes all unsaved texts, then opens the form for a new opportunity. */
export async function openEmptyForm(page: Page): Promise<void> {
  await page.goto('/admin/manager');
  await page.evaluate(() => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key.startsWith('adminDraft')) localStorage.removeItem(key);
  });
  await openNewForm(page);
}

/** Fills in the required fields. */
export async function fillForm(page: Page, title: string, sector: SectorKey = 'energy'): Promise<void> {
  await titleField(page).fill(title);
  await subtitleField(page).fill(`About ${title}`);
  await page.getByLabel(texts.fields.sector, { exact: true }).selectOption(texts.sectors[sector]);
}

/** Shows the texts in another language than the original, chosen by its native name. */
export async function showTexts(page: Page, language: string): Promise<void> {
  await page.getByRole('tab', { name: language }).click();
  await expect(page.getByRole('tab', { name: language })).toHaveAttribute('aria-selected', 'true');
}

/** The list of unsaved texts from closed tabs. */
export const unsavedList = (page: Page): Locator => page.getByRole('region', { name: /^Unsaved/ });

/** Saves the form; resolves to the saved record. */
export async function saveForm(page: Page) {
  const saving = page.waitForResponse('**/api/opportunities/save');
  await saveButton(page).click();
  return (await saving).json();
}

/** Saves by an action that stays in the form; resolves to the saved record. */
export async function saveAndStay(page: Page, action: Parameters<typeof barButton>[1]) {
  const saving = page.waitForResponse('**/api/opportunities/save');
  await barButton(page, action).click();
  return (await saving).json();
}

/** Kills the process of a tab, as happens when memory runs out. No script in it is notified. */
export async function crash(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // The command gets no response, because it kills the process that would send it.
  session.send('Page.crash').catch(() => {});
  await crashed;
}

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** Two tabs of one browser, each with an empty form for a new opportunity. */
export async function twoTabs(page: Page, login: (page?: Page) => Promise<void>): Promise<[Page, Page]> {
  const other = await page.context().newPage();
  await login(other);
  await openNewForm(page);
  await openNewForm(other);
  return [page, other];
}
