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

/** Mistakes in what the pages of the provinces add: unknown sources, an agency that nothing proves. */
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
];
