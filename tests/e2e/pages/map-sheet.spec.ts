import type { Page } from '@playwright/test';
import { atlasSheetPath } from '#domain/illustrations/atlas-sheet';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openMapPage } from '../../support/why-argentina-page.ts';

const drawingOn = (page: Page) => page.locator('.atlas > img');
const shape = (page: Page, code: string) => page.locator(`[data-map] [href="#${code}"] path`);
const stepsOn = (page: Page) => page.getByRole('navigation', { name: 'Previous and next province' }).getByRole('link');

test('The drawing of the map is exactly over the provinces, with each count within its province', async ({ page }) => {
  for (const path of ['/why-argentina', '/opportunities?view=map']) {
    await page.goto(path);
    const drawing = drawingOn(page);
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('src', atlasSheetPath('en'));
    await expect(drawing).toHaveAttribute('alt', '');
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const [under, over] = await Promise.all([page.locator('.atlas > svg').boundingBox(), drawing.boundingBox()]);
    expect(under).toEqual(over);
    const { width, height } = over ?? { width: 0, height: 0 };
    const natural = await drawing.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
    expect(Math.abs(width / height - natural)).toBeLessThan(0.01);
  }
  const printed = await page.locator('.opportunity-map svg a').evaluateAll((provinces) =>
    provinces.map((province) => {
      const count = province.querySelector('text');
      const bounds = count?.getBBox();
      const middle = bounds && new DOMPoint(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
      const within = [...province.querySelectorAll<SVGGeometryElement>('path, circle')];
      return {
        counted: /: (\d+) /.exec(province.querySelector('title')?.textContent ?? '')?.[1],
        count: count?.textContent?.trim(),
        isWithin: within.some((shape) => shape.isPointInFill(middle)),
      };
    }),
  );
  expect(printed.length).toBeGreaterThan(10);
  for (const { counted, count, isWithin } of printed) {
    expect(count).toBe(counted);
    expect(isWithin).toBe(true);
  }
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('A tap on the map of a phone brings the illustration, the name and the steps into view, which follow the list', async ({
    page,
  }) => {
    await openMapPage(page);
    for (const step of await stepsOn(page).all()) await expect(step).not.toBeInViewport();
    await shape(page, 'MEN').click();
    await expect(page.getByRole('article').getByRole('heading', { level: 3, name: 'Mendoza' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.locator('[data-illustrations]')).toBeInViewport({ ratio: 0.95 });
    await expect(stepsOn(page)).toHaveCount(2);
    for (const step of await stepsOn(page).all()) await expect(step).toBeInViewport({ ratio: 1 });
    await test.step('The steps follow the list in a circle, forwards and backwards', async () => {
      await openMapPage(page);
      const names = await page
        .getByRole('navigation', { name: dictionaryOf('en').whyArgentina.indexTitle })
        .getByRole('link')
        .allTextContents();
      const inList = names.map((name) => name.trim());
      await expect(stepsOn(page)).toHaveText([inList.at(-1) ?? '', inList[1] ?? '']);
      await stepsOn(page).first().click();
      const name = page.getByRole('article').getByRole('heading', { level: 3 });
      await expect(name).toHaveText(inList.at(-1) ?? '');
      await expect(stepsOn(page)).toHaveText([inList.at(-2) ?? '', inList[0] ?? '']);
      await stepsOn(page).last().click();
      await expect(name).toHaveText(inList[0] ?? '');
      await page.goBack();
      await expect(name).toHaveText(inList.at(-1) ?? '');
      await expect(stepsOn(page).last()).toHaveText(inList[0] ?? '');
    });
  });
});

test('The illustration is beside the map on a wide screen, and the map stays in view while the text is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMapPage(page);
  await expect(stepsOn(page)).toHaveCount(0);
  const [sheet, illustration] = await Promise.all([
    page.locator('.atlas').boundingBox(),
    page.locator('[data-illustrations]').boundingBox(),
  ]);
  expect(illustration?.x).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? 0));
  expect(illustration?.width).toBeGreaterThan(280);
  expect(illustration?.height).toBeCloseTo(sheet?.height ?? 0, 0);
  await page.getByRole('article').getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.atlas')).toBeInViewport({ ratio: 0.7 });
  // The list of provinces comes after the map and does not cover it.
  const list = page.getByRole('navigation', { name: dictionaryOf('en').whyArgentina.indexTitle });
  await list.getByRole('link').last().scrollIntoViewIfNeeded();
  const [above, below] = await Promise.all([page.locator('.atlas').boundingBox(), list.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
