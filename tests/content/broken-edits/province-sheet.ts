import { provinceCodes } from '#domain/province';
import type { BrokenEdit } from './edit.ts';

const file = 'content/provinces/sheet.yaml';
const last = '    MIS: fixture-area-mis\n';

/**
 * Mistakes in the table of provinces: wrong names, unknown provinces, values that cannot be compared, a missing
 * capital.
 */
export const brokenProvinceSheet: readonly BrokenEdit[] = [
  {
    what: 'an unknown topic of the provinces’ figures',
    file,
    from: 'topic: land',
    to: 'topic: soil',
    errors: [`${file}, line 2: “area: topic” is “soil”: expected one of land, labour, energy, transport.`],
  },
  {
    what: 'a figure of an unknown province',
    file,
    from: last,
    to: `${last}    MZA: fixture-area-men\n`,
    errors: [
      `${file}, line 7: “area: facts: MZA” is not read: expected ${provinceCodes.join(', ')}, and no other field.`,
    ],
  },
  {
    what: 'a province’s figure that is in no file',
    file,
    from: last,
    to: `${last}    NEU: area-of-nobody\n`,
    errors: [`${file}, line 7: “area-of-nobody” is no fact: expected a key of content/facts.`],
  },
  {
    what: 'figures of two units in one column',
    file,
    from: last,
    to: `${last}    NEU: fixture-population-neu\n`,
    errors: [
      `${file}, line 7: “fixture-population-neu” differs from the first in unit, publisher or year: expected the same.`,
    ],
  },
  {
    what: 'a province’s figure that is a day',
    file,
    from: last,
    to: `${last}    NEU: rigi-deadline\n`,
    errors: [`${file}, line 7: “rigi-deadline” is a fact of the unit date: expected a number.`],
  },
  {
    what: 'a column without a figure',
    file,
    from: last,
    to: `${last}density:\n  topic: land\n  name: { en: Density, es: Densidad, zh: 密度 }\n  facts: {}\n`,
    errors: [`${file}, line 10: “density” has the figure of no province.`],
  },
  {
    what: 'a column’s name in another language',
    file,
    from: 'zh: 面积',
    to: 'zh: Superficie',
    errors: [`${file}, line 3: “Superficie” is not Chinese: expected Chinese here.`],
  },
  {
    what: 'a remark on a missing figure',
    file,
    from: last,
    to: `${last}  remarks:\n    NEU: { en: with lakes, es: con lagos, zh: 含湖泊 }\n`,
    errors: [`${file}, line 8: “area” has no figure of NEU: a remark needs one.`],
  },
  {
    what: 'a province without its capital, which only the federal district may lack',
    file: 'content/provinces/es/MEN.md',
    from: 'capital: Mendoza\n',
    to: '',
    errors: ['content/provinces/es/MEN.md, line 2: “capital” is missing: expected a text.'],
  },
];
