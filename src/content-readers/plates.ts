import { type CollectionEntry, getEntry } from 'astro:content';
import type { Coordinates } from '#domain/illustrations/plates';
import { inAtlasOrder } from '#domain/illustrations/plates';
import type { Language } from '#domain/language';
import type { IllustrationName } from './illustration-text';
import { required } from './required';

const file = 'content/plates.yaml';

/** Content of an illustration's caption in the page's language. */
export interface Plate {
  /** Running number over all illustrations, counted from 1. */
  readonly number: number;
  /** The place, or the subject if it shows no particular place. */
  readonly name: string;
  readonly coordinates: Coordinates | undefined;
}

/** Where an illustration is cropped, by place. */
export type Crop = NonNullable<CollectionEntry<'plates'>['data'][string]['crop']>;

/** Captions of all illustrations, ordered by number. */
export async function readPlates(language: Language) {
  const { data } = required(await getEntry('plates', 'plates'), `${file}: expected this file`);
  return inAtlasOrder(data).map(([key, { name, coordinates, crop = {} }], index) => ({
    // Safe, because the content check compares the keys with the files.
    illustration: key as IllustrationName,
    plate: { number: index + 1, name: name[language], coordinates } satisfies Plate,
    crop: crop satisfies Crop,
  }));
}

/** Caption of one illustration. */
export async function readPlate(language: Language, name: IllustrationName): Promise<Plate> {
  return (await readEntry(language, name)).plate;
}

/** Caption of one illustration, and where its subject is. */
export async function readEntry(language: Language, name: IllustrationName) {
  const found = (await readPlates(language)).find(({ illustration }) => illustration === name);
  return required(found, `${file}: expected an entry for ${name}`);
}
