import type { Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import es from '../../../src/admin/i18n/es.json' with { type: 'json' };
import { openNewForm, saveButton, titleField } from '../../support/admin/form.ts';
import { expectSpanish } from '../../support/admin/spanish.ts';
import { expect, test } from '../../support/fixtures.ts';

const spanishTitle = (page: Page) => page.getByLabel(es.fields.title, { exact: true });

test('The language switch changes every label and no typed text, in other tabs and on public pages too', async ({
  page,
  login,
}) => {
  await login();
  await openNewForm(page);
  const other = await page.context().newPage();
  await login(other);
  await other.goto('/admin/manager');
  await saveButton(page).click();
  await titleField(page).fill('Half a title');
  await page.getByLabel(texts.fields.province, { exact: true }).selectOption('Salta');

  const spanish = page.getByRole('button', { name: 'Español' });
  await expect(spanish).toHaveAttribute('aria-pressed', 'false');
  await spanish.click();
  await expect(spanish).toHaveAttribute('aria-pressed', 'true');
  await expect(spanish).toBeFocused();
  await expect(page).toHaveTitle(`${es.titles.create} · Invest Argentina`);
  await expect(spanishTitle(page)).toHaveValue('Half a title');
  await expect(page.getByLabel(es.fields.province, { exact: true })).toHaveValue('SAL');
  await expect(page.getByLabel(es.fields.sector, { exact: true })).toHaveAccessibleDescription(es.problems.noSector);
  await expectSpanish(page);
  await expect(other.getByRole('heading', { level: 1, name: es.titles.list })).toBeVisible();

  await page.reload();
  await expect(spanishTitle(page)).toHaveValue('Half a title');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(titleField(page)).toHaveValue('Half a title');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.goto('/about');
  await expect(page).toHaveURL('/es/about');
});
