import type { Language } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { type SharedPicture, type SharedPlate, sharedPictureAddress, sharedPlateAddress } from '#domain/social-image';
import { readIllustrationText } from './illustration-text';

/** The social image of a page, made from an illustration such as `home/1`. */
export async function readSocialImage(language: Language, illustration: SharedPlate): Promise<SharedPicture> {
  return { address: sharedPlateAddress(illustration), alt: await readIllustrationText(language, illustration) };
}

/** The social image of an opportunity: its first image, else the illustration of its sector. */
export async function readOpportunitySocialImage(
  language: Language,
  { title, sector, imageURL: [first] }: Opportunity,
): Promise<SharedPicture> {
  if (first === undefined) return readSocialImage(language, `sectors/${sector}-header`);
  return { address: sharedPictureAddress(first), alt: title };
}
