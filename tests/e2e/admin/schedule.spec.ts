import { tokenStorageKey } from '#domain/calls/login';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveStatus, titleField } from '../../support/admin/form.ts';
import { expect, test } from '../../support/fixtures.ts';

const { form } = texts;

test.beforeEach(({ login }) => login());

test.describe('a set time', () => {
  test.use({ ownSite: true, timezoneId: 'Europe/Berlin' });

  test('A draft is published at the time set in its form, and bar and list show this time before', async ({
    page,
    api,
    createOpportunity,
    runEveryMinuteAt,
  }) => {
    const { id } = await createOpportunity({ title: 'Wind farm in Chubut', status: 'draft' });
    // In a year, so that no clock and no month of summer time matters.
    const year = new Date().getUTCFullYear() + 1;
    const scheduled = `Scheduled for 15 Jun ${year}, 09:30`;
    const due = new Date(`${year}-06-15T12:30:00.000Z`);
    await page.goto(`/admin/edit/${id}`);
    await page.locator('summary', { hasText: form.more }).click();
    const time = page.getByLabel(form.publishAtLabel);

    await test.step('A time that has passed is refused at its field', async () => {
      await time.fill(`${year - 2}-06-15T09:30`);
      await page.getByRole('button', { name: form.schedule }).click();
      await expect(time).toHaveAccessibleDescription(new RegExp(texts.problems.publishTime.replaceAll('.', '\\.')));
      await expect(saveStatus(page)).not.toContainText('Scheduled');
    });

    await test.step('A time ahead is repeated in the reader’s time zone, stored, and shown in bar and list', async () => {
      await time.fill(`${year}-06-15T09:30`);
      await expect(time).toHaveAccessibleDescription(/Your local time: .*14:30/);
      const saving = page.waitForResponse('**/api/opportunities/save');
      await page.getByRole('button', { name: form.schedule }).click();
      expect(await (await saving).json()).toMatchObject({ status: 'draft', publishAt: due.toISOString() });
      await expect(saveStatus(page)).toContainText(scheduled);
      await page.goto('/admin/manager');
      await expect(page.getByRole('listitem').filter({ hasText: 'Wind farm in Chubut' })).toContainText(scheduled);
    });

    await test.step('The run of the minute before changes nothing, and that of the minute publishes', async () => {
      // Away from the admin area, whose calls would be refused: its session is over at that time.
      await page.goto('/privacy');
      await runEveryMinuteAt(new Date(due.getTime() - 1));
      expect((await api.get(`/opportunity/${id}`)).status()).toBe(404);
      await runEveryMinuteAt(due);
      await page.goto(`/opportunity/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wind farm in Chubut');
      await page.goto(`/admin/edit/${id}`);
      await expect(saveStatus(page)).toContainText(texts.statuses.published);
    });
  });
});

test('A copied preview link shows a draft to somebody without an account', async ({
  page,
  context,
  createOpportunity,
  otherVisitor,
}) => {
  const { id } = await createOpportunity({ title: 'Not public yet', status: 'draft' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/admin/edit/${id}`);
  await page.locator('summary', { hasText: form.more }).click();
  await page.getByRole('button', { name: form.copyPreview }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied. Anyone with this link' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByLabel(form.previewLink)).toHaveValue(link);
  const reader = await otherVisitor();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Not public yet');
  await expect(reader.getByText('Preview: not public')).toBeVisible();
  expect(await reader.evaluate(() => Object.keys(localStorage))).not.toContain(tokenStorageKey);
});

test('A preview link stays to be copied by hand if the browser refuses the clipboard', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ title: 'By hand', status: 'draft' });
  await page.goto(`/admin/edit/${id}`);
  await expect(titleField(page)).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.locator('summary', { hasText: form.more }).click();
  await page.getByRole('button', { name: form.copyPreview }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copy this link. Anyone with it' })).toBeVisible();
  const link = page.getByLabel(form.previewLink);
  await link.focus();
  const selected = await link.evaluate(
    (field: HTMLInputElement) => field.selectionEnd === field.value.length && field.selectionStart === 0,
  );
  expect(selected).toBe(true);
  await expect(link).toHaveValue(/\/preview\/[\w.-]+$/);
});
