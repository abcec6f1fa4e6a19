import sharp, { type Sharp } from 'sharp';

/** Makers of valid images. All are deterministic, and small by default. */

export const imageFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type Format = (typeof imageFormats)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Colour = readonly [red: number, green: number, blue: number];

export const colours = {
  red: [220, 30, 30],
  green: [30, 200, 40],
  blue: [30, 50, 220],
  yellow: [230, 220, 30],
} as const satisfies Record<string, Colour>;

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Uncompressed pixels: grain over a gradient, so that files are as large as those of photographs. */
function photograph({ width, height }: Size): Sharp {
  const random = seededRandom(width * 31 + height);
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at / pixels.length) * 160 + random() * 90;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A photograph-like image in one of the four formats. */
export function imageFile(format: Format, size: Size = { width: 96, height: 64 }): Promise<Buffer> {
  const options = format === 'avif' ? { effort: 0 } : {};
  return photograph(size).toFormat(format, options).toBuffer();
}

/** A plain area of one colour; `alpha` from 0 to 1. */
export function plain(colour: Colour, { width, height }: Size = { width: 40, height: 30 }, alpha = 1): Sharp {
  const [r, g, b] = colour;
  const channels = alpha === 1 ? 3 : 4;
  return sharp({ create: { width, height, channels, background: { r, g, b, alpha } }, limitInputPixels: false });
}

/** Four quarters with a colour each: red and green above, blue and yellow below; 80 by 48 px. */
export function quarters(): Sharp {
  const size = { width: 40, height: 24 };
  const quarter = (colour: Colour, left: number, top: number) => ({
    input: Buffer.from(Array.from({ length: size.width * size.height }, () => colour).flat()),
    raw: { ...size, channels: 3 as const },
    left,
    top,
  });
  return plain(colours.red, { width: 80, height: 48 }).composite([
    quarter(colours.red, 0, 0),
    quarter(colours.green, 40, 0),
    quarter(colours.blue, 0, 24),
    quarter(colours.yellow, 40, 24),
  ]);
}

/** The quarters with an EXIF orientation from 1 to 8, like a camera held that way. */
export function oriented(orientation: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  return quarters().withMetadata({ orientation }).toFormat(format, { quality: 95 }).toBuffer();
}

/** The private data that `withSecrets` puts into an image, in plain bytes. */
export const secrets = ['Jane Photographer', 'GPS-MAP-DATUM-SECRET', 'xmp-secret-keyword'] as const;

/** An image with a name, a position and keywords in EXIF and XMP, and with a colour profile. */
export function withSecrets(format: Format): Promise<Buffer> {
  return plain(colours.blue)
    .withExif({
      IFD0: { Artist: secrets[0] },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 12/1', GPSMapDatum: secrets[1] },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><keyword>${secrets[2]}</keyword></x:xmpmeta>`)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
}

/** A colour in Display P3, with that profile. */
export function wideGamut(colour: Colour, format: 'jpeg' | 'png'): Promise<Buffer> {
  return plain(colour).withIccProfile('p3').toFormat(format, { quality: 95 }).toBuffer();
}

/** A CMYK JPEG, as sent by print shops. */
export function fourInks(colour: Colour): Promise<Buffer> {
  return plain(colour).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
}

/** A PNG of 16 bits per sample. */
export function deep(colour: Colour): Promise<Buffer> {
  return plain(colour).toColourspace('rgb16').png().toBuffer();
}

/** A WebP animation of as many frames as colours. */
export function animatedWebp(frames: readonly Colour[]): Promise<Buffer> {
  const size = { width: 40, height: 30 };
  const pixels = Buffer.from(
    frames.flatMap((frame) => Array.from({ length: size.width * size.height }, () => frame)).flat(),
  );
  const raw = { width: size.width, height: size.height * frames.length, channels: 3 as const, pageHeight: size.height };
  return sharp(pixels, { raw }).webp({ loop: 0, quality: 95 }).toBuffer();
}
