import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { translatePages } from '../../support/browser/translation.ts';
import { accept, fieldOf, fillIn, sendButton, takenOver } from '../../support/contact-page.ts';
import { expect, test } from '../../support/fixtures.ts';

// Each test fails on any error in its page (support/fixtures.ts).
test.use({ isReused: false });

const seeds = [1, 2, 3];

for (const seed of seeds) {
  test(`A public page that is translated while it changes keeps working, seed ${seed}`, async ({
    page,
    createOpportunity,
  }) => {
    const images = ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg'];
    const { id } = await createOpportunity({ title: 'Translated project', images });
    await translatePages(page, seed);
    const { home, opportunities: texts, shortlist } = dictionaryOf('en');
    await page.goto('/');
    await page.getByRole('button', { name: home.playPictures }).click();
    await expect(page.getByRole('main').getByText('2 / 8')).toBeVisible();
    await page.getByRole('button', { name: home.pausePictures }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.goto('/why-argentina');
    await expect(page.locator('section[data-live]')).toBeVisible();
    for (const province of ['MEN', 'SAL', 'CABA']) {
      await page.locator(`nav a[href="#${province}"]`).first().click();
      await expect(page.locator(`article#${province}`)).toBeVisible();
    }
    await page.goto(`/opportunity/${id}`);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await page.getByRole('button', { name: fill(shortlist.toggle.add, { title: 'Translated project' }) }).click();
    await page.goto('/opportunities');
    await expect(page.locator('[data-live=true]')).toBeVisible();
    const search = page.getByRole('searchbox', { name: texts.search });
    for (const words of ['lithium', 'zzzz', 'wind', '']) {
      await search.fill(words);
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /\d|match|No/ })
          .first(),
      ).toBeVisible();
    }
    await page.goto('/contact');
    await takenOver(page);
    await accept(page);
    await fillIn(page);
    await fieldOf(page, 'email').fill('no address');
    await sendButton(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await fieldOf(page, 'email').fill('ana@example.com');
    await sendButton(page).click();
    await expect(page.getByText('INV-TEST23')).toBeVisible();
    await page.goto('/enquiry');
    await takenOver(page);
    await page.getByLabel(dictionaryOf('en').follow.reference).fill('INV-222222');
    await page.locator('form').last().getByRole('button').last().click();
    await expect(page.getByText(dictionaryOf('en').follow.problems.email)).toBeVisible();
    await page.goto('/why-argentina');
    await expect(page.locator('[data-live]')).toBeAttached();
    for (const code of ['MEN', 'SAL']) {
      await page.locator(`[data-map] [href="#${code}"]`).dispatchEvent('click');
      await expect(page.locator(`article#${code}`)).toBeVisible();
    }
    await page.goto('/shortlist');
    await expect(page.getByRole('main')).not.toBeEmpty();
  });

  test(`Every screen of the admin area that is translated while it loads and changes keeps working, seed ${seed}`, async ({
    page,
    login,
    createOpportunity,
  }) => {
    const { id } = await createOpportunity({ title: 'Translated' });
    await login();
    await translatePages(page, seed);
    for (const path of [
      ...['/admin/manager', '/admin/dashboard', '/admin/enquiries', '/admin/trash', '/admin/upload'],
      ...[`/admin/edit/${id}`, `/admin/history/${id}`],
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await changeScreen(page);
    }
  });
}

/** Uses each control of a screen that changes its content. */
async function changeScreen(page: Page): Promise<void> {
  const search = page.getByRole('searchbox');
  for (const words of ['solar', 'zzzz', '']) if (await search.count()) await search.first().fill(words);
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 3)) if (await box.isVisible()) await box.click();
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
