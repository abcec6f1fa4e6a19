import { parseHTML } from 'linkedom';
import { languages } from '#domain/language';
import { openDataPath } from '#domain/opportunity/open-data';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { expect, test } from '../../support/fixtures.ts';
import { scrollToProjects } from '../../support/home-page.ts';
import { parseCSV } from '../../support/parse-csv.ts';
import type { NewOpportunity } from '../../support/sites/site-api.ts';

test.use({ ownSite: true });

const texts = { title: 'Invented wind farm', subtitle: 'Turbines that nobody will build', description: 'None.' };
const translations = {
  es: { title: 'Parque eólico inventado', subtitle: 'Turbinas que nadie va a instalar', description: 'Nada.' },
  zh: { title: '虚构的风电场', subtitle: '不会有人建设的风机', description: '无。' },
};
const content: NewOpportunity = {
  ...{ ...texts, translations, images: ['home/2.jpg'], investment: { from: 250_000_000 } },
  sector: 'energy',
  province: 'BSAS',
  confirmedOn: '2026-11-20',
};

/**
 * The texts of a page for search engines and shared links: its title, its metas by `name` or `property`, its JSON-LD.
 */
function headOf(html: string) {
  const { document } = parseHTML(html);
  const metas = [...document.querySelectorAll('meta')].map((meta): [string, string] => [
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    meta.getAttribute('content') ?? '',
  ]);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return { title: document.title, metas: Object.fromEntries(metas), data };
}

/** The words that mark a text as a sample. */
const mark = { en: /sample/i, es: /ejemplo/i, zh: /示例/ } as const;

