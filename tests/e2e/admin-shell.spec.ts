import { expect, test } from '../support/fixtures.ts';

const wide = { width: 768, height: 900 };
const narrow = { width: 767, height: 900 };

test.beforeEach(({ login }) => login());

test('the sidebar is open at 768 px, closes at 767 px and opens again', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/admin/manager');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(sidebar).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize(narrow);
  await expect(sidebar).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize(wide);
  await expect(sidebar).toBeVisible();
});

test('the menu button closes and opens it on a wide screen, and the page stays in reach', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/admin/manager');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sidebar).toBeVisible();
  await page.getByRole('link', { name: 'New opportunity' }).click();
  await expect(page).toHaveURL('/admin/upload');
  await expect(sidebar).toBeVisible();
});

test.describe('on a narrow screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/manager');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  });

  test('it covers the page, which the keyboard does not reach meanwhile', async ({ page }) => {
    const create = page.getByRole('link', { name: 'New opportunity' });
    await create.focus();
    await expect(create).not.toBeFocused();
    await page.keyboard.press('Escape');
    await create.focus();
    await expect(create).toBeFocused();
  });

  test('Escape closes it and gives the button the focus', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('a click beside it closes it', async ({ page }) => {
    await page.mouse.click(370, 400);
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  });

  test('a choice closes it and leads to the page chosen', async ({ page }) => {
    await page.getByRole('link', { name: 'Upload' }).click();
    await expect(page).toHaveURL('/admin/upload');
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'New opportunity' })).toBeFocused();
  });
});

test('each page has its title, its mark in the sidebar, and a heading that takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/manager');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await sidebar.getByRole('link', { name: 'Upload' }).click();
  await expect(page).toHaveTitle('New opportunity · Invest Argentina');
  await expect(page.getByRole('heading', { level: 1, name: 'New opportunity' })).toBeFocused();
  await expect(sidebar.getByRole('link', { name: 'Upload' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveTitle('Opportunities · Invest Argentina');
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeFocused();
  await expect(sidebar.getByRole('link', { name: 'Opportunities' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).first().click();
  await expect(page).toHaveURL(/admin\/edit/);
  await expect(sidebar.getByRole('link', { name: 'Opportunities' })).toHaveAttribute('aria-current', 'page');
});

test('the skip link leads past header and sidebar', async ({ page }) => {
  await page.goto('/admin/manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
