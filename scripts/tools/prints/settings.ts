/** How a picture is printed. */
export interface PrintSettings {
  /** Of the print, in its pixels. */
  readonly width: number;
  /** The width in pixels at which the picture is smoothed; its source is reduced, or enlarged, to that first. */
  readonly workWidth: number;
  /** How many inks: fewer is bolder; 16 to 20 suit a landscape. */
  readonly inks: number;
  /** Of the smoothing, in pixels of the working width: larger is broader and calmer. */
  readonly radius: number;
  /** How strongly grain breaks the edges between inks: 0 is not at all, 1 the usual strength. */
  readonly grain: number;
  /** By how much its spots are larger than `press` has them: a larger print of the same picture keeps its look. */
  readonly spots: number;
  /** Which part of the picture's own shading stays within an ink, from 0 to 1. */
  readonly keep: number;
  /** How much more a distance in colour counts than one in lightness when inks are chosen. */
  readonly chroma: number;
  /** How the JPEG is written: what is never shown but reduced may be of a lower quality, in half the colours' points. */
  readonly jpeg: { readonly quality: number; readonly chromaSubsampling: '4:4:4' | '4:2:0' };
}

const usual = {
  workWidth: 1600,
  inks: 19,
  radius: 6,
  grain: 1,
  spots: 1,
  keep: 0.12,
  chroma: 1.7,
  jpeg: { quality: 86, chromaSubsampling: '4:4:4' },
} as const;

/** Widths in pixels, at 16:9: of what fills a wide screen, and of what fills a phone's height too (docs/prints.md). */
const widths = { screen: 3200, height: 4736 } as const;

/** The width at which `press` has its spots for these plates. */
const spotsWidth = 2560;

/** The provinces whose plates are as high as the window: the home page's end, and the pages that are not found. */
const asHighAsTheWindow = new Set(['provinces/TDF', 'provinces/CHU']);

/** The illustrations that are drawn finer than the others: the usual smoothing would run their layers, leaves and grass together. */
const finelyDrawn = new Set(['home/3', 'provinces/CHA', 'provinces/TUC']);

/** A plate's size in pixels and its settings. */
export interface PlateFormat {
  readonly settings: PrintSettings;
  readonly height: number;
}

/** The format of an illustration, by its name: upright beside a sector's text, 4:3 at the reasons, else 16:9. */
export function formatOf(illustration: string): PlateFormat {
  if (illustration.endsWith('-aside')) return { settings: { ...usual, width: 1600, workWidth: 1100 }, height: 2000 };
  if (illustration.startsWith('why/')) return { settings: { ...usual, width: 2560 }, height: 1920 };
  const high = illustration.startsWith('home/') || asHighAsTheWindow.has(illustration);
  const width = high ? widths.height : widths.screen;
  const jpeg = { quality: 76, chromaSubsampling: '4:2:0' } as const;
  const radius = finelyDrawn.has(illustration) ? 3 : usual.radius;
  return { settings: { ...usual, width, radius, spots: width / spotsWidth, jpeg }, height: (width * 9) / 16 };
}
