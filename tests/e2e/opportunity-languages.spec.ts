import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

const original = {
  title: 'Litio de la Puna',
  subtitle: 'De la salmuera al carbonato',
  description: 'Un salar de Catamarca.',
  language: 'es',
} as const;

const chinese = { title: '普纳高原锂矿', subtitle: '从盐湖卤水到碳酸锂', description: '位于卡塔马卡省的盐湖。' };

/** The page's own texts, apart from those of related opportunities. */
const own = (page: Page) => page.getByRole('article').locator('> :not(section)');

test('a reader has the texts in their language, with nothing said about another', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ ...original, translations: { zh: chinese } });
  await page.goto(`/zh/opportunity/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(chinese.title);
  await expect(heading).toHaveAttribute('lang', 'zh');
  for (const text of [chinese.subtitle, chinese.description]) {
    await expect(own(page).locator('[lang="zh"]').filter({ hasText: text })).toBeVisible();
  }
  await expect(own(page).getByText('原文')).toHaveCount(0);
  await expect(page.getByText(original.description)).toHaveCount(0);
  await expect(page).toHaveTitle(/^普纳高原锂矿/);
});

for (const [language, path, label] of [
  ['en', '', 'In Spanish'],
  ['zh', '/zh', '原文为西班牙语'],
] as const) {
  test(`in ${language}, texts without a translation are marked and labelled with their own language`, async ({
    page,
    createOpportunity,
  }) => {
    const { id } = await createOpportunity(original);
    await page.goto(`${path}/opportunity/${id}`);
    await expect(own(page).getByText(label, { exact: true })).toBeVisible();
    for (const text of [original.subtitle, original.description]) {
      await expect(page.getByText(text, { exact: true })).toHaveAttribute('lang', 'es');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test('a translation without a description has the original one, labelled by itself', async ({
  page,
  createOpportunity,
}) => {
  const translations = { zh: { ...chinese, description: '' } };
  const { id } = await createOpportunity({ ...original, language: 'en', translations });
  await page.goto(`/zh/opportunity/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese.title);
  await expect(own(page).getByText('原文为英语', { exact: true })).toHaveCount(1);
  await expect(page.getByText(original.description)).toHaveAttribute('lang', 'en');
  await page.goto(`/es/opportunity/${id}`);
  await expect(own(page).getByText('En inglés', { exact: true })).toHaveCount(1);
});

test('an image’s alternative text is the one of the page’s language, else the title', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  const { id, imageURL, ...made } = await createOpportunity({ ...original, images: ['home/1.jpg', 'home/2.jpg'] });
  const [first = '', second = ''] = imageURL;
  const imageAlts = { [first]: { zh: '盐湖' }, [second]: { en: 'A pilot plant' } };
  const data = { ...original, sector: made.sector, id, imageURL, imageAlts, translations: { zh: chinese } };
  const saved = await api.post('/api/opportunities/save', { headers: { Authorization: `Bearer ${token}` }, data });
  expect(saved.status()).toBe(200);
  for (const [path, alts, languages] of [
    ['', ['Litio de la Puna', 'A pilot plant'], ['es', 'en']],
    ['/zh', ['盐湖', '普纳高原锂矿'], ['zh', 'zh']],
  ] as const) {
    await page.goto(`${path}/opportunity/${id}`);
    const images = page.locator('[aria-roledescription] img');
    expect(await images.evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt))).toEqual(alts);
    expect(await images.evaluateAll((all: HTMLElement[]) => all.map(({ lang }) => lang))).toEqual(languages);
  }
});
