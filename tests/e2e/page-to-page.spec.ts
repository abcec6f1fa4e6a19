import { expect, test } from '../support/fixtures.ts';

// A reused visitor has cached files; these tests count those of a first visit.
test.use({ isReused: false });

test('A page is fetched once before a click, when the pointer or the keyboard’s focus rests on its link', async ({
  page,
  createOpportunity,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Sectors' }).hover();
  await expect.poll(() => asked).toContain('/sectors');
  await menu.getByRole('link', { name: 'Contact' }).hover();
  await expect.poll(() => asked).toContain('/contact');
  await menu.getByRole('link', { name: 'Sectors' }).hover();
  await menu.getByRole('link', { name: 'About' }).hover();
  await menu.getByRole('link', { name: 'Why Argentina' }).hover();
  await expect.poll(() => asked).toContain('/why-argentina');
  expect(asked.filter((path) => path === '/sectors')).toHaveLength(1);
  expect(asked.filter((path) => path === '/about')).toHaveLength(1);
  await test.step('A link that an island has added', async () => {
    const title = `Ahead ${crypto.randomUUID()}`;
    const { id } = await createOpportunity({ title });
    // Alone on its page, so that opportunities of other tests do not move it.
    await page.goto(`/opportunities?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: `Learn more about ${title}` }).focus();
    await expect.poll(() => asked).toContain(`/opportunity/${id}`);
  });
});

test('A transition leads from one page into the next, except with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageswap', (event) => sessionStorage.setItem('passes over', event.viewTransition ? 'yes' : 'no'));
  });
  for (const [reducedMotion, moves] of [
    ['no-preference', 'yes'],
    ['reduce', 'no'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sectors' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sectors' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('passes over'))).toBe(moves);
  }
});
