import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import type { NewOpportunity } from '../support/site-api.ts';

const everyFact: NewOpportunity = {
  sector: 'mining',
  province: 'CAT',
  investment: { from: 240_000_000, to: 310_000_000 },
  stage: 'permits',
  seeking: ['equity', 'offtake'],
  deadline: '2099-03-31',
  confirmedOn: '2020-01-31',
  open: ['water', 'community'],
};

const sheet = {
  en: [
    ['Investment sought', 'US$240–310 million'],
    ['Province', 'Catamarca'],
    ['Stage', 'Permits'],
    ['Looking for', 'Equity, offtake agreement'],
    ['Apply by', '31 March 2099'],
    ['Not settled yet', 'Water rights, community consent'],
    ['Last confirmed', 'Not confirmed for 90 days'],
  ],
  es: [
    ['Inversión buscada', 'US$ 240–310 millones'],
    ['Provincia', 'Catamarca'],
    ['Etapa', 'Permisos'],
    ['Qué se busca', 'Capital, contrato de compra de producción'],
    ['Presentaciones hasta', '31 de marzo de 2099'],
    ['Pendiente de definición', 'Derechos de agua, consentimiento de la comunidad'],
    ['Última confirmación', 'Sin confirmar desde hace más de 90 días'],
  ],
  zh: [
    ['拟引资金额', '2.4亿至3.1亿美元'],
    ['所在省份', '卡塔马卡省'],
    ['所处阶段', '办理许可'],
    ['合作需求', '股权投资、承购协议'],
    ['申请截止', '2099年3月31日'],
    ['待落实事项', '水权、社区同意'],
    ['最近核实', '已超过90天未核实'],
  ],
} as const;

/** What the fact sheet says, line by line. */
function factsOf(page: Page): Promise<(readonly [string, string])[]> {
  const lines = page.getByRole('main').locator('dl > div');
  return lines.evaluateAll((all) =>
    all.map((line) => {
      const [term, fact] = [...line.children].map(
        ({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim() ?? '',
      );
      return [term ?? '', fact ?? ''] as const;
    }),
  );
}

for (const language of languages) {
  const { facts, menu, opportunity: texts, sectors } = dictionaryOf(language);

  test(`the page in ${language} shows every fact, the province on the map, and the way to it`, async ({
    page,
    createOpportunity,
  }) => {
    const { id, title } = await createOpportunity(everyFact);
    const path = localizedPath(`/opportunity/${id}`, language);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: facts.title })).toBeVisible();
    expect(await factsOf(page)).toEqual(sheet[language]);

    const trail = page.getByRole('navigation', { name: texts.trail });
    const links = trail.getByRole('link');
    await expect(links).toHaveText([menu.opportunities, sectors.mining]);
    await expect(links.nth(0)).toHaveAttribute('href', localizedPath('/opportunities', language));
    await expect(links.nth(1)).toHaveAttribute('href', localizedPath('/opportunities/mining', language));
    await expect(trail.getByRole('listitem').last()).toHaveText(title);
    await expect(trail.getByRole('listitem').last()).toHaveAttribute('aria-current', 'page');

    const contact = `${localizedPath('/contact', language)}?about=${id}`;
    await expect(page.getByRole('link', { name: texts.enquire })).toHaveAttribute('href', contact);
    await page.setViewportSize({ width: 390, height: 844 });
    // On a phone again at the end, after everything else of the page.
    const last = page.getByRole('article').getByRole('link').last();
    await expect(last).toHaveText(texts.enquire);
    await expect(last).toHaveAttribute('href', contact);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: fill(texts.onMap, { province: sheet[language][1][1] }) }).press('Enter');
    await expect(page).toHaveURL(`${localizedPath('/why-argentina', language)}#CAT`);
    await expect(page.locator('article#CAT')).toBeVisible();
  });

  test(`in ${language} a sum that is not known is on request, and so are all facts where none is known`, async ({
    page,
    createOpportunity,
  }) => {
    const some = await createOpportunity({ stage: 'idea' });
    await page.goto(localizedPath(`/opportunity/${some.id}`, language));
    expect(await factsOf(page)).toEqual([
      [facts.investment, facts.onRequest],
      [facts.stage, facts.stages.idea],
    ]);
    const none = await createOpportunity({});
    await page.goto(localizedPath(`/opportunity/${none.id}`, language));
    const about = page.getByRole('region', { name: facts.title });
    await expect(about.getByText(facts.onRequest)).toBeVisible();
    await expect(about.getByRole('term')).toHaveCount(0);
    await expect(page.getByRole('main').locator('a[href*="/why-argentina#"]')).toHaveCount(0);
  });
}

test('the sum is larger than every other fact', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity(everyFact);
  await page.goto(`/opportunity/${id}`);
  const sizes = await page
    .getByRole('definition')
    .evaluateAll((all) => all.map((fact) => Number.parseFloat(getComputedStyle(fact).fontSize)));
  const [sum = 0, ...others] = sizes;
  expect(others).toHaveLength(6);
  for (const other of others) expect(sum).toBeGreaterThan(1.5 * other);
});

test('search engines are told of the project, its province and its dates', async ({ page, createOpportunity }) => {
  const { id, title, createdAt, updatedAt } = await createOpportunity({ ...everyFact, images: ['home/1.jpg'] });
  await page.goto(`/zh/opportunity/${id}`);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: { '@type': string }[] = JSON.parse(json ?? '')['@graph'];
  const image = expect.stringMatching(/^https?:.*\/\.netlify\/images\?/);
  const url = expect.stringMatching(new RegExp(`^https?:.*/zh/opportunity/${id}$`));
  expect(graph.find((part) => part['@type'] === 'WebPage')).toMatchObject({
    ...{ url, inLanguage: 'en', datePublished: createdAt, dateModified: updatedAt, image },
    mainEntity: { '@type': 'Project', name: title, url, image, areaServed: { name: '卡塔马卡省' } },
  });
  expect(graph.find((part) => part['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{}, { name: '投资机会' }, { name: '矿业' }, { name: title, item: url }],
  });
});
