import type { ImageMetadata } from 'astro';
import {
  illustrationSocialPath,
  type SocialIllustration,
  type SocialImage,
  storedImageSocialPath,
} from '#domain/brand';
import type { Language } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { imageAltFor } from '#domain/opportunity/translations';
import {
  type Crop,
  type IllustrationName,
  type Plate,
  readIllustrationText,
  readPlateEntry,
} from './illustration-texts';
import { required } from './required';

/** One of the site's own illustrations. The owner can replace its file by a photograph of the same name. */
export interface Illustration {
  readonly source: ImageMetadata;
  /** Alternative text in the page's language. */
  readonly alt: string;
  /** The caption's content. */
  readonly plate: Plate;
  readonly crop: Crop;
}

const files = import.meta.glob<ImageMetadata>(
  ['../assets/illustrations/{home,sectors,why,contact}/*.jpg', '../assets/illustrations/provinces/*.jpg'],
  { eager: true, import: 'default' },
);

/** An illustration's file and texts. */
export async function readIllustration(language: Language, name: IllustrationName): Promise<Illustration> {
  const source = files[`../assets/illustrations/${name}.jpg`];
  const { plate, crop } = await readPlateEntry(language, name);
  return {
    source: required(source, `src/assets/illustrations/${name}.jpg: expected this illustration`),
    alt: await readIllustrationText(language, name),
    plate,
    crop,
  };
}

/** The social image of a page, made from an illustration such as `home/1`. */
export async function readSocialImage(language: Language, illustration: SocialIllustration): Promise<SocialImage> {
  return { path: illustrationSocialPath(illustration), alt: await readIllustrationText(language, illustration) };
}

/** The social image of an opportunity: its first image, else the illustration of its sector. */
export async function readOpportunitySocialImage(language: Language, opportunity: Opportunity): Promise<SocialImage> {
  const [first] = opportunity.imageURL;
  if (first === undefined) return readSocialImage(language, `sectors/${opportunity.sector}-header`);
  return { path: storedImageSocialPath(first), alt: imageAltFor(first, opportunity, language).alt };
}
