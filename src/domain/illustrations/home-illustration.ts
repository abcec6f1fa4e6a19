import { keysOf } from '#domain/keys';

/**
 * The folder of the illustrations of the home page and of the not-found pages. The latter are rendered on demand,
 * where no image is encoded, so the build creates all these files. Their names contain a hash: browsers cache them for
 * a year.
 */
export const homeIllustrationFolder = '/_astro';

/**
 * The part of an illustration for a phone in portrait orientation, cut from its full height. A number is the crop
 * offset from the left edge, in percent of the free width.
 */
export type PortraitCut = 'left' | 'centre' | 'attention' | number;

/** The files of one of these illustrations. */
interface ServedAs {
  /** Widths of the whole in pixels, as WebP. */
  readonly widths: readonly number[];
  /** Without it a phone gets the whole, as far as it fits. */
  readonly portrait?: PortraitCut;
}

// The widest: a window of 1440 × 900 with two pixels a point, filled in height and enlarged 5 % by the pan.
const first = [960, 1280, 1600, 1920, 2560, 3360] as const;
const later = [1280, 1920, 3360] as const;
const lost = [960, 1600, 3200] as const;
const card = [240, 360, 540, 720] as const;

/** These illustrations by name. */
export const homeIllustrations = {
  'home/3': { widths: first, portrait: 91 },
  'home/8': { widths: later, portrait: 74 },
  'home/4': { widths: later, portrait: 'attention' },
  'home/2': { widths: later, portrait: 'left' },
  'home/5': { widths: later, portrait: 'attention' },
  'home/7': { widths: later, portrait: 84 },
  'home/1': { widths: later, portrait: 'centre' },
  'home/6': { widths: later, portrait: 84 },
  'sectors/real-state-aside': { widths: card },
  'sectors/energy-aside': { widths: card },
  'sectors/agriculture-aside': { widths: card },
  'sectors/tourism-aside': { widths: card },
  'provinces/RIO': { widths: [480, 780, 1280, 1920] },
  'provinces/TDF': { widths: [640, 960, 1280, 1920, 2880], portrait: 100 },
  'provinces/CHU': { widths: lost, portrait: 76 },
} as const satisfies Readonly<Record<string, ServedAs>>;

export type HomeIllustration = keyof typeof homeIllustrations;

/** Width of the part for phones as a multiple of its height. */
export const portraitShape = 1;

/** Widths of the part for phones in pixels: the last for three pixels a point. */
const portraitWidths = [480, 728, 1332] as const;

/** One file of an illustration. */
interface HomeIllustrationFile {
  readonly illustration: HomeIllustration;
  readonly width: number;
  readonly cut?: PortraitCut | undefined;
}

/**
 * The name of a file in the folder: `home-3-1280.{hash}.webp`, or `home-3-square-480.{hash}.webp` for phones. The hash
 * of the illustration and its settings is the same for all its files, because the page’s HTML contains it for each of
 * them.
 */
export const homeFileName = ({ illustration, width, cut }: HomeIllustrationFile, hash: string): string =>
  `${illustration.replace('/', '-')}${cut === undefined ? '' : '-square'}-${width}.${hash}.webp`;

/** Whether the subject is right of the middle, as a hint for windows that cut the sides off. */
export function leansRight(illustration: HomeIllustration): boolean {
  const { portrait }: ServedAs = homeIllustrations[illustration];
  return typeof portrait === 'number';
}

/**
 * The `sizes` of the whole when it fills the screen: the screen’s width, or the width for its height (16:9). On an
 * upright screen the text below takes part of the height.
 */
export const fullScreenSizes = '(max-aspect-ratio: 4/5) max(100vw, 177vh - 55rem), max(100vw, 177vh)';

/** The files of an illustration’s whole, the narrowest first. */
const wholeFiles = (illustration: HomeIllustration): readonly HomeIllustrationFile[] =>
  homeIllustrations[illustration].widths.map((width) => ({ illustration, width }));

/** The files of an illustration's part for phones. */
function portraitFiles(illustration: HomeIllustration): readonly HomeIllustrationFile[] {
  const { portrait: cut }: ServedAs = homeIllustrations[illustration];
  return cut === undefined ? [] : portraitWidths.map((width) => ({ illustration, width, cut }));
}

/** Every file of every illustration. */
export const homeIllustrationFiles: readonly HomeIllustrationFile[] = keysOf(homeIllustrations).flatMap(
  (illustration) => [...wholeFiles(illustration), ...portraitFiles(illustration)],
);

const srcsetOf = (files: readonly HomeIllustrationFile[], hash: string): string =>
  files.map((file) => `${pathOf(file, hash)} ${file.width}w`).join(', ');

const pathOf = (file: HomeIllustrationFile, hash: string): string =>
  `${homeIllustrationFolder}/${homeFileName(file, hash)}`;

/** The `src` and `srcset` of an illustration. */
export function homeImage(illustration: HomeIllustration, hash: string) {
  const width = Math.max(...homeIllustrations[illustration].widths);
  return { src: pathOf({ illustration, width }, hash), srcset: srcsetOf(wholeFiles(illustration), hash) };
}

/** The windows that get the part for phones, and its width there: the text below leaves it the rest of the height. */
const portraitShown = { media: '(max-aspect-ratio: 5/8)', sizes: 'max(100vw, 100vh - 31.5rem)' } as const;

/**
 * The attributes of the `<source>` for phones; none if an illustration has no part for phones. A new object each time:
 * the framework adds its class to the object that is spread on an element.
 */
export function portraitSource(illustration: HomeIllustration, hash: string) {
  const srcset = srcsetOf(portraitFiles(illustration), hash);
  return srcset === '' ? undefined : { ...portraitShown, srcset };
}
