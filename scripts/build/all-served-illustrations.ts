import { homeIllustrations } from './home-illustrations.ts';
import { plateThumbnails } from './plate-thumbnails.ts';
import { provinceIllustrations } from './province-illustrations.ts';
import type { ServedIllustrations } from './served-illustrations.ts';
import { socialImages } from './social-images.ts';

/** The illustrations that the build itself makes, for itself and for the local server. */
export const allServedIllustrations: readonly ServedIllustrations[] = [
  provinceIllustrations,
  homeIllustrations,
  plateThumbnails,
  socialImages,
];

/** The illustrations that a path belongs to, and the name there; undefined for any other path. */
export function servedIllustrationAt(path: string) {
  const illustrations = allServedIllustrations.find(({ folder }) => path.startsWith(`${folder}/`));
  const name = illustrations && path.slice(illustrations.folder.length + 1);
  return illustrations && name !== undefined && illustrations.files.includes(name)
    ? { illustrations, name }
    : undefined;
}
