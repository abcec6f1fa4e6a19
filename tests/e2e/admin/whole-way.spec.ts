import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { barButton, saveStatus, titleField } from '../../support/admin/form.ts';
import { choice, pictures, smallPictures } from '../../support/admin/images.ts';
import { textIn } from '../../support/admin/texts.ts';
import { expectPublished, wholeWayFiles, writtenTexts } from '../../support/admin/whole-way.ts';
import { tabTo, typeInto } from '../../support/browser/keyboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { siteAccount } from '../../support/sites/site-account.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
  await expect(titleField(page)).toBeVisible();

  await typeInto(page, texts.fields.title, writtenTexts.en.title);
  await typeInto(page, texts.fields.subtitle, writtenTexts.en.subtitle);
  await typeInto(page, texts.fields.sector, 'Energy');
  // Awaited before pressing the key, which can open the chooser first.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, choice(page));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await smallPictures(...wholeWayFiles));
  await expect(pictures(page)).toHaveCount(wholeWayFiles.length);
  await typeInto(page, textIn(texts.fields.title, 'Spanish'), writtenTexts.es.title);
  await typeInto(page, textIn(texts.fields.subtitle, 'Spanish'), writtenTexts.es.subtitle);
  await tabTo(page, page.getByRole('tab', { name: 'Español' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, textIn(texts.fields.title, 'Chinese'), writtenTexts.zh.title);
  await typeInto(page, textIn(texts.fields.subtitle, 'Chinese'), writtenTexts.zh.subtitle);
  const saving = page.waitForResponse('**/api/opportunities/save');
  await tabTo(page, barButton(page, 'publish'));
  await page.keyboard.press('Enter');
  const { id, status, imageURL } = await (await saving).json();
  expect({ status, images: imageURL.length }).toEqual({ status: 'published', images: wholeWayFiles.length });
  await expect(saveStatus(page)).toContainText(texts.statuses.published);
  await expectPublished(page, id);
});
