import { readFileSync } from 'node:fs';
import { provinceCodes } from '#domain/province';
import type { BrokenEdit } from './edit.ts';

const file = 'content/numbers/sections/company.yaml';
const list = 'content/numbers/pages.yaml';
const lines = readFileSync(list, 'utf8').split('\n');
/** The line of the list of pages that has this text. */
const lineOf = (text: string) => lines.findIndex((line) => line.trim() === text) + 1;
const name = (text: string) => `{ en: ${text}, es: ${text}, zh: 费用 }`;
/** A section with these fields. */
const sectionOf = (...lines: readonly string[]) => [`title: ${name('Power')}`, ...lines, ''].join('\n');
const provinces = (count: number, fact: (code: string) => string) =>
  provinceCodes.slice(0, count).map((code) => `      ${code}: ${fact(code)}`);
const area = (code: string) => `area-${code.toLowerCase()}`;

/** Mistakes in the pages of figures: facts without source, unlike facts side by side, too few provinces. */
export const brokenFigurePages: readonly BrokenEdit[] = [
  {
    what: 'a comparison of fewer than twelve provinces',
    file,
    to: sectionOf('provinces:', `  - name: ${name('Area')}`, '    facts:', ...provinces(11, area)),
    errors: [`${file}, line 4: a comparison of 11 provinces: expected at least 12, or rows.`],
  },
  {
    what: 'a figure without publisher, year and link',
    file,
    to: sectionOf('rows:', '  - fact: projected-growth', `    name: ${name('Exports')}`),
    errors: [
      `${file}, line 3: “projected-growth” has no publisher, no year, no address: the page names the source of each figure.`,
    ],
  },
  {
    what: 'a figure that is in no file',
    file,
    to: sectionOf('rows:', '  - fact: price-of-nothing', `    name: ${name('Price')}`),
    errors: [`${file}, line 3: “price-of-nothing” is no fact: expected a key of content/facts.`],
  },
  {
    what: 'a series of two units',
    file,
    to: sectionOf('series:', `  - title: ${name('Hours')}`, '    points: { 2024: hours-week, 2025: vat-rate }'),
    errors: [`${file}, line 4: “vat-rate” differs from the first in unit: expected the same.`],
  },
  {
    what: 'a series whose periods are words',
    file,
    to: sectionOf('series:', `  - title: ${name('Hours')}`, '    points: { now: hours-week, then: hours-day }'),
    errors: [
      `${file}, line 4: “points: now” of the first series is “hours-week”: expected years, quarters or months, such as 2025, 2025-Q3 or 2025-09, each with its fact.`,
      `${file}, line 4: “points: then” of the first series is “hours-day”: expected years, quarters or months, such as 2025, 2025-Q3 or 2025-09, each with its fact.`,
    ],
  },
  {
    what: 'provinces of two years side by side',
    file,
    to: sectionOf(
      'provinces:',
      `  - name: ${name('Area')}`,
      '    facts:',
      ...provinces(12, (code) => (code === 'CHA' ? 'unemployment-cha' : area(code))),
    ),
    errors: [
      `${file}, line 8: “unemployment-cha” differs from the first in unit and publisher and year: expected the same.`,
    ],
  },
  {
    what: 'a price of a month without an exchange rate',
    file: 'content/facts/costs-energy.yaml',
    from: /(?<=^gas-wholesale:\n(?: {2}.*\n)* {2}month: )\d{4}-\d\d$/m,
    to: '2024-03',
    errors: [
      'content/numbers/sections/gas.yaml, line 7: “gas-wholesale” is a price of 2024-03: expected the fact “exchange-rate-2024-03” (unit ars-per-usd) in content/facts.',
    ],
  },
  {
    what: 'a text in another language',
    file,
    to: sectionOf(`unpublished: [{ en: Nothing, es: Nada, zh: Nada }]`),
    errors: [`${file}, line 2: “Nada” is not Chinese: expected Chinese here.`],
  },
  {
    what: 'a section that is on two pages, and one without a file',
    file: list,
    from: '  - output\n',
    to: '  - output\n  - output\n  - nothing\n',
    errors: [
      `${list}, line ${lineOf('- output') + 1}: “output” is on a page already: expected it once.`,
      `${list}, line ${lineOf('- output') + 2}: “nothing” is no section: expected the name of a file of content/numbers/sections.`,
    ],
  },
  {
    what: 'a section that no page has',
    file: list,
    from: '  - output\n',
    to: '',
    errors: [`content/numbers/sections/output.yaml: this section is on no page: expected it in ${list}.`],
  },
  {
    what: 'a text that names an unknown figure',
    file,
    to: sectionOf('text: { en: "It is {price-of-nothing}.", es: "Es así.", zh: 如此。 }'),
    errors: [`${file}, line 2: “{price-of-nothing}” names nothing: expected a key of content/facts or content/laws.`],
  },
];
