import { capitalInset, frameWidth, sheet, sheetViewBox, withinFrame } from '#domain/illustrations/atlas-sheet';
import { type Place, type Point, project, projection, unitsPerKilometre } from '#domain/illustrations/projection';
import type { Language } from '#domain/language';
import ground from '../../../src/assets/map/atlas.json' with { type: 'json' };
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { wordings } from '../../../src/i18n/languages/index.ts';
import { graticule, graticuleStep, type Mark, marksAt, type Side } from './graticule.ts';
import { Lettering } from './lettering.ts';

/** `--night`, `--celeste` and `--paper` of src/styles/tokens.css, which an image cannot read. */
export const ink = '#0d2233';
export const sea = '#74c3e8';
export const paper = '#fbf9f4';
/** Smallest font size: 11 px on a screen of 390 px. */
const small = 26.5;
const scaleLatitude = -40;
const scaleLength = 500;
const { left, top, right, bottom } = withinFrame;
export const box = `M${left},${top}H${right}V${bottom}H${left}z`;
const { x: insetX, y: insetY, radius } = capitalInset;
const insetHole = `M${insetX - radius},${insetY}a${radius},${radius} 0 1,0 ${2 * radius},0a${radius},${radius} 0 1,0 ${-2 * radius},0z`;

/** The overlay of the map, as a separate SVG, so that it does not enlarge the page. */
export async function atlasSheet(language: Language): Promise<string> {
  const lettering = await Lettering.open(charactersOf(language));
  const halo = countries(lettering, language).join('');
  const names = [...oceans(lettering, language), ...imprint(lettering, language)];
  const degrees = frameDegrees(lettering, language);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheetViewBox}" width="${sheet.width}" height="${sheet.height}" fill="none" stroke-linejoin="round">
