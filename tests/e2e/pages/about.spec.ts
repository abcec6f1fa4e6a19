import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { expect, test } from '../../support/fixtures.ts';

const { about, menu } = dictionaryOf('en');

test('The menu of another page leads to the founders, and every illustration of a value is loaded near the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sectors');
  const navigation = page.getByRole('banner').getByRole('navigation').first();
  await navigation.locator('summary').click();
  await navigation.getByRole('link', { name: menu.founders }).click();
  await expect(page).toHaveURL('/about#founders');
  await expect(page.getByRole('heading', { name: about.foundersTitle, exact: true })).toBeInViewport();
  for (const illustration of await page.locator('[data-moving-illustration] img').all()) {
    await illustration.scrollIntoViewIfNeeded();
    await expect(illustration).toHaveJSProperty('complete', true);
    expect(await illustration.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
});

test('The illustration of a value moves once in its own way, in less than the five seconds that would require a pause button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about');
  // A slow check would miss a short motion: the page itself records what begins.
  await page.evaluate(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      const timings = target.getAnimations().map((motion) => motion.effect?.getComputedTiming());
      target.dataset.motions = JSON.stringify(timings.map((timing) => [timing?.endTime, timing?.iterations]));
    };
    for (const beginning of ['animationstart', 'transitionrun']) document.addEventListener(beginning, note);
  });
  for (const illustration of await page.locator('[data-moving-illustration] img').all()) {
    await expect(illustration).not.toHaveAttribute('data-motions');
    await illustration.scrollIntoViewIfNeeded();
    await expect(illustration).toHaveAttribute('data-motions', /^\[\[\d+/);
    const motions: [number, number][] = JSON.parse((await illustration.getAttribute('data-motions')) ?? '[]');
    for (const [endTime, iterations] of motions) {
      expect(endTime).toBeLessThan(5000);
      expect(iterations).toBe(1);
    }
  }
  const ends = await page.locator('[data-moving-illustration] img').evaluateAll((illustrations) =>
    illustrations.map((illustration) => {
      const value = illustration.closest('article');
      const style = value && getComputedStyle(value);
      return ['--from', '--to', '--scale-from', '--scale-to'].map((name) => style?.getPropertyValue(name)).join();
    }),
  );
  expect(new Set(ends).size).toBe(4);
});

test('Illustrations and headings stay still with reduced motion, otherwise headings rise as they come into view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const words = page.locator('#purpose-title');
  await expect(words).not.toBeInViewport();
  await expect(words).toHaveCSS('translate', 'none');
  const frame = page.locator('[data-moving-illustration]').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-in-view');
  await expect(frame.locator('img')).toHaveCSS('scale', 'none');
  await expect(frame.locator('img')).toHaveCSS('translate', 'none');
  expect(await frame.locator('img').evaluate((image) => image.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(words).toHaveCSS('translate', '0px 12px');
  await words.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await expect(words).not.toHaveCSS('translate', '0px 12px');
});
