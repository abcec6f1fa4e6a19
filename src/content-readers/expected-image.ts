import type { ImageMetadata } from 'astro';

/** A picture that has to be there, out of the files that a glob found; `path` is its own from `src/assets`. */
export function expectedPicture(files: Readonly<Record<string, ImageMetadata>>, path: string): ImageMetadata {
  const picture = files[`./${path}`];
  if (!picture) throw new Error(`src/assets/${path}: expected this picture`);
  return picture;
}
