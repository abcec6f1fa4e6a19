/**
 * A picture in OKLab (Björn Ottosson, 2020, https://bottosson.github.io/posts/oklab/), row by row from the top left.
 * OKLab is perceptually uniform, so means and distances match what is seen.
 */
export interface Picture {
  /** Both in pixels. */
  readonly width: number;
  readonly height: number;
  /** 0 is black, 1 is white. */
  readonly lightness: Float32Array;
  /** Green to red, about −0.4 to 0.4. */
  readonly a: Float32Array;
  /** Blue to yellow, about −0.4 to 0.4. */
  readonly b: Float32Array;
}

/** Lightness, a and b of one colour. */
export type Colour = readonly [lightness: number, a: number, b: number];

/** The number at `index`, for `noUncheckedIndexedAccess`: no caller exceeds the ends. */
export function at(numbers: Float32Array, index: number): number {
  return numbers[index] ?? 0;
}

/** Linear light, 0 to 1, of each byte of sRGB. */
const linearLight = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Converts sRGB, three bytes per pixel. */
export function pictureOf(bytes: Uint8Array, size: { readonly width: number; readonly height: number }): Picture {
  const { width, height } = size;
  const empty = () => new Float32Array(width * height);
  const [lightness, a, b] = [empty(), empty(), empty()];
  const light = (index: number) => at(linearLight, bytes[index] ?? 0);
  for (let i = 0; i < width * height; i++) {
    const [red, green, blue] = [light(3 * i), light(3 * i + 1), light(3 * i + 2)];
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    lightness[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return { width, height, lightness, a, b };
}

/** Writes a colour as three bytes of sRGB, clipped to its gamut. */
export function writeColour(target: Uint8Array, index: number, lightness: number, a: number, b: number): void {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  target[index] = byteOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  target[index + 1] = byteOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  target[index + 2] = byteOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
}

function byteOf(linear: number): number {
  if (linear <= 0) return 0;
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.round(255 * value));
}
