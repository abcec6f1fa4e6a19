import { dayMs, dayOf } from '#domain/time/day';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { anyEnquiry, dashboardFigure } from '../../support/admin/enquiries.ts';
import { rows } from '../../support/admin/lists.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ ownSite: true });

test('Every number on the overview equals the rows of the list that it links to', async ({
  page,
  api,
  token,
  login,
  createOpportunity,
}) => {
  const facts = { province: 'SAL', investment: { from: 1_000_000 }, stage: 'idea', seeking: ['debt'] } as const;
  const translation = { title: 'T', subtitle: 'S', description: '' };
  await createOpportunity({
    ...{ title: 'All there', ...facts, seeking: [...facts.seeking], confirmedOn: '2020-01-01' },
    ...{ translations: { es: translation, zh: translation }, images: ['home/1.jpg'] },
  });
  await createOpportunity({ title: 'A draft', status: 'draft', confirmedOn: '2020-01-01' });
  await createOpportunity({ title: 'Without anything' });
  const gone = await createOpportunity({ title: 'Deleted' });
  await api.delete(`/api/opportunities/delete/${gone.id}`, { headers: { Authorization: `Bearer ${token}` } });
  for (const message of ['One', 'Two']) {
    expect((await api.post('/api/form', { data: { ...anyEnquiry, message } })).status()).toBe(201);
  }
  await login();
  await page.goto('/admin/manager');
  await page.getByRole('link', { name: texts.sidebar.heading }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page).toHaveTitle('Dashboard · Invest Argentina');
  await expect(page.getByRole('heading', { level: 1, name: texts.sidebar.heading })).toBeFocused();
  const numbers = {
    Published: 2,
    Drafts: 1,
    'Not confirmed for 90 days': 1,
    'Missing a translation': 2,
    'Missing a key fact': 2,
    'Missing a picture': 2,
  };
  for (const [label, number] of Object.entries(numbers)) {
    await expect(dashboardFigure(page, label)).toHaveAccessibleName(`${number} ${label}`);
    await dashboardFigure(page, label).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.sidebar.opportunities })).toBeFocused();
    await expect(rows(page)).toHaveCount(number);
    await page.goBack();
  }
  // The 60-day figure is shown only when it differs from the 90-day figure.
  await expect(dashboardFigure(page, texts.dashboard.numbers.unconfirmed60)).toHaveCount(0);
  const seventyDaysAgo = dayOf(new Date(Date.now() - 70 * dayMs));
  await createOpportunity({ title: 'Waiting for less', confirmedOn: seventyDaysAgo });
  await page.reload();
  await expect(dashboardFigure(page, texts.dashboard.numbers.unconfirmed60)).toHaveAccessibleName(
    '2 Not confirmed for 60 days',
  );
  await expect(dashboardFigure(page, texts.dashboard.numbers.unconfirmed90)).toHaveAccessibleName(
    '1 of which for 90 days',
  );
  await expect(dashboardFigure(page, texts.dashboard.numbers.trash)).toContainText('1');
  await expect(dashboardFigure(page, texts.dashboard.numbers.trash)).toHaveAttribute('href', '/admin/trash');
  await expect(dashboardFigure(page, texts.dashboard.numbers.enquiries)).toContainText(/^2 .*oldest: /);
});
