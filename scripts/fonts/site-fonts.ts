import { fontProviders } from 'astro/config';
import {
  chineseDisplayCharacters,
  figureCharacters,
  latinCharacters,
  latinRanges,
  latinRangesInChinese,
} from './characters.ts';
import { cutFont } from './subset.ts';

const variable = 'node_modules/@fontsource-variable';
const archivoFile = `${variable}/archivo/files/archivo-latin-wdth-normal.woff2`;

/**
 * The fonts as Astro's configuration takes them, cut to what the site shows (docs/decisions/0011). Bold text asks for
 * 700 and gets the files' heaviest, 600, because the range says that they have it; nothing is thickened artificially.
 */
export async function siteFonts(root: string) {
  const [piazzolla, archivo, expanded, noto] = await Promise.all([
    cutFont(root, {
      font: `${variable}/piazzolla/files/piazzolla-latin-opsz-normal.woff2`,
      characters: latinCharacters,
      // Headings and leads are all large: the optical size for 30 points serves them, and saves a third of the file.
      axes: { wght: { min: 400, max: 600 }, opsz: { min: 30, max: 30 } },
    }),
    cutFont(root, {
      font: archivoFile,
      characters: latinCharacters,
      axes: { wght: { min: 400, max: 600 }, wdth: { min: 100, max: 100 } },
    }),
    cutFont(root, {
      font: archivoFile,
      characters: figureCharacters,
      axes: { wght: { min: 600, max: 600 }, wdth: { min: 125, max: 125 } },
    }),
    cutFont(root, {
      font: 'scripts/fonts/source/noto-sans-sc-600.woff2',
      characters: await chineseDisplayCharacters(root),
    }),
  ]);
  const latin = { unicodeRange: latinRanges, weight: '400 700' };
  return [
    family('Piazzolla', '--font-display', ['Georgia', 'serif'], { src: [piazzolla], ...latin }),
    family('Archivo', '--font-text', ['Arial', 'sans-serif'], { src: [archivo], ...latin }),
    // No fallbacks: the text face stands behind it, in every language its own.
    family('Archivo Expanded', '--font-figures', [], { src: [expanded], weight: '600' }),
    // No fallbacks: a system font named here would take the punctuation of Chinese text, which tokens.css leaves to a Chinese one.
    family('Archivo', '--font-latin-in-chinese', [], {
      src: [archivo],
      weight: '400 700',
      unicodeRange: latinRangesInChinese,
    }),
    family('Noto Sans SC', '--font-chinese', [], { src: [noto], weight: '400 700' }),
  ];
}

interface Variant {
  readonly src: [string];
  readonly weight: string;
  readonly unicodeRange?: string[];
}

/** A family of one file, with fallbacks of the same metrics made from the local fonts. */
function family(name: string, cssVariable: `--${string}`, fallbacks: string[], variant: Variant) {
  return {
    name,
    cssVariable,
    fallbacks,
    optimizedFallbacks: fallbacks.length > 0,
    provider: fontProviders.local(),
    options: { variants: [{ style: 'normal', display: 'swap', ...variant }] },
  };
}
