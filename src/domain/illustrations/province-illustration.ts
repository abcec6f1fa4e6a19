import type { ProvinceCode } from '#domain/province';

/** The folder of the provinces’ illustrations (docs/specification.md §2.6). */
export const provinceIllustrationFolder = '/images/why-argentina/provinces';

/**
 * Widths in pixels of the files with a part of the illustration, mostly its middle, cropped for a phone in portrait
 * orientation.
 */
const portraitWidths = [540, 1200] as const;

/** Widths in pixels of the files with the whole. */
const wholeWidths = [960, 1600, 3200] as const;

/** Widths in pixels of the WebP files beside each illustration's `.jpg`. */
export const provinceIllustrationWidths = [...portraitWidths, ...wholeWidths] as const;

export type ProvinceIllustrationWidth = (typeof provinceIllustrationWidths)[number];

/** The original size of the illustration in pixels. */
export const wholeSize = { width: 3200, height: 1800 } as const;

/** The smallest size of the part for phones, in pixels. */
export const portraitSize = { width: 540, height: 810 } as const;

/** The height in pixels of a file of this width; undefined for the whole. */
export const portraitHeight = (width: ProvinceIllustrationWidth): number | undefined =>
  portraitWidths.some((one) => one === width) ? (width * portraitSize.height) / portraitSize.width : undefined;

/** Paths of a province's illustration, as an image's `src` and `srcset`. */
export function provinceIllustration(code: ProvinceCode): { readonly src: string; readonly srcset: string } {
  return {
    src: `${provinceIllustrationFolder}/${code}.jpg`,
    srcset: srcsetOf(code, wholeWidths),
  };
}

/** The `srcset` of a province's part for phones. */
export function portraitProvinceSrcset(code: ProvinceCode): string {
  return srcsetOf(code, portraitWidths);
}

const srcsetOf = (code: ProvinceCode, widths: readonly ProvinceIllustrationWidth[]): string =>
  widths.map((width) => `${provinceIllustrationFolder}/${code}-${width}.webp ${width}w`).join(', ');
