import { type SectorKey, sectorKeys } from '#domain/sector';

/** Size in pixels of the image for shared links of a page. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** An image for shared links of a page: its path on this site, and its description. */
export interface SocialImage {
  readonly path: string;
  readonly alt: string;
}

/** The illustrations of pages that are not about one sector. */
const pageIllustrations = ['home/1', 'home/2', 'home/3', 'home/4', 'home/5', 'home/6'] as const;

/** An illustration that the build converts into a social image. */
export type SocialIllustration = (typeof pageIllustrations)[number] | `sectors/${SectorKey}-header`;

/** All illustrations that the build converts into social images. */
export const socialIllustrations: readonly SocialIllustration[] = [
  ...pageIllustrations,
  ...sectorKeys.map((sector) => `sectors/${sector}-header` as const),
];

/** The folder of the social images made from illustrations. */
const socialFolder = '/og';

/** The name of an illustration’s social image in that folder. */
const socialFileName = (illustration: SocialIllustration): string => `${illustration}.jpg`;

/** The path of the social image made from an illustration; it stays the same when the illustration is replaced. */
export function illustrationSocialPath(illustration: SocialIllustration): string {
  return `${socialFolder}/${socialFileName(illustration)}`;
}

/** The colours of tokens.css that a browser needs before it has read a style sheet; a test compares them. */
export const brandColours = { night: '#0d2233', paper: '#fbf9f4' } as const;
