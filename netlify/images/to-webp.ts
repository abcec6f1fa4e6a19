import sharp, { type SharpOptions } from 'sharp';

/** The longer side of a stored picture, in pixels. */
const longestSide = 2400;

// Nothing is asked for twice, so a cache would only hold memory; one thread fits the share of a core that a function gets.
sharp.cache(false);
sharp.concurrency(1);

// 'warning' is the strictest level: a picture that decodes with gaps is refused.
const strict = { failOn: 'warning' } satisfies SharpOptions;

/** What a picture says of itself. */
export interface PictureHeader {
  /** The media type that the decoder found, such as `image/jpeg`. */
  readonly type: string | undefined;
  readonly pixels: number;
  /** The longer one, in pixels. */
  readonly side: number;
}

/** What the decoder reads from a picture's header, of whatever size, without decoding it. */
export async function readHeader(picture: Uint8Array): Promise<PictureHeader> {
  const { mediaType, width, height } = await sharp(picture, { ...strict, limitInputPixels: false }).metadata();
  return { type: mediaType, pixels: width * height, side: Math.max(width, height) };
}

/** A picture as it is stored. */
export interface WebpPicture {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a picture whole and encodes it anew as an sRGB WebP: upright, at most 2400 px on the longer side, never
 * enlarged, alpha kept, metadata left behind. Of an animation the first frame remains.
 */
export async function toWebp(picture: Uint8Array): Promise<WebpPicture> {
  const { data, info } = await sharp(picture, { ...strict, autoOrient: true })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 4 })
    .toUint8Array();
  return { bytes: data, width: info.width, height: info.height };
}

/** Whether sharp encodes at all: a picture that fails although it does is itself at fault. */
export async function encoderWorks(): Promise<boolean> {
  const blank = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
  return blank
    .webp()
    .toUint8Array()
    .then(() => true)
    .catch(() => false);
}
