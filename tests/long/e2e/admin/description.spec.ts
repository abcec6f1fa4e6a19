import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveForm } from '../../../support/admin/form.ts';
import { accessibilityFaults } from '../../../support/browser/accessibility.ts';
import { expect, test } from '../../../support/fixtures.ts';

const { description: own, fields } = texts;
const description = '¶¶¶\n\n## Site\n\n- Water\n\n| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |';

test.beforeEach(({ login }) => login());

test('A structured description can be edited as text when the editor cannot be loaded, and in it later', async ({
  page,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/StructuredEditor|ERR_FAILED/);
  const { id } = await createOpportunity({ title: 'Without an editor', description });
  await page.route('**/StructuredEditor*.js', (route) => route.abort());
  await page.goto(`/admin/edit/${id}`);
  const box = page.getByRole('textbox', { name: fields.description, exact: true });
  await expect(page.getByRole('alert').filter({ hasText: own.failed })).toBeVisible();
  await expect(box).toHaveValue(description);
  await box.fill(`${description}\n\n**More**`);
  await page.unroute('**/StructuredEditor*.js');
  expect((await saveForm(page)).description).toBe(`${description}\n\n**More**`);
  await page.goto(`/admin/edit/${id}`);
  await expect(box.getByRole('heading')).toHaveText(['Site']);
  await expect(box.locator('strong')).toHaveText(['More']);
});

test('The editor of a description is accessible on a phone, with large buttons, in a table and with the link form', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ title: 'On a phone', description });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/edit/${id}`);
  const box = page.getByRole('textbox', { name: fields.description, exact: true });
  await box.getByRole('cell', { name: '2' }).click();
  const toolbar = page.getByRole('toolbar');
  await expect(toolbar.getByRole('button', { name: own.tools.addRow })).toBeVisible();
  await toolbar.getByRole('button', { name: own.tools.link, exact: true }).click();
  await expect(page.getByLabel(own.address)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const button of await toolbar.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
