import type { Facts } from '#domain/opportunity/facts';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import type { SectorKey } from '#domain/sector';
import type { SampleLanguage } from './sheet.ts';

/**
 * A rectangle cut out of an illustration, in hundredths of its width and height from its top left corner, so that it
 * fits a file of any size. It lies wholly inside the illustration. Cards show images at 3:2, so most crops have that
 * shape.
 */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An image of a sample: an illustration's path in `src/assets/illustrations`, whole or cut to `crop`, and what is seen. */
export interface SampleImage {
  readonly file: string;
  readonly crop?: Crop;
  readonly alt: Readonly<Record<SampleLanguage, string>>;
}

/**
 * An invented investment opportunity that seeds an empty local store. No sample is a real project, company or
 * offer: the site marks each as one, and the first line of every description says so. The text is plain text without markup, shown with its
 * line breaks; the first image is the one on the card.
 */
export interface Sample {
  /** A fixed version 4 UUID in lowercase, so that seeding twice gives the same URLs. */
  readonly id: string;
  /** One line, at most 160 characters. */
  readonly title: string;
  /** One line, at most 400 characters. */
  readonly subtitle: string;
  readonly sector: SectorKey;
  readonly description: string;
  /** As the texts say it; `seeking` and `open` in the order of the schema. Nobody has confirmed what is invented. */
  readonly facts: Omit<Facts, 'sample' | 'confirmedOn'>;
  readonly translations: { readonly es: OpportunityTexts; readonly zh: OpportunityTexts };
  /** One to four images. */
  readonly images: readonly SampleImage[];
}
