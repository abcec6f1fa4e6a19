import { readFileSync } from 'node:fs';
import type { BrokenEdit } from './edit.ts';

const file = 'content/provinces/profile.yaml';
const lineOf = (name: string, text: string) =>
  readFileSync(name, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;
const sources = 'content/sources/provinces.yaml';
const unnamed = (key: string) =>
  `${sources}, line ${lineOf(sources, `${key}:`)}: nothing names “${key}”: remove it, or name it in a text.`;

const details = 'content/provinces/details/gas.yaml';

/** Mistakes in what the pages of the provinces add: unknown sources, an agency that nothing proves, wrong positions. */
export const brokenProvinceProfile: readonly BrokenEdit[] = [
  {
    what: 'a source of the airports that is in no file',
    file,
    from: 'source: airports-2024',
    to: 'source: airports-of-nobody',
    errors: [
      `${file}, line ${lineOf(file, 'airports-2024')}: “airports-of-nobody” is no source: expected a key of content/sources.`,
      unnamed('airports-2024'),
    ],
  },
  {
    what: 'an agency with neither site nor source',
    file,
    from: ', source: chaco-agency',
    to: '',
    errors: [
      `${file}, line ${lineOf(file, 'chaco-agency')}: “agencies: CHA: address” is missing: expected an address, or else the source that names the agency.`,
      unnamed('chaco-agency'),
    ],
  },
  {
    what: 'a port with its longitude first',
    file,
    from: 'at: [-38.58, -58.7]',
    to: 'at: [-58.7, -38.58]',
    errors: [
      `${file}, line ${lineOf(file, 'at: [-38.58, -58.7]')}: the first at of ports of provinces of BSAS of the third entry is “-58.7”: expected latitude and longitude in degrees, such as [-34.61, -58.38].`,
      `${file}, line ${lineOf(file, 'at: [-38.58, -58.7]')}: the second at of ports of provinces of BSAS of the third entry is “-38.58”: expected latitude and longitude in degrees, such as [-34.61, -58.38].`,
    ],
  },
  {
    what: 'a detail of a province with a source that is in no file',
    file: details,
    from: 'source: perito-moreno-pipeline',
    to: 'source: nobody-says-so',
    errors: [
      `${details}, line ${lineOf(details, 'perito-moreno-pipeline')}: “nobody-says-so” is no source: expected a key of content/sources.`,
    ],
  },
];
