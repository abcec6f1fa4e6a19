import { type CollectionEntry, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { illustrationSocialPath, type SocialIllustration, type SocialImage, socialImageSize } from '#domain/brand';
import { type Coordinates, inAtlasOrder } from '#domain/illustrations/plates';
import { cdnImagePath } from '#domain/image';
import type { Language } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { imageAltFor } from '#domain/opportunity/translations';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import type { sectionTextKeys } from '../content-schemas/keys';
import { expectValue } from './expect-value';

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
    source: expectValue(source, `src/assets/illustrations/${name}.jpg: expected this illustration`),
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

/**
 * Key of an illustration: its file in `src/assets/illustrations` without extension, and its key in `content/pictures`.
 */
export type IllustrationName =
  | `home/${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | `provinces/${ProvinceCode}`
  | `sectors/${SectorKey}-${'header' | 'aside'}`
  | `why/${(typeof sectionTextKeys.reasons)[number]}`
  | 'contact/meeting';

/**
 * An illustration's alternative text. Separate from the files (`illustration.ts`) for pages rendered on demand, which use
 * illustrations by URL.
 */
export async function readIllustrationText(language: Language, name: IllustrationName): Promise<string> {
  const file = `content/pictures/${language}.yaml`;
  const entry = expectValue(await getEntry('illustrationTexts', language), `${file}: expected this file`);
  return expectValue(entry.data[name], `${file}: expected a line for ${name}`);
}

/** Content of an illustration's caption in the page's language. */
export interface Plate {
  /** Running number over all illustrations, counted from 1. */
  readonly number: number;
  /** The place, or the subject if it shows no particular place. */
  readonly name: string;
  readonly coordinates: Coordinates | undefined;
}

/** Crops of an illustration, by place of use. */
type Crop = NonNullable<CollectionEntry<'plates'>['data'][string]['crop']>;

/** Captions of all illustrations, ordered by number. */
export async function readPlates(language: Language) {
  const { data } = expectValue(await getEntry('plates', 'plates'), 'content/plates.yaml: expected this file');
  return inAtlasOrder(data).map(([key, { name, coordinates, crop = {} }], index) => ({
    // Safe, because the content check compares the keys with the files.
    illustration: key as IllustrationName,
    plate: { number: index + 1, name: name[language], coordinates } satisfies Plate,
    crop: crop satisfies Crop,
  }));
}

/** Caption of one illustration. */
export async function readPlate(language: Language, name: IllustrationName): Promise<Plate> {
  return (await readPlateEntry(language, name)).plate;
}

/** Caption and crops of one illustration. */
async function readPlateEntry(language: Language, name: IllustrationName) {
  const found = (await readPlates(language)).find(({ illustration }) => illustration === name);
  return expectValue(found, `content/plates.yaml: expected an entry for ${name}`);
}

/** The path of the social image made from a stored image: a JPEG of the same size as those made from illustrations. */
function storedImageSocialPath(name: string): string {
  const { width, height } = socialImageSize;
  return `${cdnImagePath(name, width, height)}&fm=jpg`;
}
