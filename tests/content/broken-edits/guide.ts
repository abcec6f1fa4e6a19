import { readFileSync } from 'node:fs';
import { languages } from '#domain/language';
import type { BrokenEdit } from './edit.ts';

const list = 'content/guide/chapters.yaml';
const glossary = (language: string) => `content/guide/${language}/glossary.md`;
const begin = (language: string) => `content/guide/${language}/begin.md`;
const steps = readFileSync(begin('en'), 'utf8').match(/^## \d/gm)?.length;
const placeExpected = `expected the number of the step after which a project applies for RIGI, 1 to ${steps}`;
/** The first line of a file that begins with a text. */
const lineOf = (file: string, start: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1;
const placeLine = lineOf(begin('en'), 'rigiAfter');
const listed = readFileSync(list, 'utf8').split('\n');
const index = listed.findIndex((line) => line.includes('chapter: glossary'));
const before = listed.slice(0, index).filter((line) => line.includes('chapter: ')).length;
const nth = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][before] ?? `${before + 1}th`;

/** Chapters that are unlisted, missing or different between languages, broken links, and steps that the page would misplace. */
export const brokenGuide: readonly BrokenEdit[] = [
  {
    what: 'a chapter with another name in the list',
    file: list,
    from: 'chapter: glossary',
    to: 'chapter: glosary',
    errors: languages.flatMap((language) => [
      `content/guide/${language}/glosary.md: this file is missing; is it content/guide/${language}/glossary.md?.`,
      `content/guide/${language}/glossary.md: no page shows this file: “glossary” is not listed in content/guide/chapters.yaml: add a line for it there, or correct the name.`,
    ]),
  },
  {
    what: 'a chapter that no list names',
    file: 'content/guide/en/weather.md',
    to: '---\n---\n',
    errors: [
      'content/guide/en/weather.md: no page shows this file: “weather” is not listed in content/guide/chapters.yaml: add a line for it there, or correct the name.',
    ],
  },
  {
    what: 'a chapter in a language that the site does not have',
    file: 'content/guide/fr/glossary.md',
    to: '---\n---\n',
    errors: [
      'content/guide/fr/glossary.md: nothing reads this file: “fr” is no language of the site; expected en, es or zh.',
    ],
  },
  {
    what: 'an invalid day',
    file: list,
    from: /(?<=glossary, checkedOn: ).*(?= })/,
    to: 'yesterday',
    errors: [
      `${list}, line ${index + 1}: “checkedOn” of the ${nth} chapter is “yesterday”: expected a day, such as 2026-11-23.`,
    ],
  },
  {
    what: 'a chapter without the day of its last check',
    file: list,
    from: /(?<=glossary), checkedOn: .*(?= })/,
    to: '',
    errors: [
      `${list}, line ${index + 1}: “checkedOn” of the ${nth} chapter is missing: expected a day, such as 2026-11-23.`,
    ],
  },
  {
    what: 'an empty list of chapters',
    file: list,
    to: 'chapters: []\n',
    errors: [
      `${list}, line 1: “chapters” has 0 entries: expected a list of chapter and checkedOn, in the order of the guide.`,
    ],
  },
  {
    what: 'a chapter that is listed twice',
    file: list,
    to: 'chapters:\n  - { chapter: glossary, checkedOn: 2026-11-23 }\n  - { chapter: glossary, checkedOn: 2026-11-24 }\n',
    errors: [`${list}, line 1: “chapters” has 2 entries: one chapter is here twice; keep one of the two.`],
  },
  {
    what: 'a title that search engines would cut',
    file: glossary('en'),
    from: /title: .*/,
    to: 'title: The Spanish terms that you will meet first of all',
    errors: [
      'content/guide/en/glossary.md, line 2: “title” is “The Spanish terms that you will meet first of all”: expected at most 45 characters, as search engines show.',
    ],
  },
  {
    what: 'a chapter without its list of sources',
    file: glossary('en'),
    from: 'sources: []\n',
    to: '',
    errors: [
      'content/guide/en/glossary.md, line 2: “sources” is missing: expected a list of keys of content/sources, or [] where there are none.',
    ],
  },
  {
    what: 'a source in one language only',
    file: glossary('es'),
    from: 'sources: []',
    to: 'sources: [bcra-rules-of-nobody]',
    errors: [
      'content/guide/es/glossary.md, line 4: “bcra-rules-of-nobody” is no source: expected a key of content/sources.',
      'content/guide/es/glossary.md, line 4: the list of sources is bcra-rules-of-nobody, in English and Chinese empty: expected the same in each language.',
    ],
  },
  {
    what: 'a link to a page that does not exist',
    file: glossary('en'),
    from: 'sworn public translator',
    to: '[sworn public translator](/guide/translators)',
    errors: [
      'content/guide/en/glossary.md, line 7: “/guide/translators” leads to no page of this site: expected a path such as /guide, /incentives or /sectors/mining.',
    ],
  },
  {
    what: 'a link that names a language',
    file: glossary('es'),
    from: 'traductor público',
    to: '[traductor público](/es/sectors/mining#top)',
    errors: [
      'content/guide/es/glossary.md, line 7: “/es/sectors/mining#top” names a language: write /sectors/mining, and the site puts the reader’s language in.',
    ],
  },
  {
    what: 'a row that one language lacks',
    file: glossary('zh'),
    from: /\| \*\*CDI\*\*.*\n/,
    to: '',
    errors: [
      'content/guide/zh/glossary.md, line 35: headings and lists differ from here on: 6 headings, 0 list items and 37 rows of tables in all, and 6 headings, 0 list items and 38 rows of tables in English; expected the same in each language.',
    ],
  },
  {
    what: 'a table too wide for a page',
    file: glossary('en'),
    from: 'What we do not know\n',
    to: 'What we do not know\n\n| a | b | c | d | e |\n|---|---|---|---|---|\n',
    errors: [
      'content/guide/en/glossary.md, line 69: this table has 5 columns: expected four at most, which fit a page.',
      'content/guide/en/glossary.md, line 69: headings and lists differ from here on: 6 headings, 0 list items and 39 rows of tables in all, and 6 headings, 0 list items and 38 rows of tables in Spanish; expected the same in each language.',
    ],
  },
  {
    what: 'a chapter that is too short',
    file: glossary('zh'),
    from: /---\n\n在[\s\S]*?(?=## 尚)/,
    to: '---\n\n以下是术语。\n\n## 公司与合同\n\n## 税务\n\n## 货币与外汇\n\n## 土地与许可\n\n## 司法与行政\n\n',
    errors: [
      'content/guide/zh/glossary.md, line 7: the text has 143 characters: expected 900 to 2200.',
      'content/guide/zh/glossary.md, line 11: headings and lists differ from here on: 6 headings and 0 list items in all, and 6 headings, 0 list items and 38 rows of tables in English; expected the same in each language.',
    ],
  },
  {
    what: 'the place of RIGI after a step that does not exist',
    file: begin('en'),
    from: /rigiAfter: .*/,
    to: 'rigiAfter: 12',
    errors: [`${begin('en')}, line ${placeLine}: “rigiAfter” is 12: ${placeExpected}.`],
  },
  {
    what: 'the steps without a place of RIGI',
    file: begin('es'),
    from: /rigiAfter: .*\n/,
    to: '',
    errors: [`${begin('es')}, line 2: “rigiAfter” is missing: ${placeExpected}.`],
  },
  {
    what: 'another place of RIGI in one language',
    file: begin('zh'),
    from: /rigiAfter: .*/,
    to: 'rigiAfter: 1',
    errors: [`${begin('zh')}, line ${placeLine}: “rigiAfter” is 1, in English 5: expected the same in each language.`],
  },
  {
    what: 'a place of RIGI in another chapter',
    file: glossary('en'),
    from: 'sources: []',
    to: 'sources: []\nrigiAfter: 5',
    errors: [`${glossary('en')}, line 5: “rigiAfter” is only for the chapter begin: take it out.`],
  },
  {
    what: 'a step with a wrong number',
    file: begin('en'),
    from: '## 4. ',
    to: '## 5. ',
    errors: [
      `${begin('en')}, line ${lineOf(begin('en'), '## 4. ')}: the heading of this step has the number 5: expected 4.`,
    ],
  },
  {
    what: 'another word for the label of a step',
    file: begin('es'),
    from: '**Autoridad:**',
    to: '**Organismo:**',
    errors: [
      `${begin('es')}, line ${lineOf(begin('es'), '## 1. ')}: this step lacks the label “Autoridad”.`,
      `${begin('es')}, line ${lineOf(begin('es'), '- **Autoridad')}: “Organismo” is no label of a step: expected Autoridad, Plazo, Costo or Base legal.`,
    ],
  },
];
