import type { BrokenEdit } from './edit.ts';

const mining = 'content/sectors/en/mining.md';
const statistics = 'content/sectors/mining.yaml';
const site = 'content/site.yaml';
const founders = 'content/founders.yaml';

/** Fields that are invalid YAML, and fields with unexpected values. */
export const brokenFields: readonly BrokenEdit[] = [
  {
    what: 'a colon in a summary',
    file: mining,
    from: 'summary: Lithium, copper',
    to: 'summary: Lithium: copper',
    errors: [
      'content/sectors/en/mining.md, line 3: a text with a colon has to stand in quotation marks: summary: "Lithium: copper, gold and silver along the Andes, with 30-year fiscal stability written into law.".',
    ],
  },
  {
    what: 'a tab',
    file: statistics,
    from: '    figure: { en: "30"',
    to: '\tfigure: { en: "30"',
    errors: ['content/sectors/mining.yaml, line 3: this line is indented with a tab; indent it with spaces.'],
  },
  {
    what: 'no line of hyphens after the fields',
    file: mining,
    from: '\n---\n\nThe',
    to: '\n\nThe',
    errors: [
      'content/sectors/en/mining.md, line 4: the line of three hyphens (---) that ends the fields is missing; expected it here.',
    ],
  },
  {
    what: 'no line of hyphens before the fields',
    file: mining,
    from: '---\ntitle',
    to: 'title',
    errors: ['content/sectors/en/mining.md, line 1: the file has to begin with a line of three hyphens (---).'],
  },
  {
    what: 'a quotation mark that is not closed',
    file: statistics,
    from: 'exports in a year"',
    to: 'exports in a year',
    errors: [
      'content/sectors/mining.yaml, line 23: a quotation mark (") is missing: the text has to begin and to end with one.',
    ],
  },
  {
    what: 'quotation marks within a text',
    file: statistics,
    from: '"US dollars of mining exports in a year"',
    to: '"US dollars of "mining" exports in a year"',
    errors: [
      'content/sectors/mining.yaml, line 23: within a text in quotation marks, a quotation mark needs a backslash before it: en: "US dollars of \\"mining\\" exports in a year".',
    ],
  },
  {
    what: 'a field out of its column',
    file: statistics,
    from: '    caption:',
    to: '   caption:',
    errors: [
      'content/sectors/mining.yaml, line 4: “caption:” has to begin in the same column as the fields beside it.',
    ],
  },
  {
    what: 'a field too far to the right',
    file: mining,
    from: 'summary:',
    to: ' summary:',
    errors: [
      'content/sectors/en/mining.md, line 3: “summary: Lithium, copper, gold and silver along…” has to begin in the same column as the fields beside it.',
    ],
  },
  {
    what: 'no space after the colon',
    file: mining,
    from: 'title: ',
    to: 'title:',
    errors: [
      'content/sectors/en/mining.md, line 2: expected the name of a field, a colon, a space and its value, such as title: Mining.',
    ],
  },
  {
    what: 'a text that begins with an asterisk',
    file: mining,
    from: 'title: Mining',
    to: 'title: *Mining*',
    errors: [
      'content/sectors/en/mining.md, line 2: a text that begins with * has to stand in quotation marks; found “title: *Mining*”.',
    ],
  },
  {
    what: 'a text that begins with a sign',
    file: mining,
    from: 'title: Mining',
    to: 'title: @Mining',
    errors: [
      'content/sectors/en/mining.md, line 2: a text that begins with @ has to stand in quotation marks: title: "@Mining".',
    ],
  },
  {
    what: 'a number sign in a text',
    file: mining,
    from: 'Andes, with',
    to: 'Andes, #1, with',
    errors: [
      'content/sectors/en/mining.md, line 3: text after “#” is not read: put the whole text into quotation marks.',
    ],
  },
  {
    what: 'a field twice',
    file: mining,
    from: 'title: Mining',
    to: 'title: Mining\ntitle: Mining',
    errors: ['content/sectors/en/mining.md, line 3: “title” is here a second time; keep one of the two.'],
  },
  {
    what: 'a bracket that is not closed',
    file: 'content/provinces/sectors.yaml',
    from: 'CAT: { sectors: [mining, tourism]',
    to: 'CAT: { sectors: [mining, tourism',
    errors: ['content/provinces/sectors.yaml, line 2: a bracket is missing: each [ is closed by ] and each { by }.'],
  },
  {
    what: 'no title',
    file: 'content/sectors/es/energy.md',
    from: /title: .*\n/,
    to: '',
    errors: ['content/sectors/es/energy.md, line 2: “title” is missing: expected a text.'],
  },
  {
    what: 'an empty title',
    file: 'content/reasons/en/talent.md',
    from: /title: .*/,
    to: 'title: ""',
    errors: ['content/reasons/en/talent.md, line 2: “title” is empty: expected a non-empty text.'],
  },
  {
    what: 'an unknown field',
    file: 'content/reasons/en/talent.md',
    from: 'title:',
    to: 'subtitle: One\ntitle:',
    errors: [
      'content/reasons/en/talent.md, line 2: “subtitle” is not read: expected title, figures, and no other field.',
    ],
  },
  {
    what: 'a misspelt field',
    file: mining,
    from: 'summary:',
    to: 'sumary:',
    errors: [
      'content/sectors/en/mining.md, line 2: “summary” is missing: expected a text.',
      'content/sectors/en/mining.md, line 3: “sumary” is not read: expected title, summary, and no other field.',
    ],
  },
  {
    what: 'a year as a text',
    file: 'content/facts/fixture.yaml',
    from: 'year: 2024',
    to: 'year: "2024"',
    errors: [
      'content/facts/fixture.yaml, line 22: “fixture-wind-power-installed: year” is “2024”: expected a year as a number, without quotation marks, such as 2024.',
    ],
  },
  {
    what: 'a value with separators',
    file: 'content/facts/fixture-populations.yaml',
    from: 'value: 2043540',
    to: 'value: 2,043,540',
    errors: [
      'content/facts/fixture-populations.yaml, line 98: “fixture-population-men: value” is “2,043,540”: expected a number without separators, or a day where the unit is date.',
    ],
  },
  {
    what: 'a sector that does not exist',
    file: 'content/provinces/sectors.yaml',
    from: '[mining, tourism]',
    to: '[mining, forestry]',
    errors: [
      'content/provinces/sectors.yaml, line 2: the second sector of CAT is “forestry”: expected one or more of real-state, energy, agriculture, tourism, industrial, vineyards, mining, tech, fishing, aerospace, education, research.',
    ],
  },
  {
    what: 'a province that does not exist',
    file: 'content/provinces/sectors.yaml',
    from: 'CAT:',
    to: 'CATA:',
    errors: [
      'content/provinces/sectors.yaml, line 1: “CAT” is missing: expected sectors, population.',
      'content/provinces/sectors.yaml, line 2: “CATA” is not read: expected BSAS, CAT, CBA, CHA, CHU, CABA, COR, ENT, FOR, JUJ, PAM, LRJ, MEN, MIS, NEU, RIO, SAL, STC, STGO, SFE, SJU, SLU, TDF, TUC, and no other field.',
    ],
  },
  {
    what: 'a wrong e-mail address',
    file: site,
    from: 'invest@',
    to: 'invest at ',
    errors: ['content/site.yaml, line 4: “contact: email” is “invest at invest.example”: expected an e-mail address.'],
  },
  {
    what: 'a telephone without its country',
    file: site,
    from: '"+54 11',
    to: '"011',
    errors: [
      'content/site.yaml, line 3: “contact: phone” is “011 0000 0000”: expected "+", the country code and the number.',
    ],
  },
  {
    what: 'an unknown part of the site’s file',
    file: site,
    from: 'contact:',
    to: 'vidoe: yes\ncontact:',
    errors: [
      'content/site.yaml, line 2: “vidoe” is not read: expected owner, contact, video, privacy, and no other field.',
    ],
  },
  {
    what: 'a video from elsewhere',
    file: site,
    from: 'contact:',
    to: 'video:\n  address: https://www.bilibili.com/video/BV1\n  title: { en: One, es: Uno, zh: 一 }\ncontact:',
    errors: [
      'content/site.yaml, line 3: “video: address” is “https://www.bilibili.com/video/BV1”: expected the address of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=abcdefghijk or https://vimeo.com/123456789.',
    ],
  },
  {
    what: 'a founder’s profile without a name',
    file: founders,
    from: '  - role: cto',
    to: '  - role: cto\n    profile: https://example.com',
    errors: [
      'content/founders.yaml, line 6: “profile” of the second founder is “https://example.com”: expected a name beside it.',
    ],
  },
  {
    what: 'a founder without a role',
    file: founders,
    from: 'role: cto',
    to: 'role: cfo',
    errors: ['content/founders.yaml, line 5: “role” of the second founder is “cfo”: expected ceo or cto.'],
  },
  {
    what: 'a partner whose kind has no Chinese name',
    file: 'content/partners.yaml',
    from: ', zh: 律师事务所',
    to: '',
    errors: ['content/partners.yaml, line 4: “kind: zh” of the first partner is missing: expected a text.'],
  },
  {
    what: 'four headline figures',
    file: 'content/headline-figures/en.yaml',
    from: / {2}- figure: "4th"[\s\S]*$/,
    to: '',
    errors: ['content/headline-figures/en.yaml, line 1: “figures” has 4 entries: expected exactly five.'],
  },
  {
    what: 'an empty file',
    file: 'content/headline-figures/es.yaml',
    to: '',
    errors: [
      'content/headline-figures/es.yaml, line 1: “figures” is missing: expected a list of figure, caption and fact.',
    ],
  },
];
