/**
 * The folder of the illustrations of the home page and of the not-found pages. The latter are made on demand, where no
 * image is encoded, so the build makes all of these files. Their names carry a hash: browsers cache them for a year.
 */
export const homeIllustrationFolder = '/_astro';

/**
 * The part of an illustration that a phone in portrait gets, cut out of its full height. A number says where it lies: the
 * hundredths of what is left over that are left of it.
 */
export type PortraitCut = 'left' | 'centre' | 'attention' | number;

/** How one of these illustrations is served. */
export interface ServedAs {
  /** Widths in pixels of the whole, as WebP. */
  readonly widths: readonly number[];
  /** Without it a phone gets the whole, as far as it fits. */
  readonly portrait?: PortraitCut;
}

// The widest: a window of 1440 × 900 with two pixels a point, filled to its height by what the pan enlarges by 5 %.
const first = [960, 1280, 1600, 1920, 2560, 3360] as const;
const later = [1280, 1920, 3360] as const;
const lost = [960, 1600, 3200] as const;
const card = [240, 360, 540, 720] as const;

/** These illustrations, by their names. */
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

/** The part for phones is as wide as this times its height. */
export const portraitShape = 1;

/** Widths in pixels of the part for phones: the last for three pixels a point. */
export const portraitWidths = [480, 728, 1332] as const;

/** One file of an illustration. */
export interface HomeIllustrationFile {
  readonly illustration: HomeIllustration;
  readonly width: number;
  readonly cut?: PortraitCut | undefined;
}

/**
 * The name of a file in the folder: `home-3-1280.{hash}.webp`, or `home-3-square-480.{hash}.webp` for phones. The hash is
 * that of the illustration and its settings, one for all its files: it is in the page's HTML for each of them.
 */
export const homeFileName = ({ illustration, width, cut }: HomeIllustrationFile, hash: string): string =>
  `${illustration.replace('/', '-')}${cut === undefined ? '' : '-square'}-${width}.${hash}.webp`;

/** Whether the subject stands right of the middle, where a window that cuts the sides off has to look. */
export function leansRight(illustration: HomeIllustration): boolean {
  const { portrait }: ServedAs = homeIllustrations[illustration];
  return typeof portrait === 'number';
}

/**
 * How wide the whole is shown where it fills the screen: as wide as that, or as its height asks for (16:9). On a screen that
 * stands upright the words below it take their part of the height.
 */
export const fullScreenSizes = '(max-aspect-ratio: 4/5) max(100vw, 177vh - 55rem), max(100vw, 177vh)';

/** The files of the whole of an illustration, the narrowest first. */
const wholeFiles = (illustration: HomeIllustration): readonly HomeIllustrationFile[] =>
  homeIllustrations[illustration].widths.map((width) => ({ illustration, width }));

/** The files of an illustration's part for phones. */
function portraitFiles(illustration: HomeIllustration): readonly HomeIllustrationFile[] {
  const { portrait: cut }: ServedAs = homeIllustrations[illustration];
  return cut === undefined ? [] : portraitWidths.map((width) => ({ illustration, width, cut }));
}

/** Every file of every illustration. */
export const homeIllustrationFiles: readonly HomeIllustrationFile[] = (
  Object.keys(homeIllustrations) as HomeIllustration[]
).flatMap((illustration) => [...wholeFiles(illustration), ...portraitFiles(illustration)]);

const srcsetOf = (files: readonly HomeIllustrationFile[], hash: string): string =>
  files.map((file) => `${pathOf(file, hash)} ${file.width}w`).join(', ');

const pathOf = (file: HomeIllustrationFile, hash: string): string =>
  `${homeIllustrationFolder}/${homeFileName(file, hash)}`;

/** The `src` and `srcset` of an illustration. */
export function homeImage(illustration: HomeIllustration, hash: string) {
  const width = Math.max(...homeIllustrations[illustration].widths);
  return { src: pathOf({ illustration, width }, hash), srcset: srcsetOf(wholeFiles(illustration), hash) };
}

/** Which windows get the part for phones, and how wide it is shown there: the words below it leave it the rest of the height. */
const portraitShown = { media: '(max-aspect-ratio: 5/8)', sizes: 'max(100vw, 100vh - 31.5rem)' } as const;

/**
 * The attributes of the `<source>` that gives a phone its part; none where an illustration has none. A new object each
 * time: the framework writes the class of its styles into the object that is spread on an element.
 */
export function portraitSource(illustration: HomeIllustration, hash: string) {
  const srcset = srcsetOf(portraitFiles(illustration), hash);
  return srcset === '' ? undefined : { ...portraitShown, srcset };
}
