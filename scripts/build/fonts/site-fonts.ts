import { fontProviders } from 'astro/config';
import {
  chineseHeadings,
  figureCharacters,
  rareCharacters,
  unicodeRange,
  usualCharacters,
  without,
  withoutChineseMarks,
} from './characters.ts';
import { type Cut, cutFont } from './subset.ts';

const variable = 'node_modules/@fontsource-variable';
const archivo = `${variable}/archivo/files/archivo-latin-wdth-normal.woff2`;
const weights = { min: 400, max: 600 };
/**
 * Bold text (700) uses the heaviest weight, 600. The declared range includes 700, which prevents synthetic bold.
 */
const weight = '400 700';

/**
 * Headings and leads use the optical size for 30 points, which saves a third of the file. They have different weights
 * in separate files, because most pages have no lead.
 */
const display = ({ min, max }: Readonly<typeof weights>) => ({
  font: `${variable}/piazzolla/files/piazzolla-latin-opsz-normal.woff2`,
  axes: { wght: { min, max }, opsz: { min: 30, max: 30 } },
});
const text = { font: archivo, axes: { wght: weights, wdth: { min: 100, max: 100 } } };
const chinese = { font: 'scripts/build/fonts/source/noto-serif-sc-600.woff2' };
/** Tabular figures, without kerning. */
const figures = {
  font: archivo,
  axes: { wght: { min: 600, max: 600 }, wdth: { min: 125, max: 125 } },
  features: ['lnum', 'tnum'],
};

/**
 * The fonts for Astro's configuration, subset to the characters of the site (docs/decisions/0011). Latin families have
 * two files: one for nearly every page, and one for rare letters.
 */
export async function siteFonts(root: string) {
  const inChineseHeadings = await chineseHeadings(root);
  const cut = (font: Omit<Cut, 'characters'>, characters: string) => cutFont(root, { ...font, characters });
  const [
    headings,
    leads,
    displayRare,
    textUsual,
    textRare,
    figuresFile,
    chineseUsual,
    chineseRare,
    chineseList,
    chineseSector,
  ] = await Promise.all([
    cut(display({ min: 600, max: 600 }), usualCharacters),
    cut(display({ min: 400, max: 400 }), usualCharacters),
    cut(display(weights), rareCharacters),
    cut(text, usualCharacters),
    cut(text, rareCharacters),
    cut(figures, figureCharacters),
    cut(chinese, inChineseHeadings.usual),
    cut(chinese, inChineseHeadings.rare),
    cut(chinese, inChineseHeadings.list),
    cut(chinese, inChineseHeadings.sector),
  ]);
  const inChinese = withoutChineseMarks(usualCharacters);
  return [
    family(
      'Piazzolla',
      '--font-display',
      ['Georgia', 'serif'],
      [...latin(headings, displayRare, { weight: '600 700' }), ...latin(leads, displayRare, { weight: '400 500' })],
    ),
    family('Archivo', '--font-text', ['Arial', 'sans-serif'], latin(textUsual, textRare)),
    // No fallbacks: the next font in the stack depends on the language.
    family('Archivo Expanded', '--font-figures', [], [{ src: [figuresFile], weight: '600' }]),
    // No fallbacks: a system font here would draw the punctuation of Chinese text, which tokens.css leaves to a Chinese
    // font.
    family('Archivo', '--font-latin-in-chinese', [], latin(textUsual, textRare, { characters: inChinese })),
    // Separate families instead of `unicode-range`, which would list every character in every page: each is used for
    // characters that the previous ones lack. The list and the sector pages have a small one in place of the usual one.
    family('Noto Serif SC', '--font-chinese-list', [], [{ src: [chineseList], weight }]),
    family('Noto Serif SC', '--font-chinese-sector', [], [{ src: [chineseSector], weight }]),
    family('Noto Serif SC', '--font-chinese', [], [{ src: [chineseUsual], weight }]),
    family('Noto Serif SC', '--font-chinese-rare', [], [{ src: [chineseRare], weight }]),
  ];
}

interface Variant {
  readonly src: [string];
  readonly weight: string;
  readonly unicodeRange?: string[];
}

/**
 * The two files of a Latin family with their ranges. Both declare the same weights, because a browser chooses by weight
 * first. If two ranges include a character, the later face is used: so the range of the first may include the second's,
 * and is shorter.
 */
function latin(
  usual: string,
  rare: string,
  options: { weight?: string; characters?: string } = {},
): [Variant, Variant] {
  const { characters = usualCharacters, ...inCommon } = { weight, ...options };
  return [
    { src: [usual], ...inCommon, unicodeRange: unicodeRange(characters, without(usualCharacters, characters)) },
    { src: [rare], ...inCommon, unicodeRange: unicodeRange(rareCharacters, usualCharacters) },
  ];
}

/** A family with metric-compatible fallbacks of local fonts. The first file is preloaded. */
function family(name: string, cssVariable: `--${string}`, fallbacks: string[], variants: [Variant, ...Variant[]]) {
  const inCommon = { style: 'normal', display: 'swap' } as const;
  const [first, ...others] = variants;
  return {
    name,
    cssVariable,
    fallbacks,
    optimizedFallbacks: fallbacks.length > 0,
    provider: fontProviders.local(),
    options: { variants: [{ ...inCommon, ...first }, ...others.map((one) => ({ ...inCommon, ...one }))] },
  };
}
