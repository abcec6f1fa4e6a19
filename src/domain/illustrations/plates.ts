import type { Coordinates } from '#domain/coordinates';
import type { Language } from '#domain/language';

/** The data of a plate’s caption. */
export interface PlateData {
  readonly name: Readonly<Record<Language, string>>;
  /** The place; absent if the subject could be anywhere. */
  readonly coordinates?: Coordinates | undefined;
}

/**
 * The plates in the order of their numbers: places from north to south (on the same latitude from west to east), then
 * subjects; otherwise in the given order.
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
