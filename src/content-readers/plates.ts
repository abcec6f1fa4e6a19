import { getEntry } from 'astro:content';
import type { Coordinates } from '#domain/coordinates';
import { inAtlasOrder } from '#domain/illustrations/plates';
import type { Language } from '#domain/language';
import type { IllustrationName } from './illustration-text';
import { required } from './required';

const file = 'content/plates.yaml';

/** What the caption of a plate says, in the page's language. */
export interface Plate {
  /** Its number among all of them, from 1. */
  readonly number: number;
  /** The place, or the subject of one that could be anywhere. */
  readonly name: string;
  readonly coordinates: Coordinates | undefined;
}

/** All plates in the order of their numbers. */
export async function readPlates(language: Language) {
  const { data } = required(await getEntry('plates', 'plates'), `${file}: expected this file`);
  return inAtlasOrder(data).map(([key, { name, coordinates }], index) => ({
    // The content check has compared the names with the files.
    illustration: key as IllustrationName,
    plate: { number: index + 1, name: name[language], coordinates } satisfies Plate,
  }));
}

/** The caption of an illustration's plate. */
export async function readPlate(language: Language, name: IllustrationName): Promise<Plate> {
  const found = (await readPlates(language)).find(({ illustration }) => illustration === name);
  return required(found, `${file}: expected an entry for ${name}`).plate;
}
