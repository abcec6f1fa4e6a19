import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { destinationOf } from '../support/destination.ts';
import { expect, test } from '../support/fixtures.ts';

// What other tests create would take the place of these tests' own projects.
test.use({ ownSite: true });

const featured = ['real-state', 'energy', 'agriculture', 'tourism'] as const;

for (const [language, widths] of [
  ['en', [390, 1440]],
  ['zh', [390]],
] as const) {
  const { home } = dictionaryOf(language);

  test(`The home page has its title, lead and slideshow in view and no accessibility fault, in ${language}`, async ({
    page,
    createOpportunity,
  }) => {
    await createOpportunity({ title: 'Lithium from brine', images: ['home/1.jpg'] });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath('/', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
      await expect(page.getByText(home.lead)).toBeInViewport();
      await expect(page.getByRole('button', { name: home.playPictures })).toBeInViewport();
      expect(await accessibilityFaults(page)).toEqual([]);
      const tops: number[] = [];
      for (const parallel of await page.locator('.parallel').all()) {
        const { x = Number.NaN, y = Number.NaN } = (await parallel.boundingBox()) ?? {};
        // At the margin: it begins at the left edge of the screen.
        expect(Math.abs(x)).toBeLessThanOrEqual(8);
        tops.push(y);
      }
      expect(tops).toHaveLength(5);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

const { contact, home, sectors, whyArgentina } = dictionaryOf('en');

test('The home page leads on by keyboard and by mouse, and a card of a sector or project is a link as a whole', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ title: 'Lithium from brine', images: ['home/1.jpg'] });
  await page.goto('/');
  await page.getByRole('link', { name: home.exploreOpportunities }).focus();
  expect(await destinationOf(page, () => page.keyboard.press('Enter'))).toBe('/opportunities');
  const region = page.getByRole('region', { name: home.sectorsTitle });
  for (const sector of featured) {
    const card = region.getByRole('listitem').filter({ has: page.getByRole('link', { name: sectors[sector] }) });
    const image = card.getByRole('img');
    await expect(image).toHaveAccessibleName(/\S/);
    // The link lies over the whole card.
    expect(await destinationOf(page, () => image.click({ force: true }))).toBe(`/sectors/${sector}`);
  }
  const byMouse = [
    [region, home.exploreSectors, '/sectors'],
    [page.getByRole('region', { name: home.provincesTitle }), whyArgentina.title, '/why-argentina'],
    [page.getByRole('region', { name: home.contactTitle }), contact.getInTouch, '/contact'],
  ] as const;
  for (const [part, name, path] of byMouse) {
    const link = part.getByRole('link', { name });
    expect(await destinationOf(page, () => link.click())).toBe(path);
  }
  const projects = page.getByRole('region', { name: home.projectsTitle });
  const project = projects.getByRole('article');
  const image = project.locator('img');
  await image.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  expect(await destinationOf(page, () => image.click({ force: true }))).toBe(`/opportunity/${id}`);
  const all = projects.getByRole('link', { name: home.allProjects });
  expect(await destinationOf(page, () => all.click())).toBe('/opportunities');
});

test('Nothing moves while the home page is read to its end', async ({ page, createOpportunity }) => {
  await createOpportunity({ title: 'Lithium from brine', images: ['home/1.jpg'] });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const moved = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      await Promise.all(
        [...document.querySelectorAll('main img')].map((image) => (image as HTMLImageElement).decode()),
      );
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return sum;
    });
    expect([width, moved]).toEqual([width, expect.closeTo(0, 2)]);
  }
});
