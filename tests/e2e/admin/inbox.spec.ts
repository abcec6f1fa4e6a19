import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { sendThreeEnquiries } from '../../support/admin/enquiries.ts';
import { manyEnquiries, serveInbox } from '../../support/admin/large-inbox.ts';
import { rows, selection, statusText } from '../../support/admin/lists.ts';
import { selectRow } from '../../support/admin/texts.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { siteAccount } from '../../support/sites/site-account.ts';

test.beforeEach(({ login }) => login());

test.describe('a large inbox', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  test('A search, filters and an order stay in the URL and survive a reload', async ({ page }) => {
    await page.clock.setFixedTime(now);
    await serveInbox(page, manyEnquiries(2_000, now));
    await page.goto('/admin/enquiries');
    await page.getByLabel(texts.filters.q, { exact: true }).pressSequentially('company 77');
    await expect(statusText(page, '11 of 2,000 enquiries')).toBeVisible();
    await page.getByLabel(texts.inbox.state).selectOption(texts.enquiryStates.answered);
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await expect(page.getByLabel(texts.filters.q, { exact: true })).toHaveValue('company 77');
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: texts.filters.clear }).click();
    await page.getByRole('button', { name: texts.filters.more }).click();
    await page.getByLabel(texts.inbox.age).selectOption(texts.inbox.ageNames.late);
    await expect(page).toHaveURL('/admin/enquiries?age=late');
    await expect(rows(page).first()).toContainText('Overdue by');
    await page.getByLabel(texts.inbox.age).selectOption(texts.inbox.ageNames['half-used']);
    await expect(rows(page).first()).toContainText('Half used: 23 hours left');
    await page.getByLabel(texts.filters.sort).selectOption(texts.inbox.sortings.promise);
    await expect(rows(page).first()).toContainText('left');
    await page.goto('/admin/enquiries?due=follow-up&country=CN');
    await expect(page.getByLabel(texts.inbox.country)).toHaveValue('CN');
    await expect(rows(page).first()).toContainText('Follow-up due since');
    await page.getByLabel(texts.filters.q, { exact: true }).fill('nothing has this word');
    await expect(page.getByText(texts.filters.none)).toBeVisible();
  });
});

test.describe('an own site', () => {
  test.use({ ownSite: true });
  test.beforeEach(({ api }) => sendThreeEnquiries(api));

  test('Several enquiries are assigned and set to a state, and the change can be undone', async ({ page }) => {
    await page.goto('/admin/enquiries?state=every');
    await expect(rows(page)).toHaveCount(3);
    await page.getByLabel(texts.selection.page).check();
    const assignee = selection(page).getByLabel(texts.inboxActions.assign);
    await assignee.selectOption(siteAccount.username);
    await selection(page).getByRole('button', { name: texts.inboxActions.assignTo }).click();
    await expect(statusText(page, `3 enquiries are now assigned to ${siteAccount.username}`)).toBeVisible();
    await expect(rows(page).filter({ hasText: `Assigned to ${siteAccount.username}` })).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await expect(statusText(page, '3 changes undone')).toBeVisible();
    await expect(rows(page).filter({ hasText: `Assigned to ${siteAccount.username}` })).toHaveCount(0);
    await page.getByLabel(selectRow('Wei Zhang 1')).check();
    await selection(page).getByLabel(texts.inboxActions.setState).selectOption(texts.enquiryStates.meeting);
    await selection(page).getByRole('button', { name: texts.inboxActions.apply, exact: true }).click();
    await expect(statusText(page, '1 enquiry is now: Meeting')).toBeVisible();
    await page.reload();
    await expect(rows(page).filter({ hasText: 'Zhang 1' })).toContainText(texts.enquiryStates.meeting);
  });

  test('An enquiry is found, opened and left by keyboard alone, and its row gets the focus back', async ({ page }) => {
    await page.goto('/admin/enquiries?state=every');
    await expect(rows(page)).toHaveCount(3);
    await tabTo(page, page.getByLabel(texts.filters.q, { exact: true }));
    await page.keyboard.type('zhang second');
    await expect(rows(page)).toHaveCount(1);
    await tabTo(page, page.getByRole('link', { name: 'Wei Zhang 2, Second Capital' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Wei Zhang 2' })).toBeFocused();
    await expect(page.getByText('We look for wind, letter 2.', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: texts.enquiry.back }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/enquiries?q=zhang+second&state=every');
    await expect(page.getByRole('link', { name: 'Wei Zhang 2, Second Capital' })).toBeFocused();
  });
});
