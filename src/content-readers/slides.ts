import type { Language } from '#domain/language';
import { type Illustration, readIllustration } from './illustration';
import type { IllustrationName } from './illustration-text';

export interface Slide extends Illustration {
  /** The part that a phone in portrait gets, cut out of the full height; without it, the wide one, whatever fits. */
  readonly portrait?: Portrait;
}

type Portrait = 'left' | 'centre' | 'attention';

interface NamedSlide {
  readonly name: IllustrationName;
  readonly portrait?: Portrait;
}

/** The slideshow of the home page, in its order. */
const slides: readonly NamedSlide[] = [
  { name: 'home/1', portrait: 'centre' },
  { name: 'home/2', portrait: 'left' },
  { name: 'home/3', portrait: 'attention' },
  { name: 'home/4', portrait: 'attention' },
  { name: 'home/5', portrait: 'attention' },
  { name: 'home/6', portrait: 'attention' },
  { name: 'home/7' },
  { name: 'home/8', portrait: 'centre' },
];

/** The eight slides of the home page, in their order. */
export function readSlides(language: Language): Promise<readonly Slide[]> {
  return Promise.all(
    slides.map(async ({ name, ...slide }) => ({ ...slide, ...(await readIllustration(language, name)) })),
  );
}
