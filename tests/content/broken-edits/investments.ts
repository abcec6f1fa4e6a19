import { readFileSync } from 'node:fs';
import type { BrokenEdit } from './edit.ts';

const file = 'content/investments/others.yaml';
const own = `${readFileSync(file, 'utf8').trimEnd()}\n`;
const first = own.split('\n').length;
const publisher = /publisher: (\S+)/.exec(own)?.[1] ?? '';
/** The first entry of the other file. */
const other = 'content/investments/rigi-approved.yaml';
const lines = readFileSync(other, 'utf8').split('\n');
const takenAt = lines.findIndex((line) => /^[a-z\d-]+:$/.test(line));
const taken = (lines[takenAt] ?? '').replace(':', '');

const lineOf = (path: string, text: string) => readFileSync(path, 'utf8').split('\n').indexOf(text) + 1;

/** An entry of the register, appended to the file. Each test case changes some of its lines. */
const withOne = (key: string, more: string, en = 'A lithium plant') => `${own}${key}:
  name: Ejemplo
  what: { en: ${en}, es: Una planta de litio, zh: 锂盐厂 }
  companies: [{ name: Example, countries: [CA] }]
  sector: mining
  provinces: [SAL]
  address: https://www.example.com/
  checkedOn: 2026-11-29
${more}`;

/** Mistakes in the register of investments, the list of companies and the treaties. */
export const brokenInvestments: readonly BrokenEdit[] = [
  {
    what: 'an investment whose publisher and law are in no file',
    file,
    to: withOne('example', '  status: announced\n  publisher: nobody\n  law: resolution-0-1\n'),
    errors: [
      `${file}, line ${first + 9}: “nobody” is no publisher: expected a key of content/publishers.`,
      `${file}, line ${first + 10}: “resolution-0-1” is no law: expected a key of content/laws.`,
    ],
  },
  {
    what: 'an approved application without the day of the decision',
    file,
    to: withOne('example', `  status: approved\n  publisher: ${publisher}\n`),
    errors: [`${file}, line ${first}: “example: day” is missing: expected the day of the decision.`],
  },
  {
    what: 'an investment that two files have',
    file,
    to: withOne(taken, `  status: announced\n  publisher: ${publisher}\n`),
    errors: [`${other}, line ${takenAt + 1}: “${taken}” is in ${file} too: keep one of the two.`],
  },
  {
    what: 'an investment in Spanish where English is expected',
    file,
    to: withOne(
      'example',
      `  status: announced\n  publisher: ${publisher}\n`,
      'Una planta de litio en el salar de la provincia para la exportación de carbonato',
    ),
    errors: [
      `${file}, line ${first + 2}: “Una planta de litio en el salar de la provincia…” is Spanish: expected English here.`,
    ],
  },
  {
    what: 'a sub-sector of another sector',
    file,
    to: withOne('example', `  status: announced\n  publisher: ${publisher}\n  subSector: wind\n`),
    errors: [`${file}, line ${first + 10}: “example: subSector” is “wind”: expected a sub-sector of the sector.`],
  },
  {
    what: 'a company without a country',
    file: 'content/companies/resources.yaml',
    from: /countries: \[GB, AU\]/,
    to: 'countries: []',
    errors: [
      'content/companies/resources.yaml, line 4: “rio-tinto: countries” has 0 entries: expected a list of countries by their two capitals, such as [CA, CN].',
    ],
  },
  {
    what: 'a treaty that two files have',
    file: 'content/treaties/limited-taxation.yaml',
    from: /\s*$/,
    to: `
- country: CN
  kind: taxation
  status: in-force
  addresses: [https://www.example.com/]
  checkedOn: 2026-11-29
`,
    errors: [
      `content/treaties/taxation.yaml, line ${lineOf('content/treaties/taxation.yaml', '- country: CN')}: the taxation treaty with CN is in content/treaties/limited-taxation.yaml too: keep one of the two.`,
    ],
  },
];
