import type { Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { barButton, saveStatus } from '../../support/admin/form.ts';
import { choice, pictures, smallPictures } from '../../support/admin/images.ts';
import { textIn } from '../../support/admin/texts.ts';
import { tabTo, typeInto } from '../../support/browser/keyboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { siteAccount } from '../../support/sites/site-account.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const written = {
  en: { title: 'Solar park near Cafayate', subtitle: 'Eighty megawatts on bare ground' },
  es: { title: 'Parque solar cerca de Cafayate', subtitle: 'Ochenta megavatios en tierra sin uso' },
  zh: { title: '卡法亚特附近的太阳能园区', subtitle: '闲置土地上的80兆瓦' },
} as const;
const files = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg'] as const;

/** Checks that the opportunity is public in each language, with its cover and all five pictures. */
async function expectPublished(page: Page, id: string): Promise<void> {
  for (const [language, { title, subtitle }] of Object.entries(written)) {
    await page.goto(`${language === 'en' ? '' : `/${language}`}/opportunity/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(subtitle).first()).toBeVisible();
  }
}

test('An opportunity with five pictures in three languages is published by keyboard alone, from the login on', async ({
  page,
}) => {
  await page.goto('/admin');
  await typeInto(page, texts.login.username, siteAccount.username);
  await typeInto(page, texts.login.password, siteAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/manager');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: texts.titles.create }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/upload');
  await expect(page.getByLabel(texts.fields.title, { exact: true })).toBeVisible();

  await typeInto(page, texts.fields.title, written.en.title);
  await typeInto(page, texts.fields.subtitle, written.en.subtitle);
  await typeInto(page, texts.fields.sector, 'Energy');
  // Awaited before pressing the key, which can open the chooser first.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, choice(page));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await smallPictures(...files));
  await expect(pictures(page)).toHaveCount(files.length);
  await typeInto(page, textIn(texts.fields.title, 'Spanish'), written.es.title);
  await typeInto(page, textIn(texts.fields.subtitle, 'Spanish'), written.es.subtitle);
  await tabTo(page, page.getByRole('tab', { name: 'Español' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, textIn(texts.fields.title, 'Chinese'), written.zh.title);
  await typeInto(page, textIn(texts.fields.subtitle, 'Chinese'), written.zh.subtitle);
  const saving = page.waitForResponse('**/api/opportunities/save');
  await tabTo(page, barButton(page, 'publish'));
  await page.keyboard.press('Enter');
  const { id, status, imageURL } = await (await saving).json();
  expect({ status, images: imageURL.length }).toEqual({ status: 'published', images: files.length });
  await expect(saveStatus(page)).toContainText(texts.statuses.published);
  await expectPublished(page, id);
});
