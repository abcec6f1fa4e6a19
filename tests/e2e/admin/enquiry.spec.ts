import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { openEnquiry, section } from '../../support/admin/enquiries.ts';
import { statusText } from '../../support/admin/lists.ts';
import { expect, test } from '../../support/fixtures.ts';
import { siteAccount } from '../../support/sites/site-account.ts';

test.use({ ownSite: true });
test.beforeEach(({ login }) => login());

test('An enquiry shows every field sent, and the answer is in the language of the investor with facts and links', async ({
  page,
  api,
  createOpportunity,
}) => {
  const translation = { title: '风电场', subtitle: '副标题', description: '' };
  const { id } = await createOpportunity({
    title: 'Wind farm',
    province: 'CHU',
    investment: { from: 20_000_000 },
    translations: { zh: translation },
  });
  const { reference } = await openEnquiry(page, api, { opportunities: [id] });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('张伟');
  for (const text of [reference, '示例资本', 'wei-zhang', 'Chinese', 'China']) {
    await expect(section(page, texts.enquiry.sent)).toContainText(text);
  }
  await expect(section(page, texts.sidebar.opportunities)).toContainText('Wind farm');
  await expect(section(page, texts.sidebar.opportunities)).toContainText('US$20 million');
  const letter = section(page, texts.answer.heading).getByLabel(texts.answer.text);
  await expect(letter).toHaveText(/^尊敬的张伟：\n\n您好！/);
  await expect(letter).toHaveText(new RegExp(`• 风电场\n.*2000万美元.*丘布特省.*\n  http.*/zh/opportunity/${id}`));
  await expect(letter).toHaveText(/> 希望了解该项目。\n> 何时可以考察？/);
  const link = section(page, texts.answer.heading).getByRole('link', { name: texts.answer.open });
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^mailto:wei@example\.com\?subject=/);
  expect(href?.length).toBeLessThanOrEqual(2_000);
  await section(page, texts.answer.heading).getByLabel(texts.answer.language).selectOption('Spanish');
  await expect(letter).toHaveText(/^Estimado\/a 张伟:/);
});

test('Answered, followed up, state, person and notes are stored and can be undone', async ({ page, api }) => {
  await test.step('Answered and followed up', async () => {
    await openEnquiry(page, api);
    await page.getByRole('button', { name: texts.answer.mark }).click();
    await expect(statusText(page, texts.enquiry.saved)).toContainText('Status: Answered');
    await expect(statusText(page, texts.enquiry.saved)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: texts.answer.mark })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: texts.answer.heading })).toBeFocused();
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await expect(statusText(page, texts.enquiry.saved)).toContainText('Status: New');
    await page.getByRole('button', { name: texts.answer.mark }).click();
    await page.getByRole('button', { name: texts.inbox.followedUp }).click();
    await expect(statusText(page, texts.enquiry.followUp)).toBeVisible();
    await expect(section(page, texts.titles.history)).toContainText(texts.enquiry.followUp);
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await expect(statusText(page, texts.enquiry.followUpUndone)).toBeVisible();
  });
  await page.reload();
  await test.step('State, person and notes', async () => {
    const { path } = await openEnquiry(page, api, { message: '另一封信。' });
    await page.getByLabel(texts.enquiry.assignee, { exact: true }).selectOption(siteAccount.username);
    await page.getByRole('button', { name: texts.enquiry.save }).click();
    await expect(statusText(page, texts.enquiry.saved)).toContainText(
      `Status: Assigned · Assignee: ${siteAccount.username}`,
    );
    await page.getByRole('button', { name: texts.enquiry.addNote }).click();
    await expect(page.getByText(texts.problems.noNote)).toBeVisible();
    await page.getByLabel(texts.enquiry.note).fill('Called, <b>nobody</b> there.\nAgain on Monday.');
    await page.getByRole('button', { name: texts.enquiry.addNote }).click();
    await expect(section(page, texts.enquiry.notes).getByRole('listitem')).toHaveText(
      /Called, <b>nobody<\/b> there\.\nAgain on Monday\./,
    );
    await expect(page.getByLabel(texts.enquiry.note)).toHaveValue('');
    await page.goto(path);
    await expect(page.getByLabel(texts.inbox.state, { exact: true })).toHaveValue('assigned');
    await expect(section(page, texts.titles.history)).toContainText(`Assignee: ${siteAccount.username}`);
  });
});

test('An opportunity is added to an enquiry by hand and removed, and the prepared answer follows', async ({
  page,
  api,
  createOpportunity,
}) => {
  await createOpportunity({ title: 'Solar park' });
  await openEnquiry(page, api);
  const [projects, letter] = [section(page, texts.sidebar.opportunities), section(page, texts.answer.heading)];
  const add = projects.getByRole('button', { name: texts.enquiry.attach, exact: true });
  await add.click();
  await projects.getByRole('combobox').selectOption('Solar park');
  await projects.getByRole('button', { name: texts.enquiry.attachAdd, exact: true }).click();
  await expect(projects.getByRole('listitem')).toContainText('Solar park');
  await expect(add).toBeFocused();
  await expect(letter).toContainText('Solar park');
  await page.reload();
  await expect(section(page, texts.titles.history)).toContainText('Opportunity added: Solar park');
  await projects.getByRole('button', { name: `${texts.enquiry.detach} Solar park` }).click();
  await expect(projects.getByRole('listitem')).toHaveCount(0);
  await expect(letter).not.toContainText('Solar park');
  await expect(section(page, texts.titles.history)).toContainText('Opportunity removed: Solar park');
});

test('Two administrators at one enquiry overwrite nothing, and a typed note stays until it is stored', async ({
  page,
  api,
  otherVisitor,
  login,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const { path } = await openEnquiry(page, api);
  const other = await otherVisitor();
  await login(other);
  await other.goto(path);
  await other.getByLabel(texts.enquiry.assignee, { exact: true }).selectOption(siteAccount.username);
  await other.getByRole('button', { name: texts.enquiry.save }).click();
  await expect(statusText(other, texts.enquiry.saved)).toBeVisible();

  await page.getByLabel(texts.enquiry.note).fill('Typed by the first');
  await page.getByRole('button', { name: texts.enquiry.addNote }).click();
  const conflict = page.getByRole('alert').filter({ hasText: texts.enquiry.conflict });
  await expect(conflict).toContainText(`Status: Assigned · Assignee: ${siteAccount.username}`);
  await expect(page.getByLabel(texts.enquiry.note)).toHaveValue('Typed by the first');
  await expect(page.getByLabel(texts.enquiry.assignee, { exact: true })).toHaveValue('id owner');
  await conflict.getByRole('button', { name: texts.enquiry.again }).click();
  await expect(section(page, texts.enquiry.notes)).toContainText('Typed by the first');
  await expect(page.getByLabel(texts.enquiry.note)).toHaveValue('');
  await expect(conflict).toHaveCount(0);
});
