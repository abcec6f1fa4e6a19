import { getEntry } from 'astro:content';
import type { Language } from '#domain/language';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import type { textKeys } from '../content-schemas/keys';
import { required } from './required';

/**
 * Key of an illustration: its file in `src/assets/illustrations` without extension, and its key in `content/pictures`.
 */
export type IllustrationName =
  | `home/${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | `provinces/${ProvinceCode}`
  | `sectors/${SectorKey}-${'header' | 'aside'}`
  | `why/${(typeof textKeys.reasons)[number]}`
  | 'contact/meeting';

/**
 * An illustration's alternative text. Separate from the files (`illustration.ts`) for pages rendered on demand, which use
 * illustrations by URL.
 */
export async function readIllustrationText(language: Language, name: IllustrationName): Promise<string> {
  const file = `content/pictures/${language}.yaml`;
  const entry = required(await getEntry('illustrationTexts', language), `${file}: expected this file`);
  return required(entry.data[name], `${file}: expected a line for ${name}`);
}
