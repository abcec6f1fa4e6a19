import type { Locator, Page } from '@playwright/test';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { accessibilityFaults } from '../support/accessibility.ts';
import { saveForm } from '../support/admin-form.ts';
import { choice, fileOf, pictures, smallPictures, sourcesOf } from '../support/admin-pictures.ts';
import { expect, test } from '../support/fixtures.ts';

const images = ['home/1.jpg', 'home/2.jpg', 'home/3.jpg', 'home/4.jpg'];
const typed = 'Typed before the pictures were put in order';

/** Opens the edit of an opportunity that has pictures, and types something that must not be lost. */
async function openEdit(page: Page, { id }: Opportunity): Promise<void> {
  await page.goto(`/admin/edit/${id}`);
  await page.getByLabel('Subtitle', { exact: true }).fill(typed);
}

/** The paths of the images in another order, each told by its place in the old one. */
const inOrder = ({ imageURL }: Opportunity, ...places: number[]) =>
  places.map((place) => `/api/files/${imageURL[place]}`);

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Subtitle', { exact: true })).toHaveValue(typed);
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The list, in the middle of a window that shows all of it. */
async function showPictures(page: Page): Promise<void> {
  await pictures(page)
    .nth(1)
    .evaluate((picture) => picture.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

test.beforeEach(({ login }) => login());

test.describe('by mouse', () => {
  // Too narrow for the texts beside the pictures: these stand side by side.
  test.use({ viewport: { width: 1024, height: 1800 } });

  test('a picture is dragged to its place, unless Escape takes it back', async ({ page, createOpportunity }) => {
    const opportunity = await createOpportunity({ images });
    await openEdit(page, opportunity);
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
    await expect(page.getByRole('status').filter({ hasText: 'Picture 3 is now 1 of 4.' })).toHaveCount(1);
    expect(await sourcesOf(page)).toEqual(inOrder(opportunity, 2, 0, 1, 3));
    await expectKept(page);
    const saved = await saveForm(page);
    expect(saved).toMatchObject({
      subtitle: typed,
      imageURL: [2, 0, 1, 3].map((place) => opportunity.imageURL[place]),
    });
  });

  test('a picture can be seen whole and large', async ({ page, createOpportunity }) => {
    await openEdit(page, await createOpportunity({ images: images.slice(0, 2) }));
    await page.getByRole('button', { name: 'Enlarge: picture 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'picture 2' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Enlarge: picture 2' })).toBeFocused();
    await expectKept(page);
  });
});

test('by keyboard a picture goes to any place, is made the cover, and says where it is', async ({
  page,
  createOpportunity,
}) => {
  const opportunity = await createOpportunity({ images });
  await openEdit(page, opportunity);
  await page.getByRole('combobox', { name: 'Place: picture 4' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Picture 4 is now 3 of 4.' })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Place: picture 3' })).toBeFocused();
  expect(await sourcesOf(page)).toEqual(inOrder(opportunity, 0, 1, 3, 2));
  await page.getByRole('button', { name: 'Make cover: picture 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Make cover: picture 1' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Make cover: picture 1' })).toHaveAttribute('aria-disabled', 'true');
  expect(await sourcesOf(page)).toEqual(inOrder(opportunity, 3, 0, 1, 2));
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'picture 1' }) })).toContainText(
    'Cover',
  );
  await expectKept(page);
});

test('a picture that is removed comes back with what was said of it, and is deleted by no call before', async ({
  page,
  createOpportunity,
}) => {
  const opportunity = await createOpportunity({ images: images.slice(0, 3) });
  const deletions: string[] = [];
  page.on('request', (request) => void (request.method() === 'DELETE' && deletions.push(request.url())));
  await openEdit(page, opportunity);
  await choice(page).setInputFiles(await smallPictures('new.jpg'));
  await expect(pictures(page)).toHaveCount(4);
  await page.getByLabel('What picture 4 shows, in Spanish').fill('Un molino');
  await page.getByRole('button', { name: 'Remove: picture 4' }).click();
  await page.getByRole('button', { name: 'Remove: picture 1' }).click();
  await expect(pictures(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('What picture 4 shows, in Spanish')).toHaveValue('Un molino');
  expect((await sourcesOf(page)).slice(0, 3)).toEqual(inOrder(opportunity, 0, 1, 2));
  await expectKept(page);
  expect(deletions).toEqual([]);
  await page.getByRole('button', { name: 'Remove: picture 4' }).click();
  const deletion = page.waitForRequest((request) => request.method() === 'DELETE');
  await saveForm(page);
  await deletion;
});

test('it is said in which languages nothing is said of a picture', async ({ page, createOpportunity }) => {
  await openEdit(page, await createOpportunity({ images: images.slice(0, 1) }));
  const reminder = page.getByText(/^Not stated yet in/);
  await expect(reminder).toHaveText('Not stated yet in English, Spanish, and Chinese.');
  for (const [language, text] of [
    ['English', 'A salt flat'],
    ['Chinese', '盐湖'],
  ] as const) {
    await page.getByLabel(`What picture 1 shows, in ${language}`).fill(text);
  }
  await expect(reminder).toHaveText('Not stated yet in Spanish.');
  await page.getByLabel('What picture 1 shows, in Spanish').fill('Un salar');
  await expect(reminder).toHaveCount(0);
  await expectKept(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger makes a picture the cover, removes one and has it back, and puts one in order by its handle', async ({
    page,
    createOpportunity,
  }) => {
    const opportunity = await createOpportunity({ images });
    await openEdit(page, opportunity);
    const sides = await page.locator('main li :is(button, select, [data-handle])').evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Make cover: picture 4' }).tap();
    await expect.poll(() => sourcesOf(page)).toEqual(inOrder(opportunity, 3, 0, 1, 2));
    await page.getByRole('button', { name: 'Remove: picture 2' }).tap();
    await expect(pictures(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => sourcesOf(page)).toEqual(inOrder(opportunity, 3, 0, 1, 2));
    const handle = page.locator('[data-handle]').nth(2);
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // One picture stands in each row, and above it what is said of the one before.
    const start = await middleOf(handle);
    const upwards = 200;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', part: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: start.x, y: start.y - upwards * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', part);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => sourcesOf(page)).toEqual(inOrder(opportunity, 3, 1, 0, 2));
    await expectKept(page);
  });
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('on pictures in every state', async ({ page, createOpportunity, expectProblem }) => {
      expectProblem(/ERR_FAILED|status of 415/);
      await openEdit(page, await createOpportunity({ images: images.slice(0, 3) }));
      await page.getByRole('button', { name: 'Remove: picture 3' }).click();
      await choice(page).setInputFiles([fileOf('notes.jpg', Buffer.from('%PDF-1.7 notes'))]);
      await expect(page.getByRole('alert')).toContainText('notes.jpg');
      await page.route('**/api/files/upload', (route) => route.abort(), { times: 1 });
      await choice(page).setInputFiles(await smallPictures('failed.jpg'));
      await expect(page.getByText('Not uploaded')).toBeVisible();
      await page.route('**/api/files/upload', () => {});
      await choice(page).setInputFiles(await smallPictures('held.jpg'));
      await expect(page.getByRole('progressbar')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Enlarge: picture 1' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
}
