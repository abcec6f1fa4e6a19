import type { Language } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { type SharedPicture, type SharedPlate, sharedPictureAddress, sharedPlateAddress } from '#domain/social-image';
import { readPictureText } from './content';

/** The picture that stands for a page where its address is shared, made from a plate such as `home/1`. */
export async function sharedPlate(language: Language, plate: SharedPlate): Promise<SharedPicture> {
  return { address: sharedPlateAddress(plate), alt: await readPictureText(language, plate) };
}

/** The picture that stands for an opportunity: its first one, else the plate of its sector. */
export async function sharedOpportunity(
  language: Language,
  { title, sector, imageURL: [first] }: Opportunity,
): Promise<SharedPicture> {
  if (first === undefined) return sharedPlate(language, `sectors/${sector}-header`);
  return { address: sharedPictureAddress(first), alt: title };
}
