import { frameWidth, sheet, sheetViewBox } from '#domain/atlas-sheet';
import ground from '../../../src/assets/map/atlas.json' with { type: 'json' };
import { graticule } from './graticule.ts';
import { box, grown, ink, linePath, sea, zebra } from './sheet.ts';

/** The sheet for a map of a thumb's width, without what could not be read or told apart there: letters and relief. */
export function smallSheet(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheetViewBox}" width="${sheet.width}" height="${sheet.height}" fill="none" stroke-linejoin="round">
<defs><clipPath id="f"><path d="${box}"/></clipPath><path id="land" d="${ground.land}"/><mask id="s"><path fill="#fff" d="${box}"/><use href="#land" transform="scale(.5)" fill="#000"/></mask></defs>
<g clip-path="url(#f)"><g mask="url(#s)"><path fill="${sea}" fill-opacity=".2" d="${box}"/><use href="#land" transform="scale(.5)" stroke="${sea}" stroke-opacity=".3" stroke-width="48"/></g>
<g stroke="${ink}"><path stroke-width="2" stroke-opacity=".3" d="${graticule().map(linePath).join('')}"/><g transform="scale(.5)"><use href="#land" stroke-width="4" stroke-opacity=".5"/><path stroke-width="6" stroke-opacity=".5" d="${ground.borders}"/></g></g></g>
<g stroke="${ink}"><path stroke-width="3" d="${box}"/><path stroke-width="3" d="${grown(frameWidth - 2)}"/><path stroke-width="10" d="${zebra()}"/></g></svg>
`;
}
