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
  /** Which part of the picture's own shading stays within an ink, from 0 to 1. */
  readonly keep: number;
  /** How much more a distance in colour counts than one in lightness when inks are chosen. */
  readonly chroma: number;
}

const usual = { workWidth: 1600, inks: 19, radius: 6, grain: 1, keep: 0.12, chroma: 1.7 } as const;

/** A plate's size in pixels and its settings. */
export interface PlateFormat {
  readonly settings: PrintSettings;
  readonly height: number;
}

/** The format of an illustration, by its name: upright beside a sector's text, 4:3 at the reasons, else 16:9. */
export function formatOf(illustration: string): PlateFormat {
  if (illustration.endsWith('-aside')) return { settings: { ...usual, width: 1600, workWidth: 1100 }, height: 2000 };
  return { settings: { ...usual, width: 2560 }, height: illustration.startsWith('why/') ? 1920 : 1440 };
}
