import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { openEnquiry, section } from '../../../support/admin/enquiries.ts';
import { statusText } from '../../../support/admin/lists.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { siteAccount } from '../../../support/sites/site-account.ts';

test.use({ ownSite: true });
test.beforeEach(({ login }) => login());

test('A note over the limit shows an error and is kept; a typed note survives a reload and a logout asks about it', async ({
  page,
  api,
}) => {
  await test.step('Over the limit', async () => {
    await openEnquiry(page, api);
    const [note, assignee] = [
      page.getByLabel(texts.enquiry.note),
      page.getByLabel(texts.enquiry.assignee, { exact: true }),
    ];
    await note.fill('x'.repeat(2_093));
    await page.getByRole('button', { name: texts.enquiry.addNote }).click();
    await expect(note).toBeFocused();
    await expect(note).toHaveAccessibleDescription('New note: at most 2,000 characters.');
    await expect(note).toHaveValue('x'.repeat(2_093));
    await expect(section(page, texts.enquiry.notes).getByText('93 characters too many')).toBeVisible();
    await note.fill('Called\u0007');
    await expect(note).toHaveAccessibleDescription(/hidden character/);
    await note.fill('Called.\vAgain on Monday.');
    await page.getByRole('button', { name: texts.enquiry.addNote }).click();
    await expect(section(page, texts.enquiry.notes).getByRole('listitem')).toHaveText(/Called\.\nAgain on Monday\./);
    await assignee.selectOption(siteAccount.username);
    await page.getByRole('button', { name: texts.enquiry.save }).click();
    await expect(statusText(page, texts.enquiry.saved)).toContainText(`Assignee: ${siteAccount.username}`);
  });

  await test.step('After a reload', async () => {
    await openEnquiry(page, api, { message: '另一封信。' });
    await page.getByLabel(texts.enquiry.assignee, { exact: true }).selectOption(siteAccount.username);
    await page.getByLabel(texts.enquiry.note).fill('Typed before the reload');
    await page.reload();
    await expect(page.getByLabel(texts.enquiry.note)).toHaveValue('Typed before the reload');
    await page.getByLabel(texts.enquiry.assignee, { exact: true }).selectOption(siteAccount.username);
    await page.getByRole('button', { name: texts.sidebar.logOut }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Note on an enquiry: “Typed before the reload”');
    await question.getByRole('button', { name: texts.logOut.cancel }).click();
    await page.getByRole('button', { name: texts.enquiry.addNote }).click();
    await expect(section(page, texts.enquiry.notes).getByRole('listitem')).toContainText('Typed before the reload');
    await expect(page.getByLabel(texts.enquiry.note)).toHaveValue('');
    await expect(page.getByLabel(texts.enquiry.assignee, { exact: true })).toHaveValue('id owner');
    await page.getByRole('button', { name: texts.sidebar.logOut }).click();
    await expect(page.getByLabel(texts.login.password, { exact: true })).toBeVisible();
  });
});

test('A note survives a failed network and an expired login', async ({ page, api, expectProblem }) => {
  await test.step('The network fails', async () => {
    expectProblem(/ERR_FAILED|Failed to load/);
    await openEnquiry(page, api);
    await page.route('**/api/enquiries/update/*', (route) => route.abort());
    await page.getByLabel(texts.enquiry.note).fill('Kept over a failure');
    await page.getByRole('button', { name: texts.enquiry.addNote }).click();
    const failed = page.getByRole('alert').filter({ hasText: texts.history.same });
    await expect(failed).toBeVisible();
    await expect(page.getByLabel(texts.enquiry.note)).toHaveValue('Kept over a failure');
    await page.unroute('**/api/enquiries/update/*');
    await failed.getByRole('button', { name: texts.list.tryAgain }).click();
    await expect(section(page, texts.enquiry.notes).getByRole('listitem')).toHaveCount(1);
  });
  await page.unrouteAll();
  await test.step('The login expires', async () => {
    expectProblem(/status of 403/);
    await openEnquiry(page, api, { message: '另一封信。' });
    let isRefused = true;
    await page.route('**/api/enquiries/update/*', (route) => {
      if (!isRefused) return route.continue();
      return route.fulfill({ status: 403, json: { error: 'forbidden', message: '' } });
    });
    await page.getByLabel(texts.enquiry.note).fill('Typed before the login ended');
    await page.getByRole('button', { name: texts.enquiry.addNote }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    isRefused = false;
    await dialog.getByRole('button', { name: texts.forbidden.stay }).click();
    await expect(page.getByLabel(texts.login.password, { exact: true })).toBeVisible();
    await expect(page.getByLabel(texts.enquiry.note)).toHaveValue('Typed before the login ended');
  });
});

test('Suspected spam can be marked as genuine, and missing or deleted enquiries show an error', async ({
  page,
  api,
  token,
  expectProblem,
}) => {
  await test.step('Suspected spam shows its reason', async () => {
    await openEnquiry(page, api, { subject: 'filled in by a program' });
    await expect(section(page, texts.enquiry.sent)).toContainText('Held as suspected spam: hidden field filled in.');
    await page.getByRole('button', { name: texts.enquiry.genuine }).click();
    await expect(statusText(page, texts.enquiry.saved)).toContainText('Status: New');
    await expect(page.getByRole('button', { name: texts.enquiry.genuine })).toHaveCount(0);
  });

  await test.step('Missing and deleted enquiries', async () => {
    expectProblem(/status of 404/);
    await page.goto('/admin/enquiries/nothing');
    await expect(page.getByRole('alert')).toContainText('There is no enquiry at this address.');
    const { path } = await openEnquiry(page, api, { message: '另一封信。' });
    const headers = { Authorization: `Bearer ${token}` };
    await api.delete(`/api/enquiries/delete/${path.split('/').at(-1)}`, { headers });
    await page.getByLabel(texts.enquiry.note).fill('Too late');
    await page.getByRole('button', { name: texts.enquiry.addNote }).click();
    await expect(page.getByRole('alert')).toContainText(texts.enquiry.deletedMeanwhile);
    await expect(page.getByLabel(texts.enquiry.note)).toHaveValue('Too late');
  });
});
