import sharp from 'sharp';
import { type Place, type Point, placeAt } from '#domain/illustrations/projection';
import { isWithin, type Rectangle } from './lines.ts';

/** Elevation on the map, in steps of about 20 metres. */
export interface Heights {
  at(point: Point): number;
  /** Rise per map unit to the right and downwards. */
  slopeAt(point: Point): Point;
  readonly sheet: Rectangle;
}

/** Reads a greyscale elevation map of the whole earth: equirectangular, starting at 180° W, 90° N. */
export async function readHeights(file: string, sheet: Rectangle): Promise<Heights> {
  const { data, info } = await sharp(file).blur(0.6).greyscale().raw().toBuffer({ resolveWithObject: true });
  const pixel = (column: number, row: number) =>
    data[(Math.min(Math.max(row, 0), info.height - 1) * info.width + (column % info.width)) * info.channels] ?? 0;

  function heightOf([longitude, latitude]: Place): number {
    const x = ((longitude + 180) / 360) * info.width - 0.5;
    const y = ((90 - latitude) / 180) * info.height - 0.5;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const across = [-1, 0, 1, 2].map((down) =>
      spline(
        [-1, 0, 1, 2].map((right) => pixel(column + right, row + down)),
        x - column,
      ),
    );
    return spline(across, y - row);
  }

  const at = (point: Point) => (isWithin(point, sheet) ? heightOf(placeAt(point)) : 0);
  const step = 1.5;
  return {
    at,
    slopeAt: ([x, y]) => [
      (at([x + step, y]) - at([x - step, y])) / (2 * step),
      (at([x, y + step]) - at([x, y - step])) / (2 * step),
    ],
    sheet,
  };
}

/** A cubic B-spline that approximates four equally spaced values, evaluated between the middle two. */
function spline([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  const rest = 1 - t;
  const weights = [rest ** 3, 3 * t ** 3 - 6 * t ** 2 + 4, 3 * rest ** 3 - 6 * rest ** 2 + 4, t ** 3];
  return [a, b, c, d].reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / 6;
}
