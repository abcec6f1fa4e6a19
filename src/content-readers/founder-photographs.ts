import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('../assets/founders/*.jpg', { eager: true, import: 'default' });

/** The photograph of a founder, by role, once the owner has put one into `src/assets/founders`. */
export function founderPhotograph(role: string): ImageMetadata | undefined {
  return files[`../assets/founders/${role}.jpg`];
}
