import type { BrokenEdit } from './edit.ts';

const statistics = 'content/sectors/mining.yaml';

/** Statistics of a sector with a wrong field, and with figures that differ between languages or from their fact. */
export const brokenStatistics: readonly BrokenEdit[] = [
  {
    what: 'a figure of more than four characters',
    file: statistics,
    from: 'en: "30"',
    to: 'en: "30 years"',
    errors: [
      'content/sectors/mining.yaml, line 3: “figure: en” of the first statistic is “30 years”: expected at most four characters; the rest belongs to the caption.',
    ],
  },
  {
    what: 'a statistic without its caption in one language',
    file: statistics,
    from: /\n {6}es: "productor mundial.*/,
    to: '',
    errors: ['content/sectors/mining.yaml, line 16: “caption: es” of the third statistic is missing: expected a text.'],
  },
  {
    what: 'no statistics',
    file: statistics,
    from: /statistics:[\s\S]*/,
    to: 'statistics: []',
    errors: [
      'content/facts/fixture.yaml, line 25: nothing names “fixture-mining-stability”: remove it, or name it in a text.',
      'content/facts/fixture.yaml, line 33: nothing names “fixture-lithium-resources-rank”: remove it, or name it in a text.',
      'content/facts/fixture.yaml, line 41: nothing names “fixture-lithium-producer-rank”: remove it, or name it in a text.',
      'content/facts/fixture.yaml, line 49: nothing names “fixture-mining-exports”: remove it, or name it in a text.',
      'content/sectors/mining.yaml, line 1: “statistics” has 0 entries: expected a list of one to six, each with fact, figure and caption.',
    ],
  },
  {
    what: 'a statistic without a fact',
    file: statistics,
    from: '- fact: fixture-mining-exports\n    figure',
    to: '- figure',
    errors: [
      'content/facts/fixture.yaml, line 49: nothing names “fixture-mining-exports”: remove it, or name it in a text.',
      'content/sectors/mining.yaml, line 20: “fact” of the fourth statistic is missing: expected a key of content/facts.',
    ],
  },
  {
    what: 'a figure changed in one language',
    file: statistics,
    from: 'en: "30"',
    to: 'en: "31"',
    errors: [
      'content/sectors/mining.yaml, line 2: the figure of the first statistic is 31, and “fixture-mining-stability” in content/facts is 30: expected the same.',
      'content/sectors/mining.yaml, line 3: the figure of the first statistic is 31, in Spanish and Chinese 30: expected the same in each language.',
    ],
  },
  {
    what: 'a large figure changed in one language',
    file: statistics,
    from: '60亿',
    to: '61亿',
    errors: [
      'content/sectors/mining.yaml, line 20: the figure of the fourth statistic is 6,100,000,000, and “fixture-mining-exports” in content/facts is 6,000,000,000: expected the same.',
      'content/sectors/mining.yaml, line 21: the figure of the fourth statistic is 6,100,000,000, in English and Spanish 6,000,000,000: expected the same in each language.',
    ],
  },
  {
    what: 'a number in a caption changed in one language',
    file: 'content/sectors/energy.yaml',
    from: 'en 68 parques',
    to: 'en 69 parques',
    errors: [
      'content/sectors/energy.yaml, line 18: the text of the third statistic says 69, where the other languages say 68: expected the same numbers.',
    ],
  },
  {
    what: 'a caption in another language',
    file: statistics,
    from: 'años de estabilidad fiscal para los proyectos mineros',
    to: 'years of fiscal stability for the mining projects in this country',
    errors: [
      'content/sectors/mining.yaml, line 6: “years of fiscal stability for the mining projec…” is English: expected Spanish here.',
    ],
  },
  {
    what: 'the fact of another statistic',
    file: statistics,
    from: 'fact: fixture-lithium-producer-rank',
    to: 'fact: fixture-lithium-resources-rank',
    errors: [
      'content/facts/fixture.yaml, line 41: nothing names “fixture-lithium-producer-rank”: remove it, or name it in a text.',
      'content/sectors/mining.yaml, line 14: the figure of the third statistic is 5, and “fixture-lithium-resources-rank” in content/facts is 2: expected the same.',
    ],
  },
];
