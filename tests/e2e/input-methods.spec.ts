import texts from '../../src/admin/i18n/en.json' with { type: 'json' };
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fillForm, openNewForm, saveButton } from '../support/admin/form.ts';
import { InputMethod, pressSafariEnter } from '../support/browser/input-method.ts';
import { fieldOf, takenOver } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { openList } from '../support/public-list.ts';

const { opportunities } = dictionaryOf('zh');

test('The list is searched for committed text of an input method, not for the letters being composed', async ({
  page,
}) => {
  await openList(page, '/zh/opportunities');
  const field = page.getByRole('searchbox', { name: opportunities.search });
  await field.focus();
  const method = await InputMethod.of(page);
  const urls: string[] = [];
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  await method.compose('yanhu');
  await expect(field).toHaveValue('yanhu');
  await expect(page).toHaveURL('/zh/opportunities');
  await method.commit('盐湖');
  await expect(field).toHaveValue('盐湖');
  await expect(page).toHaveURL(/\?q=%E7%9B%90%E6%B9%96$/);
  expect(urls.filter((url) => /q=[a-z]/.test(url))).toEqual([]);
  await page.keyboard.type(' a');
  await expect(page).toHaveURL(/\?q=%E7%9B%90%E6%B9%96\+a$/);
});

test('A list of the admin area is searched for committed text of an input method', async ({ page, login }) => {
  await login();
  await page.goto('/admin/manager');
  const field = page.getByLabel(texts.filters.q, { exact: true });
  await field.focus();
  const method = await InputMethod.of(page);
  await method.compose('yanhu');
  await expect(field).toHaveValue('yanhu');
  await expect(page).toHaveURL('/admin/manager');
  await method.commit('盐湖');
  await expect(field).toHaveValue('盐湖');
  await expect(page).toHaveURL(/\?q=%E7%9B%90%E6%B9%96$/);
});

test('A country’s composed name is entered once, and chosen', async ({ page }) => {
  await page.goto('/zh/contact');
  await takenOver(page);
  const field = fieldOf(page, 'country', 'zh');
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await field.focus();
  const method = await InputMethod.of(page);
  await method.compose('de');
  await expect(field).toHaveValue('de');
  expect(await pressSafariEnter(field)).toBe(true);
  await expect(field).toHaveValue('de');
  await method.commit('德国');
  await expect(field).toHaveValue('德国');
  await field.blur();
  await expect(field).toHaveValue('德国');
  await expect(page.locator('select[name=country]')).toHaveValue('DE');
});

test('The Enter that ends a composition neither saves an opportunity nor chooses a country', async ({
  page,
  login,
}) => {
  await login();
  await openNewForm(page);
  await fillForm(page, 'Composed');
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/opportunities/save')) saved.push(request.url());
  });
  for (const label of [texts.fields.title, texts.fields.subtitle]) {
    await pressSafariEnter(page.getByLabel(label, { exact: true }));
  }
  await expect(saveButton(page)).toBeVisible();
  expect(saved).toEqual([]);
  await expect(page).toHaveURL('/admin/upload');

  await page.goto('/contact');
  await takenOver(page);
  const country = fieldOf(page, 'country');
  await expect(country).toHaveAttribute('aria-autocomplete', 'list');
  await country.fill('Ger');
  await expect(page.getByRole('option', { name: 'Germany' })).toBeVisible();
  await pressSafariEnter(country);
  await expect(country).toHaveValue('Ger');
  await country.press('Enter');
  await expect(country).toHaveValue('Germany');
});
