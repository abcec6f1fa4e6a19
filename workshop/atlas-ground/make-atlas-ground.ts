// Makes src/assets/map/atlas.json: coasts, neighbouring countries and relief. The parameter is a folder with two
// unpacked npm packages: npm pack world-atlas@2.0.2 three-globe@2.45.2
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withinFrame } from '#domain/illustrations/atlas-sheet';
import { command } from '../../scripts/tools/command.ts';
import { type Countries, groundOf } from './countries.ts';
import { hachures } from './hachures.ts';
import { readHeights } from './heights.ts';

await command(async ({ root }) => {
  const [folder = '.'] = process.argv.slice(2);
  const countries: Countries = JSON.parse(await readFile(join(folder, 'world-atlas/countries-10m.json'), 'utf8'));
  const heights = await readHeights(join(folder, 'three-globe/example/img/earth-topology.png'), withinFrame);
  const ground = { ...groundOf(countries, withinFrame), hachures: hachures(heights) };
  const source =
    'Natural Earth 10m countries (public domain) through the npm package world-atlas 2.0.2 (ISC); heights of earth-topology.png in the npm package three-globe 2.45.2 (MIT), which does not name their origin; made by workshop/atlas-ground/make-atlas-ground.ts';
  await writeFile(join(root, 'src/assets/map/atlas.json'), `${JSON.stringify({ source, ...ground }, null, 2)}\n`);
  return 0;
});
