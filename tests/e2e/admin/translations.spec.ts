import type { Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { titleField } from '../../support/admin/form.ts';
import { shownPreview } from '../../support/admin/preview.ts';
import { originalTexts, textIn } from '../../support/admin/texts.ts';
import { expect, test } from '../../support/fixtures.ts';

const spanish = { title: 'Litio', subtitle: 'De salmuera', description: 'En la Puna' };
const changed = texts.languageStates.changed;
const field = (page: Page) => page.getByLabel(textIn(texts.fields.title, 'Spanish'), { exact: true });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ login }) => login());

test('A changed original is marked beside its translation with the preview open, until it is checked', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ ...originalTexts, translations: { es: spanish } });
  await page.goto(`/admin/edit/${id}`);
  await titleField(page).fill('Lithium of the north');
  const beside = page.getByRole('region', { name: 'Title: original', exact: true });
  await test.step('The words that changed are marked beside the field, whose language the preview shows', async () => {
    await expect(beside.locator('mark')).toHaveText([/of the north/]);
    await field(page).focus();
    await expect.poll(async () => (await shownPreview(page)).language).toBe('es');
    const [source, control] = [await beside.boundingBox(), await field(page).boundingBox()];
    expect(source && control && source.x + source.width <= control.x).toBe(true);
    await expect(page.getByRole('tab', { name: 'Español' })).toContainText(changed);
  });

  await test.step('The list names the state of each language', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    await page.goto('/admin/manager?missing=changed');
    await expect(page.getByRole('listitem').filter({ hasText: 'Lithium of the north' }).first()).toContainText(
      `ES ${changed}`,
    );
  });

  await test.step('A checked translation is no longer marked', async () => {
    await page.goto(`/admin/edit/${id}`);
    await page.getByRole('button', { name: texts.form.markChecked }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.form.checked })).toBeVisible();
    const saving = page.waitForResponse('**/api/opportunities/save');
    await page.keyboard.press('ControlOrMeta+s');
    expect((await saving).ok()).toBe(true);
    await expect(page.getByRole('tab', { name: 'Español' })).toContainText(texts.languageStates.complete);
    await page.goto('/admin/manager?missing=changed');
    await expect(page.getByText('Lithium of the north')).toHaveCount(0);
  });
});
