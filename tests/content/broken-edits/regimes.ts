import type { BrokenEdit } from './edit.ts';

const data = 'content/regimes/mining.yaml';
const rigi = 'content/regimes/rigi.yaml';

/** Unknown keys, or keys of the wrong kind, in a regime's data. */
export const brokenRegimes: readonly BrokenEdit[] = [
  {
    what: 'an unknown sector of a regime',
    file: data,
    from: 'sectors: [mining]',
    to: 'sectors: [minning]',
    errors: [
      'content/regimes/mining.yaml, line 2: the first sector is “minning”: expected one or more of real-state, energy, agriculture, tourism, industrial, vineyards, mining, tech, fishing, aerospace, education, research.',
    ],
  },
  {
    what: 'an unknown sub-sector of a regime',
    file: data,
    from: '  - copper',
    to: '  - coper',
    errors: [
      'content/regimes/mining.yaml, line 8: the second subSector is “coper”: expected a list of sub-sectors of src/domain/opportunity/sub-sector.ts.',
    ],
  },
  {
    what: 'a law of a regime that is in no file',
    file: data,
    from: 'laws: [law-24196]',
    to: 'laws: [law-24196, law-99999]',
    errors: ['content/regimes/mining.yaml, line 1: “law-99999” is no law: expected a key of content/laws.'],
  },
  {
    what: 'a law of a regime whose key has no hyphen',
    file: data,
    from: 'laws: [law-24196]',
    to: 'laws: [law24196]',
    errors: [
      'content/regimes/mining.yaml, line 1: the first law is “law24196”: expected a list of keys of content/laws, such as law-27742.',
    ],
  },
  {
    what: 'an authority that is not a publisher',
    file: 'content/regimes/knowledge-economy.yaml',
    from: 'authority: ministry-of-economy',
    to: 'authority: the-ministry',
    errors: [
      'content/regimes/knowledge-economy.yaml, line 41: “the-ministry” is no publisher: expected a key of content/publishers.',
    ],
  },
  {
    what: 'a deadline that is a sum',
    file: rigi,
    from: 'deadline: rigi-deadline',
    to: 'deadline: rigi-minimum',
    errors: [
      'content/regimes/rigi.yaml, line 91: “rigi-minimum” is a fact of the unit usd: expected one of the unit date.',
    ],
  },
];
