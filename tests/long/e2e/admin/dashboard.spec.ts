import type { Locator, Page } from '@playwright/test';
import { dayMs } from '#domain/time/day';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { anyEnquiry, dashboardFigure } from '../../../support/admin/enquiries.ts';
import { statusText } from '../../../support/admin/lists.ts';
import { expect, test } from '../../../support/fixtures.ts';

const changes = (page: Page): Locator => page.getByRole('region', { name: texts.dashboard.changes });

const colour = (link: Locator): Promise<string> => link.evaluate((element) => getComputedStyle(element).color);

test.use({ ownSite: true });

test('The last changes can be undone one by one, and figures of enquiries change colour only when late', async ({
  page,
  api,
  token,
  login,
  createOpportunity,
}) => {
  await test.step('The last changes can be undone', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const edited = await createOpportunity({ title: 'Before the change' });
    const gone = await createOpportunity({ title: 'Gone by mistake' });
    await createOpportunity({ title: 'Just made' });
    const data = { ...edited, title: 'After the change' };
    expect((await api.post('/api/opportunities/save', { headers, data })).status()).toBe(200);
    await api.delete(`/api/opportunities/delete/${gone.id}`, { headers });
    await login();
    await page.goto('/admin/dashboard');
    const listed = changes(page).getByRole('listitem');
    await expect(listed).toHaveText([/Gone by mistake.*Deleted/, /After the change.*Changed/, /Just made.*Created/]);
    await expect(listed.nth(2).getByRole('button', { name: /Undo/ })).toHaveCount(0);
    await expect(listed.nth(0).getByRole('link', { name: /History/ })).toHaveAttribute(
      'href',
      `/admin/history/${gone.id}`,
    );

    await page.getByRole('button', { name: `${texts.toasts.undo} After the change` }).click();
    await expect(statusText(page, texts.toasts.reverted)).toContainText('Before the change');
    await expect(changes(page)).toContainText('Before the change');
    await page.getByRole('button', { name: `${texts.toasts.undo} Gone by mistake` }).click();
    await expect(statusText(page, texts.toasts.restored)).toContainText('Gone by mistake');
    await expect(dashboardFigure(page, texts.dashboard.numbers.trash)).toContainText('0');
    await expect(dashboardFigure(page, texts.statuses.published)).toHaveAccessibleName('3 Published');
  });

  await test.step('A late answer changes the colour of its figure', async () => {
    await login();
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Dashboard',
      'Enquiries',
      'Opportunities',
      'Answer times',
      'Recent changes',
    ]);
    for (const label of ['Unanswered enquiries', 'Overdue answers', 'Follow-ups due']) {
      await expect(dashboardFigure(page, label)).toHaveAccessibleName(`0 ${label}`);
    }
    await expect(page.getByText(texts.answering.none)).toBeVisible();
    const calm = await colour(dashboardFigure(page, texts.dashboard.numbers.late));
    expect(await colour(dashboardFigure(page, texts.dashboard.numbers.followUps))).toBe(calm);

    expect((await api.post('/api/form', { data: anyEnquiry })).status()).toBe(201);
    await page.clock.setFixedTime(Date.now() + 30 * dayMs);
    await page.reload();
    await expect(dashboardFigure(page, texts.dashboard.numbers.late)).toHaveAccessibleName('1 Overdue answers');
    const alarming = await colour(dashboardFigure(page, texts.dashboard.numbers.late));
    expect(alarming).not.toBe(calm);
    expect(await colour(dashboardFigure(page, texts.dashboard.numbers.enquiries))).not.toBe(alarming);
  });
});
