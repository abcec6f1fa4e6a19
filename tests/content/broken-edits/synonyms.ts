import type { BrokenEdit } from './edit.ts';

const file = 'content/synonyms.yaml';
const group = (fr: string) => `time:\n  en: [time]\n  es: [tiempo]\n${fr}`;

/** Groups of synonyms that the search cannot read or that contradict each other. */
export const brokenSynonyms: readonly BrokenEdit[] = [
  {
    what: 'a word in two groups of synonyms',
    file,
    to: `${group('  zh: [时间]\n')}length:\n  en: [length, Time]\n  es: [largo]\n  zh: [长度]\n`,
    errors: [
      `${file}, line 6: “length: en” has 2 entries: “Time” is here twice: expected each word in one group only.`,
    ],
  },
  {
    what: 'a group of synonyms without one language',
    file,
    to: group(''),
    errors: [`${file}, line 1: “time: zh” is missing: expected a list of words or phrases, such as [wage, salary].`],
  },
];
