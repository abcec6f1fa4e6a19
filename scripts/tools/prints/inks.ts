import { at, type Colour, type Picture } from './picture.ts';

/** How many pixels stand for the whole picture. */
const sampleSize = 16_000;
const rounds = 24;

interface Choice {
  /** How many inks. */
  readonly count: number;
  /** How much more a distance in colour counts than one in lightness: with more, a small bright area keeps its ink. */
  readonly chroma: number;
  readonly random: () => number;
}

/**
 * The inks of a picture: the means that k-means finds in a sample of its pixels, begun as k-means++ (Arthur and
 * Vassilvitskii, 2007), with every pixel's a and b multiplied by `chroma`. So are those of the inks.
 */
export function chooseInks(picture: Picture, { count, chroma, random }: Choice): readonly Colour[] {
  const sample = Array.from({ length: sampleSize }, (): Colour => {
    const pixel = Math.floor(random() * picture.lightness.length);
    return [at(picture.lightness, pixel), at(picture.a, pixel) * chroma, at(picture.b, pixel) * chroma];
  });
  let inks: readonly Colour[] = sample.slice(0, 1);
  while (inks.length < count) inks = [...inks, drawFarOne(sample, inks, random)];
  // The pixel that the first ink began as moves with it: so the prints of the site were made, and so they come out again.
  for (let round = 0; round < rounds; round++) inks = meansOf([...inks.slice(0, 1), ...sample.slice(1)], inks);
  return inks;
}

/** A colour of the sample: the likelier, the farther it is from every ink so far. */
function drawFarOne(sample: readonly Colour[], inks: readonly Colour[], random: () => number): Colour {
  const distances = sample.map((colour) => squaredDistance(inks[nearestInk(inks, ...colour)], ...colour));
  let left = random() * distances.reduce((sum, distance) => sum + distance, 0);
  const index = distances.findIndex((distance) => {
    left -= distance;
    return left <= 0;
  });
  return sample.at(index) ?? [0, 0, 0];
}

/** The mean of what is nearest to each ink; an ink that is nearest to nothing stays. */
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

/** Which of the inks is nearest to a colour. */
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
