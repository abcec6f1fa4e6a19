import { withMainContent } from './main-content';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const acts = 'Laws?|Ley(?:es)?|Decrees?|Decretos?|Resolutions?|Resoluci(?:ón|ones)(?: General)?';
const parts = '[Aa]rticles?|[Aa]rtículos?|Chapter|Capítulo|Picture|Lámina';
const sizes = 'million|billion|millón|millones|mil';
const measures = 'km[²³]?|m[²³]?|MW|GW|hectares|hectáreas|tonnes|toneladas|inhabitants|habitantes|metres|metros';
const times = 'years?|años?|months?|mes(?:es)?|days?|días?|hours?|horas?';

/** A space within a figure: after what a number is of, before what it counts, and between the parts of a date. */
const spaceWithin = new RegExp(
  [
    `(?<=\\b(?:${acts}|${parts}|${months})|\\$) (?=\\d)`,
    `(?<=\\d) (?=%|(?:${sizes}|${measures}|${times}|(?:de )?(?:${months}))(?![\\p{Letter}\\d]))`,
    `(?<=\\b1\\.º) (?=de (?:${months}))`,
    `(?<=\\b(?:\\d{1,2}|1\\.º) de) (?=${months})`,
  ].join('|'),
  'gu',
);

/** An English or Spanish page whose lines do not break within a figure: Law 27.742, US$9 million, 8 July 2027, 156 MW. */
export function withWholeFigures(html: string): string {
  return withMainContent(html, (pieces) => {
    let whole = '';
    for (const { text, isRunningText, tag } of pieces) {
      whole += (isRunningText ? text.replace(spaceWithin, '\u00a0') : text) + tag;
    }
    return whole;
  });
}
