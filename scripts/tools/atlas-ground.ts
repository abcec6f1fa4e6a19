// Makes src/assets/map/atlas.json: what lies around and over the provinces' shapes. Takes a folder with the two npm
// packages, unpacked: npm pack world-atlas@2.0.2 three-globe@2.45.2
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withinFrame } from '#domain/illustrations/atlas-sheet';
import { type Countries, groundOf } from './atlas-ground/countries.ts';
import { hachures } from './atlas-ground/hachures.ts';
import { readHeights } from './atlas-ground/heights.ts';
import { command } from './command.ts';

await command(async ({ root }) => {
  const [folder = '.'] = process.argv.slice(2);
  const countries: Countries = JSON.parse(await readFile(join(folder, 'world-atlas/countries-10m.json'), 'utf8'));
  const heights = await readHeights(join(folder, 'three-globe/example/img/earth-topology.png'), withinFrame);
  const ground = { ...groundOf(countries, withinFrame), hachures: hachures(heights) };
  const source =
    'Natural Earth 10m countries (public domain) through the npm package world-atlas 2.0.2 (ISC); heights of earth-topology.png in the npm package three-globe 2.45.2 (MIT), which does not name their origin; made by scripts/tools/atlas-ground.ts';
  await writeFile(join(root, 'src/assets/map/atlas.json'), `${JSON.stringify({ source, ...ground }, null, 2)}\n`);
  return 0;
});
