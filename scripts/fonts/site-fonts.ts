import { fontProviders } from 'astro/config';
import { chineseDisplayCharacters, latinCharacters, latinRanges, latinRangesInChinese } from './characters.ts';
import { cutFont } from './subset.ts';

const variable = 'node_modules/@fontsource-variable';

/**
 * The fonts as Astro's configuration takes them, cut to what the site shows (docs/decisions/0011). Bold text asks for
 * 700 and gets the files' heaviest, 600, because the range says that they have it; nothing is thickened artificially.
 */
export async function siteFonts(root: string) {
  const [piazzolla, archivo, noto] = await Promise.all([
    cutFont(root, {
      font: `${variable}/piazzolla/files/piazzolla-latin-opsz-normal.woff2`,
      characters: latinCharacters,
      // Headings and leads are all large: the optical size for 30 points serves them, and saves a third of the file.
      axes: { wght: { min: 400, max: 600 }, opsz: { min: 30, max: 30 } },
    }),
    cutFont(root, {
      font: `${variable}/archivo/files/archivo-latin-wdth-normal.woff2`,
      characters: latinCharacters,
      axes: { wght: { min: 400, max: 600 }, wdth: { min: 100, max: 125 } },
    }),
    cutFont(root, {
      font: 'scripts/fonts/source/noto-sans-sc-600.woff2',
      characters: await chineseDisplayCharacters(root),
    }),
  ]);
  const latin = { unicodeRange: latinRanges, weight: '400 700' };
  return [
    family('Piazzolla', '--font-display', ['Georgia', 'serif'], { src: [piazzolla], ...latin }),
    family('Archivo', '--font-text', ['Arial', 'sans-serif'], { src: [archivo], ...latin, stretch: '100% 125%' }),
    // No fallbacks: a system font named here would take the punctuation of Chinese text, which tokens.css leaves to a Chinese one.
    family('Archivo', '--font-latin-in-chinese', [], {
      src: [archivo],
      weight: '400 700',
      stretch: '100% 125%',
      unicodeRange: latinRangesInChinese,
    }),
    family('Noto Sans SC', '--font-chinese', [], { src: [noto], weight: '400 700' }),
  ];
}

interface Variant {
  readonly src: [string];
  readonly weight: string;
  readonly stretch?: string;
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
