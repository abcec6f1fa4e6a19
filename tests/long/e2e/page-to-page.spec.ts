import { expect, test } from '../../support/fixtures.ts';

// A reused visitor has cached files; these tests count those of a first visit.
test.use({ isReused: false });

test('Nothing is fetched ahead for a reader who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await page.clock.install();
  const sectors = page.getByRole('contentinfo').getByRole('link', { name: 'Sectors' });
  await sectors.hover();
  await sectors.focus();
  await page.clock.runFor(1_000);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(asked).toContain('/robots.txt');
  expect(asked).not.toContain('/sectors');
});
