import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveForm } from '../../../support/admin/form.ts';
import {
  choice,
  choosePicture,
  expectSubtitleKept,
  inOrder,
  middleOf,
  openWithImages,
  pictures,
  smallPictures,
  sourcesOf,
} from '../../../support/admin/images.ts';
import { pictureName, pictureText } from '../../../support/admin/texts.ts';
import { expect, test } from '../../../support/fixtures.ts';

const images = ['home/1.jpg', 'home/2.jpg', 'home/3.jpg', 'home/4.jpg'];

test.beforeEach(({ login }) => login());

test('A picture opens enlarged, names its missing descriptions, and is deleted only by a save', async ({
  page,
  createOpportunity,
}) => {
  await test.step('Enlarged picture', async () => {
    await openWithImages(page, await createOpportunity({ images: images.slice(0, 2) }));
    await choosePicture(page, 2);
    await page.getByRole('button', { name: `${texts.images.enlarge}: ${pictureName(2)}` }).click();
    const dialog = page.getByRole('dialog', { name: pictureName(2) });
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: `${texts.images.enlarge}: ${pictureName(2)}` })).toBeFocused();
    await expectSubtitleKept(page);
  });

  await test.step('Languages without a description', async () => {
    await openWithImages(page, await createOpportunity({ images: images.slice(0, 1) }));
    const reminder = page.getByText(/^Not stated yet in/);
    await expect(reminder).toHaveText('Not stated yet in English, Spanish, and Chinese.');
    for (const [language, text] of [
      ['English', 'A salt flat'],
      ['Chinese', '盐湖'],
    ] as const) {
      await page.getByLabel(`What picture 1 shows, in ${language}`).fill(text);
    }
    await expect(reminder).toHaveText('Not stated yet in Spanish.');
    await page.getByLabel(pictureText(1, 'Spanish')).fill('Un salar');
    await expect(reminder).toHaveCount(0);
    await expectSubtitleKept(page);
  });

  await test.step('A removed picture comes back with its texts', async () => {
    const opportunity = await createOpportunity({ images: images.slice(0, 3) });
    const deletions: string[] = [];
    page.on('request', (request) => void (request.method() === 'DELETE' && deletions.push(request.url())));
    await openWithImages(page, opportunity);
    await choice(page).setInputFiles(await smallPictures('new.jpg'));
    await expect(pictures(page)).toHaveCount(4);
    await choosePicture(page, 4);
    await page.getByLabel(pictureText(4, 'Spanish')).fill('Un molino');
    await page.getByRole('button', { name: `${texts.images.remove}: ${pictureName(4)}` }).click();
    await page.getByRole('button', { name: `${texts.images.remove}: ${pictureName(1)}` }).click();
    await expect(pictures(page)).toHaveCount(2);
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await expect(page.getByLabel(pictureText(4, 'Spanish'))).toHaveValue('Un molino');
    expect((await sourcesOf(page)).slice(0, 3)).toEqual(inOrder(opportunity, 0, 1, 2));
    await expectSubtitleKept(page);
    expect(deletions).toEqual([]);
    await page.getByRole('button', { name: `${texts.images.remove}: ${pictureName(4)}` }).click();
    const deletion = page.waitForRequest((request) => request.method() === 'DELETE');
    await saveForm(page);
    await deletion;
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('A picture becomes the cover, is removed and restored, and is moved by its handle by touch', async ({
    page,
    createOpportunity,
  }) => {
    const opportunity = await createOpportunity({ images });
    await openWithImages(page, opportunity);
    const sides = await page.locator('main li :is(button, select, [data-handle])').evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
    await choosePicture(page, 4);
    await page.getByRole('button', { name: `${texts.images.makeCover}: ${pictureName(4)}` }).tap();
    await expect.poll(() => sourcesOf(page)).toEqual(inOrder(opportunity, 3, 0, 1, 2));
    await page.getByRole('button', { name: `${texts.images.remove}: ${pictureName(2)}` }).tap();
    await expect(pictures(page)).toHaveCount(3);
    await page.getByRole('button', { name: texts.toasts.undo }).tap();
    await expect.poll(() => sourcesOf(page)).toEqual(inOrder(opportunity, 3, 0, 1, 2));
    const handle = page.locator('[data-handle]').nth(2);
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // A row has three pictures.
    const [start, end] = [await middleOf(handle), await middleOf(page.locator('[data-handle]').nth(1))];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', part: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: start.x + (end.x - start.x) * part, y: start.y }],
      });
    await touch('touchStart', 0);
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', part);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => sourcesOf(page)).toEqual(inOrder(opportunity, 3, 1, 0, 2));
    await expectSubtitleKept(page);
  });
});
