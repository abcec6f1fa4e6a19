export interface PrintSettings {
  /** Pixels of the illustration. */
  readonly width: number;
  /** Width in pixels to which the source is resized for smoothing. */
  readonly workWidth: number;
  /** Number of inks: fewer is bolder; 16 to 20 suit a landscape. */
  readonly inks: number;
  /** Smoothing radius in pixels of the working width. */
  readonly radius: number;
  /** Strength of the grain: 0 for none, 1 is usual. */
  readonly grain: number;
  /** Enlargement of the grain's spots, so that a larger illustration looks the same. */
  readonly spots: number;
  /** Share of the source's shading within an ink, 0 to 1. */
  readonly keep: number;
  /** Weight of a distance in colour against one in lightness when inks are chosen. */
  readonly chroma: number;
  /** JPEG settings: illustrations that pages only show reduced may have a lower quality and chroma subsampling. */
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

/** Widths in pixels at 16:9: to fill a wide screen, and to fill a phone's height too (docs/illustrations.md). */
const widths = { screen: 3200, height: 4736 } as const;

/** The width at which `spots` is 1. */
const spotsWidth = 2560;

/** Shown as high as the window: at the end of the home page and on “not found” pages. */
const asHighAsTheWindow = new Set(['provinces/TDF', 'provinces/CHU']);

/** Drawn in finer detail: the usual smoothing would blur their layers, leaves and grass. */
const finelyDrawn = new Set(['home/3', 'provinces/CHA', 'provinces/TUC']);

/** An illustration's size in pixels and its settings. */
export interface IllustrationFormat {
  readonly settings: PrintSettings;
  readonly height: number;
}

/** The format by name: upright for `-aside`, 4:3 for `why/`, else 16:9. */
export function formatOf(illustration: string): IllustrationFormat {
  if (illustration.endsWith('-aside')) return { settings: { ...usual, width: 1600, workWidth: 1100 }, height: 2000 };
  if (illustration.startsWith('why/')) return { settings: { ...usual, width: 2560 }, height: 1920 };
  const high = illustration.startsWith('home/') || asHighAsTheWindow.has(illustration);
  const width = high ? widths.height : widths.screen;
  const jpeg = { quality: 76, chromaSubsampling: '4:2:0' } as const;
  const radius = finelyDrawn.has(illustration) ? 3 : usual.radius;
  return { settings: { ...usual, width, radius, spots: width / spotsWidth, jpeg }, height: (width * 9) / 16 };
}
