/**
 * The folder of the small pictures in the list of plates, one for each of about sixty plates: a path without a hash,
 * and one file for all screens, keep the page small.
 */
export const plateThumbnailFolder = '/images/plates';

/** Widths in pixels: of the small picture for three pixels a point, and of the large ones between groups. */
export const plateThumbnailWidths = { small: 288, large: [640, 1080] } as const;

export type PlateThumbnailWidth =
  | (typeof plateThumbnailWidths)['small']
  | (typeof plateThumbnailWidths)['large'][number];

/** Width as a multiple of the height. */
export const plateThumbnailShape = 1.5;

/**
 * The name of a file in the folder: `TUC.webp` for the illustration `provinces/TUC`, and `TUC-1080.webp`, a large one.
 */
export function plateThumbnailName(illustration: string, width: PlateThumbnailWidth): string {
  const name = illustration.slice(illustration.indexOf('/') + 1);
  return `${name}${width === plateThumbnailWidths.small ? '' : `-${width}`}.webp`;
}

const pathOf = (illustration: string, width: PlateThumbnailWidth): string =>
  `${plateThumbnailFolder}/${plateThumbnailName(illustration, width)}`;

/** A small picture's `src`. */
export const plateThumbnail = (illustration: string): string => pathOf(illustration, plateThumbnailWidths.small);

/** A large picture's `src` and `srcset`. */
export function largePlateThumbnail(illustration: string): { readonly src: string; readonly srcset: string } {
  const [narrow, wide] = plateThumbnailWidths.large;
  return {
    src: pathOf(illustration, wide),
    srcset: `${pathOf(illustration, narrow)} ${narrow}w, ${pathOf(illustration, wide)} ${wide}w`,
  };
}
