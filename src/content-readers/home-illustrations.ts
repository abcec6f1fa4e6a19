import type { ImageMetadata } from 'astro';
import { expectedPicture } from './expected-image';

export interface HomePicture {
  readonly plate: ImageMetadata;
  /** Its key in `content/pictures`. */
  readonly key: string;
  /** The part that a phone held upright gets, cut out of the full height; without it, the wide picture, whatever fits. */
  readonly portrait?: Portrait;
}

type Portrait = 'left' | 'centre' | 'attention';

const files = import.meta.glob<ImageMetadata>('./plates/home/*.jpg', { eager: true, import: 'default' });

/** The slideshow's eight pictures in their order. The owner replaces one by a photograph of the same name. */
export const homePictures: readonly HomePicture[] = [
  picture(1, 'centre'),
  picture(2, 'left'),
  picture(3, 'attention'),
  picture(4, 'attention'),
  picture(5, 'attention'),
  picture(6, 'attention'),
  picture(7),
  picture(8, 'centre'),
];

function picture(number: number, portrait?: Portrait): HomePicture {
  const key = `home/${number}`;
  return { plate: expectedPicture(files, `plates/${key}.jpg`), key, ...(portrait && { portrait }) };
}
