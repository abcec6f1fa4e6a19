import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ ownSite: true });

for (const language of languages) {
  const { whyArgentina } = dictionaryOf(language);

  test(`a province says how many opportunities it has and leads to them, in ${language}`, async ({
    page,
    createOpportunity,
  }) => {
    await createOpportunity({ title: 'One in Salta', province: 'SAL' });
    await createOpportunity({ title: 'Another in Salta', province: 'SAL' });
    await createOpportunity({ title: 'Not published yet', province: 'SAL', status: 'draft' });
    await page.goto(localizedPath('/why-argentina#SAL', language));
    const link = page.locator('#SAL').getByRole('link', {
      name: fill(whyArgentina.opportunities, { province: 'Salta' }).replace('Salta', ''),
    });
    await expect(link).toHaveText(/ 2$/);
    await link.click();
    await expect(page).toHaveURL(localizedPath('/opportunities?province=SAL', language));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Another in Salta', 'One in Salta']);
  });
}

test('without an answer the link stands without a number', async ({ page, expectProblem }) => {
  expectProblem(/opportunity-counts/);
  await page.route('**/opportunity-counts.json', (route) => route.abort());
  await page.goto('/why-argentina#SAL');
  await expect(page.locator('#SAL').getByRole('link', { name: 'Opportunities in Salta' })).toHaveText(
    /Opportunities in Salta\s*$/,
  );
});
