import sharp from 'sharp';
import { limits } from '#domain/limits';
import { crash, fillForm, openNewForm, saveForm } from '../support/admin-form.ts';
import {
  choice,
  expectTyped,
  fileOf,
  holdUploads,
  keepSent,
  paste,
  phonePhotograph,
  pictures,
  sentFile,
  smallPictures,
  transferOf,
} from '../support/admin-pictures.ts';
import { expect, test } from '../support/fixtures.ts';
import { imageFile, plain } from '../support/images.ts';
import { deleteOne } from '../support/site-api.ts';

const title = 'With pictures';

test.beforeEach(async ({ page, login }) => {
  await login();
  await keepSent(page);
  await openNewForm(page);
  await fillForm(page, title);
});

test('of thirty files the good ones become pictures, and each bad one is named with its reason', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 4(00|15)/);
  const good = await smallPictures(...Array.from({ length: 21 }, (_, index) => `good-${index + 1}.jpg`));
  const jpeg = await imageFile('jpeg', { width: 320, height: 240 });
  const bad = [
    ...[1, 2, 3].map((number) => fileOf(`notes-${number}.jpg`, Buffer.from(`%PDF-1.7 notes ${number}`))),
    ...[1, 2, 3].map((number) => fileOf(`broken-${number}.jpg`, jpeg.subarray(0, jpeg.length >> 1))),
    fileOf('small.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic'),
    ...[1, 2].map((number) => fileOf(`large-${number}.heic`, Buffer.alloc(limits.uploadBytes + 1), 'image/heic')),
  ];
  const mixed = good.flatMap((file, index) => [...bad.slice(index, index + 1), file]);
  expect(mixed).toHaveLength(30);
  await choice(page).setInputFiles(mixed);

  await expect(pictures(page)).toHaveCount(limits.imagesPerOpportunity);
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Error uploading image', { exact: true })).toBeVisible();
  await expect(alert.getByRole('listitem')).toHaveCount(10);
  await expect(alert).toContainText('“good-21.jpg” was not added: the limit is 20 pictures.');
  for (const number of [1, 2, 3]) {
    await expect(alert).toContainText(`“notes-${number}.jpg” is not a JPEG, PNG, WebP or AVIF picture.`);
    await expect(alert).toContainText(`“broken-${number}.jpg” cannot be read as a picture.`);
  }
  await expect(alert).toContainText('“small.heic” is not a JPEG, PNG, WebP or AVIF picture.');
  await expect(alert).toContainText('“large-2.heic” has more than 4 MB, and this browser cannot make it smaller.');
  await expectTyped(page, title);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(pictures(page)).toHaveCount(limits.imagesPerOpportunity);
  await expectTyped(page, title);
});

