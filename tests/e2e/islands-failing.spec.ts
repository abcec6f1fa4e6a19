import type { Page } from '@playwright/test';
import texts from '../../src/admin/i18n/en.json' with { type: 'json' };
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { openNewForm, titleField } from '../support/admin/form.ts';
import { fieldOf, message, takenOver } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { openList } from '../support/public-list.ts';

test.use({ isReused: false });

/** Makes a function of the browser throw, like an error in rendering. */
const breakNormalize = (page: Page) =>
  page.evaluate(() => {
    String.prototype.normalize = () => {
      throw new Error('planted');
    };
  });

for (const language of ['en', 'es', 'zh'] as const) {
  test(`A contact form that throws shows an error and keeps its text over a reload, in ${language}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/planted/);
    const { failed, reload } = dictionaryOf(language).site.scripts;
    await page.goto(localizedPath('/contact', language));
    await takenOver(page);
    await fieldOf(page, 'firstName', language).fill('Ana');
    await fieldOf(page, 'message', language).fill(message);
    const country = fieldOf(page, 'country', language);
    await expect(country).toHaveAttribute('aria-autocomplete', 'list');
    await breakNormalize(page);
    // Its listbox is built from normalized names.
    await country.click();
    const notice = page.getByRole('alert').filter({ hasText: failed });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await notice.getByRole('button', { name: reload }).click();
    await takenOver(page);
    await expect(fieldOf(page, 'firstName', language)).toHaveValue('Ana');
    await expect(fieldOf(page, 'message', language)).toHaveValue(message);
  });
}

test('A contact form that throws during hydration keeps the text typed until then', async ({ page, expectProblem }) => {
  expectProblem(/planted/);
  const { failed, reload } = dictionaryOf('en').site.scripts;
  // The first access to the form’s fields during hydration fails.
  await page.addInitScript(() => {
    const { namedItem } = HTMLFormControlsCollection.prototype;
    if (sessionStorage.getItem('planted')) return;
    HTMLFormControlsCollection.prototype.namedItem = function (name) {
      if (sessionStorage.getItem('planted')) return namedItem.call(this, name);
      sessionStorage.setItem('planted', 'yes');
      throw new Error('planted');
    };
  });
  const typed = Promise.withResolvers<void>();
  await page.route(/\/_astro\/ContactForm\..*\.js/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fieldOf(page, 'firstName').fill('Ana');
  await fieldOf(page, 'message').fill(message);
  typed.resolve();
  const notice = page.getByRole('alert').filter({ hasText: failed });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: reload }).click();
  await takenOver(page);
  await expect(fieldOf(page, 'firstName')).toHaveValue('Ana');
  await expect(fieldOf(page, 'message')).toHaveValue(message);
});

test('A list of opportunities that throws shows an error, and the rest of its page works', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/planted/);
  const { failed, reload } = dictionaryOf('en').site.scripts;
  await openList(page, '/opportunities');
  await breakNormalize(page);
  await page.getByRole('searchbox', { name: dictionaryOf('en').opportunities.search }).fill('wind');
  const notice = page.getByRole('alert').filter({ hasText: failed });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await notice.getByRole('button', { name: reload }).click();
  await expect(page.locator('section[data-live=true]')).toHaveCount(1);
});

test('A screen of the admin area that throws shows an error beside the menu, and keeps unsaved changes', async ({
  page,
  login,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/planted/);
  await createOpportunity({ title: 'Shown by a screen that throws' });
  await login();
  await openNewForm(page);
  await titleField(page).fill('Typed before');
  await page.evaluate(() => {
    // The list shows the day of each change.
    Date.prototype.getFullYear = () => {
      throw new Error('planted');
    };
  });
  const opener = page.getByRole('button', { name: texts.sidebar.menu, exact: true });
  const list = page.locator('#sidebar a[href="/admin/manager"]');
  if (!(await list.isVisible())) await opener.click();
  await list.click();
  const notice = page.getByRole('alert').filter({ hasText: texts.failures.broken });
  await expect(notice).toBeVisible();
  await expect(opener).toBeVisible();
  await notice.getByRole('button', { name: texts.list.tryAgain }).click();
  await expect(page.getByRole('heading', { name: 'Shown by a screen that throws' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Typed before' })).toBeVisible();
});
