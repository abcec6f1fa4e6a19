/** Where the home page's illustrations are served: it is made on demand, where no image is encoded (docs/decisions/0045). */
export const homeIllustrationFolder = '/images/home';

/** The part of a slide that a phone in portrait gets, cut out of its full height. */
export type PortraitCut = 'left' | 'centre' | 'attention';

/** How an illustration of the home page is served. */
export interface ServedAs {
  /** Widths in pixels of the whole, as WebP. */
  readonly widths: readonly number[];
  /** Without it a phone gets the whole, as far as it fits. */
  readonly portrait?: PortraitCut;
}

const first = [960, 1280, 1600, 1920, 2560] as const;
const later = [1280, 1920] as const;
const card = [240, 360, 540, 720] as const;

/** The illustrations of the home page, by their names. */
export const homeIllustrations = {
  'home/3': { widths: first, portrait: 'attention' },
  'home/8': { widths: later, portrait: 'centre' },
  'home/4': { widths: later, portrait: 'attention' },
  'home/2': { widths: later, portrait: 'left' },
  'home/5': { widths: later, portrait: 'attention' },
  'home/7': { widths: later },
  'home/1': { widths: later, portrait: 'centre' },
  'home/6': { widths: later },
  'sectors/real-state-aside': { widths: card },
  'sectors/energy-aside': { widths: card },
  'sectors/agriculture-aside': { widths: card },
  'sectors/tourism-aside': { widths: card },
  'provinces/RIO': { widths: [480, 780, 1280, 1920] },
  'provinces/TDF': { widths: [640, 960, 1280, 1920, 2560] },
} as const satisfies Readonly<Record<string, ServedAs>>;

export type HomeIllustration = keyof typeof homeIllustrations;

/** Widths in pixels of a slide's part for phones. It is twice as high as wide. */
export const portraitWidths = [480, 720] as const;

/** One file of an illustration. */
export interface HomeIllustrationFile {
  readonly illustration: HomeIllustration;
  readonly width: number;
  readonly cut?: PortraitCut | undefined;
}

/** The name of a file in the folder, such as `3-1280.webp`, or `3-tall-480.webp` of the part for phones. */
export const homeFileName = ({ illustration, width, cut }: HomeIllustrationFile): string =>
  `${illustration.slice(illustration.indexOf('/') + 1)}${cut ? '-tall' : ''}-${width}.webp`;

/** The files of the whole of an illustration, the narrowest first. */
const wholeFiles = (illustration: HomeIllustration): readonly HomeIllustrationFile[] =>
  homeIllustrations[illustration].widths.map((width) => ({ illustration, width }));

/** The files of a slide's part for phones. */
function portraitFiles(illustration: HomeIllustration): readonly HomeIllustrationFile[] {
  const { portrait: cut }: ServedAs = homeIllustrations[illustration];
  return cut ? portraitWidths.map((width) => ({ illustration, width, cut })) : [];
}

/** Every file of every illustration. */
export const homeIllustrationFiles: readonly HomeIllustrationFile[] = (
  Object.keys(homeIllustrations) as HomeIllustration[]
).flatMap((illustration) => [...wholeFiles(illustration), ...portraitFiles(illustration)]);

const pathOf = (file: HomeIllustrationFile): string => `${homeIllustrationFolder}/${homeFileName(file)}`;

const srcsetOf = (files: readonly HomeIllustrationFile[]): string =>
  files.map((file) => `${pathOf(file)} ${file.width}w`).join(', ');

/** An illustration as an image's `src` and `srcset`. */
export function homeIllustration(illustration: HomeIllustration): { readonly src: string; readonly srcset: string } {
  const width = Math.max(...homeIllustrations[illustration].widths);
  return { src: pathOf({ illustration, width }), srcset: srcsetOf(wholeFiles(illustration)) };
}

/** The `srcset` of a slide's part for phones; none where it has none. */
export function portraitSrcset(illustration: HomeIllustration): string | undefined {
  return srcsetOf(portraitFiles(illustration)) || undefined;
}
