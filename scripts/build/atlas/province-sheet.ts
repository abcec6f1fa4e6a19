import { frameWidth, sheet, sheetViewBox } from '#domain/illustrations/atlas-sheet';
import type { ProvinceCode } from '#domain/province';
import ground from '../../../src/assets/map/atlas.json' with { type: 'json' };
import map from '../../../src/assets/map/provinces.json' with { type: 'json' };
import { graticule } from './graticule.ts';
import { box, grown, ink, linePath, paper, sea, zebra } from './sheet.ts';

/** `--stone` of src/styles/tokens.css, for provinces that are not marked. */
const stone = '#9aa6ad';

/**
 * A thumbnail map of the country with one province marked, without letters and relief.
 */
export function provinceSheet(code: ProvinceCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheetViewBox}" width="${sheet.width}" height="${sheet.height}" fill="none" stroke-linejoin="round">
<defs><clipPath id="f"><path d="${box}"/></clipPath><path id="land" d="${ground.land}"/><mask id="s"><path fill="#fff" d="${box}"/><use href="#land" transform="scale(.5)" fill="#000"/></mask></defs>
<path fill="${paper}" d="${grown(frameWidth)}"/>
<path fill="${stone}" fill-opacity=".6" stroke="${ink}" stroke-width="3" d="${Object.values(map.shapes).map(absolute).join('')}"/>
<g fill="${sea}" stroke="${ink}" stroke-width="4">${marked(code)}</g>
<g clip-path="url(#f)"><g mask="url(#s)"><path fill="${sea}" fill-opacity=".2" d="${box}"/><use href="#land" transform="scale(.5)" stroke="${sea}" stroke-opacity=".3" stroke-width="48"/></g>
<g stroke="${ink}"><path stroke-width="2" stroke-opacity=".3" d="${graticule().map(linePath).join('')}"/><g transform="scale(.5)"><use href="#land" stroke-width="4" stroke-opacity=".5"/><path stroke-width="6" stroke-opacity=".5" d="${ground.borders}"/></g></g></g>
<g stroke="${ink}"><path stroke-width="3" d="${box}"/><path stroke-width="3" d="${grown(frameWidth - 2)}"/><path stroke-width="10" d="${zebra()}"/></g></svg>
`;
}

/** The capital is too small, so it is marked by a circle. */
function marked(code: ProvinceCode): string {
  const [x, y] = map.capital.centre;
  return `<path d="${map.shapes[code]}"/>${code === 'CABA' ? `<circle cx="${x}" cy="${y}" r="24"/>` : ''}`;
}

/** Makes the first step absolute, because a relative one would start at the end of the previous shape. */
const absolute = (shape: string): string => shape.replace(/^m/, 'M');
