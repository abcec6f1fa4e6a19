import sharp from 'sharp';
import { limits } from '#domain/limits';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { crash, fillForm, openEmptyForm, openNewForm, saveForm, subtitleField } from '../../../support/admin/form.ts';
import {
  choice,
  choosePicture,
  expectTyped,
  fileOf,
  holdUploads,
  paste,
  phonePhotograph,
  pictures,
  recordUploads,
  sentFile,
  smallPictures,
  transferOf,
} from '../../../support/admin/images.ts';
import { pictureName, pictureText } from '../../../support/admin/texts.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { imageFile } from '../../../support/images/images.ts';
import { deleteOne } from '../../../support/sites/site-api.ts';

const title = 'With pictures';

test.beforeEach(async ({ page, login }) => {
  await login();
  await recordUploads(page);
  await openNewForm(page);
  await fillForm(page, title);
});

test('A photograph of 12 megapixels is made smaller and upright, and loses its metadata', async ({
  page,
  api,
  token,
}) => {
  const maker = 'Jane Photographer';
  const photograph = await phonePhotograph(maker);
  expect(photograph.length).toBeGreaterThan(limits.uploadBytes);
  expect(photograph.includes(maker)).toBe(true);
  await choice(page).setInputFiles([fileOf('from-a-phone.jpg', photograph)]);
  await expect(pictures(page)).toHaveCount(1);

  const sent = await sentFile(page, 0);
  expect(sent.length).toBeLessThan(limits.uploadBytes);
  expect(sent.includes(maker)).toBe(false);
  const { exif, xmp, width, height } = await sharp(sent).metadata();
  expect([exif, xmp]).toEqual([undefined, undefined]);
  expect([width, height]).toEqual([1800, limits.imageSide]);

  const saved = await saveForm(page);
  expect(saved).toMatchObject({ title, imageURL: [expect.any(String)] });
  const stored = await sharp(await (await api.get(`/images/${saved.imageURL[0]}`)).body()).metadata();
  expect([stored.width, stored.height]).toEqual([1800, limits.imageSide]);
  await deleteOne(api, token, saved.id);
});

test('Small files are sent unchanged and large ones refused by name without the shrinking worker', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await page.route('**/shrink-worker*', (route) => route.abort());
  const large = fileOf('large.jpg', await phonePhotograph('Jane Photographer'));
  await choice(page).setInputFiles([large, ...(await smallPictures('small.jpg'))]);
  await expect(pictures(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('“large.jpg” has more than 4 MB');
  expect(await sentFile(page, 0)).toEqual(await imageFile('jpeg'));
  await expectTyped(page, title);
});

test('Uploads interrupted by the network are named and continue when it is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  const held = await holdUploads(page);
  await choice(page).setInputFiles(await smallPictures('one.jpg', 'two.jpg'));
  await expect.poll(held.count).toBe(2);
  await expect(page.getByRole('progressbar', { name: pictureName(2) })).toBeVisible();
  await context.setOffline(true);
  await held.breakOff();
  const alert = page.getByRole('alert');
  for (const name of ['one.jpg', 'two.jpg']) {
    await expect(alert).toContainText(`“${name}”: The server could not be reached.`);
    await expect(
      page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: texts.images.failed }),
    ).toBeVisible();
  }
  await expectTyped(page, title);
  await held.release();
  await context.setOffline(false);
  await expect(pictures(page)).toHaveCount(2);
  await expect(alert).toHaveCount(0);
  await expectTyped(page, title);
});

test('Failed uploads can be repeated one by one or together, and an upload can be cancelled and resumed', async ({
  page,
  expectProblem,
}) => {
  await test.step('Failed uploads', async () => {
    expectProblem(/ERR_FAILED/);
    await page.route('**/api/files/upload', (route) => route.abort(), { times: 3 });
    await choice(page).setInputFiles(await smallPictures('one.jpg', 'two.jpg', 'three.jpg'));
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: `${texts.images.retry}: ${pictureName(2)}` }).click();
    await expect(page.getByRole('img', { name: pictureName(2) })).toBeVisible();
    await expect(alert.getByRole('listitem')).toHaveText([/one\.jpg/, /three\.jpg/]);
    await page.getByRole('button', { name: texts.images.retryAll }).click();
    await expect(pictures(page)).toHaveCount(3);
    await expect(alert).toHaveCount(0);
    await expectTyped(page, title);
  });
  await page.unrouteAll();
  await openEmptyForm(page);
  await fillForm(page, title);
  await test.step('A cancelled upload', async () => {
    expectProblem(/ERR_/);
    const held = await holdUploads(page);
    await choice(page).setInputFiles(await smallPictures('one.jpg', 'two.jpg'));
    await expect.poll(held.count).toBe(2);
    await page.getByRole('button', { name: `${texts.images.cancel}: ${pictureName(1)}` }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'one.jpg' })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'two.jpg' })).toContainText(texts.images.uploading);
    await expect(page.getByText('“one.jpg” was removed.')).toBeVisible();
    await expect(choice(page)).toBeFocused();
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('one.jpg');
    await held.release();
    await expect(pictures(page)).toHaveCount(2);
    await expectTyped(page, title);
  });
});

test('Pictures can be pasted and dropped, and a paste of text into a text stays text', async ({ page }) => {
  await test.step('Pasted', async () => {
    const [screenshot] = await smallPictures('image.png');
    if (!screenshot) throw new Error('There is no picture to paste');
    await paste(page.locator('body'), await transferOf(page, [screenshot]));
    await expect(pictures(page)).toHaveCount(1);
    const subtitle = subtitleField(page);
    await paste(subtitle, await transferOf(page, [screenshot], 'A table'));
    await paste(subtitle, await transferOf(page, [screenshot]));
    await expect(pictures(page)).toHaveCount(2);
    await expectTyped(page, title);
  });
  await openEmptyForm(page);
  await fillForm(page, title);
  await test.step('Dropped', async () => {
    const dataTransfer = await transferOf(page, await smallPictures('one.jpg', 'two.jpg'));
    await page.dispatchEvent('h1', 'dragover', { dataTransfer });
    await expect(page.getByText(texts.images.dropHere)).toBeVisible();
    await page.dispatchEvent('h1', 'drop', { dataTransfer });
    await expect(page.getByText(texts.images.dropHere)).toHaveCount(0);
    await expect(pictures(page)).toHaveCount(2);
    await expectTyped(page, title);
  });
});

test('Stored pictures and texts are there after a killed tab, and files not sent are named', async ({
  page,
  context,
  login,
}) => {
  await choice(page).setInputFiles(await smallPictures('one.jpg', 'two.jpg'));
  await expect(pictures(page)).toHaveCount(2);
  await choosePicture(page, 2);
  await page.getByLabel(pictureText(2, 'English')).fill('A salt flat');
  const held = await holdUploads(page);
  await choice(page).setInputFiles(await smallPictures('three.jpg', 'four.jpg'));
  await expect.poll(held.count).toBe(2);
  await crash(context, page);

  const later = await context.newPage();
  await login(later);
  await openNewForm(later);
  await later.getByRole('button', { name: `Continue ${title}` }).click();
  await expect(pictures(later)).toHaveCount(2);
  await choosePicture(later, 2);
  await expect(later.getByLabel(pictureText(2, 'English'))).toHaveValue('A salt flat');
  for (const name of ['three.jpg', 'four.jpg']) {
    await expect(later.getByText(`“${name}” was not uploaded. Choose it again.`)).toBeVisible();
  }
  await expectTyped(later, title);
});
