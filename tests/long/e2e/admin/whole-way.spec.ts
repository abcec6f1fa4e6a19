import type { Locator, Page } from '@playwright/test';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { titleField } from '../../../support/admin/form.ts';
import { choice, pictures, smallPictures } from '../../../support/admin/images.ts';
import { expectPublished, wholeWayFiles, writtenTexts } from '../../../support/admin/whole-way.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { siteAccount } from '../../../support/sites/site-account.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

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
    await expect(titleField(page)).toBeVisible();

    await write(texts.fields.title, writtenTexts.en.title);
    await write(texts.fields.subtitle, writtenTexts.en.subtitle);
    await page.getByLabel(texts.fields.sector, { exact: true }).selectOption(texts.sectors.energy);
    const choosing = page.waitForEvent('filechooser');
    await choice(page).tap();
    await (await choosing).setFiles(await smallPictures(...wholeWayFiles));
    await expect(pictures(page)).toHaveCount(wholeWayFiles.length);
    for (const [tab, language, { title, subtitle }] of [
      ['Español', 'Spanish', writtenTexts.es],
      ['中文', 'Chinese', writtenTexts.zh],
    ] as const) {
      await page.getByRole('tab', { name: tab }).tap();
      await write(`Title in ${language}`, title);
      await write(`Subtitle in ${language}`, subtitle);
    }
    const saving = page.waitForResponse('**/api/opportunities/save');
    await button(page, 'Save').tap();
    const { id, imageURL } = await (await saving).json();
    expect(imageURL).toHaveLength(wholeWayFiles.length);
    await page
      .getByRole('alertdialog', { name: texts.toasts.saved })
      .getByRole('button', { name: texts.toasts.close })
      .tap();
    await expectPublished(page, id);
  });
});
