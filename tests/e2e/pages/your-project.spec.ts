import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { expect, test } from '../../support/fixtures.ts';

const { contact, incentives, sectors, yourProject: texts } = dictionaryOf('en');

test('An investor describes a project, changes an assumption, opens a match and begins an enquiry', async ({
  page,
}) => {
  await page.goto('/your-project');
  await page.getByLabel(texts.activity).selectOption('mining.lithium');
  await page.getByLabel(texts.province, { exact: true }).selectOption('SAL');
  await page.getByLabel(texts.names.cost).fill('640');
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page).toHaveURL(/\/your-project\/answer\?activity=mining\.lithium/);
  await expect(page.getByRole('heading', { name: incentives.concern })).toBeVisible();
  const total = page.locator('main tfoot td').first();
  const before = (await total.textContent()) ?? '';

  await test.step('A changed assumption changes the taxes, and stays in the address', async () => {
    await page.getByLabel(texts.names.costs).fill('60');
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page).toHaveURL(/costs=60/);
    await expect(total).not.toHaveText(before);
    await expect(page.getByLabel(texts.names.costs)).toHaveValue('60');
  });

  await test.step('The enquiry begins with the link to the answer and the sector', async () => {
    await page.getByRole('link', { name: texts.enquire }).click();
    await expect(page.getByLabel(contact.message, { exact: true })).toHaveValue(
      /\/your-project\/answer\?activity=mining\.lithium/,
    );
    await expect(page.getByLabel(contact.sector, { exact: true })).toHaveValue('mining');
    await page.goBack();
  });

  await test.step('A match leads to its opportunity', async () => {
    await page.getByRole('link', { name: /Lithium carbonate/ }).click();
    await expect(page).toHaveURL(/\/opportunity\//);
    await expect(page.getByRole('link', { name: sectors.mining }).first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts the form of “Your project” leads to the answer', async ({ page }) => {
    const { yourProject } = dictionaryOf('es');
    await page.goto('/es/your-project');
    await page.getByLabel(yourProject.activity).selectOption('energy.wind');
    await page.getByLabel(yourProject.names.cost).fill('232');
    await page.getByRole('button', { name: yourProject.submit }).click();
    await expect(page.getByRole('heading', { name: yourProject.taxesTitle })).toBeVisible();
  });
});