test('a 12-megapixel photograph is made small and upright, and its place and maker stay here', async ({
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

test('a small photograph loses what it says of its maker, and what is transparent stays so', async ({ page }) => {
  const secret = 'Jane Photographer';
  const small = await sharp(await imageFile('jpeg'))
    .withExif({ IFD0: { Artist: secret } })
    .jpeg()
    .toBuffer();
  const glass = await plain([30, 50, 220], { width: 60, height: 40 }, 0.4).png().toBuffer();
  await choice(page).setInputFiles([fileOf('small.jpg', small), fileOf('glass.png', glass, 'image/png')]);
  await expect(pictures(page)).toHaveCount(2);
  const sent = [await sentFile(page, 0), await sentFile(page, 1)];
  const kinds = await Promise.all(sent.map((file) => sharp(file).metadata()));
  expect(kinds.map(({ format, exif }) => [format, exif]).sort()).toEqual([
    ['jpeg', undefined],
    ['png', undefined],
  ]);
  const transparent = sent[kinds.findIndex(({ format }) => format === 'png')];
  expect((await sharp(transparent).stats()).isOpaque).toBe(false);
  await expectTyped(page, title);
});

test('where the browser makes nothing small, small files go as they are and large ones are refused by name', async ({
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

test('what was on its way when the network went is told, and goes on when it is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  const held = await holdUploads(page);
  await choice(page).setInputFiles(await smallPictures('one.jpg', 'two.jpg'));
  await expect.poll(held.count).toBe(2);
  await expect(page.getByRole('progressbar', { name: 'picture 2' })).toBeVisible();
  await context.setOffline(true);
  await held.breakOff();
  const alert = page.getByRole('alert');
  for (const name of ['one.jpg', 'two.jpg']) {
    await expect(alert).toContainText(`“${name}”: The server could not be reached.`);
    await expect(
      page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Not uploaded' }),
    ).toBeVisible();
  }
  await expectTyped(page, title);
  await held.release();
  await context.setOffline(false);
  await expect(pictures(page)).toHaveCount(2);
  await expect(alert).toHaveCount(0);
  await expectTyped(page, title);
});

test('one of several that failed can be tried again alone, then the others at once', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await page.route('**/api/files/upload', (route) => route.abort(), { times: 3 });
  await choice(page).setInputFiles(await smallPictures('one.jpg', 'two.jpg', 'three.jpg'));
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Try again: picture 2' }).click();
  await expect(page.getByRole('img', { name: 'picture 2' })).toBeVisible();
  await expect(alert.getByRole('listitem')).toHaveText([/one\.jpg/, /three\.jpg/]);
  await page.getByRole('button', { name: 'Try all again' }).click();
  await expect(pictures(page)).toHaveCount(3);
  await expect(alert).toHaveCount(0);
  await expectTyped(page, title);
});

test('an upload can be cancelled, and taken up again', async ({ page, expectProblem }) => {
  expectProblem(/ERR_/);
  const held = await holdUploads(page);
  await choice(page).setInputFiles(await smallPictures('one.jpg', 'two.jpg'));
  await expect.poll(held.count).toBe(2);
  await page.getByRole('button', { name: 'Cancel: picture 1' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'one.jpg' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'two.jpg' })).toContainText('Uploading…');
  await expect(page.getByText('“one.jpg” was removed.')).toBeVisible();
  await expect(choice(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('one.jpg');
  await held.release();
  await expect(pictures(page)).toHaveCount(2);
  await expectTyped(page, title);
});

test('pictures can be pasted, but for those that come with a text into a text', async ({ page }) => {
  const [screenshot] = await smallPictures('image.png');
  if (!screenshot) throw new Error('There is no picture to paste');
  await paste(page.locator('body'), await transferOf(page, [screenshot]));
  await expect(pictures(page)).toHaveCount(1);
  const subtitle = page.getByLabel('Subtitle', { exact: true });
  await paste(subtitle, await transferOf(page, [screenshot], 'A table'));
  await paste(subtitle, await transferOf(page, [screenshot]));
  await expect(pictures(page)).toHaveCount(2);
  await expectTyped(page, title);
});

test('files can be dropped anywhere, and nothing that was typed is left for them', async ({ page }) => {
  const dataTransfer = await transferOf(page, await smallPictures('one.jpg', 'two.jpg'));
  await page.dispatchEvent('h1', 'dragover', { dataTransfer });
  await expect(page.getByText('Drop the pictures')).toBeVisible();
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
  await expect(page.getByText('Drop the pictures')).toHaveCount(0);
  await expect(pictures(page)).toHaveCount(2);
  await expectTyped(page, title);
});

test('after a killed tab the stored pictures and the texts are there, and the files that were not sent are named', async ({
  page,
  context,
  login,
}) => {
  await choice(page).setInputFiles(await smallPictures('one.jpg', 'two.jpg'));
  await expect(pictures(page)).toHaveCount(2);
  await page.getByLabel('What picture 2 shows, in English').fill('A salt flat');
  const held = await holdUploads(page);
  await choice(page).setInputFiles(await smallPictures('three.jpg', 'four.jpg'));
  await expect.poll(held.count).toBe(2);
  await crash(context, page);

  const later = await context.newPage();
  await login(later);
  await openNewForm(later);
  await later.getByRole('button', { name: `Continue ${title}` }).click();
  await expect(pictures(later)).toHaveCount(2);
  await expect(later.getByLabel('What picture 2 shows, in English')).toHaveValue('A salt flat');
  for (const name of ['three.jpg', 'four.jpg']) {
    await expect(later.getByText(`“${name}” was not uploaded. Choose it again.`)).toBeVisible();
  }
  await expectTyped(later, title);
});
