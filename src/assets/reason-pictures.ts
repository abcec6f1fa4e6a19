import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('./plates/why/*.jpg', { eager: true, import: 'default' });

/** The plate of a reason to invest. The owner replaces it by a photograph of the same name. */
export function reasonPicture(reason: string): ImageMetadata {
  const file = `./plates/why/${reason}.jpg`;
  const picture = files[file];
  if (!picture) throw new Error(`src/assets/${file}: expected this picture`);
  return picture;
}
