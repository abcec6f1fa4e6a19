import { at, type Picture } from './raster.ts';

/** Number of sectors of the ellipse around a pixel. */
const sectors = 8;

/**
 * Smooths a picture along its shapes: an anisotropic Kuwahara filter (Kyprianidis, Kang and Döllner, “Image and Video
 * Abstraction by Anisotropic Kuwahara Filtering”, Computer Graphics Forum 28/7, 2009). Each pixel becomes the mean of
 * those sectors of an ellipse around it that vary least. The ellipse follows the flow, which keeps edges sharp.
 * `radius` is in pixels: a larger one gives broader, calmer areas.
 */
export function smoothAlongForm(picture: Picture, radius: number): Picture {
  const { width, height } = picture;
  const flow = structureTensor(picture);
  const result: Picture = {
    width,
    height,
    lightness: new Float32Array(width * height),
    a: new Float32Array(width * height),
    b: new Float32Array(width * height),
  };
  const sums: SectorSums = {
    weight: new Float32Array(sectors),
    lightness: new Float32Array(sectors),
    a: new Float32Array(sectors),
    b: new Float32Array(sectors),
    squares: new Float32Array(sectors),
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      addEllipse(sums, picture, x, y, ellipseAt(flow, y * width + x, radius));
      writeMean(result, y * width + x, sums);
    }
  return result;
}

/** The structure tensor: blurred products of the lightness gradients at each pixel. */
interface Flow {
  readonly xx: Float32Array;
  readonly xy: Float32Array;
  readonly yy: Float32Array;
}

function structureTensor({ lightness, width, height }: Picture): Flow {
  const [xx, xy, yy] = [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ];
  const light = (index: number) => at(lightness, index);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const [above, below] = [i - width, i + width];
      const across =
        light(i + 1) - light(i - 1) + 0.5 * (light(above + 1) - light(above - 1) + light(below + 1) - light(below - 1));
      const down =
        light(below) - light(above) + 0.5 * (light(below - 1) - light(above - 1) + light(below + 1) - light(above + 1));
      xx[i] = across * across;
      xy[i] = across * down;
      yy[i] = down * down;
    }
  for (const products of [xx, xy, yy]) blur(products, { width, height }, 3);
  return { xx, xy, yy };
}

/** Box blur in place, applied twice, with 0 beyond the edges. */
function blur(values: Float32Array, size: { readonly width: number; readonly height: number }, radius: number): void {
  const { width, height } = size;
  const between = new Float32Array(values.length);
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) blurLine(values, between, { start: y * width, step: 1, length: width }, radius);
    for (let x = 0; x < width; x++) blurLine(between, values, { start: x, step: width, length: height }, radius);
  }
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

/** Writes the moving mean of a line of numbers. */
function blurLine(from: Float32Array, to: Float32Array, { start, step, length }: Line, radius: number): void {
  let sum = 0;
  for (let offset = -radius; offset < length; offset++) {
    if (offset + radius < length) sum += at(from, start + (offset + radius) * step);
    if (offset - radius - 1 >= 0) sum -= at(from, start + (offset - radius - 1) * step);
    if (offset >= 0) to[start + offset * step] = sum / (2 * radius + 1);
  }
}

/** An ellipse in pixels: its semi-axes along and across the flow, and the direction of the flow. */
interface Ellipse {
  readonly along: number;
  readonly across: number;
  readonly cosine: number;
  readonly sine: number;
}

/** A circle without a direction, stretched by up to 2.1 along a clear direction. */
function ellipseAt({ xx, xy, yy }: Flow, index: number, radius: number): Ellipse {
  const [e, f, g] = [at(xx, index), at(xy, index), at(yy, index)];
  const root = Math.sqrt((e - g) ** 2 + 4 * f * f);
  const [major, minor] = [(e + g + root) / 2, (e + g - root) / 2];
  const anisotropy = major + minor > 1e-7 ? (major - minor) / (major + minor) : 0;
  const angle = Math.atan2(major - e, f);
  const stretch = 1 + anisotropy * 1.1;
  return { along: radius * stretch, across: radius / stretch, cosine: Math.cos(angle), sine: Math.sin(angle) };
}

/** Weighted sums of the pixels per sector. */
interface SectorSums {
  readonly weight: Float32Array;
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  /** Sums of squared lightness. */
  readonly squares: Float32Array;
}

function addEllipse(sums: SectorSums, picture: Picture, x: number, y: number, ellipse: Ellipse): void {
  const { weight, lightness, a, b, squares } = sums;
  for (const numbers of [weight, lightness, a, b, squares]) numbers.fill(0);
  const { along, across, cosine, sine } = ellipse;
  const right = Math.ceil(Math.hypot(along * cosine, across * sine));
  const down = Math.ceil(Math.hypot(along * sine, across * cosine));
  for (let dy = Math.max(-down, -y); dy <= Math.min(down, picture.height - 1 - y); dy++)
    for (let dx = Math.max(-right, -x); dx <= Math.min(right, picture.width - 1 - x); dx++) {
      const u = (dx * cosine + dy * sine) / along;
      const v = (-dx * sine + dy * cosine) / across;
      const distance = u * u + v * v;
      if (distance > 1) continue;
      // The centre belongs to all sectors.
      const middle = distance < 0.02;
      const turn = (Math.atan2(v, u) + Math.PI) / (2 * Math.PI);
      const first = middle ? 0 : Math.min(sectors - 1, Math.floor(turn * sectors));
      const last = middle ? sectors - 1 : first;
      const share = Math.exp(-2 * distance);
      const pixel = (y + dy) * picture.width + x + dx;
      const light = at(picture.lightness, pixel);
      for (let k = first; k <= last; k++) {
        weight[k] = at(weight, k) + share;
        lightness[k] = at(lightness, k) + share * light;
        a[k] = at(a, k) + share * at(picture.a, pixel);
        b[k] = at(b, k) + share * at(picture.b, pixel);
        squares[k] = at(squares, k) + share * light * light;
      }
    }
}

/** Writes the mean of the sectors, weighted by low variance. */
function writeMean(result: Picture, index: number, { weight, lightness, a, b, squares }: SectorSums): void {
  let [sum, meanLightness, meanA, meanB] = [0, 0, 0, 0];
  for (let k = 0; k < sectors; k++) {
    const count = at(weight, k);
    if (count <= 0) continue;
    const mean = at(lightness, k) / count;
    const variance = Math.max(0, at(squares, k) / count - mean * mean);
    const share = 1 / (1 + (variance * 40000) ** 4 * 0.0001 + (variance * 3000) ** 2);
    sum += share;
    meanLightness += share * mean;
    meanA += (share * at(a, k)) / count;
    meanB += (share * at(b, k)) / count;
  }
  result.lightness[index] = meanLightness / sum;
  result.a[index] = meanA / sum;
  result.b[index] = meanB / sum;
}