test('Every public output of a sample is marked as one and never as confirmed, in each language', async ({
  page,
  api,
  createOpportunity,
}) => {
  const { id, confirmedOn } = await createOpportunity({ ...content, sample: true });
  const other = await createOpportunity({ title: 'Another invention', sector: 'energy', sample: true });
  const ids = [id, other.id];
  expect(confirmedOn).toBeUndefined();
  const textOf = async (path: string) => (await api.get(path)).text();
  const [row] = (await (await api.get('/invests/all')).json()).filter((one: { id: string }) => one.id === id);
  expect(row).toMatchObject({ sample: true });
  expect(row).not.toHaveProperty('confirmedOn');
  const [columns = [], ...rows] = parseCSV(await textOf(openDataPath));
  const cells = rows.find((cells) => cells.includes(id)) ?? [];
  expect(cells[columns.indexOf('sample')]).toBe('sample');
  expect(cells[columns.indexOf('confirmed_on')]).toBe('');

  for (const language of languages) {
    const { facts, home, opportunities, shortlist, contact, search } = dictionaryOf(language);
    const title = language === 'en' ? texts.title : translations[language].title;
    const pathTo = (path: string) => localizedPath(path, language);
    const named = (text: string) => mark[language].test(text) && text.includes(title);
    const lineOf = (text: string) => text.split('\n').find((line) => line.includes(title)) ?? '';

    await test.step(`files in ${language}`, async () => {
      for (const subject of [language, `${language}/energy`]) {
        const feed = JSON.parse(await textOf(`/feeds/${subject}.json`));
        expect(feed.description).toMatch(mark[language]);
        const entry = feed.items.find(({ url }: { url: string }) => url.includes(id));
        for (const text of [entry.title, entry.summary, entry.content_text]) expect(text).toMatch(mark[language]);
        expect(entry.content_text).not.toContain(facts.confirmedOn);
        const atom = await textOf(`/feeds/${subject}.xml`);
        expect(atom).not.toContain(facts.confirmedOn);
        expect(lineOf(atom)).toMatch(mark[language]);
      }
    });

    await test.step(`the head, JSON-LD and shared links of its page in ${language}`, async () => {
      const html = await textOf(pathTo(`/opportunity/${id}`));
      const head = headOf(html);
      expect(named(head.title)).toBe(true);
      expect(named(head.metas['og:title'] ?? '')).toBe(true);
      for (const name of ['description', 'og:description']) expect(head.metas[name]).toMatch(mark[language]);
      const graph: Record<string, unknown>[] = JSON.parse(head.data)['@graph'];
      const described = graph.find((one) => one['@type'] === 'WebPage') ?? {};
      for (const text of [described.name, described.description]) expect(text).toMatch(mark[language]);
      expect(JSON.stringify(described.mainEntity)).toMatch(mark[language]);
      expect(JSON.stringify(graph.find((one) => one['@type'] === 'BreadcrumbList'))).toMatch(mark[language]);
      const [, subject = ''] = /mailto:\?subject=([^&"]*)/.exec(html) ?? [];
      expect(decodeURIComponent(subject)).toMatch(mark[language]);
      expect(/data-title="([^"]*)"/.exec(html)?.[1]).toMatch(mark[language]);
      const list = headOf(await textOf(pathTo('/opportunities')));
      for (const name of ['description', 'og:description']) expect(list.metas[name]).toMatch(mark[language]);
    });

    await test.step(`its page on screen and on paper in ${language}`, async () => {
      await page.goto(pathTo(`/opportunity/${id}`));
      const line = page.getByRole('article').locator('header p').first();
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        await expect(line).toBeVisible();
        await expect(line).toHaveText(mark[language]);
      }
      await page.emulateMedia({ media: 'screen' });
      await expect(page.getByText(facts.confirmedOn)).toHaveCount(0);
      await page.goto(pathTo(`/opportunity/${other.id}`));
      await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(mark[language]);
    });

    await test.step(`the list, the home page, the shortlist and the search in ${language}`, async () => {
      await page.goto(pathTo('/opportunities'));
      await expect(page.getByText(opportunities.samples)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(mark[language]);
      await page.goto(pathTo('/'));
      await scrollToProjects(page);
      await expect(page.getByRole('heading', { name: home.sampleProjectsTitle })).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: title })).toContainText(mark[language]);
      await page.goto(pathWithIds(pathTo('/shortlist'), 'ids', ids));
      const card = page.getByRole('listitem').filter({ hasText: title });
      await expect(card).toContainText(mark[language]);
      await expect(
        page
          .getByRole('row')
          .filter({ hasText: shortlist.sector })
          .getByRole('cell')
          .filter({ hasText: mark[language] }),
      ).toHaveCount(2);
      await page.emulateMedia({ media: 'print' });
      await expect(card.getByText(mark[language])).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page.goto(pathWithIds(pathTo('/contact'), 'about', ids));
      const about = page.getByRole('group', { name: contact.about }).getByRole('listitem').filter({ hasText: title });
      await expect(about).toContainText(mark[language]);
      await page.goto(pathTo('/search'));
      const main = page.getByRole('main');
      await main.getByLabel(search.field).fill(title);
      await main.getByRole('button', { name: search.submit }).click();
      await expect(page.locator('[data-group=opportunities] li').filter({ hasText: title })).toContainText(
        mark[language],
      );
    });
  }
});

test('An opportunity that is not a sample is never marked as one', async ({ page, api, createOpportunity }) => {
  const { id } = await createOpportunity({ ...content, title: 'A real wind farm' });
  await createOpportunity({ title: 'An invention', sector: 'energy', sample: true });
  const feed = await (await api.get('/feeds/en.json')).json();
  const titles = feed.items.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Sample: An invention', 'A real wind farm']);
  expect(feed.description).not.toMatch(mark.en);
  const html = await (await api.get(`/opportunity/${id}`)).text();
  expect(headOf(html).title).toBe('A real wind farm · Invest Argentina');
  await page.goto('/opportunities');
  await expect(page.getByText(dictionaryOf('en').opportunities.samples)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'A real wind farm' })).not.toContainText('Sample');
});
