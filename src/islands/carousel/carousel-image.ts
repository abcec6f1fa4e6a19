import type { Language } from '#domain/language';

/** A stored image with what it shows, in a language. */
export interface CarouselImage {
  readonly name: string;
  readonly alt: string;
  readonly language: Language;
}
