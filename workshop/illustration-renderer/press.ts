import { nearestInk } from './inks.ts';
import { at, type Colour, type Picture, writeColour } from './raster.ts';
import type { PrintSettings } from './settings.ts';

/** Size of the canvas relative to the illustration; reducing it smooths the edges. */
const enlargement = 1.5;

/** Spot widths of the three grains, in pixels at `spots` 1. */
const grainSizes = { fine: 2.2, middle: 5.5, coarse: 22 } as const;

/** sRGB, three bytes per pixel. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

interface Plate {
  /** Each point takes the nearest of these. */
  readonly inks: readonly Colour[];
  /** The printed colour of each ink, in the same order. */
  readonly printed: readonly Colour[];
  readonly random: () => number;
}

/**
 * Prints a picture on a canvas 1.5 times as wide as the illustration. Adds grain of three sizes to the lightness of each
 * point, chooses the nearest ink and mixes in a little of the point's own shading. The `printed` colours do not affect
 * which ink is chosen, so edges are the same in every light.
 */
export function press(picture: Picture, { inks, printed, random }: Plate, settings: PrintSettings): Canvas {
  const { grain, keep, chroma } = settings;
  const width = Math.round(settings.width * enlargement);
  const height = Math.round(printHeight(picture, settings) * enlargement);
  const spots = (size: number) => noise({ width, height, size: size * enlargement * settings.spots }, random);
  const [fine, middle, coarse] = [spots(grainSizes.fine), spots(grainSizes.middle), spots(grainSizes.coarse)];
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = (x * (picture.width - 1)) / (width - 1);
      const fromY = (y * (picture.height - 1)) / (height - 1);
      const [left, top] = [
        Math.min(picture.width - 2, Math.floor(fromX)),
        Math.min(picture.height - 2, Math.floor(fromY)),
      ];
      const pixel = top * picture.width + left;
      const value = (plane: Float32Array) => between(plane, pixel, picture.width, fromX - left, fromY - top);
      const [small, medium, lightness] = [fine(x, y), middle(x, y), value(picture.lightness)];
      const broken = lightness + grain * (small * 0.011 + medium * 0.008 + coarse(x, y) * 0.005);
      const ink = printed[nearestInk(inks, broken, value(picture.a) * chroma, value(picture.b) * chroma)];
      if (!ink) throw new RangeError('An ink has no printed colour');
      const shaded = ink[0] * (1 - keep) + lightness * keep + grain * (small + medium) * 0.004;
      writeColour(bytes, 3 * (y * width + x), shaded, ink[1] / chroma, ink[2] / chroma);
    }
  return { width, height, bytes };
}

export function printHeight(
  picture: { readonly width: number; readonly height: number },
  { width }: PrintSettings,
): number {
  return Math.round((width * picture.height) / picture.width);
}

/** Noise of −1 to 1 with spots of `size` pixels. */
function noise(
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
  random: () => number,
): (x: number, y: number) => number {
  const columns = Math.ceil(width / size) + 2;
  const grid = Float32Array.from({ length: columns * (Math.ceil(height / size) + 2) }, () => random() * 2 - 1);
  return (x, y) => {
    const [left, top] = [Math.floor(x / size), Math.floor(y / size)];
    return between(grid, top * columns + left, columns, x / size - left, y / size - top);
  };
}

/** Bilinear interpolation: `index` is the top left neighbour; `right` and `down` go from 0 to 1. */
function between(plane: Float32Array, index: number, columns: number, right: number, down: number): number {
  const above = at(plane, index) * (1 - right) + at(plane, index + 1) * right;
  const below = at(plane, index + columns) * (1 - right) + at(plane, index + columns + 1) * right;
  return above * (1 - down) + below * down;
}
