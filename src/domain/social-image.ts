import { pictureAddress } from '#domain/image';
import { type SectorKey, sectorKeys } from '#domain/sector';

/** Pixels of the picture that stands for a page where its address is shared. */
export const sharedPictureSize = { width: 1200, height: 630 } as const;

/** A picture that stands for a page where its address is shared: its address on this site, and what it shows. */
export interface SharedPicture {
  readonly address: string;
  readonly alt: string;
}

/** The plates of pages that are not about one sector. */
const pagePlates = ['home/1', 'home/2', 'home/3', 'home/4', 'home/5', 'home/6'] as const;

/** A plate that is made into a shared picture when the site is built. */
export type SharedPlate = (typeof pagePlates)[number] | `sectors/${SectorKey}-header`;

/** All plates that are made into shared pictures. */
export const sharedPlates: readonly SharedPlate[] = [
  ...pagePlates,
  ...sectorKeys.map((sector) => `sectors/${sector}-header` as const),
];

/** The address of the shared picture made from a plate; it stays the same when the plate is replaced. */
export function sharedPlateAddress(plate: SharedPlate): string {
  return `/og/${plate}.jpg`;
}

/** The address of the shared picture made from a stored one: a JPEG of the same size as the plates'. */
export function sharedPictureAddress(name: string): string {
  const { width, height } = sharedPictureSize;
  return `${pictureAddress(name, width, height)}&fm=jpg`;
}
