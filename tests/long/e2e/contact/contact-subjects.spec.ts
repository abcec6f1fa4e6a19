import { limits } from '#domain/limits';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { fillCount } from '../../../../src/i18n/fill.ts';
import { openInStandingTime } from '../../../support/browser/standing-time.ts';
import { accept, fieldOf, fillIn, formOf, formURL, sendButton, takenOver } from '../../../support/contact-page.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { summary } from '../../../support/opportunity-summary.ts';
import { listCall, serveList } from '../../../support/public-list.ts';
import { blockStorage, sun, wind } from '../../../support/shortlist-page.ts';

const maize = summary({ title: 'Maize', sector: 'agriculture' });

const language = 'en';
const { contact: texts } = dictionaryOf(language);

test('The form shows the number of its opportunities and sends them when the list cannot be fetched', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/invests\/all/);
  await page.route(listCall, (route) => route.abort('connectionrefused'));
  // The stopped clock prevents a retry of the list.
  await openInStandingTime(page, pathWithIds('/contact', 'about', [maize.id, wind.id]));
  await expect(formOf(page, language).getByText(fillCount(texts.aboutCount, 2, language))).toBeVisible();
  await expect(fieldOf(page, 'sector', language)).toHaveValue('');
  await accept(page);
  await fillIn(page, language);
  const sent = page.waitForRequest(formURL);
  await sendButton(page, language).click();
  expect((await sent).postDataJSON()).toMatchObject({ opportunities: [maize.id, wind.id] });
});

test('The opportunities of an enquiry survive a change of language', async ({ page }) => {
  await serveList(page, [wind, sun]);
  await page.goto(`/contact?about=${wind.id},${sun.id}`);
  await expect(page.getByRole('group', { name: 'About' }).getByRole('listitem')).toHaveText(['Wind', 'Sun']);
  await page.goto('/es/contact');
  await expect(page.getByRole('group', { name: 'Consulta sobre' }).getByRole('listitem')).toHaveText(['Wind', 'Sun']);
  await expect(fieldOf(page, 'sector', 'es')).toHaveValue('energy');
});

test('A chosen sector stays, and none is preselected for several sectors', async ({ page }) => {
  await serveList(page, [wind, maize]);
  await page.goto(`/contact?about=${wind.id},${maize.id}`);
  await expect(page.getByRole('group', { name: 'About' }).getByRole('listitem')).toHaveCount(2);
  await expect(fieldOf(page, 'sector')).toHaveValue('');
  await fieldOf(page, 'sector').selectOption('mining');
  await page.getByRole('button', { name: 'Remove Maize from the enquiry' }).click();
  await expect(page.getByRole('group', { name: 'About' }).getByRole('listitem')).toHaveText(['Wind']);
  await expect(fieldOf(page, 'sector')).toHaveValue('mining');
});

test('A malformed link shows the usual form, and an enquiry has at most twenty opportunities', async ({ page }) => {
  const many = Array.from({ length: limits.shortlist + 3 }, (_, index) => summary({ title: `${index}` }));
  await serveList(page, many);
  await accept(page);
  await page.goto('/contact?about=nonsense,%3Cb%3E');
  await takenOver(page);
  await expect(page.getByRole('group', { name: 'About' })).toHaveCount(0);
  await page.goto(
    pathWithIds(
      '/contact',
      'about',
      many.map(({ id }) => id),
    ),
  );
  await expect(page.getByRole('group', { name: 'About' }).getByRole('listitem')).toHaveCount(limits.shortlist);
  await fillIn(page);
  const sent = page.waitForRequest(formURL);
  await sendButton(page).click();
  expect((await sent).postDataJSON().opportunities).toHaveLength(limits.shortlist);
});

test('The enquiry has the opportunities of its link when storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await serveList(page, [wind]);
  await accept(page);
  await page.goto(`/contact?about=${wind.id}`);
  await expect(page.getByRole('group', { name: 'About' }).getByRole('listitem')).toHaveText(['Wind']);
  await fillIn(page);
  const sent = page.waitForRequest(formURL);
  await sendButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ opportunities: [wind.id] });
});
