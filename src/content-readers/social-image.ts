import {
  illustrationSocialPath,
  type SocialIllustration,
  type SocialImage,
  storedImageSocialPath,
} from '#domain/brand';
import type { Language } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { imageAltFor } from '#domain/opportunity/translations';
import { readIllustrationText } from './illustration-texts';

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
