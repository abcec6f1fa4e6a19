import { readFileSync } from 'node:fs';
import type { BrokenEdit } from './edit.ts';

const file = 'content/provinces/incentives.yaml';
const own = `${readFileSync(file, 'utf8').trimEnd()}\n`;
const first = own.split('\n').length;

/** A province's first incentive, appended to the file. Each test case changes some of its lines. */
const withOne = (law: string, en: string, sources: string, more = '') => `${own}FOR:
  law: ${law}
  benefit: { en: ${en}, es: Exención de impuestos provinciales, zh: 减免省税 }
  sources: [${sources}]
  checkedOn: 2026-11-23
${more}`;
const [law, source] = [/law: (\S+)/.exec(own)?.[1] ?? '', /sources: \[([\w-]+)/.exec(own)?.[1] ?? ''];

/** Mistakes in the provinces' own incentives: unknown keys, an invalid sum, a sentence in another language. */
export const brokenProvinceIncentives: readonly BrokenEdit[] = [
  {
    what: 'a province’s law and source that are in no file',
    file,
    to: withOne('law-for-1', 'Relief from provincial taxes', 'a-page-of-nobody'),
    errors: [
      `${file}, line ${first + 1}: “law-for-1” is no law: expected a key of content/laws.`,
      `${file}, line ${first + 3}: “a-page-of-nobody” is no source: expected a key of content/sources.`,
    ],
  },
  {
    what: 'a province’s smallest investment that is a day',
    file,
    to: withOne(law, 'Relief from provincial taxes', source, '  minimum: rigi-deadline\n'),
    errors: [
      `${file}, line ${first + 5}: “rigi-deadline” is no fact of the unit usd: expected a key of content/facts.`,
    ],
  },
  {
    what: 'a province’s incentive in Spanish where English is expected',
    file,
    to: withOne(
      law,
      'Exención de los impuestos de la provincia para las empresas que se radican en los parques y para las obras',
      source,
    ),
    errors: [
      `${file}, line ${first + 2}: “Exención de los impuestos de la provincia para …” is Spanish: expected English here.`,
    ],
  },
  {
    what: 'a province’s incentive without the day of its check',
    file,
    to: withOne(law, 'Relief from provincial taxes', source).replace(/ {2}checkedOn: [^\n]*\n$/, ''),
    errors: [`${file}, line ${first}: “FOR: checkedOn” is missing: expected a day, such as 2026-11-23.`],
  },
];
