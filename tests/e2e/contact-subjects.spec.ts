import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill, fillCount } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { accept, fieldOf, fillIn, formOf, formURL, sendButton } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerList, listCall } from '../support/public-list.ts';
import { blockStorage, sun, wind } from '../support/shortlist-page.ts';
import { openInStandingTime } from '../support/standing-time.ts';
import { summary } from '../support/summaries.ts';

const maize = summary({ title: 'Maize', sector: 'agriculture' });
const soy = summary({ title: 'Soy', sector: 'agriculture' });

for (const language of languages) {
  const { contact: texts } = dictionaryOf(language);
  const path = localizedPath('/contact', language);
  const removal = (title: string) => fill(texts.removeSubject, { title });

  test(`the form names what it is about, chooses the sector, and sends what is left, in ${language}`, async ({
    page,
  }) => {
    await answerList(page, [maize, soy, wind]);
    await page.goto(pathWithIds(path, 'about', [soy.id, maize.id, crypto.randomUUID()]));
    const about = page.getByRole('group', { name: texts.about });
    await expect(about.getByRole('listitem')).toHaveText(['Soy', 'Maize']);
    await expect(fieldOf(page, 'sector', language)).toHaveValue('agribusiness');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: removal('Soy') }).press('Enter');
    await expect(about.getByRole('listitem')).toHaveText(['Maize']);
    await expect(about).toBeFocused();
    await expect(page).toHaveURL(pathWithIds(path, 'about', [maize.id]));
    await fillIn(page, language);
    const sent = page.waitForRequest(formURL);
    await sendButton(page, language).click();
    expect((await sent).postDataJSON()).toMatchObject({ sector: 'agribusiness', opportunities: [maize.id] });
    expect((await (await sent).response())?.status()).toBe(201);
    await page.getByRole('button', { name: texts.sendAnother }).click();
    await expect(formOf(page, language)).toBeVisible();
    await expect(about).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });

  test(`where the list cannot be had, the form says how many it is about and sends them, in ${language}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/invests\/all/);
    await page.route(listCall, (route) => route.abort('connectionrefused'));
    // The list is not asked for again meanwhile.
    await openInStandingTime(page, pathWithIds(path, 'about', [maize.id, wind.id]));
    await expect(formOf(page, language).getByText(fillCount(texts.aboutCount, 2, language))).toBeVisible();
    await expect(fieldOf(page, 'sector', language)).toHaveValue('');
    await accept(page);
    await fillIn(page, language);
    const sent = page.waitForRequest(formURL);
    await sendButton(page, language).click();
    expect((await sent).postDataJSON()).toMatchObject({ opportunities: [maize.id, wind.id] });
  });
}

test('the last one taken away gives the focus to the first field', async ({ page }) => {
  await answerList(page, [wind]);
  await page.goto(`/contact?about=${wind.id}`);
  await page.getByRole('button', { name: 'Remove Wind from the enquiry' }).click();
  await expect(page.getByRole('group', { name: 'About' })).toHaveCount(0);
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByRole('group', { name: 'About' })).toHaveCount(0);
});

test('what the enquiry is about survives a reload and a change of language', async ({ page }) => {
  await answerList(page, [wind, sun]);
  await page.goto(`/contact?about=${wind.id},${sun.id}`);
  await expect(page.getByRole('group', { name: 'About' }).getByRole('listitem')).toHaveText(['Wind', 'Sun']);
  await page.goto('/es/contact');
  await expect(page.getByRole('group', { name: 'Consulta sobre' }).getByRole('listitem')).toHaveText(['Wind', 'Sun']);
  await expect(fieldOf(page, 'sector', 'es')).toHaveValue('energy');
});

test('a sector that has been chosen stays, and none is chosen for several', async ({ page }) => {
  await answerList(page, [wind, maize]);
  await page.goto(`/contact?about=${wind.id},${maize.id}`);
  await expect(page.getByRole('group', { name: 'About' }).getByRole('listitem')).toHaveCount(2);
  await expect(fieldOf(page, 'sector')).toHaveValue('');
  await fieldOf(page, 'sector').selectOption('mining');
  await page.getByRole('button', { name: 'Remove Maize from the enquiry' }).click();
  await expect(page.getByRole('group', { name: 'About' }).getByRole('listitem')).toHaveText(['Wind']);
  await expect(fieldOf(page, 'sector')).toHaveValue('mining');
});

test('a foreign link is a form as ever, and sends no more than twenty', async ({ page }) => {
  const many = Array.from({ length: limits.shortlist + 3 }, (_, index) => summary({ title: `${index}` }));
  await answerList(page, many);
  await accept(page);
  await page.goto('/contact?about=nonsense,%3Cb%3E');
  await expect(sendButton(page)).toBeEnabled();
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

test('where storage is blocked, the enquiry is still about what the link names', async ({ page }) => {
  await blockStorage(page);
  await answerList(page, [wind]);
  await accept(page);
  await page.goto(`/contact?about=${wind.id}`);
  await expect(page.getByRole('group', { name: 'About' }).getByRole('listitem')).toHaveText(['Wind']);
  await fillIn(page);
  const sent = page.waitForRequest(formURL);
  await sendButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ opportunities: [wind.id] });
});
