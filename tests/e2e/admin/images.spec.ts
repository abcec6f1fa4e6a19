import sharp from 'sharp';
import { limits } from '#domain/limits';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { fillForm, openNewForm } from '../../support/admin/form.ts';
import {
  choice,
  expectTyped,
  fileOf,
  pictures,
  recordUploads,
  sentFile,
  smallPictures,
} from '../../support/admin/images.ts';
import { expect, test } from '../../support/fixtures.ts';
import { imageFile, plain } from '../../support/images/images.ts';

const title = 'With pictures';

test.beforeEach(async ({ page, login }) => {
  await login();
  await recordUploads(page);
  await openNewForm(page);
  await fillForm(page, title);
});

test('The valid ones of thirty files become pictures, and each invalid one is named with its reason', async ({
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
  await expect(alert.getByText(texts.images.error, { exact: true })).toBeVisible();
  await expect(alert.getByRole('listitem')).toHaveCount(10);
  await expect(alert).toContainText('“good-21.jpg” was not added: the limit is 20 pictures.');
  for (const number of [1, 2, 3]) {
    await expect(alert).toContainText(`“notes-${number}.jpg” is not a JPEG, PNG, WebP or AVIF picture.`);
    await expect(alert).toContainText(`“broken-${number}.jpg” cannot be read as a picture.`);
  }
  await expect(alert).toContainText('“small.heic” is not a JPEG, PNG, WebP or AVIF picture.');
  await expect(alert).toContainText('“large-2.heic” has more than 4 MB, and this browser cannot make it smaller.');
  await expectTyped(page, title);
  await alert.getByRole('button', { name: texts.images.lostDismiss }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(pictures(page)).toHaveCount(limits.imagesPerOpportunity);
  await expectTyped(page, title);
});

test('A small photograph loses its metadata, and a transparent picture stays transparent', async ({ page }) => {
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