<defs><clipPath id="f"><path clip-rule="evenodd" d="${box}${insetHole}"/></clipPath><path id="land" d="${ground.land}"/><clipPath id="l"><use href="#land" transform="scale(.5)"/></clipPath><mask id="s"><path fill="#fff" d="${box}"/><use href="#land" transform="scale(.5)" fill="#000"/></mask>${lettering.outlines}</defs>
<g clip-path="url(#f)"><g mask="url(#s)"><path fill="${sea}" fill-opacity=".2" d="${box}"/>
<g stroke="${sea}" stroke-opacity=".2">${[32, 18, 8].map((width) => `<use href="#land" transform="scale(.5)" stroke-width="${2 * width}"/>`).join('')}</g></g>
<g stroke="${ink}"><path stroke-width=".8" stroke-opacity=".38" d="${graticule().map(linePath).join('')}"/>
<g transform="scale(.5)"><path stroke-width="1.6" stroke-opacity=".8" d="${ground.coasts}"/><path stroke-width="2" stroke-dasharray="14 4 2 4" stroke-opacity=".8" d="${ground.borders}"/></g>
<g clip-path="url(#l)"><g transform="scale(.5)" stroke-opacity=".58">${ground.hachures.map((path, index) => `<path stroke-width="${[1.1, 1.8, 2.7][index]}" d="${path}"/>`).join('')}</g></g></g></g>
${capitalDot()}
<g stroke="${ink}"><path stroke-width="1.2" d="${box}"/><path stroke-width="2.4" d="${grown(9)}"/><path stroke-width=".8" d="${grown(frameWidth - 1)}"/><path stroke-width="5" d="${zebra()}"/></g>
<g fill="${ink}"><g stroke="${paper}" stroke-width="240" stroke-opacity=".8" paint-order="stroke">${halo}</g>${names.join('')}${degrees.join('')}</g></svg>
`;
}

/** All characters on the map. */
function charactersOf(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countryNames = neighbours.map(({ code }) => names.of(code)).join('');
  const kilometres = kilometresIn(language).format(scaleLength);
  const texts = Object.values(dictionaryOf(language).atlas).join('');
  return `0123456789° SWO${countryNames.toLocaleUpperCase(language)}${kilometres}${texts}`;
}

const kilometresIn = (language: Language) => new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });

export const linePath = (line: readonly Point[]): string =>
  `M${line.map((point) => point.map((value) => Math.round(value * 10) / 10).join(',')).join(' ')}`;

export const grown = (by: number): string => `M${left - by},${top - by}H${right + by}V${bottom + by}H${left - by}z`;

function capitalDot(): string {
  const [x, y] = project([-58.38, -34.6]).map((value) => Math.round(value * 10) / 10) as [number, number];
  return `<circle cx="${x}" cy="${y}" r="6.5" stroke="${ink}" stroke-width="1.6" fill="${paper}"/><circle cx="${x}" cy="${y}" r="2.8" fill="${ink}"/>`;
}

/** The frame's scale: every second degree is dark. */
export function zebra(): string {
  const dark = (side: Side, line: (from: number, to: number) => string) => {
    const marks = marksAt(side);
    return marks.map(({ degrees, at }, index) => {
      const next = marks[index + 1];
      return next && degrees % 2 === 0 ? line(at, next.at) : '';
    });
  };
  return [
    ...dark('top', (from, to) => `M${tenth(from)},${top - 4.6}H${tenth(to)}`),
    ...dark('bottom', (from, to) => `M${tenth(from)},${bottom + 4.6}H${tenth(to)}`),
    ...dark('left', (from, to) => `M${left - 4.6},${tenth(from)}V${tenth(to)}`),
    ...dark('right', (from, to) => `M${right + 4.6},${tenth(from)}V${tenth(to)}`),
  ].join('');
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function frameDegrees(lettering: Lettering, language: Language): readonly string[] {
  const labelled = ({ degrees, at }: Mark, from: number, to: number) =>
    degrees % graticuleStep === 0 && at > from + 40 && at < to - 40;
  const [west, south] = [wordings[language].west, 'S'];
  return [
    ...marksAt('top')
      .filter((mark) => labelled(mark, left, right))
      .map(({ degrees, at }) =>
        lettering.write({ text: degreesText(degrees, west, language), at: [at, top - 13], size: small }),
      ),
    ...marksAt('bottom')
      .filter((mark) => labelled(mark, left, right))
      .map(({ degrees, at }) =>
        lettering.write({ text: degreesText(degrees, west, language), at: [at, bottom + 30], size: small }),
      ),
    ...marksAt('left')
      .filter((mark) => labelled(mark, top, bottom))
      .map(({ degrees, at }) =>
        lettering.write({ text: degreesText(degrees, south, language), at: [left - 13, at], size: small, turn: -90 }),
      ),
    ...marksAt('right')
      .filter((mark) => labelled(mark, top, bottom))
      .map(({ degrees, at }) =>
        lettering.write({ text: degreesText(degrees, south, language), at: [right + 13, at], size: small, turn: 90 }),
      ),
  ];
}

const degreesText = (degrees: number, hemisphere: string, language: Language): string =>
  `${Math.abs(degrees)}°${language === 'zh' ? '' : '\u2009'}${hemisphere}`.replace('\u2009', ' ');

/** Positions of the neighbours' names. `towards` turns the name along a long narrow country. */
const neighbours: readonly { code: string; at: Place; towards?: Place }[] = [
  { code: 'CL', at: [-71.15, -31.2], towards: [-70.6, -26.5] },
  { code: 'BO', at: [-64.6, -21.1] },
  { code: 'PY', at: [-58.6, -23.2] },
  { code: 'BR', at: [-52.7, -28.3] },
  { code: 'UY', at: [-55.4, -33] },
];

function countries(lettering: Lettering, language: Language): readonly string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return neighbours.map(({ code, at, towards }) => {
    const name = (names.of(code) ?? code).toLocaleUpperCase(language);
    const [x, y] = project(at);
    const [endX, endY] = towards ? project(towards) : [x + 1, y];
    const turn = (Math.atan2(endY - y, endX - x) * 180) / Math.PI;
    const down = language === 'zh' && towards !== undefined;
    return lettering.write({
      text: name,
      at: [x, y],
      size: 27,
      spacing: towards ? 0.5 : 0.1,
      turn: down ? 0 : turn,
      down,
    });
  });
}

function oceans(lettering: Lettering, language: Language): readonly string[] {
  const { atlas } = dictionaryOf(language);
  const chinese = language === 'zh';
  const words = chinese ? [atlas.atlantic] : atlas.atlantic.split(' ');
  return [
    lettering.write({
      text: atlas.pacific,
      at: [left + (chinese ? 34 : 42), project([-76, -36])[1]],
      size: 30,
      italic: true,
      spacing: chinese ? 0.9 : 0.22,
      turn: chinese ? 0 : -90,
      down: chinese,
    }),
    ...words.map((text, line) =>
      lettering.write({ text, at: [470, 830 + 46 * line], size: 38, italic: true, spacing: chinese ? 0.6 : 0.16 }),
    ),
  ];
}

/** The name of the capital, the scale bar and the note on the projection. */
function imprint(lettering: Lettering, language: Language): readonly string[] {
  const { atlas } = dictionaryOf(language);
  const length = scaleLength * unitsPerKilometre(scaleLatitude);
  const [barX, barY] = [right - 60 - length, bottom - 112];
  const latitude = (degrees: number) => degreesText(degrees, 'S', language);
  const [north, south] = projection.parallels.map(latitude);
  const middle = barX + length / 2;
  const part = length / 5;
  const filled = [0, 2, 4].map((index) => `M${tenth(barX + index * part)},${barY}h${tenth(part)}`).join('');
  return [
    lettering.write({ text: atlas.capital, at: [insetX, insetY + radius + 31], size: small }),
    lettering.write({
      text: fill(atlas.scale, { latitude: latitude(scaleLatitude) }),
      at: [middle, barY - 42],
      size: small,
      italic: true,
    }),
    lettering.write({ text: '0', at: [barX, barY - 9], size: small }),
    lettering.write({ text: kilometresIn(language).format(scaleLength), at: [barX + length, barY - 9], size: small }),
    `<path fill="none" stroke="${ink}" stroke-width="1.2" d="M${tenth(barX)},${barY - 3}h${tenth(length)}v6h${-tenth(length)}z"/><path fill="none" stroke="${ink}" stroke-width="6" d="${filled}"/>`,
    lettering.write({ text: atlas.projection, at: [right - 222, bottom - 54], size: small, italic: true }),
    lettering.write({
      text: fill(atlas.parallels, { north: north ?? '', south: south ?? '' }),
      at: [right - 222, bottom - 21],
      size: small,
      italic: true,
    }),
  ];
}
