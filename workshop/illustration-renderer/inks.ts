import { at, type Colour, type Picture } from './raster.ts';

/** Number of sampled pixels. */
const sampleSize = 16_000;
const rounds = 24;

interface Choice {
  readonly count: number;
  /** Weight of a distance in colour against one in lightness: a higher one keeps the ink of a small bright area. */
  readonly chroma: number;
  readonly random: () => number;
}

/**
 * Chooses the inks by k-means in a sample of the pixels, initialised by k-means++ (Arthur and Vassilvitskii, 2007). The
 * a and b of pixels and inks are multiplied by `chroma`.
 */
export function chooseInks(picture: Picture, { count, chroma, random }: Choice): readonly Colour[] {
  const sample = Array.from({ length: sampleSize }, (): Colour => {
    const pixel = Math.floor(random() * picture.lightness.length);
    return [at(picture.lightness, pixel), at(picture.a, pixel) * chroma, at(picture.b, pixel) * chroma];
  });
  let inks: readonly Colour[] = sample.slice(0, 1);
  while (inks.length < count) inks = [...inks, drawFarOne(sample, inks, random)];
  // The first sampled pixel is replaced by the first ink: a change here would change the existing illustrations.
  for (let round = 0; round < rounds; round++) inks = meansOf([...inks.slice(0, 1), ...sample.slice(1)], inks);
  return inks;
}

/** Draws a colour of the sample with a probability proportional to its squared distance from the chosen inks. */
function drawFarOne(sample: readonly Colour[], inks: readonly Colour[], random: () => number): Colour {
  const distances = sample.map((colour) => squaredDistance(inks[nearestInk(inks, ...colour)], ...colour));
  let left = random() * distances.reduce((sum, distance) => sum + distance, 0);
  const index = distances.findIndex((distance) => {
    left -= distance;
    return left <= 0;
  });
  return sample.at(index) ?? [0, 0, 0];
}

/** The mean of the pixels nearest to each ink. An ink without pixels is unchanged. */
function meansOf(sample: readonly Colour[], inks: readonly Colour[]): readonly Colour[] {
  const sums = inks.map(() => ({ lightness: 0, a: 0, b: 0, count: 0 }));
  for (const [lightness, a, b] of sample) {
    const sum = sums[nearestInk(inks, lightness, a, b)];
    if (!sum) continue;
    sum.lightness += lightness;
    sum.a += a;
    sum.b += b;
    sum.count++;
  }
  return inks.map((ink, index) => {
    const sum = sums[index];
    return sum?.count ? [sum.lightness / sum.count, sum.a / sum.count, sum.b / sum.count] : ink;
  });
}

/** Index of the ink nearest to a colour. */
export function nearestInk(inks: readonly Colour[], lightness: number, a: number, b: number): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < inks.length; k++) {
    const distance = squaredDistance(inks[k], lightness, a, b);
    if (distance >= least) continue;
    nearest = k;
    least = distance;
  }
  return nearest;
}

function squaredDistance(ink: Colour | undefined, lightness: number, a: number, b: number): number {
  return ink ? (lightness - ink[0]) ** 2 + (a - ink[1]) ** 2 + (b - ink[2]) ** 2 : Number.POSITIVE_INFINITY;
}
