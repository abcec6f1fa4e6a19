import type { ImageMetadata } from 'astro';
import { expectedPicture } from './expected-image';

const files = import.meta.glob<ImageMetadata>('./plates/why/*.jpg', { eager: true, import: 'default' });

/** The plate of a reason to invest. The owner replaces it by a photograph of the same name. */
export function reasonPicture(reason: string): ImageMetadata {
  return expectedPicture(files, `plates/why/${reason}.jpg`);
}
