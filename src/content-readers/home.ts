import type { HomeIllustration } from '#domain/illustrations/home-illustration';
import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import { readIllustrationText } from './illustration-text';
import { type Plate, readPlate } from './plates';

/** An illustration of the home page. */
export interface HomePlate {
  readonly name: HomeIllustration;
  /** What it shows, in the page's language, for readers who do not see it. */
  readonly alt: string;
  /** What its caption says. */
  readonly plate: Plate;
}

/** The slideshow of the home page: a journey from north to south. */
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

/** The eight slides of the home page: the one that it begins with, and those that follow it. */
export async function readSlides(language: Language) {
  const [first, ...others] = slides;
  return {
    first: await readHomePlate(language, first),
    others: await Promise.all(others.map((name) => readHomePlate(language, name))),
  };
}

/** An illustration of the home page, and what it shows. */
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
