import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ ownSite: true });

const { whyArgentina } = dictionaryOf('en');

test('A province shows its number of opportunities and links to them, and no number without a response', async ({
  page,
  createOpportunity,
  expectProblem,
}) => {
  await createOpportunity({ title: 'One in Salta', province: 'SAL' });
  await createOpportunity({ title: 'Another in Salta', province: 'SAL' });
  await createOpportunity({ title: 'Not published yet', province: 'SAL', status: 'draft' });
  await page.goto('/why-argentina#SAL');
  const link = page.locator('#SAL').getByRole('link', {
    name: fill(whyArgentina.opportunities, { province: 'Salta' }).replace('Salta', ''),
  });
  await expect(link).toHaveText(/ 2$/);
  await link.click();
  await expect(page).toHaveURL('/opportunities?province=SAL');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Another in Salta', 'One in Salta']);
  await test.step('Without a response', async () => {
    expectProblem(/opportunity-counts/);
    await page.route('**/opportunity-counts.json', (route) => route.abort());
    await page.goto('/why-argentina#SAL');
    await expect(page.locator('[data-live]')).toBeAttached();
    await expect(page.locator('#SAL').getByRole('link', { name: 'Opportunities in Salta' })).toHaveText(
      /Opportunities in Salta\s*$/,
    );
  });
});
