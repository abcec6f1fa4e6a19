import type { ProvinceCode } from '#domain/province';

/** Where the provinces' illustrations are served (docs/specification.md §2.6). */
export const provinceIllustrationFolder = '/images/why-argentina/provinces';

/** Widths in pixels of the WebP files beside each illustration's `.jpg`. */
export const provinceIllustrationWidths = [540, 960, 1600] as const;

export type ProvinceIllustrationWidth = (typeof provinceIllustrationWidths)[number];

/** The illustration as it was made, in pixels. */
export const wholeSize = { width: 2560, height: 1440 } as const;

/** The narrowest shows the middle of the illustration, cut for a phone in portrait; it has this height in pixels. */
export const portraitSize = { width: 540, height: 810 } as const;

/** Paths of a province's illustration, as an image's `src` and `srcset`. */
export function provinceIllustration(code: ProvinceCode): { readonly src: string; readonly srcset: string } {
  const whole = provinceIllustrationWidths.filter((width) => width !== portraitSize.width);
  return {
    src: `${provinceIllustrationFolder}/${code}.jpg`,
    srcset: whole.map((width) => `${narrowed(code, width)} ${width}w`).join(', '),
  };
}

/** Path of a province's portrait illustration. */
export function portraitProvinceIllustration(code: ProvinceCode): string {
  return narrowed(code, portraitSize.width);
}

const narrowed = (code: ProvinceCode, width: ProvinceIllustrationWidth): string =>
  `${provinceIllustrationFolder}/${code}-${width}.webp`;
