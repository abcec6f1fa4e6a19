import type { ProvinceCode } from '#domain/province';

/** Where the provinces' illustrations are served (docs/specification.md §2.6). */
export const provinceIllustrationFolder = '/images/why-argentina/provinces';

/** Widths in pixels of the files that show a part of the illustration, its middle for most, cut for a phone in portrait. */
const portraitWidths = [540, 1200] as const;

/** Widths in pixels of those that show the whole. */
const wholeWidths = [960, 1600, 3200] as const;

/** Widths in pixels of the WebP files beside each illustration's `.jpg`. */
export const provinceIllustrationWidths = [...portraitWidths, ...wholeWidths] as const;

export type ProvinceIllustrationWidth = (typeof provinceIllustrationWidths)[number];

/** The illustration as it was made, in pixels. */
export const wholeSize = { width: 3200, height: 1800 } as const;

/** The `sizes` of the part for phones: where pixels are not that dense, some sharpness may go for a light first load. */
export const portraitSizes = '(resolution > 2dppx) 100vw, 74vw';

/** The part for phones at its smallest, in pixels. */
export const portraitSize = { width: 540, height: 810 } as const;

/** The height in pixels of a file of this width; undefined where it shows the whole. */
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
