import { fixedOnPaper, paleOnPaper } from '../support/browser/paper.ts';
import { expect, test } from '../support/fixtures.ts';

test('No element is fixed on every printed sheet, and no printed words are pale', async ({
  page,
  expectProblem,
  createOpportunity,
}) => {
  expectProblem(/404/);
  const { id } = await createOpportunity({ description: 'A line.\n'.repeat(200) });
  const screens = ['/', '/opportunities', '/sectors/energy', '/why-argentina', '/provinces', '/guide/glossary'];
  for (const url of [...screens, `/opportunity/${id}`, '/nothing']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(url);
    // The skip link has the focus, as when a reader prints by keyboard.
    await page.keyboard.press('Tab');
    await page.emulateMedia({ media: 'print' });
    expect.soft(await fixedOnPaper(page), url).toEqual([]);
    expect.soft(await paleOnPaper(page), url).toEqual([]);
  }
});

test('A sector prints its title at the top of a sheet, under an illustration that leaves room for the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 688, height: 1017 });
  for (const url of ['/sectors/energy', '/']) {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'no-preference' });
    await page.goto(url);
    // The home page fetches its other slides: only the visible one is printed.
    if (url === '/') await expect(page.locator('[data-stage] > *')).toHaveCount(8);
    await page.emulateMedia({ media: 'print' });
    const { illustration, title } = await page.evaluate(boxesOnPaper);
    expect(illustration?.height).toBeLessThan(300);
    expect(title?.top).toBeGreaterThanOrEqual(illustration?.bottom ?? Number.NaN);
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeInViewport();
  }
});

/**
 * The positions of the first visible illustration and of the title at one moment, because the home page’s slides
 * change.
 */
function boxesOnPaper() {
  const images = Array.from(document.querySelectorAll('main img')).filter((image) =>
    image.checkVisibility({ visibilityProperty: true }),
  );
  const [illustration, title] = [images[0], document.querySelector('h1')].map((element) => {
    const { top, bottom, height } = element?.getBoundingClientRect() ?? {};
    return { top, bottom, height };
  });
  return { illustration, title };
}
