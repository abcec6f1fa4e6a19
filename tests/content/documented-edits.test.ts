import { expect, test } from 'vitest';
import { checkContent } from '../../scripts/build/content-check/check.ts';
import { messageOf } from '../../scripts/build/content-check/report.ts';
import { type ContentEdit, editedContent } from '../support/edited-content.ts';

const file = (folder: string, language: string, name: string) => `content/${folder}/${language}/${name}.md`;
const founders = 'content/founders.yaml';
const dictionary = (language: string) => `content/i18n/${language}.json`;

/** The edits that content/README.md describes. */
const invited: readonly { readonly what: string; readonly edits: readonly ContentEdit[] }[] = [
  {
    what: 'a photograph instead of a print, with its lines',
    edits: [
      { file: 'content/pictures/en.yaml', from: /home\/3: .*/, to: 'home/3: "Vineyards below the Andes in Mendoza"' },
      {
        file: 'content/pictures/es.yaml',
        from: /home\/3: .*/,
        to: 'home/3: "Viñedos al pie de los Andes, en Mendoza"',
      },
      { file: 'content/pictures/zh.yaml', from: /home\/3: .*/, to: 'home/3: "门多萨安第斯山脚下的葡萄园"' },
    ],
  },
  {
    what: 'a founder with a name, a profile and a photograph',
    edits: [
      {
        file: founders,
        from: 'role: ceo',
        to: 'role: ceo\n    name: Ana García\n    profile: https://www.example.com/ana',
      },
      { file: founders, from: /^#.*\n#.*\n/, to: '' },
      { file: 'src/assets/founders/ceo.jpg', to: '' },
    ],
  },
  {
    what: 'a partner with a name, a role and a URL',
    edits: [
      {
        file: 'content/partners.yaml',
        to: 'partners:\n  - kind: { en: Law firms, es: Estudios, zh: 律所 }\n    name: { en: Garay SA, es: Garay SA, zh: Garay }\n    role: { en: Law, es: Derecho, zh: 法律 }\n    address: https://example.com\n',
      },
    ],
  },
  {
    what: 'a video',
    edits: [
      {
        file: 'content/site.yaml',
        from: 'contact:',
        to: 'video:\n  address: https://youtu.be/aqz-KE-bpKQ\n  title: { en: Two minutes, es: Dos minutos, zh: 两分钟 }\ncontact:',
      },
    ],
  },
  {
    what: 'the owner of the site, with some lines left empty',
    edits: [
      {
        file: 'content/site.yaml',
        from: 'contact:',
        to: 'owner:\n  legalName: Fundación Ejemplo\n  taxNumber: 30-00000000-7\n  address:\n  paidBy: { en: Its members., es: Sus socios., zh: 会员出资。 }\nprivacy:\n  inEurope:\n  inChina: 示例有限公司\ncontact:',
      },
    ],
  },
  {
    what: 'no data on the owner and the team',
    edits: [{ file: 'content/site.yaml', to: 'owner:\ncontact:\n  phone:\n  email: ""\nprivacy:\n' }],
  },
  {
    what: 'a figure in the form of each language',
    edits: [
      {
        file: 'content/sectors/mining.yaml',
        from: '{ en: "6.0B", es: "6000", zh: "60亿" }',
        to: '{ en: "6.5B", es: "6500", zh: "65亿" }',
      },
      { file: 'content/facts/fixture.yaml', from: 'value: 6000000000', to: 'value: 6500000000' },
    ],
  },
  {
    what: 'a sector’s title, in its file and in the dictionary',
    edits: [
      { file: file('sectors', 'en', 'mining'), from: 'title: Mining', to: 'title: "Mining: the Andes"' },
      { file: dictionary('en'), from: '"mining": "Mining"', to: '"mining": "Mining: the Andes"' },
    ],
  },
  {
    what: 'a new text of the interface that a page shows',
    edits: [
      { file: dictionary('en'), from: '"openMenu"', to: '"page": "Total: {sum}",\n    "openMenu"' },
      { file: dictionary('es'), from: '"openMenu"', to: '"page": "Total: {sum}",\n    "openMenu"' },
      { file: dictionary('zh'), from: '"openMenu"', to: '"page": "总计：{sum}",\n    "openMenu"' },
    ],
  },
  {
    what: 'a link and a YAML comment',
    edits: [
      { file: file('sectors', 'en', 'mining'), from: '**lithium**', to: '[**lithium**](https://www.example.com/)' },
      { file: 'content/facts/fixture.yaml', from: 'year: 1993', to: 'year: 1993 # to be checked' },
    ],
  },
  {
    what: 'a file saved on Windows',
    edits: [{ file: 'content/site.yaml', from: /\n/g, to: '\r\n' }],
  },
];

test.each(invited)('An edit described in content/README.md passes the check: $what', ({ edits }) => {
  expect(checkContent(editedContent(...edits)).map(messageOf)).toEqual([]);
});
