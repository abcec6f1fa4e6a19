import type { Locator, Page } from '@playwright/test';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { choice, pictures, smallPictures } from '../../../support/admin/images.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { siteAccount } from '../../../support/sites/site-account.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const written = {
  en: { title: 'Solar park near Cafayate', subtitle: 'Eighty megawatts on bare ground' },
  es: { title: 'Parque solar cerca de Cafayate', subtitle: 'Ochenta megavatios en tierra sin uso' },
  zh: { title: '卡法亚特附近的太阳能园区', subtitle: '闲置土地上的80兆瓦' },
} as const;
const files = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg'] as const;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Checks that the opportunity is public in each language, with its cover and all five pictures. */
async function expectPublished(page: Page, id: string): Promise<void> {
  for (const [language, { title, subtitle }] of Object.entries(written)) {
    await page.goto(`${language === 'en' ? '' : `/${language}`}/opportunity/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(subtitle).first()).toBeVisible();
  }
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('An opportunity with five pictures in three languages is published by touch, from the login on', async ({
    page,
  }) => {
    const write = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).tap();
      await page.keyboard.insertText(text);
    };
    await page.goto('/admin');
    await write(texts.login.username, siteAccount.username);
    await write(texts.login.password, siteAccount.password);
    await button(page, 'Log in').tap();
    await expect(page).toHaveURL('/admin/manager');
    await page.getByRole('main').getByRole('link', { name: texts.titles.create }).tap();
    await expect(page.getByLabel(texts.fields.title, { exact: true })).toBeVisible();

    await write(texts.fields.title, written.en.title);
    await write(texts.fields.subtitle, written.en.subtitle);
    await page.getByLabel(texts.fields.sector, { exact: true }).selectOption(texts.sectors.energy);
    const choosing = page.waitForEvent('filechooser');
    await choice(page).tap();
    await (await choosing).setFiles(await smallPictures(...files));
    await expect(pictures(page)).toHaveCount(files.length);
    for (const [tab, language, { title, subtitle }] of [
      ['Español', 'Spanish', written.es],
      ['中文', 'Chinese', written.zh],
    ] as const) {
      await page.getByRole('tab', { name: tab }).tap();
      await write(`Title in ${language}`, title);
      await write(`Subtitle in ${language}`, subtitle);
    }
    const saving = page.waitForResponse('**/api/opportunities/save');
    await button(page, 'Save').tap();
    const { id, imageURL } = await (await saving).json();
    expect(imageURL).toHaveLength(files.length);
    await page
      .getByRole('alertdialog', { name: texts.toasts.saved })
      .getByRole('button', { name: texts.toasts.close })
      .tap();
    await expectPublished(page, id);
  });
});
