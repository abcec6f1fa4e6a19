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
 * Bold text asks for 700 and gets the heaviest, 600: the range says that the file has it; nothing is thickened
 * artificially.
 */
const weight = '400 700';

/**
 * Headings and leads are all large: the optical size for 30 points serves them, and saves a third of the file. Headings
 * have one weight and leads another: a file of each, because most pages have no lead.
 */
const display = ({ min, max }: Readonly<typeof weights>) => ({
  font: `${variable}/piazzolla/files/piazzolla-latin-opsz-normal.woff2`,
  axes: { wght: { min, max }, opsz: { min: 30, max: 30 } },
});
const text = { font: archivo, axes: { wght: weights, wdth: { min: 100, max: 100 } } };
const chinese = { font: 'scripts/build/fonts/source/noto-serif-sc-600.woff2' };
/** Figures of one width each, which nothing has to be kerned with. */
const figures = {
  font: archivo,
  axes: { wght: { min: 600, max: 600 }, wdth: { min: 125, max: 125 } },
  features: ['lnum', 'tnum'],
};

/**
 * The fonts as Astro's configuration takes them, cut to what the site shows (docs/decisions/0011). The Latin families
 * have two files: one for nearly every page, and one that comes to the pages with a rare letter.
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
    // No fallbacks: the text face stands behind it, in every language its own.
    family('Archivo Expanded', '--font-figures', [], [{ src: [figuresFile], weight: '600' }]),
    // No fallbacks: a system font named here would take the punctuation of Chinese text, which tokens.css leaves to a
    // Chinese one.
    family('Archivo', '--font-latin-in-chinese', [], latin(textUsual, textRare, { characters: inChinese })),
    // Families, and no `unicode-range`, which would name every character in every page: each is asked for what those
    // before it lack. The list of opportunities and a sector's page each have a small one, which takes the usual one's place.
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
 * The two files of a Latin family, and which characters they are asked for. Both say the same weights: a browser chooses a
 * face by its weight first, and looks for a character only among faces that say the same. Of two that are asked for a
 * character it takes the later one: so the first may span the characters of the second, and says so in fewer words.
 */
function latin(usual: string, rare: string, asked: { weight?: string; characters?: string } = {}): [Variant, Variant] {
  const { characters = usualCharacters, ...inCommon } = { weight, ...asked };
  return [
    { src: [usual], ...inCommon, unicodeRange: unicodeRange(characters, without(usualCharacters, characters)) },
    { src: [rare], ...inCommon, unicodeRange: unicodeRange(rareCharacters, usualCharacters) },
  ];
}

/** A family with fallbacks of the same metrics made from the local fonts. The first file is the one to preload. */
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
