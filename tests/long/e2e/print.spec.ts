import { fixedOnPaper, paleOnPaper } from '../../support/browser/paper.ts';
import { expect, test } from '../../support/fixtures.ts';

test('An opportunity prints without header, footer and menu, and with its URL', async ({ page, createOpportunity }) => {
  const { id, title } = await createOpportunity();
  await page.goto(`/es/opportunity/${id}`);
  const source = page.locator('.sheet-foot', { hasText: `/es/opportunity/${id}` });
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(source).toBeVisible();
  await expect(source).toContainText('+54');
});

test('A sample opportunity, with its first image, fits one sheet', async ({ page, api }) => {
  // The oldest one is certainly a sample: other tests create and delete newer ones.
  const all: { id: string }[] = await (await api.get('/invests/all')).json();
  await page.goto(`/opportunity/${all.at(-1)?.id}`);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  // The code is an image too.
  const images = page.getByRole('main').locator('img:not([src^="/qr/"])');
  await expect(images.first()).toBeInViewport();
  for (const other of (await images.all()).slice(1)) await expect(other).not.toBeInViewport();
});

test('An opportunity with every fact fits one sheet, with its facts beside the image', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({
    subtitle:
      'A subtitle of two lines on paper, such as those that administrators write for their opportunities, or more',
    description: `${'A line of a fact sheet\n'.repeat(5)}${'\nA paragraph of three lines. '.repeat(5).repeat(3)}`,
    images: ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg'],
    ...{ province: 'CAT', investment: { from: 240_000_000, to: 310_000_000 }, stage: 'feasibility' },
    ...{ seeking: ['equity', 'debt', 'offtake'], deadline: '2099-03-31', confirmedOn: '2020-01-31' },
    open: ['permits', 'water', 'community'],
  });
  await page.goto(`/es/opportunity/${id}`);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.setViewportSize({ width: 688, height: 1017 });
  await page.emulateMedia({ media: 'print' });
  const image = await page.getByRole('main').locator('img').first().boundingBox();
  const sum = await page.getByRole('definition').first().boundingBox();
  expect(sum?.x).toBeGreaterThan((image?.x ?? 0) + (image?.width ?? 0));
  expect(sum?.y).toBeLessThan((image?.y ?? 0) + (image?.height ?? 0));
});

test('Further pages print no fixed elements on every sheet and no pale words', async ({
  page,
  expectProblem,
  createOpportunity,
}) => {
  expectProblem(/404/);
  const { id } = await createOpportunity({ description: 'A line.\n'.repeat(200) });
  const screens = ['/sectors', '/about', '/contact', '/enquiry', '/privacy', '/incentives', '/shortlist', '/guide'];
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
