import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('../assets/founders/*.jpg', { eager: true, import: 'default' });

/** A founder's photograph by role; `undefined` until the owner adds one to `src/assets/founders`. */
export function founderPhotograph(role: string): ImageMetadata | undefined {
  return files[`../assets/founders/${role}.jpg`];
}
