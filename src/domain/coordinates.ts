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
