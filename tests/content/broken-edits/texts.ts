import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureRoot } from '../../support/edited-content.ts';
import type { BrokenEdit } from './edit.ts';

const mining = (language: string) => `content/sectors/${language}/mining.md`;
const english = readFileSync(join(fixtureRoot, mining('en')), 'utf8');
const englishBody = english.slice(english.indexOf('---\n\n') + 5);

/** Texts in the wrong language, of another length or structure, or with forbidden markdown. */
export const brokenTexts: readonly BrokenEdit[] = [
  {
    what: 'Chinese text filled with English',
    file: mining('zh'),
    from: /---\n\n[\s\S]*/,
    to: `---\n\n${englishBody}`,
    errors: [
      'content/sectors/zh/mining.md, line 6: “The Argentine side of the Andes has been explor…” is not Chinese, and so are 8 more below: this file is for Chinese.',
    ],
  },
  {
    what: 'a whole Chinese file filled with English',
    file: mining('zh'),
    to: english,
    errors: [
      'content/sectors/zh/mining.md, line 2: “title” is “Mining”, and “sectors.mining” in content/i18n/zh.json is “矿业”: expected the same in both.',
      'content/sectors/zh/mining.md, line 2: “Mining” is not Chinese: this file is for Chinese.',
      'content/sectors/zh/mining.md, line 3: “Lithium, copper, gold and silver along the Ande…” is not Chinese: this file is for Chinese.',
      'content/sectors/zh/mining.md, line 6: “The Argentine side of the Andes has been explor…” is not Chinese, and so are 8 more below: this file is for Chinese.',
    ],
  },
  {
    what: 'an English paragraph in Spanish',
    file: mining('es'),
    from: /El lado argentino.*/,
    to: englishBody.split('\n')[0] ?? '',
    errors: [
      'content/sectors/es/mining.md, line 6: “The Argentine side of the Andes has been explor…” is English: this file is for Spanish.',
    ],
  },
  {
    what: 'a Spanish summary in English',
    file: mining('en'),
    from: /summary: .*/,
    to: 'summary: Litio, cobre, oro y plata a lo largo de los Andes, con treinta años de estabilidad fiscal.',
    errors: [
      'content/sectors/en/mining.md, line 3: “Litio, cobre, oro y plata a lo largo de los And…” is Spanish: this file is for English.',
    ],
  },
  {
    what: 'a Chinese title in English',
    file: 'content/values/zh/quality.md',
    from: /title: .*/,
    to: 'title: Quality',
    errors: ['content/values/zh/quality.md, line 2: “Quality” is not Chinese: this file is for Chinese.'],
  },
  {
    what: 'a heading that one language lacks',
    file: mining('es'),
    from: '## Por qué ahora\n\n',
    to: '',
    errors: [
      'content/sectors/es/mining.md, line 21: headings and lists differ from here on: 2 headings and 6 list items in all, and 3 headings and 6 list items in English; expected the same in each language.',
    ],
  },
  {
    what: 'a list item that English lacks',
    file: mining('en'),
    from: /- \*\*Santa Cruz\*\*.*\n/,
    to: '',
    errors: [
      'content/sectors/en/mining.md, line 14: headings and lists differ from here on: 3 headings and 5 list items in all, and 3 headings and 6 list items in Spanish; expected the same in each language.',
    ],
  },
  {
    what: 'a heading of the first level',
    file: mining('en'),
    from: '## Why now',
    to: '# Why now',
    errors: ['content/sectors/en/mining.md, line 15: one # is the title of the page: write ## for a heading.'],
  },
  {
    what: 'a line of hyphens under a line',
    file: 'content/values/en/quality.md',
    from: /\n$/,
    to: '\n---\n',
    errors: [
      'content/values/en/quality.md, line 5: the line of hyphens or equals signs below makes this a heading: write ## before it, or leave a line empty between them.',
    ],
  },
  {
    what: 'a script',
    file: mining('en'),
    from: '## Why now',
    to: '<script>alert(1)</script>\n\n## Why now',
    errors: [
      'content/sectors/en/mining.md, line 15: “<script>alert(1)</script>” is HTML, and only markdown is allowed: **strong**, *emphasis*, ## headings, - lists.',
    ],
  },
  {
    what: 'HTML within a line',
    file: mining('en'),
    from: '**lithium**',
    to: '<b>lithium</b>',
    errors: [
      'content/sectors/en/mining.md, line 6: “<b>” is HTML, and only markdown is allowed: **strong**, *emphasis*, ## headings, - lists.',
    ],
  },
  {
    what: 'a comment',
    file: mining('en'),
    from: '## Why now',
    to: '<!-- to do -->\n\n## Why now',
    errors: [
      'content/sectors/en/mining.md, line 15: “<!-- to do -->” is HTML, and only markdown is allowed: **strong**, *emphasis*, ## headings, - lists.',
    ],
  },
  {
    what: 'a link that runs a script',
    file: mining('en'),
    from: '**lithium**',
    to: '[lithium](java&#115;cript:alert(1))',
    errors: [
      'content/sectors/en/mining.md, line 6: “javascript:alert(1)” is no address for a link: expected one that begins with https://, mailto: or /.',
    ],
  },
  {
    what: 'a link without encryption',
    file: mining('en'),
    from: '**lithium**',
    to: '[lithium](http://example.com)',
    errors: [
      'content/sectors/en/mining.md, line 6: “http://example.com” is no address for a link: expected one that begins with https://, mailto: or /.',
    ],
  },
  {
    what: 'an image in a text',
    file: mining('en'),
    from: '**lithium**',
    to: '![lithium](lithium.jpg)',
    errors: ['content/sectors/en/mining.md, line 6: a text holds no picture: the pictures stand in src/assets.'],
  },
  {
    what: 'a text that is code',
    file: mining('en'),
    from: 'Minerals belong',
    to: '    Minerals belong',
    errors: [
      'content/sectors/en/mining.md, line 21: a line that is indented by four spaces, or fenced, is shown as code: begin it at the left.',
    ],
  },
  {
    what: 'emphasis that is printed',
    file: 'content/values/zh/quality.md',
    from: /$/,
    to: '使用**“知识经济”**一词',
    errors: [
      'content/values/zh/quality.md, line 5: the asterisks would be printed: keep spaces, quotation marks, brackets and braces outside them, as in “**strong**”.',
    ],
  },
  {
    what: 'emphasis with a bracket in it that is printed',
    file: 'content/values/zh/quality.md',
    from: /$/,
    to: '**理事会（CONICET）**下设',
    errors: [
      'content/values/zh/quality.md, line 5: the asterisks would be printed: keep spaces, quotation marks, brackets and braces outside them, as in “**strong**”.',
    ],
  },
  {
    what: 'emphasis that begins with a fact and is printed',
    file: 'content/values/zh/quality.md',
    from: /$/,
    to: '给予最长**{forestry-stability}税收稳定**。',
    errors: [
      'content/values/zh/quality.md, line 5: the asterisks would be printed: keep spaces, quotation marks, brackets and braces outside them, as in “**strong**”.',
    ],
  },
  {
    what: 'a text that is too long',
    file: 'content/values/en/quality.md',
    from: /---\n\n[\s\S]*/,
    to: `---\n\n${'word '.repeat(99)}\n`,
    errors: ['content/values/en/quality.md, line 5: the text has 99 words: expected 40 to 70.'],
  },
  {
    what: 'no text',
    file: 'content/purpose/en/vision.md',
    from: /---\n\n[\s\S]*/,
    to: '---\n',
    errors: ['content/purpose/en/vision.md, line 3: the text below this line is missing.'],
  },
  {
    what: 'a fact that does not exist',
    file: 'content/provinces/sectors.yaml',
    from: 'fixture-population-men',
    to: 'fixture-population-mendoza',
    errors: [
      'content/facts/fixture-populations.yaml, line 97: nothing names “fixture-population-men”: remove it, or name it in a text.',
      'content/provinces/sectors.yaml, line 13: “fixture-population-mendoza” is no fact: expected a key of content/facts.',
    ],
  },
  {
    what: 'a number that is in no file of facts',
    file: mining('en'),
    from: 'The Argentine side',
    to: 'In article 5 of 1993, the Argentine side of 5,800 km²',
    errors: [
      'content/sectors/en/mining.md, line 6: “1993” is in no file of facts: put it into content/facts, and name it by its key in braces.',
    ],
  },
  {
    what: 'a value that no text uses any more',
    file: 'content/facts/fixture.yaml',
    from: 'value: 30',
    to: 'value: 31',
    errors: [
      'content/sectors/mining.yaml, line 2: the figure of the first statistic is 30, and “fixture-mining-stability” in content/facts is 31: expected the same.',
    ],
  },
  {
    what: 'a headline figure changed in one language',
    file: 'content/headline-figures/es.yaml',
    from: '53%',
    to: '54%',
    errors: [
      'content/headline-figures/es.yaml, line 9: the text of the third figure says 54%, where the other languages say 53%: expected the same numbers.',
    ],
  },
  {
    what: 'a missing figure of a reason in one language',
    file: 'content/reasons/en/talent.md',
    from: / {2}- figure: "1st"[\s\S]*?(?=---)/,
    to: '',
    errors: [
      'content/reasons/en/talent.md, line 3: the number of figures is 1, in Spanish and Chinese 2: expected the same in each language.',
    ],
  },
  {
    what: 'a title that the dictionary does not have',
    file: mining('en'),
    from: 'title: Mining',
    to: 'title: Mines',
    errors: [
      'content/sectors/en/mining.md, line 2: “title” is “Mines”, and “sectors.mining” in content/i18n/en.json is “Mining”: expected the same in both.',
    ],
  },
  {
    what: 'the name of a province in a sentence in another language',
    file: 'content/provinces/zh/CABA.md',
    from: /name: .*/,
    to: 'name: 布宜诺斯艾利斯自治市\nnameInSentence: the City of Buenos Aires',
    errors: [
      'content/provinces/zh/CABA.md, line 3: “the City of Buenos Aires” is not Chinese: this file is for Chinese.',
    ],
  },
];
