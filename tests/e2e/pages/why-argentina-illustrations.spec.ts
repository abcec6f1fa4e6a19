import type { Page } from '@playwright/test';
import { provinceCodes } from '#domain/province';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { expect, test } from '../../support/fixtures.ts';
import { folder, illustrationsAskedFor, openMapPage } from '../../support/why-argentina-page.ts';

// A reused visitor has cached files; these tests count those of a first visit.
test.use({ isReused: false });

const shape = (page: Page, code: string) => page.locator(`[data-map] [href="#${code}"]`);
/** The visible ones; others may be loading. */
const illustrations = (page: Page) => page.locator('[data-illustrations] picture:not([hidden]) img');
/** The upper one while two fade. */
const illustration = (page: Page) => illustrations(page).last();

test('A phone gets only the capital’s illustration, in portrait format, and another when it is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = illustrationsAskedFor(page);
  await openMapPage(page);
  await expect.poll(() => asked).toEqual(['CABA-540.webp']);
  await shape(page, 'MEN').dispatchEvent('click');
  await expect(illustration(page)).toHaveAttribute('src', `${folder}MEN.jpg`);
  await expect.poll(() => asked).toEqual(['CABA-540.webp', 'MEN-540.webp']);
});

test('A link to a province aborts the request for the first illustration, which it does not show', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked = illustrationsAskedFor(page);
  // Never answered: the page is loaded only once that request is aborted.
  await page.route(`**${folder}CABA*`, () => {});
  await page.goto('/why-argentina#MEN');
  await expect(illustration(page)).toHaveAttribute('src', `${folder}MEN.jpg`);
  await expect(illustrations(page)).toHaveCount(1);
  expect(asked.filter((name) => !name.startsWith('CABA'))).toEqual(['MEN-1600.webp']);
});

test('An illustration is loaded once, when its province is pointed at or focused, and then only shown', async ({
  page,
}) => {
  await openMapPage(page);
  const asked = illustrationsAskedFor(page);
  await shape(page, 'MEN').hover();
  await expect.poll(() => asked.join()).toBe('MEN-1600.webp');
  await page
    .getByRole('navigation', { name: dictionaryOf('en').whyArgentina.indexTitle })
    .getByRole('link', { name: 'Salta' })
    .focus();
  // The page scrolls to the focused province, and another one may come under the pointer.
  await expect.poll(() => asked).toContain('SAL-1600.webp');
  await shape(page, 'MEN').click();
  await expect(illustration(page)).toHaveAttribute('src', `${folder}MEN.jpg`);
  expect(asked.filter((name) => name.startsWith('MEN'))).toHaveLength(1);
});

test('Illustrations fade over each other in 0.75 s, and change at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openMapPage(page);
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      // Not its animation, which may be over before a busy machine reports it.
      document.documentElement.dataset.fade = getComputedStyle(target).transitionDuration;
    });
  });
  await shape(page, 'MEN').click();
  await expect(page.locator('html')).toHaveAttribute('data-fade', '0.75s');
  await expect(illustrations(page)).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => document.documentElement.removeAttribute('data-fade'));
  await shape(page, 'CHU').click();
  await expect(illustration(page)).toHaveAttribute('src', `${folder}CHU.jpg`);
  await expect(page.locator('html')).not.toHaveAttribute('data-fade');
});

test('An illustration that cannot be loaded leaves the previous one, and is tried again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/MEN-1600/);
  await page.route(`**${folder}MEN-1600.webp`, (route) => route.abort(), { times: 1 });
  await openMapPage(page);
  await shape(page, 'MEN').dispatchEvent('click');
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText('Mendoza');
  await expect(illustration(page)).toHaveAttribute('src', `${folder}CABA.jpg`);
  await shape(page, 'CHU').dispatchEvent('click');
  await shape(page, 'MEN').dispatchEvent('click');
  await expect(illustration(page)).toHaveAttribute('src', `${folder}MEN.jpg`);
});

test('The words begin at the same place at 390 px, below the plate’s caption, and the list follows them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openMapPage(page);
  const places = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [plate, caption] = [box('[data-illustrations]'), box('[data-active] .caption')];
      const [name, article, index] = [box('[data-active] h3'), box('[data-active]'), box('.index')];
      return {
        caption: (caption?.top ?? 0) - (plate?.bottom ?? 0),
        name: name && caption && name.top > caption.bottom,
        list: (index?.top ?? 0) - (article?.bottom ?? 0),
      };
    });
  const before = await places();
  expect(before.caption).toBeLessThan(16);
  expect(before.list).toBeLessThan(80);
  for (const code of provinceCodes) {
    await shape(page, code).dispatchEvent('click');
    expect([code, await places()]).toEqual([code, before]);
  }
});

test('The map and the list lead to the province’s text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMapPage(page);
  const heading = page.getByRole('article').getByRole('heading', { level: 3 });
  await shape(page, 'MEN').click();
  await expect(heading).toHaveText('Mendoza');
  await expect(heading).toBeInViewport();
  await page
    .getByRole('navigation', { name: dictionaryOf('en').whyArgentina.indexTitle })
    .getByRole('link', { name: 'Tucumán' })
    .click();
  await expect(heading).toHaveText('Tucumán');
  await expect(heading).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('All 24 texts can be read without scripts, and map and list lead to them', async ({ page }) => {
    await page.goto('/es/why-argentina');
    await expect(page.getByRole('article')).toHaveCount(provinceCodes.length);
    for (const article of await page.getByRole('article').all()) await expect(article).toBeVisible();
    await expect(illustrations(page)).toHaveCount(1);
    await shape(page, 'TUC').click();
    await expect(page).toHaveURL(/#TUC$/);
    await expect(page.locator('article#TUC')).toBeInViewport();
  });
});
