import sharp, { type SharpOptions } from 'sharp';
import { limits } from '#domain/limits';

// No image is requested twice, so a cache would only use memory; one thread suits the share of a core that a function
// gets.
sharp.cache(false);
sharp.concurrency(1);

// 'warning' is the strictest level: an image that decodes with gaps is refused.
const strict = { failOn: 'warning' } satisfies SharpOptions;

/** The header of an image. */
interface ImageHeader {
  /** The media type that the decoder detected, such as `image/jpeg`. */
  readonly type: string | undefined;
  readonly pixels: number;
  /** The longer side in pixels. */
  readonly side: number;
}

/** Reads an image’s header without decoding it, at any size. */
export async function readHeader(image: Uint8Array): Promise<ImageHeader> {
  const { mediaType, width, height } = await sharp(image, { ...strict, limitInputPixels: false }).metadata();
  return { type: mediaType, pixels: width * height, side: Math.max(width, height) };
}

/** An image in its stored form. */
interface WebpImage {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an image and encodes it as an sRGB WebP: upright, at most 2400 px on the longer side, never enlarged, with
 * alpha, without metadata. An animation becomes its first frame.
 */
export async function toWebp(image: Uint8Array): Promise<WebpImage> {
  const { data, info } = await sharp(image, { ...strict, autoOrient: true })
    .resize({ width: limits.imageSide, height: limits.imageSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 4 })
    .toUint8Array();
  return { bytes: data, width: info.width, height: info.height };
}

/** Whether sharp works at all: if so, an image that fails is itself broken. */
export async function encoderWorks(): Promise<boolean> {
  const blank = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
  return blank
    .webp()
    .toUint8Array()
    .then(() => true)
    .catch(() => false);
}
