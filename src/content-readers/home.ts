import { hashes } from 'virtual:home-illustration-hashes';
import { type HomeIllustration, homeImage, portraitSource } from '#domain/illustrations/home-illustration';
import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import { type Plate, readIllustrationText, readPlate } from './illustration';

/** An illustration of the home page. */
export interface HomePlate {
  readonly name: HomeIllustration;
  /** Alternative text in the page's language. */
  readonly alt: string;
  /** The caption's content. */
  readonly plate: Plate;
}

/** Keys of the home page's slides, ordered from north to south. */
const slides = [
  'home/3',
  'home/8',
  'home/4',
  'home/2',
  'home/5',
  'home/7',
  'home/1',
  'home/6',
] as const satisfies readonly HomeIllustration[];

/** The eight slides of the home page: the first one, and the others. */
export async function readSlides(language: Language) {
  const [first, ...others] = slides;
  return {
    first: await readHomePlate(language, first),
    others: await Promise.all(others.map((name) => readHomePlate(language, name))),
  };
}

/** An illustration of the home page with its texts. */
export async function readHomePlate(language: Language, name: HomeIllustration): Promise<HomePlate> {
  return { name, alt: await readIllustrationText(language, name), plate: await readPlate(language, name) };
}

/** The sectors of the home page (docs/specification.md §2.3). */
export const featuredSectors = [
  'real-state',
  'energy',
  'agriculture',
  'tourism',
] as const satisfies readonly SectorKey[];

export type FeaturedSector = (typeof featuredSectors)[number];

/** Attributes of an illustration's `<img>`, and of its `<source>` for phones if there is one. */
export function homeIllustration(name: HomeIllustration) {
  return { image: homeImage(name, hashes[name]), portrait: portraitSource(name, hashes[name]) };
}
