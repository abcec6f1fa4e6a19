import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { sectorKeys } from '#domain/sector';

const [, line = ''] = /^Statistics: (.*)\.$/m.exec(readFileSync('docs/specification.md', 'utf8')) ?? [];

/** How many statistics the page of each sector has (docs/specification.md §2.5). */
export const statisticCounts = v.parse(
  v.object(v.entriesFromList(sectorKeys, v.number())),
  Object.fromEntries([...line.matchAll(/([a-z-]+) (\d+)/g)].map(([, sector, count]) => [sector, Number(count)])),
);
