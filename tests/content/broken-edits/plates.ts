import { readFileSync } from 'node:fs';
import type { BrokenEdit } from './edit.ts';

const file = 'content/plates.yaml';
const lines = readFileSync(file, 'utf8').split('\n');
const lineOf = (key: string) => lines.indexOf(`${key}:`) + 1;
const salt = lineOf('sectors/mining-aside');
const coordinatesOfSalt = /(?<=sectors\/mining-aside:\n.*\n {2}coordinates: ).*/;
const nameOfSalt = /(?<=sectors\/mining-aside:\n {2}name: ).*/;

/** The plates' captions. */
export const brokenPlates: readonly BrokenEdit[] = [
  {
    what: 'a plate without its caption',
    file,
    from: /sectors\/mining-aside:\n.*\n.*\n/,
    to: '',
    errors: [`${file}: sectors/mining-aside is missing: expected its name, and its coordinates.`],
  },
  {
    what: 'a caption for an unknown picture',
    file,
    from: 'why/talent:',
    to: 'why/talents:',
    errors: [
      `${file}: why/talent is missing: expected its name, and its coordinates.`,
      `${file}, line ${lineOf('why/talent')}: “why/talents” is no picture of src/assets/illustrations, so nobody reads its caption.`,
    ],
  },
  {
    what: 'coordinates with a decimal point',
    file,
    from: coordinatesOfSalt,
    to: '-23.6, -65.9',
    errors: [
      `${file}, line ${salt + 2}: “sectors/mining-aside: coordinates” is “-23.6, -65.9”: expected degrees and minutes, such as 23°36′ S 65°54′ W.`,
    ],
  },
  {
    what: 'coordinates that are not in Argentina',
    file,
    from: coordinatesOfSalt,
    to: '65°54′ S 23°36′ W',
    errors: [
      `${file}, line ${salt + 2}: “sectors/mining-aside: coordinates” is “65°54′ S 23°36′ W”: expected a place in Argentina, from 21° to 56° S and from 53° to 74° W.`,
    ],
  },
  {
    what: 'a place with an English name in Chinese',
    file,
    from: nameOfSalt,
    to: '{ en: "Salt flats", es: "Salares", zh: "Salt flats" }',
    errors: [`${file}, line ${salt + 1}: “Salt flats” is not Chinese: expected Chinese here.`],
  },
  {
    what: 'a place without its Spanish name',
    file,
    from: nameOfSalt,
    to: '{ en: "Salt flats", zh: "盐沼" }',
    errors: [`${file}, line ${salt + 1}: “sectors/mining-aside: name: es” is missing: expected a text.`],
  },
  {
    what: 'two plates of one name',
    file,
    from: nameOfSalt,
    to: '{ en: "Salt flats", es: "Purmamarca", zh: "盐沼" }',
    errors: [
      `${file}, line ${lineOf('provinces/JUJ') + 1}: “Purmamarca” is also the name of “sectors/mining-aside”: expected one of its own.`,
    ],
  },
  {
    what: 'a crop that is no position',
    file,
    from: 'crop: { strip: 50% 70% }',
    to: 'crop: { strip: bottom }',
    errors: [
      `${file}, line ${lineOf('provinces/STGO') + 5}: “provinces/STGO: crop: strip” is “bottom”: expected a position such as 50% 30%.`,
    ],
  },
];
