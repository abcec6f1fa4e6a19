import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect, test } from '../../support/fixtures.ts';

const wide = { width: 768, height: 900 };
const narrow = { width: 767, height: 900 };

test.beforeEach(({ login }) => login());

test('The sidebar follows the window width and its button, and each page has its title, mark, heading and skip link', async ({
  page,
}) => {
  await test.step('Closed below 768 px', async () => {
    await page.setViewportSize(wide);
    await page.goto('/admin/manager');
    const sidebar = page.getByRole('navigation', { name: texts.sidebar.heading });
    const menu = page.getByRole('button', { name: texts.sidebar.menu });
    await expect(sidebar).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize(narrow);
    await expect(sidebar).toBeHidden();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.setViewportSize(wide);
    await expect(sidebar).toBeVisible();
  });

  await test.step('The menu button on a wide screen', async () => {
    await page.setViewportSize(wide);
    await page.goto('/admin/manager');
    const sidebar = page.getByRole('navigation', { name: texts.sidebar.heading });
    await page.getByRole('button', { name: texts.sidebar.menu }).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: texts.sidebar.menu }).click();
    await expect(sidebar).toBeVisible();
    await page.getByRole('link', { name: texts.titles.create }).click();
    await expect(page).toHaveURL('/admin/upload');
    await expect(sidebar).toBeVisible();
  });

  await test.step('Title, mark in the sidebar and heading', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/manager');
    const sidebar = page.getByRole('navigation', { name: texts.sidebar.heading });
    await sidebar.getByRole('link', { name: texts.sidebar.create }).click();
    await expect(page).toHaveTitle('New opportunity · Invest Argentina');
    await expect(page.getByRole('heading', { level: 1, name: texts.titles.create })).toBeFocused();
    await expect(sidebar.getByRole('link', { name: texts.sidebar.create })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveTitle('Opportunities · Invest Argentina');
    await expect(page.getByRole('heading', { level: 1, name: texts.sidebar.opportunities })).toBeFocused();
    await expect(sidebar.getByRole('link', { name: texts.sidebar.opportunities })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('main').getByRole('link', { name: texts.list.edit }).first().click();
    await expect(page).toHaveURL(/admin\/edit/);
    await expect(sidebar.getByRole('link', { name: texts.sidebar.opportunities })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('Skip link', async () => {
    await page.goto('/admin/manager');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('The sidebar covers the page on a narrow screen and closes by Escape, by a click beside it and by a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const openMenu = async () => {
    await page.goto('/admin/manager');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: texts.sidebar.menu }).click();
    await expect(page.getByRole('navigation', { name: texts.sidebar.heading })).toBeVisible();
  };
  await openMenu();
  await test.step('The keyboard does not reach the page below', async () => {
    const create = page.getByRole('link', { name: texts.titles.create });
    await create.focus();
    await expect(create).not.toBeFocused();
    await page.keyboard.press('Escape');
    await create.focus();
    await expect(create).toBeFocused();
  });
  await openMenu();
  await test.step('Escape returns the focus to the button', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: texts.sidebar.heading })).toBeHidden();
    await expect(page.getByRole('button', { name: texts.sidebar.menu })).toBeFocused();
  });
  await openMenu();
  await test.step('A click beside it closes it', async () => {
    await page.mouse.click(370, 400);
    await expect(page.getByRole('navigation', { name: texts.sidebar.heading })).toBeHidden();
  });
  await openMenu();
  await test.step('A choice closes it and opens the page', async () => {
    await page.getByRole('link', { name: texts.sidebar.create }).click();
    await expect(page).toHaveURL('/admin/upload');
    await expect(page.getByRole('navigation', { name: texts.sidebar.heading })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: texts.titles.create })).toBeFocused();
  });
});
