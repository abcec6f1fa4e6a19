import { provinceCodes } from '#domain/province';
import type { BrokenEdit } from './edit.ts';

const file = 'content/numbers/costs.yaml';
const name = (text: string) => `{ en: ${text}, es: ${text}, zh: 费用 }`;
/** A page of one section with these fields. */
const pageOf = (...lines: readonly string[]) =>
  [`- key: power`, `  title: ${name('Power')}`, ...lines.map((line) => `  ${line}`), ''].join('\n');
const provinces = (count: number, fact: (code: string) => string) =>
  provinceCodes.slice(0, count).map((code) => `      ${code}: ${fact(code)}`);
const area = (code: string) => `area-${code.toLowerCase()}`;

/** Mistakes in the pages of figures: facts without source, unlike facts side by side, too few provinces. */
export const brokenFigurePages: readonly BrokenEdit[] = [
  {
    what: 'a comparison of fewer than twelve provinces',
    file,
    to: pageOf('provinces:', `  - name: ${name('Area')}`, '    facts:', ...provinces(11, area)),
    errors: [`${file}, line 5: a comparison of 11 provinces: expected at least 12, or rows.`],
  },
  {
    what: 'a figure without publisher, year and link',
    file,
    to: pageOf('rows:', '  - fact: projected-growth', `    name: ${name('Exports')}`),
    errors: [
      `${file}, line 4: “projected-growth” has no publisher, no year, no address: the page names the source of each figure.`,
    ],
  },
  {
    what: 'a figure that is in no file',
    file,
    to: pageOf('rows:', '  - fact: price-of-nothing', `    name: ${name('Price')}`),
    errors: [`${file}, line 4: “price-of-nothing” is no fact: expected a key of content/facts.`],
  },
  {
    what: 'a series of two units',
    file,
    to: pageOf('series:', `  - title: ${name('Hours')}`, '    points: { 2024: hours-week, 2025: vat-rate }'),
    errors: [`${file}, line 5: “vat-rate” differs from the first in unit: expected the same.`],
  },
  {
    what: 'a series whose periods are words',
    file,
    to: pageOf('series:', `  - title: ${name('Hours')}`, '    points: { now: hours-week, then: hours-day }'),
    errors: [
      `${file}, line 5: “points: now” of the first series of the first section is “hours-week”: expected years, quarters or months, such as 2025, 2025-Q3 or 2025-09, each with its fact.`,
      `${file}, line 5: “points: then” of the first series of the first section is “hours-day”: expected years, quarters or months, such as 2025, 2025-Q3 or 2025-09, each with its fact.`,
    ],
  },
  {
    what: 'provinces of two years side by side',
    file,
    to: pageOf(
      'provinces:',
      `  - name: ${name('Area')}`,
      '    facts:',
      ...provinces(12, (code) => (code === 'CHA' ? 'unemployment-cha' : area(code))),
    ),
    errors: [
      `${file}, line 9: “unemployment-cha” differs from the first in unit and publisher and year: expected the same.`,
    ],
  },
  {
    what: 'prices without the day of the exchange rate',
    file: 'content/facts/economy-money.yaml',
    from: /(?<=^exchange-rate-day:\n {2}value: ).*\n {2}unit: date$/m,
    to: '14\n  unit: days',
    errors: [
      ...['costs', 'labour'].map(
        (page) =>
          `content/numbers/${page}.yaml, line 2: expected the facts “exchange-rate” (unit ars-per-usd) and “exchange-rate-day” (unit date) in content/facts.`,
      ),
    ],
  },
  {
    what: 'a section in another language, and a key twice',
    file,
    to: `${pageOf(`text: ${name('Text')}`)}${pageOf(`unpublished: [{ en: Nothing, es: Nada, zh: Nada }]`)}`,
    errors: [
      `${file}, line 4: “power” is the key of another section too.`,
      `${file}, line 6: “Nada” is not Chinese: expected Chinese here.`,
    ],
  },
  {
    what: 'a text that names an unknown figure',
    file,
    to: pageOf('text: { en: "It is {price-of-nothing}.", es: "Es así.", zh: 如此。 }'),
    errors: [`${file}, line 3: “{price-of-nothing}” names nothing: expected a key of content/facts or content/laws.`],
  },
];
