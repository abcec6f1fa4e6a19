import { languages } from '#domain/language';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { takeStoreDown } from '../support/sites/store-down.ts';

test.use({ ownSite: true });

const prebuilt = [
  '/',
  '/opportunities',
  '/sectors',
  '/sectors/energy',
  '/why-argentina',
  '/about',
  '/contact',
  '/enquiry',
  '/privacy',
  '/shortlist',
];

test('The prebuilt pages are shown while the store is down, and the administrator’s text is kept until it can be saved', async ({
  page,
  api,
  store,
  login,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/503/);
  const { id } = await createOpportunity({ title: 'There before' });
  await login();
  await page.goto(`/admin/edit/${id}`);
  const subtitle = page.getByLabel('Subtitle', { exact: true });
  await subtitle.fill('Typed while the store was down');

  const bringBack = await takeStoreDown(store);
  for (const path of prebuilt.flatMap((path) => languages.map((language) => localizedPath(path, language)))) {
    expect([path, (await api.get(path)).status()]).toEqual([path, 200]);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
  await expect(subtitle).toHaveValue('Typed while the store was down');

  await bringBack();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('listitem').filter({ hasText: 'There before' })).toContainText('Typed while the store');
});
