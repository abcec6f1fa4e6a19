import type { BrokenEdit } from './edit.ts';

const anything = '---\ntitle: Forestry\n---\n\nText.\n';

/** Unused files and missing files. */
export const brokenFiles: readonly BrokenEdit[] = [
  {
    what: 'a file for a sector that does not exist',
    file: 'content/sectors/en/forestry.md',
    to: anything,
    errors: [
      'content/sectors/en/forestry.md: no page shows this file: “forestry” is no sector; expected one of real-state, energy, agriculture, tourism, industrial, vineyards, mining, tech, fishing, aerospace, education, research.',
    ],
  },
  {
    what: 'a file in an unused folder',
    file: 'content/sector/en/mining.md',
    to: anything,
    errors: ['content/sector/en/mining.md: nothing reads this file: expected content/sectors/en/mining.md.'],
  },
  {
    what: 'a file in a folder of an unknown language',
    file: 'content/sectors/fr/mining.md',
    to: anything,
    errors: [
      'content/sectors/fr/mining.md: nothing reads this file: “fr” is no language of the site; expected en, es or zh.',
    ],
  },
  {
    what: 'a file next to the language folders',
    file: 'content/values/quality.md',
    to: anything,
    errors: ['content/values/quality.md: nothing reads this file: expected content/values/en/quality.md.'],
  },
  {
    what: 'a file with another ending',
    file: 'content/sectors/en/mining.markdown',
    to: anything,
    errors: ['content/sectors/en/mining.markdown: nothing reads this file: expected content/sectors/en/mining.md.'],
  },
  {
    what: 'a file with another YAML ending',
    file: 'content/pictures/en.yml',
    to: 'a: b',
    errors: ['content/pictures/en.yml: nothing reads this file: expected content/pictures/en.yaml.'],
  },
  {
    what: 'a missing file',
    file: 'content/provinces/zh/MEN.md',
    errors: ['content/provinces/zh/MEN.md: this file is missing.'],
  },
  {
    what: 'a missing illustration',
    file: 'src/assets/illustrations/home/3.jpg',
    errors: ['src/assets/illustrations/home/3.jpg: this picture is missing.'],
  },
  {
    what: 'a photograph with another ending',
    file: 'src/assets/illustrations/home/3.jpeg',
    to: '',
    errors: [
      'src/assets/illustrations/home/3.jpeg: nothing reads this file: expected src/assets/illustrations/home/3.jpg.',
    ],
  },
  {
    what: 'a photograph of an unknown founder',
    file: 'src/assets/founders/cfo.jpg',
    to: '',
    errors: ['src/assets/founders/cfo.jpg: nothing reads this file: expected src/assets/founders/ceo.jpg.'],
  },
  {
    what: 'a file that is not in UTF-8',
    file: 'content/values/es/quality.md',
    from: /\n$/,
    to: '\uFFFD\n',
    errors: ['content/values/es/quality.md, line 5: a letter cannot be read: save the file as UTF-8.'],
  },
  {
    what: 'a file that begins with a byte order mark',
    file: 'content/i18n/es.json',
    from: /^/,
    to: '\uFEFF',
    errors: [
      'content/i18n/es.json, line 1: the file begins with an invisible mark (BOM): save it as UTF-8 without one.',
    ],
  },
];
