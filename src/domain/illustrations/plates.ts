import type { Coordinates } from '#domain/coordinates';
import type { Language } from '#domain/language';

/** What a plate's caption says in every language. */
export interface PlateData {
  readonly name: Readonly<Record<Language, string>>;
  /** Where it is; absent where it shows a subject that could be anywhere. */
  readonly coordinates?: Coordinates | undefined;
}

/**
 * The plates in the order of their numbers: the places from north to south (of the same latitude, from west to east), then the
 * subjects; those that nothing else tells apart as they are given.
 */
export function inAtlasOrder<Key extends string>(
  plates: Readonly<Record<Key, PlateData>>,
): readonly (readonly [Key, PlateData])[] {
  const entries = Object.entries(plates) as [Key, PlateData][];
  return [...entries].sort(([, { coordinates: one }], [, { coordinates: two }]) => {
    if (one && two) return one.south - two.south || two.west - one.west;
    return Number(!one) - Number(!two);
  });
}
