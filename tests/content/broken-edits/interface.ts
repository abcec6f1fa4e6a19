import { readFileSync } from 'node:fs';
import type { BrokenEdit } from './edit.ts';

const es = 'content/i18n/es.json';
const zh = 'content/i18n/zh.json';
const pictures = (language: string) => `content/pictures/${language}.yaml`;

/** The number of the first line that contains a text. */
const lineOf = (file: string, text: string) => readFileSync(file, 'utf8').split(text)[0]?.split('\n').length ?? 0;

/** Mistakes in the dictionaries and in the descriptions of pictures. */
export const brokenInterface: readonly BrokenEdit[] = [
  {
    what: 'a missing comma',
    file: es,
    from: '"openMenu": "Abrir el menú",',
    to: '"openMenu": "Abrir el menú"',
    errors: ['content/i18n/es.json, line 10: a comma is missing at the end of this line.'],
  },
  {
    what: 'an extra comma',
    file: es,
    from: '"reload": "Recargar la página"',
    to: '"reload": "Recargar la página",',
    errors: [
      `content/i18n/es.json, line ${lineOf(es, '"reload": "Recargar la página"')}: the last line before } has no comma at its end: take it away.`,
    ],
  },
  {
    what: 'quotation marks within a text of the interface',
    file: es,
    from: '"Abrir el menú"',
    to: '"Abrir "el" menú"',
    errors: ['content/i18n/es.json, line 10: the text ends too early: a quotation mark within a text is written \\".'],
  },
  {
    what: 'a text of the interface that is not closed',
    file: es,
    from: '"Abrir el menú"',
    to: '"Abrir el menú',
    errors: ['content/i18n/es.json, line 10: the quotation mark (") at the end of the text is missing.'],
  },
  {
    what: 'curly quotation marks',
    file: es,
    from: '"Abrir el menú"',
    to: '“Abrir el menú”',
    errors: [
      'content/i18n/es.json, line 10: this line is not understood: expected "key": "text", with straight quotation marks; found “"openMenu": “Abrir el menú”,”.',
    ],
  },
  {
    what: 'half a file',
    file: es,
    from: /"menu": \{[\s\S]*/,
    to: '',
    errors: [
      `content/i18n/es.json, line ${lineOf(es, '"menu": {') - 1}: the file ends too early: each { is closed by }.`,
    ],
  },
  {
    what: 'a key that one language lacks',
    file: zh,
    from: /\s+"exploreOpportunities": .*/,
    to: '',
    errors: [
      `content/i18n/zh.json, line ${lineOf(zh, '"home": {')}: the key “home.exploreOpportunities” is missing, which English and Spanish have: expected the same keys in each language.`,
    ],
  },
  {
    what: 'a key that one language alone has',
    file: es,
    from: '"openMenu":',
    to: '"openTheMenu": "Abrir",\n    "openMenu":',
    errors: [
      'content/i18n/es.json, line 10: the key “site.openTheMenu” is in Spanish only: expected the same keys in each language.',
    ],
  },
  {
    what: 'a key twice',
    file: es,
    from: '"openMenu":',
    to: '"openMenu": "Abrir",\n    "openMenu":',
    errors: ['content/i18n/es.json, line 11: “openMenu” is here a second time; keep one of the two.'],
  },
  {
    what: 'a placeholder with another name',
    file: es,
    from: '© {year}',
    to: '© {año}',
    errors: [
      'content/i18n/es.json, line 13: “site.copyright” has no place to fill in, where the other languages have {year}: keep what is in {braces} as it is.',
    ],
  },
  {
    what: 'a placeholder changed in English',
    file: 'content/i18n/en.json',
    from: '© {year}',
    to: '© {date}',
    errors: [
      'content/i18n/en.json, line 13: “site.copyright” has {date}, where the other languages have {year}: keep what is in {braces} as it is.',
    ],
  },
  {
    what: 'a brace that is not closed',
    file: es,
    from: '{source}, {year}',
    to: '{source}, {year} {',
    errors: [
      'content/i18n/es.json, line 16: “site.sourceOfYear” has a brace that belongs to no place: expected {word}, or no brace at all.',
    ],
  },
  {
    what: 'an empty text of the interface',
    file: es,
    from: '"Abrir el menú"',
    to: '""',
    errors: ['content/i18n/es.json, line 10: “site.openMenu” is empty: expected a text.'],
  },
  {
    what: 'an extra space',
    file: es,
    from: '"Abrir el menú"',
    to: '"Abrir el menú "',
    errors: ['content/i18n/es.json, line 10: “site.openMenu” begins or ends with a space: take it away.'],
  },
  {
    what: 'a number instead of a text',
    file: es,
    from: '"Abrir el menú"',
    to: '1',
    errors: ['content/i18n/es.json, line 10: “site.openMenu” is no text: expected words in quotation marks.'],
  },
  {
    what: 'an English text in the Spanish dictionary',
    file: es,
    from: '"Abrir el menú"',
    to: '"Open the menu"',
    errors: ['content/i18n/es.json, line 10: “site.openMenu” is English: “Open the menu”; this file is for Spanish.'],
  },
  {
    what: 'an English text in the Chinese dictionary',
    file: zh,
    from: /"openMenu": ".*"/,
    to: '"openMenu": "Open menu"',
    errors: ['content/i18n/zh.json, line 10: “site.openMenu” is not Chinese: “Open menu”; this file is for Chinese.'],
  },
  {
    what: 'HTML in the dictionary',
    file: es,
    from: '"Abrir el menú"',
    to: '"Abrir <b>el</b> menú"',
    errors: [
      'content/i18n/es.json, line 10: “site.openMenu” holds HTML (“Abrir <b>el</b> menú”), which would be printed: expected words only.',
    ],
  },
  {
    what: 'a picture without its line',
    file: pictures('en'),
    from: /home\/3.*\n/,
    to: '',
    errors: ['content/pictures/en.yaml: the line for home/3 is missing: expected home/3: "what the picture shows".'],
  },
  {
    what: 'a line for an unknown picture',
    file: pictures('en'),
    from: 'home/3:',
    to: 'home/9:',
    errors: [
      'content/pictures/en.yaml: the line for home/3 is missing: expected home/3: "what the picture shows".',
      'content/pictures/en.yaml, line 4: “home/9” is no picture of src/assets/illustrations, so nobody reads this line.',
    ],
  },
  {
    what: 'two pictures with one text',
    file: pictures('es'),
    from: /home\/3: .*/,
    to: 'home/3: "Lámina de aerogeneradores sobre el trigo maduro al atardecer, en la pampa"',
    errors: ['content/pictures/es.yaml, line 4: “home/3” has the text of “home/2”: expected one of its own.'],
  },
  {
    what: 'a photograph that is still called a print in Spanish and Chinese',
    file: pictures('en'),
    from: 'home/3: "Print of vineyard',
    to: 'home/3: "Vineyard',
    errors: [
      'content/pictures/en.yaml, line 4: “home/3” is not called a print, and is in Spanish and Chinese: expected the same in each language.',
    ],
  },
  {
    what: 'an English line in the Chinese file',
    file: pictures('zh'),
    from: /home\/3: .*/,
    to: 'home/3: "Print of vineyard rows"',
    errors: [
      'content/pictures/zh.yaml, line 4: “Print of vineyard rows” is not Chinese: this file is for Chinese.',
      'content/pictures/zh.yaml, line 4: “home/3” is not called a print, and is in English and Spanish: expected the same in each language.',
    ],
  },
];
