import type { BrowserContext, Locator, Page } from '@playwright/test';
import texts from '../../src/admin/i18n/en.json' with { type: 'json' };
import { expect } from './fixtures.ts';

/** The title field of the admin form, which is there as soon as the tab has its form open. */
export const titleField = (page: Page): Locator => page.getByLabel(texts.fields.title, { exact: true });

/** The button that saves the form. */
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: texts.form.save, exact: true });

/** Opens the form for a new opportunity, and waits until it can be typed in. */
export async function openNewForm(page: Page): Promise<void> {
  await page.goto('/admin/upload');
  await expect(titleField(page)).toBeVisible();
}

/** Forgets all unsaved texts, then opens the form for a new opportunity. */
export async function openEmptyForm(page: Page): Promise<void> {
  await page.goto('/admin/manager');
  await page.evaluate(() => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key.startsWith('adminDraft')) localStorage.removeItem(key);
  });
  await openNewForm(page);
}

/** Fills in what must be filled. */
export async function fillForm(page: Page, title: string): Promise<void> {
  await titleField(page).fill(title);
  await page.getByLabel(texts.fields.subtitle, { exact: true }).fill(`About ${title}`);
  await page.getByLabel(texts.fields.sector, { exact: true }).selectOption(texts.sectors.energy);
}

/** Shows the texts in another language than that of the original, by its own name. */
export async function showTexts(page: Page, language: string): Promise<void> {
  await page.getByRole('tab', { name: language }).click();
  await expect(page.getByRole('tab', { name: language })).toHaveAttribute('aria-selected', 'true');
}

/** The list of what was typed in tabs that are gone. */
export const unsavedList = (page: Page): Locator => page.getByRole('region', { name: /^Unsaved/ });

/** Saves the form; resolves to the saved record. */
export async function saveForm(page: Page) {
  const saving = page.waitForResponse('**/api/opportunities/save');
  await saveButton(page).click();
  return (await saving).json();
}

/** Kills the process behind a tab, as running out of memory does: no script in it hears of it. */
export async function crash(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // The response to the command never comes: whoever would give it is gone.
  session.send('Page.crash').catch(() => {});
  await crashed;
}
