import type { Facts } from '#domain/opportunity/facts';
import type { Question } from '#domain/opportunity/questions';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import type { SectorKey } from '#domain/sector';
import type { SampleLanguage } from './sheet.ts';

/**
 * A crop of an illustration, in percent of its width and height. It must lie inside the illustration. Cards show images
 * at 3:2, so most crops have that shape.
 */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A path in `src/assets/illustrations`, an optional crop, and alternative texts. */
export interface SampleImage {
  readonly file: string;
  readonly crop?: Crop;
  readonly alt: Readonly<Record<SampleLanguage, string>>;
}

/**
 * An invented investment opportunity that seeds an empty local store. No sample is a real project, company or offer:
 * the site marks it as a sample, and so does the first line of its description. Descriptions are plain text with line
 * breaks, or structured; the first image is shown on the card.
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
  /** `seeking` and `open` in the order of the schema. Invented facts have no confirmation. */
  readonly facts: Omit<Facts, 'sample' | 'confirmedOn'>;
  readonly translations: { readonly es: OpportunityTexts; readonly zh: OpportunityTexts };
  readonly questions?: readonly Question[];
  /** One to four images. */
  readonly images: readonly SampleImage[];
}
