import { keysOf } from '#domain/keys';
import type { Language } from '#domain/language';

/** A place in whole minutes of arc, south of the equator and west of Greenwich, as all of Argentina. */
export interface Coordinates {
  readonly south: number;
  readonly west: number;
}

const written = /^(\d{2})°(\d{2})′ S (\d{2})°(\d{2})′ W$/;

/** The format of coordinates in content/plates.yaml. */
export const coordinatesExpected = 'expected degrees and minutes, such as 23°36′ S 65°54′ W';

/** Parses coordinates of content/plates.yaml; undefined for another format. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [latitude = 0, minutesSouth = 60, longitude = 0, minutesWest = 60] =
    written.exec(text)?.slice(1).map(Number) ?? [];
  if (minutesSouth > 59 || minutesWest > 59) return undefined;
  return { south: latitude * 60 + minutesSouth, west: longitude * 60 + minutesWest };
}

/** Whether a place is within the atlas: 21° to 56° south, 53° to 74° west. */
export const withinArgentina = ({ south, west }: Coordinates): boolean =>
  south >= 21 * 60 && south <= 56 * 60 && west >= 53 * 60 && west <= 74 * 60;

/** The data of a plate’s caption. */
interface PlateData {
  readonly name: Readonly<Record<Language, string>>;
  /** The place; absent if the subject could be anywhere. */
  readonly coordinates?: Coordinates | undefined;
}

/**
 * The plates in the order of their numbers: places from north to south (on the same latitude from west to east), then
 * subjects; otherwise in the given order.
 */
export function inAtlasOrder<Key extends string, Plate extends PlateData>(
  plates: Readonly<Record<Key, Plate>>,
): readonly (readonly [Key, Plate])[] {
  const entries = keysOf(plates).map((key) => [key, plates[key]] as const);
  return entries.sort(([, { coordinates: one }], [, { coordinates: two }]) => {
    if (one && two) return one.south - two.south || two.west - one.west;
    return Number(!one) - Number(!two);
  });
}

/**
 * The folder of the small pictures in the list of plates, one for each of about sixty plates: a path without a hash,
 * and one file for all screens, keep the page small.
 */
export const plateThumbnailFolder = '/images/plates';

/** Widths in pixels: of the small picture for three pixels a point, and of the large ones between groups. */
export const plateThumbnailWidths = { small: 288, large: [640, 1080] } as const;

type PlateThumbnailWidth = (typeof plateThumbnailWidths)['small'] | (typeof plateThumbnailWidths)['large'][number];

/** Width as a multiple of the height. */
export const plateThumbnailShape = 1.5;

/**
 * The name of a file in the folder: `TUC.webp` for the illustration `provinces/TUC`, and `TUC-1080.webp`, a large one.
 */
export function plateThumbnailName(illustration: string, width: PlateThumbnailWidth): string {
  const name = illustration.slice(illustration.indexOf('/') + 1);
  return `${name}${width === plateThumbnailWidths.small ? '' : `-${width}`}.webp`;
}

const pathOf = (illustration: string, width: PlateThumbnailWidth): string =>
  `${plateThumbnailFolder}/${plateThumbnailName(illustration, width)}`;

/** A small picture's `src`. */
export const plateThumbnail = (illustration: string): string => pathOf(illustration, plateThumbnailWidths.small);

/** A large picture's `src` and `srcset`. */
export function largePlateThumbnail(illustration: string): { readonly src: string; readonly srcset: string } {
  const [narrow, wide] = plateThumbnailWidths.large;
  return {
    src: pathOf(illustration, wide),
    srcset: `${pathOf(illustration, narrow)} ${narrow}w, ${pathOf(illustration, wide)} ${wide}w`,
  };
}
