import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { field, saveStatus, showTexts, titleField } from '../../support/admin/form.ts';
import { forbidden, loginDialog, refusal, test } from '../../support/admin/login.ts';
import { textIn } from '../../support/admin/texts.ts';
import { expect } from '../../support/fixtures.ts';
import { siteAccount } from '../../support/sites/site-account.ts';

test.beforeEach(({ login }) => login());

test('A token that expires during an edit opens the login over the form, and the save continues', async ({
  page,
  expire,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 403/);
  const { id } = await createOpportunity({ title: 'Before the token expired' });
  await page.goto(`/admin/edit/${id}`);
  await titleField(page).fill('Typed for an hour');
  await showTexts(page, '中文');
  await field(page, textIn(texts.fields.title, 'Chinese')).fill('打了一个小时');
  await field(page, textIn(texts.fields.subtitle, 'Chinese')).fill('没有保存');
  expire();
  const saved = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok());
  await page.keyboard.press('ControlOrMeta+s');
  await expect(refusal(page).getByText(forbidden, { exact: true })).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: texts.forbidden.stay })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(loginDialog(page).getByLabel(texts.login.username)).toBeFocused();
  await page.keyboard.type(siteAccount.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(siteAccount.password);
  await page.keyboard.press('Enter');
  expect(await (await saved).json()).toMatchObject({
    title: 'Typed for an hour',
    translations: { zh: { title: '打了一个小时', subtitle: '没有保存' } },
  });
  await expect(saveStatus(page)).toContainText('Saved');
  await expect(page).toHaveURL(`/admin/edit/${id}`);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
