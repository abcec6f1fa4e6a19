import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { assumptionNames, projectNames, readProject, standardAssumptions } from '#domain/your-project/query';
import { sumOf, taxesOf, taxRegimes } from '#domain/your-project/taxes';
import { readFactBook } from '../../scripts/build/fact-book.ts';
import { standardRatesOf, taxLawOf } from '../../src/content-readers/tax-law.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { sumText } from '../../src/i18n/money.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, fetchFrom, fetchPage, pageAt, textOf } from '../support/pages.ts';

const book = readFactBook('.');
const lithium = 'activity=mining.lithium&province=SAL&cost=640&jobs=300&start=2027';
const path = '/your-project/answer';

const resultOf = async (query: string, language: (typeof languages)[number] = 'en') =>
  (await fetchPage(`${path}?${query}`, language)).document;

/** The totals of both regimes, calculated by the rules. */
function totalsOf(query: string): readonly number[] {
  const { project, given } = readProject(`?${query}`);
  const standard = standardAssumptions(project, standardRatesOf(book));
  const assumptions = { ...standard, ...given, totalCost: project.totalCost ?? 0 };
  return taxRegimes.map((regime) => sumOf(taxesOf(assumptions, taxLawOf(book), regime), 'total'));
}

describe.each(languages)('“Your project” in %s', (language) => {
  const { incentives, yourProject: texts } = dictionaryOf(language);

  test('The form has a labelled field for each part of the project and each assumption, and is sent by GET', () => {
    const { document } = pageAt('/your-project', language);
    const form = document.querySelector('main form');
    expect(form?.getAttribute('method')).toBe('get');
    expect(form?.getAttribute('action')).toBe(localizedPath(path, language));
    const names = attributes(document, 'main form :is(input, select)', 'name');
    expect(names).toEqual(['activity', 'province', 'size', ...projectNames, ...assumptionNames]);
    for (const name of names) expect(document.querySelector(`label[for="project-${name}"]`), name).not.toBeNull();
    expect(textOf(document.querySelector('main'))).toContain(dictionaryOf(language).guide.advice);
  });

  test('The answer has regimes, taxes, rules, steps, matches and a way to an enquiry', async () => {
    const document = await resultOf(lithium, language);
    const headings = all(document, 'main h2').map(textOf);
    for (const title of [incentives.concern, texts.taxesTitle, texts.stepsTitle, texts.matchesTitle]) {
      expect(headings).toContain(title);
    }
    const main = textOf(document.querySelector('main')).replaceAll('\u00a0', ' ');
    for (const total of totalsOf(lithium)) {
      expect(main).toContain(sumText(total, language).replaceAll('\u00a0', ' '));
      expect(main).toContain(total.toLocaleString(language).replaceAll('\u00a0', ' '));
    }
    for (const { name } of Object.values(texts.rules)) expect(main).toContain(name);
    expect(main).toContain(texts.rigiStep);
    expect(main).toContain(dictionaryOf(language).guide.advice);
    expect(main).not.toMatch(/\{\w/);
    const contact = attributes(document, 'main a.button-primary', 'href').find((href) => href.includes('project='));
    expect(contact).toContain(localizedPath('/contact', language));
    expect(new URLSearchParams(contact?.split('?')[1]).get('project')).toBe(lithium);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('Each year of the table has the taxes that the rules give, to the dollar', async () => {
    const document = await resultOf(lithium, language);
    const table = all(document, 'main table')[0] ?? document;
    const rows = all(table, 'tbody tr').map((row) => [...row.children].map(textOf));
    const { project } = readProject(`?${lithium}`);
    const assumptions = { ...standardAssumptions(project, standardRatesOf(book)), totalCost: 640_000_000 };
    const [without, within] = taxRegimes.map((regime) => taxesOf(assumptions, taxLawOf(book), regime));
    expect(rows.map(([year, one, other]) => [year, one, other])).toEqual(
      without?.map(({ total }, index) => [
        String(2027 + index),
        total.toLocaleString(language),
        within?.[index]?.total.toLocaleString(language),
      ]),
    );
  });
});

test.each(languages)(
  'The %s steps are those of the chapter, with RIGI after the fifth and mining last',
  async (language) => {
    const { yourProject: texts } = dictionaryOf(language);
    const steps = all(await resultOf(lithium, language), 'section[aria-labelledby=steps-title] li');
    const chapter = all(pageAt('/guide/begin', language).document, 'main h2').map(textOf);
    const titles = chapter.flatMap((heading) => /^\d+[.．、]\s*(.*)/.exec(heading)?.[1] ?? []);
    expect(steps.map((step) => textOf(step.querySelector('h3')))).toEqual([
      ...titles.slice(0, 5),
      texts.rigiStep,
      ...titles.slice(5),
      texts.miningStep,
    ]);
    for (const step of steps) {
      const [authority, time] = all(step, 'p').map(textOf);
      expect([authority, time]).toEqual([
        expect.stringMatching(`^${texts.authority}[:：]`),
        expect.stringMatching(`^${texts.time}[:：]`),
      ]);
    }
  },
);

test('The exchange rate and VAT of the answer are those of the facts, the rate in steps of 100 pesos', async () => {
  const { names } = dictionaryOf('en').yourProject;
  const { pesosPerDollar, vat } = standardRatesOf(book);
  expect(pesosPerDollar % 100).toBe(0);
  expect(Math.abs(pesosPerDollar - Number(book.facts.get('exchange-rate')?.value))).toBeLessThanOrEqual(50);
  const main = textOf((await resultOf(lithium)).querySelector('main'));
  expect(main).toContain(`${names.vat}: ${vat} · `);
  expect(main).toContain(`${names.pesosPerDollar}: ${pesosPerDollar.toLocaleString('en')}`);
});

test('Housing gets the general law alone, because RIGI does not cover it', async () => {
  const { yourProject: texts } = dictionaryOf('en');
  const main = textOf((await resultOf('activity=real-state.housing&province=CABA&cost=165')).querySelector('main'));
  expect(main).toContain(texts.onlyGeneral);
  expect(main).toContain(texts.noRegime);
  expect(main).not.toContain(texts.rigiStep);
});

test('A missed minimum says by how much, and the taxes are those of the general law', async () => {
  const main = textOf((await resultOf('activity=energy.wind&province=CHU&cost=86')).querySelector('main'));
  expect(main.replaceAll('\u00a0', ' ')).toContain('falls US$114 million short');
  expect(main).toContain(dictionaryOf('en').yourProject.onlyGeneral);
});

test('Without a total cost the answer asks for it, and shows the rest', async () => {
  const { incentives, yourProject: texts } = dictionaryOf('en');
  const main = textOf((await resultOf('activity=energy.wind')).querySelector('main'));
  for (const text of [texts.costNeeded, incentives.checks.facts.totalCost, texts.stepsTitle])
    expect(main).toContain(text);
});

test('A number that cannot be used and a missing activity are named above the form and at their fields', async () => {
  const { yourProject: texts } = dictionaryOf('en');
  const document = await resultOf('activity=&cost=abc&exports=101');
  const alert = document.querySelector('[role=alert]');
  expect(textOf(alert?.querySelector('h2'))).toBe(texts.errorsTitle);
  expect(all(alert ?? document, 'a').map((link) => link.getAttribute('href'))).toEqual([
    '#project-activity',
    '#project-cost',
    '#project-exports',
  ]);
  for (const name of ['activity', 'cost', 'exports']) {
    const field = document.querySelector(`#project-${name}`);
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector(`#project-${name}-problem`)).not.toBeNull();
  }
  expect(document.querySelector('#project-cost')?.getAttribute('value')).toBe('abc');
});

test('The sub-sector’s opportunities come first among the matches', async () => {
  const document = await resultOf('activity=mining.copper&province=CAT&cost=100');
  const first = document.querySelector('section[aria-labelledby=related-title] li h3');
  expect(textOf(first)).toContain('Copper');
});

test('A number that cannot be used is shown above the answer', async () => {
  const document = await resultOf('activity=energy.wind&cost=abc');
  const [form, heading] = all(document, 'form#project, h2#taxes-title');
  expect([form?.localName, heading?.localName]).toEqual(['form', 'h2']);
  expect(all(document, 'form#project [role="alert"] a').map((link) => link.getAttribute('href'))).toEqual([
    '#project-cost',
  ]);
});

test('The address without answers shows the form without errors, and search engines leave it out', async () => {
  const { document } = await fetchPage(path);
  expect(document.querySelector('main form')).not.toBeNull();
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('Typed text is escaped, and an unknown language is not found', async () => {
  const { html } = await fetchPage(`${path}?activity=mining&cost=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).not.toContain('<script>alert(1)');
  expect((await fetchFrom('/fr/your-project/answer?activity=mining')).status).toBe(404);
});
