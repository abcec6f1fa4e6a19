import type { Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveForm } from '../../support/admin/form.ts';
import {
  expectSubtitleKept,
  inOrder,
  middleOf,
  openWithImages,
  pictures,
  sourcesOf,
  typedSubtitle,
} from '../../support/admin/images.ts';
import { pictureName } from '../../support/admin/texts.ts';
import { expect, test } from '../../support/fixtures.ts';

const images = ['home/1.jpg', 'home/2.jpg', 'home/3.jpg', 'home/4.jpg'];

/** Scrolls the list into the middle of a window that shows all of it. */
async function showPictures(page: Page): Promise<void> {
  await pictures(page)
    .nth(1)
    .evaluate((picture) => picture.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

test.beforeEach(({ login }) => login());

test.describe('the mouse', () => {
  // Too narrow for the texts beside the pictures: the pictures are side by side.
  test.use({ viewport: { width: 1024, height: 1800 } });
  test('A picture is dragged to another place, and Escape cancels the drag', async ({ page, createOpportunity }) => {
    const opportunity = await createOpportunity({ images });
    await openWithImages(page, opportunity);
    await showPictures(page);
    const [first, third] = [await middleOf(pictures(page).nth(0)), await middleOf(pictures(page).nth(2))];
    const drag = async () => {
      await page.mouse.move(third.x, third.y);
      await page.mouse.down();
      await page.mouse.move(first.x, first.y, { steps: 4 });
    };
    await drag();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await sourcesOf(page)).toEqual(inOrder(opportunity, 0, 1, 2, 3));
    await drag();
    await page.mouse.up();
    await expect(page.getByRole('status').filter({ hasText: 'Picture 3 is now number 1 of 4.' })).toHaveCount(1);
    expect(await sourcesOf(page)).toEqual(inOrder(opportunity, 2, 0, 1, 3));
    await expectSubtitleKept(page);
    const saved = await saveForm(page);
    expect(saved).toMatchObject({
      subtitle: typedSubtitle,
      imageURL: [2, 0, 1, 3].map((place) => opportunity.imageURL[place]),
    });
  });
});

test('A picture moves to any place and becomes the cover by keyboard, and its place is announced', async ({
  page,
  createOpportunity,
}) => {
  const opportunity = await createOpportunity({ images });
  await openWithImages(page, opportunity);
  await page.getByRole('button', { name: `${texts.images.choose}: ${pictureName(4)}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: `${texts.images.place}: ${pictureName(4)}` }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Picture 4 is now number 3 of 4.' })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: `${texts.images.place}: ${pictureName(3)}` })).toBeFocused();
  expect(await sourcesOf(page)).toEqual(inOrder(opportunity, 0, 1, 3, 2));
  await page.getByRole('button', { name: `${texts.images.makeCover}: ${pictureName(3)}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${texts.images.makeCover}: ${pictureName(1)}` })).toBeFocused();
  await expect(page.getByRole('button', { name: `${texts.images.makeCover}: ${pictureName(1)}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await sourcesOf(page)).toEqual(inOrder(opportunity, 3, 0, 1, 2));
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('img', { name: pictureName(1) }) }),
  ).toContainText('Cover');
  await expectSubtitleKept(page);
});
