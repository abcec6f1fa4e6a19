import type { Locator, Page } from '@playwright/test';
import { dayOf } from '#domain/day';
import { dayMs } from '#domain/duration';
import { emptyContent } from '#domain/opportunity/content';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerList } from '../support/large-desk.ts';

const figure = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^[\\d–]+ ${label}`) });
const changes = (page: Page): Locator => page.getByRole('region', { name: 'Last changes' });
const rows = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
const told = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

const colour = (link: Locator): Promise<string> => link.evaluate((element) => getComputedStyle(element).color);

const enquiry = {
  firstName: 'Wei',
  lastName: 'Zhang',
  email: 'wei@example.com',
  company: 'Example Capital',
  sector: 'energy',
  country: 'CN',
  message: 'We look for soybean storage.',
};

test.describe('on a site of its own', () => {
  test.use({ ownSite: true });

  test('every number is that of the list that it leads to', async ({ page, api, token, login, createOpportunity }) => {
    const facts = { province: 'SAL', investment: { from: 1_000_000 }, stage: 'idea', seeking: ['debt'] } as const;
    const texts = { title: 'T', subtitle: 'S', description: '' };
    await createOpportunity({
      ...{ title: 'All there', ...facts, seeking: [...facts.seeking], confirmedOn: '2020-01-01' },
      ...{ translations: { es: texts, zh: texts }, images: ['home/1.jpg'] },
    });
    await createOpportunity({ title: 'A draft', status: 'draft', confirmedOn: '2020-01-01' });
    await createOpportunity({ title: 'Without anything' });
    const gone = await createOpportunity({ title: 'Deleted' });
    await api.delete(`/api/opportunities/delete/${gone.id}`, { headers: { Authorization: `Bearer ${token}` } });
    for (const message of ['One', 'Two']) {
      expect((await api.post('/api/form', { data: { ...enquiry, message } })).status()).toBe(201);
    }
    await login();
    await page.goto('/admin/manager');
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page).toHaveTitle('Overview · Invest Argentina');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused();
    const numbers = {
      Published: 2,
      Drafts: 1,
      'Not confirmed for 90 days': 1,
      'Missing a translation': 2,
      'Missing a key fact': 2,
      'Missing a picture': 2,
    };
    for (const [label, number] of Object.entries(numbers)) {
      await expect(figure(page, label)).toHaveAccessibleName(`${number} ${label}`);
      await figure(page, label).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeFocused();
      await expect(rows(page)).toHaveCount(number);
      await page.goBack();
    }
    // What waits for 60 days is told apart from what waits for 90 only where they differ.
    await expect(figure(page, 'Not confirmed for 60 days')).toHaveCount(0);
    const seventyDaysAgo = dayOf(new Date(Date.now() - 70 * dayMs));
    await createOpportunity({ title: 'Waiting for less', confirmedOn: seventyDaysAgo });
    await page.reload();
    await expect(figure(page, 'Not confirmed for 60 days')).toHaveAccessibleName('2 Not confirmed for 60 days');
    await expect(figure(page, 'of them for 90 days')).toHaveAccessibleName('1 of them for 90 days');
    await expect(figure(page, 'In the trash')).toContainText('1');
    await expect(figure(page, 'In the trash')).toHaveAttribute('href', '/admin/trash');
    await expect(figure(page, 'Unanswered enquiries')).toContainText(/^2 .*the first since/);
  });

  test('enquiries come before opportunities, and nothing is an alarm as long as nothing is late', async ({
    page,
    api,
    login,
  }) => {
    await login();
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Dashboard',
      'Enquiries',
      'Opportunities',
      'How enquiries are answered',
      'Last changes',
    ]);
    for (const label of ['Unanswered enquiries', 'Late answers', 'Follow-ups due']) {
      await expect(figure(page, label)).toHaveAccessibleName(`0 ${label}`);
    }
    await expect(page.getByText('Nothing has been answered yet.')).toBeVisible();
    const calm = await colour(figure(page, 'Late answers'));
    expect(await colour(figure(page, 'Follow-ups due'))).toBe(calm);

    expect((await api.post('/api/form', { data: enquiry })).status()).toBe(201);
    await page.clock.setFixedTime(Date.now() + 30 * dayMs);
    await page.reload();
    await expect(figure(page, 'Late answers')).toHaveAccessibleName('1 Late answers');
    const alarming = await colour(figure(page, 'Late answers'));
    expect(alarming).not.toBe(calm);
    expect(await colour(figure(page, 'Unanswered enquiries'))).not.toBe(alarming);
  });

  test('the last changes are told, and taken back one by one', async ({
    page,
    api,
    token,
    login,
    createOpportunity,
  }) => {
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

    await page.getByRole('button', { name: 'Undo After the change' }).click();
    await expect(told(page, 'Change undone')).toContainText('Before the change');
    await expect(changes(page)).toContainText('Before the change');
    await page.getByRole('button', { name: 'Undo Gone by mistake' }).click();
    await expect(told(page, 'Opportunity restored')).toContainText('Gone by mistake');
    await expect(figure(page, 'In the trash')).toContainText('0');
    await expect(figure(page, 'Published')).toHaveAccessibleName('3 Published');
  });
});

test('a part that cannot be loaded says so and leaves the others as they are', async ({
  page,
  login,
  expectProblem,
}) => {
  expectProblem(/status of 503/);
  const unavailable = { status: 503, json: { error: 'unavailable', message: '' } };
  await page.route('**/api/opportunities/trash', (route) => route.fulfill(unavailable));
  await page.route('**/api/enquiries/waiting', (route) => route.fulfill(unavailable));
  await login();
  await page.goto('/admin/dashboard');
  await expect(figure(page, 'In the trash')).toContainText('The service is not available at the moment.');
  await expect(figure(page, 'Unanswered enquiries')).toContainText('–');
  await expect(figure(page, 'Published')).toHaveAccessibleName(/^\d+ Published$/);
  await expect(changes(page).getByRole('listitem').first()).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, and nothing stands out of the page`, async ({ page, login }) => {
    await page.setViewportSize({ width, height: 900 });
    const day = '2026-01-01T00:00:00.000Z';
    const one = { ...emptyContent, title: 'One', version: 2, createdAt: day, updatedAt: day };
    await answerList(page, [{ ...one, id: '00000000-0000-4000-8000-000000000001' }]);
    // Others put theirs into the same trash meanwhile.
    await page.route('**/api/opportunities/trash', (route) => route.fulfill({ json: [] }));
    await login();
    await page.goto('/admin/dashboard');
    await expect(changes(page).getByRole('button', { name: 'Undo One' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
