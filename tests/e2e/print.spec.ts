import { expect, test } from '../support/fixtures.ts';

test('an opportunity prints without header, footer and menu, and says where it comes from', async ({
  page,
  createOpportunity,
}) => {
  const { id, title } = await createOpportunity();
  await page.goto(`/es/opportunity/${id}`);
  const source = page.getByText(`/es/opportunity/${id}`);
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(source).toBeVisible();
  await expect(source).toContainText('+54');
});

test('a sample opportunity, with its first picture, fits one sheet', async ({ page, api }) => {
  const [first] = await (await api.get('/invests/all')).json();
  await page.goto(`/opportunity/${first.id}`);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toBeInViewport();
  for (const other of (await pictures.all()).slice(1)) await expect(other).not.toBeInViewport();
});
