import { readFileSync } from 'node:fs';
import { sectorKeys } from '#domain/sector';
import type { BrokenEdit } from './edit.ts';

const file = 'content/checked-on.yaml';
const lines = readFileSync(file, 'utf8').split('\n');
const line = (key: string) => lines.findIndex((one) => one.startsWith(`${key}:`) || one.startsWith(`  ${key}:`)) + 1;

/** Days of the texts' checks: missing, invalid, or for an unknown text. */
export const brokenCheckedOn: readonly BrokenEdit[] = [
  {
    what: 'a province without the day on which its text was checked',
    file,
    from: / {2}MEN: .*\n/,
    to: '',
    errors: [`${file}, line ${line('provinces')}: “provinces: MEN” is missing: expected a day, such as 2026-11-23.`],
  },
  {
    what: 'an invalid day of a sector',
    file,
    from: /(?<= {2}mining: ).*/,
    to: '2026-02-30',
    errors: [
      `${file}, line ${line('mining')}: “2026-02-30” is not a day of the calendar: expected a day, such as 2026-11-23.`,
    ],
  },
  {
    what: 'a sector’s day in words',
    file,
    from: /(?<= {2}energy: ).*/,
    to: 'yesterday',
    errors: [`${file}, line ${line('energy')}: “sectors: energy” is “yesterday”: expected a day, such as 2026-11-23.`],
  },
  {
    what: 'a reason’s day that is left empty',
    file,
    from: /(?<= {2}talent:).*/,
    to: '',
    errors: [`${file}, line ${line('talent')}: “reasons: talent” is empty: expected a day, such as 2026-11-23.`],
  },
  {
    what: 'the day of an unknown sector',
    file,
    from: 'provinces:',
    to: '  forestry: 2026-11-23\nprovinces:',
    errors: [
      `${file}, line ${line('provinces')}: “sectors: forestry” is not read: expected ${sectorKeys.join(', ')}, and no other field.`,
    ],
  },
];
