import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { atRest } from '../support/browser/accessibility.ts';
import { chooseCountry } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { siteAccount } from '../support/sites/site-account.ts';

const illustrations = 'src/assets/illustrations';
const title = 'Solar park and storage in the Calchaquí valleys';
const newTitle = 'Solar park, storage and substation in the Calchaquí valleys';

// A site of its own: opportunities of other tests would precede it in the list.
test.use({ ownSite: true, contextOptions: { reducedMotion: 'no-preference' } });

/** The main job of the site in one test: an opportunity travels from the administrator to an investor. */
test('An opportunity travels from the administrator to an investor, is edited, and is deleted', async ({
  page: admin,
  otherVisitor,
  createOpportunity,
  expectProblem,
}) => {
  const visitor = await otherVisitor();
  const colleague = await otherVisitor();
  const older = await createOpportunity({ title: 'An older opportunity', sector: 'energy' });

  await test.step('The administrator logs in and creates it with two images', async () => {
    await logIn(admin);
    await admin.getByRole('link', { name: 'Upload' }).click();
    await admin.getByLabel('Title', { exact: true }).fill(title);
    await admin
      .getByLabel('Subtitle', { exact: true })
      .fill('120 MW of panels and a four-hour battery beside an existing line.');
    await admin.getByLabel('Sector').selectOption('Energy');
    await admin.getByLabel('Description', { exact: true }).fill('Location: Salta.\n\nSought: a partner.');
    await admin
      .getByLabel('Pictures')
      .setInputFiles([`${illustrations}/sectors/energy-aside.jpg`, `${illustrations}/provinces/SAL.jpg`]);
    await expect(admin.getByRole('listitem').getByRole('img')).toHaveCount(2);
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await admin.getByRole('alertdialog', { name: 'Opportunity saved' }).getByRole('button').click();
  });

  await test.step('A visitor sees it first, filters to it and opens it', async () => {
    await visitor.goto('/opportunities');
    await expect(visitor.getByRole('heading', { level: 2 }).first()).toHaveText(title);
    await visitor.getByRole('button', { name: /^Energy/ }).click();
    await expect(visitor).toHaveURL('/opportunities/energy');
    await expect(visitor.getByRole('heading', { level: 2 }).first()).toHaveText(title);
    await visitor.getByRole('link', { name: `Learn more about ${title}` }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByText('Sought: a partner.')).toBeVisible();
  });
  const url = visitor.url();

  await test.step('The visitor swipes through the images', async () => {
    const carousel = visitor.getByRole('region', { name: `Pictures of ${title}` });
    await expect(carousel.getByRole('button', { name: 'Picture 1 of 2' })).toHaveAttribute('aria-current', 'true');
    // Enabled once the carousel is hydrated.
    await expect(carousel.getByRole('button', { name: 'Next picture' })).toBeEnabled();
    // The page ignores touches during the transition to the next one.
    await atRest(visitor);
    await swipeLeft(visitor);
    await expect(carousel.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('The visitor writes to the team', async () => {
    await visitor.getByRole('link', { name: 'Enquire about this opportunity' }).click();
    await visitor.getByLabel('First name').fill('Wei');
    await visitor.getByLabel('Last name').fill('Zhang');
    await visitor.getByLabel('E-mail').fill('wei.zhang@investor.example');
    await visitor.getByLabel('Company').fill('Pacific Partners');
    await visitor.getByLabel('Sector').selectOption('Energy');
    await chooseCountry(visitor, 'CN');
    await visitor.getByLabel('Message').fill('We would like to see the project in the Calchaquí valleys.');
    await visitor.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByRole('status').filter({ hasText: dictionaryOf('en').contact.reference })).toBeVisible();
  });

  await test.step('The administrator edits it while a colleague has it open', async () => {
    await logIn(colleague);
    await edit(colleague, title);
    await colleague.getByLabel('Description', { exact: true }).fill('What the colleague typed.');
    await edit(admin, title);
    await admin.getByLabel('Title', { exact: true }).fill(newTitle);
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(admin.getByText('Opportunity updated')).toBeVisible();
    await expect(admin).toHaveURL('/admin/manager');
    await visitor.goto(url);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(newTitle);
  });

  await test.step('The stale edit is refused and loses nothing', async () => {
    expectProblem(/409/);
    const refused = colleague.waitForResponse((response) => response.status() === 409);
    await colleague.getByRole('button', { name: 'Save', exact: true }).click();
    await refused;
    await expect(colleague.getByRole('heading', { name: 'Someone else has saved this opportunity' })).toBeVisible();
    await expect(colleague.getByLabel('Description', { exact: true })).toHaveValue('What the colleague typed.');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(newTitle);
    await expect(visitor.getByText('Sought: a partner.')).toBeVisible();
  });

  await test.step('The deleted opportunity is gone from list, page and admin area', async () => {
    expectProblem(/404/);
    const row = admin.getByRole('listitem').filter({ hasText: newTitle });
    await row.getByRole('button', { name: /^Delete/ }).click();
    const dialog = admin.getByRole('alertdialog', { name: 'Are you sure you want to delete the opportunity?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    const gone = await visitor.goto(url);
    expect(gone?.status()).toBe(404);
    await expect(visitor.getByText('Error 404')).toBeVisible();
    await visitor.goto('/opportunities/energy');
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveText([older.title]);
  });
});

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(siteAccount.username);
  await page.getByLabel('Password').fill(siteAccount.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/admin/manager');
}

async function edit(page: Page, opportunity: string): Promise<void> {
  await page.getByRole('link', { name: 'Opportunities', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: opportunity });
  await row.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(opportunity);
}

/** Drags the visible image to the left like a finger, by well over half its width, which also counts when slow. */
async function swipeLeft(page: Page): Promise<void> {
  const box = await page.getByRole('group', { name: 'Picture 1 of 2' }).boundingBox();
  if (!box) throw new Error('The first image is not in view');
  const y = box.y + Math.min(box.height, 400) / 2;
  await page.mouse.move(box.x + box.width * 0.85, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.15, y, { steps: 8 });
  await page.mouse.up();
}
