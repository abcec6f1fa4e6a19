import type { Locator, Page } from '@playwright/test';
import { choice, pictures, smallPictures } from '../support/admin-pictures.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { siteAccount } from '../support/site-account.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const texts = {
  en: { title: 'Solar park near Cafayate', subtitle: 'Eighty megawatts on bare ground' },
  es: { title: 'Parque solar cerca de Cafayate', subtitle: 'Ochenta megavatios en tierra sin uso' },
  zh: { title: '卡法亚特附近的太阳能园区', subtitle: '闲置土地上的80兆瓦' },
} as const;
const files = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg'] as const;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The opportunity is public, in each language, with its cover and all five pictures. */
async function expectPublished(page: Page, id: string): Promise<void> {
  for (const [language, { title, subtitle }] of Object.entries(texts)) {
    await page.goto(`${language === 'en' ? '' : `/${language}`}/opportunity/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(subtitle).first()).toBeVisible();
  }
}

test('from the login to a published opportunity with five pictures in three languages, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/admin');
  await typeInto(page, 'Username', siteAccount.username);
  await typeInto(page, 'Password', siteAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/manager');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'New opportunity' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/upload');
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();

  await typeInto(page, 'Title', texts.en.title);
  await typeInto(page, 'Subtitle', texts.en.subtitle);
  await typeInto(page, 'Sector', 'Energy');
  // Asked for before the way there: a key pressed right after it can reach the page first.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, choice(page));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await smallPictures(...files));
  await expect(pictures(page)).toHaveCount(files.length);
  await typeInto(page, 'Title in Spanish', texts.es.title);
  await typeInto(page, 'Subtitle in Spanish', texts.es.subtitle);
  await tabTo(page, page.getByRole('tab', { name: 'Español' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, 'Title in Chinese', texts.zh.title);
  await typeInto(page, 'Subtitle in Chinese', texts.zh.subtitle);
  const saving = page.waitForResponse('**/api/opportunities/save');
  await page.keyboard.press('ControlOrMeta+s');
  const { id, status, imageURL } = await (await saving).json();
  expect({ status, images: imageURL.length }).toEqual({ status: 'published', images: files.length });
  await expect(page.getByRole('alertdialog', { name: 'Opportunity saved' })).toBeVisible();
  await expectPublished(page, id);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same by touch', async ({ page }) => {
    const write = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).tap();
      await page.keyboard.insertText(text);
    };
    await page.goto('/admin');
    await write('Username', siteAccount.username);
    await write('Password', siteAccount.password);
    await button(page, 'Log in').tap();
    await expect(page).toHaveURL('/admin/manager');
    await page.getByRole('main').getByRole('link', { name: 'New opportunity' }).tap();
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible();

    await write('Title', texts.en.title);
    await write('Subtitle', texts.en.subtitle);
    await page.getByLabel('Sector', { exact: true }).selectOption('Energy');
    const choosing = page.waitForEvent('filechooser');
    await choice(page).tap();
    await (await choosing).setFiles(await smallPictures(...files));
    await expect(pictures(page)).toHaveCount(files.length);
    for (const [tab, language, { title, subtitle }] of [
      ['Español', 'Spanish', texts.es],
      ['中文', 'Chinese', texts.zh],
    ] as const) {
      await page.getByRole('tab', { name: tab }).tap();
      await write(`Title in ${language}`, title);
      await write(`Subtitle in ${language}`, subtitle);
    }
    const saving = page.waitForResponse('**/api/opportunities/save');
    await button(page, 'Save').tap();
    const { id, imageURL } = await (await saving).json();
    expect(imageURL).toHaveLength(files.length);
    await page.getByRole('alertdialog', { name: 'Opportunity saved' }).getByRole('button', { name: 'Close' }).tap();
    await expectPublished(page, id);
  });
});
