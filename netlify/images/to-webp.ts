import sharp, { type SharpOptions } from 'sharp';
import { limits } from '#domain/limits';

// Nothing is asked for twice, so a cache would only hold memory; one thread fits the share of a core that a function gets.
sharp.cache(false);
sharp.concurrency(1);

// 'warning' is the strictest level: an image that decodes with gaps is refused.
const strict = { failOn: 'warning' } satisfies SharpOptions;

/** What an image says of itself. */
export interface ImageHeader {
  /** The media type that the decoder found, such as `image/jpeg`. */
  readonly type: string | undefined;
  readonly pixels: number;
  /** The longer one, in pixels. */
  readonly side: number;
}

/** What the decoder reads from an image's header, of whatever size, without decoding it. */
export async function readHeader(image: Uint8Array): Promise<ImageHeader> {
  const { mediaType, width, height } = await sharp(image, { ...strict, limitInputPixels: false }).metadata();
  return { type: mediaType, pixels: width * height, side: Math.max(width, height) };
}

/** An image as it is stored. */
export interface WebpImage {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an image whole and encodes it anew as an sRGB WebP: upright, at most 2400 px on the longer side, never
 * enlarged, alpha kept, metadata left behind. Of an animation the first frame remains.
 */
export async function toWebp(image: Uint8Array): Promise<WebpImage> {
  const { data, info } = await sharp(image, { ...strict, autoOrient: true })
    .resize({ width: limits.imageSide, height: limits.imageSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 4 })
    .toUint8Array();
  return { bytes: data, width: info.width, height: info.height };
}

/** Whether sharp encodes at all: an image that fails although it does is itself at fault. */
export async function encoderWorks(): Promise<boolean> {
  const blank = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
  return blank
    .webp()
    .toUint8Array()
    .then(() => true)
    .catch(() => false);
}
