import type { Language } from '#domain/language';
import { type Illustration, readIllustration } from './illustration';
import type { IllustrationName } from './illustration-text';

export interface Slide extends Illustration {
  /** The part that a phone in portrait gets, cut out of the full height; without it, the whole, as far as it fits. */
  readonly portraitCrop?: PortraitCrop;
}

type PortraitCrop = 'left' | 'centre' | 'attention';

interface NamedSlide {
  readonly name: IllustrationName;
  readonly portraitCrop?: PortraitCrop;
}

/** The slideshow of the home page: a journey from north to south. */
const slides: readonly NamedSlide[] = [
  { name: 'home/3', portraitCrop: 'attention' },
  { name: 'home/8', portraitCrop: 'centre' },
  { name: 'home/4', portraitCrop: 'attention' },
  { name: 'home/2', portraitCrop: 'left' },
  { name: 'home/5', portraitCrop: 'attention' },
  { name: 'home/7' },
  { name: 'home/1', portraitCrop: 'centre' },
  { name: 'home/6' },
];

/** The eight slides of the home page, in their order. */
export function readSlides(language: Language): Promise<readonly Slide[]> {
  return Promise.all(
    slides.map(async ({ name, ...slide }) => ({ ...slide, ...(await readIllustration(language, name)) })),
  );
}
