import { fewestSeconds } from '#domain/enquiry/enquiry';
import { hasPackagedBrowser } from '../../../scripts/tools/test/packaged-browser.ts';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { launchChromium109 } from '../../support/browser/chromium-109.ts';
import { fillIn, sendButton, takenOver } from '../../support/contact-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { siteAccount } from '../../support/sites/site-account.ts';

test.skip(!hasPackagedBrowser, 'The package has Chromium for Linux on x64 alone');

test.use({
  ownSite: true,
  isReused: false,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  launchOptions: [async ({}, use) => use(await launchChromium109()), { scope: 'worker' }],
});

const { opportunities: texts, facts, search: siteSearch } = dictionaryOf('en');

test('Chromium 109 can list, search and write as a visitor, and answer as an administrator', async ({
  page,
  browser,
  createOpportunity,
  expectProblem,
}) => {
  // It does not know a name in the header Permissions-Policy that newer browsers need, and takes the page’s policy to
  // forbid prefetching, which is optional.
  expectProblem(/browsing-topics|prefetch|failed request: .* csp$/);
  expect(browser.version()).toMatch(/^109\./);
  for (let number = 1; number <= 9; number += 1)
    await createOpportunity({ title: `Wind farm ${number}`, sector: 'energy', province: 'CHU' });
  await createOpportunity({ title: 'Lithium in Salta', sector: 'mining', province: 'SAL' });
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });

  await test.step('list: search, province, sort, page 2 and map', async () => {
    await page.goto('/opportunities');
    await expect(page.locator('section[data-live=true]')).toBeVisible();
    await page.getByRole('searchbox', { name: texts.search }).fill('lithium');
    await expect(titles).toHaveText(['Lithium in Salta']);
    await page.getByRole('searchbox', { name: texts.search }).fill('');
    await page.getByLabel(facts.province).selectOption('SAL');
    await expect(titles).toHaveText(['Lithium in Salta']);
    await page.getByLabel(facts.province).selectOption('');
    await page.getByLabel(texts.sort).selectOption('title');
    await expect(titles.first()).toHaveText('Lithium in Salta');
    await page
      .getByRole('link', { name: fill(texts.page, { number: 2 }), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(titles).toHaveCount(2);
    await page.getByRole('link', { name: texts.views.map }).click();
    await expect(page).toHaveURL(/view=map/);
  });

  await test.step('site search', async () => {
    await page.goto('/search?q=lithium');
    await expect(page.locator('[data-site-search]')).toHaveAttribute('data-state', 'found');
    await expect(page.getByLabel(siteSearch.field).last()).toHaveValue('lithium');
  });

  await test.step('contact', async () => {
    await page.goto('/contact');
    await takenOver(page);
    await fillIn(page);
    // A form filled in faster is suspected of being spam.
    await page.waitForTimeout(fewestSeconds * 1000);
    await sendButton(page).click();
    await expect(page.getByText(/^INV-[A-Z0-9]{6}$/)).toBeVisible();
  });

  await test.step('login, list, edit, save, inbox, overview', async () => {
    await page.goto('/admin');
    await page.getByLabel('Username').fill(siteAccount.username);
    await page.getByLabel('Password', { exact: true }).fill(siteAccount.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/admin/manager');
    await page.getByRole('link', { name: /Edit.*Lithium in Salta/ }).click();
    await page.getByLabel('Title', { exact: true }).fill('Lithium and more in Salta');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Opportunity updated')).toBeVisible();
    await page.goto('/admin/enquiries');
    await expect(page.getByRole('main').getByText('Río SA').first()).toBeVisible();
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});
