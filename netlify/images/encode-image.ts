import type { ErrorCode } from '#domain/calls/errors';
import { limits } from '#domain/limits';
import { hasForeignMarks, isCameraTrailer } from './foreign-content.ts';
import { imageEnd } from './image-end.ts';
import { announcedFormat, type ImageFormat } from './image-format.ts';
import { inTurn } from './in-turn.ts';
import { withStandardScans } from './jpeg-layout.ts';
import { encoderWorks, readHeader, toWebp } from './to-webp.ts';

/** Why an upload is refused; each is an error code of the api, with its status. */
export type Refusal = Extract<ErrorCode, 'unsupported-type' | 'unreadable-image' | 'too-large'>;

/** The stored form of an upload (WebP bytes; width and height in pixels), or why there is none. */
export type EncodedImage =
  | { readonly kind: 'encoded'; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/**
 * The most pixels that an image may have. 50 million is what the largest phone cameras deliver. Measured peaks of the
 * process on worst cases (16 bits, alpha, interlaced), in a function's 1 GB: PNG 575 MB and JPEG 515 MB at 50 million,
 * AVIF 695 MB at 24 million and 965 MB at 50 million.
 */
const mostPixels = {
  jpeg: 50_000_000,
  png: 50_000_000,
  webp: 50_000_000,
  avif: 25_000_000,
} satisfies Record<ImageFormat, number>;

/**
 * The longest side, in pixels, whatever the other: what a JPEG can hold. Work goes by rows as well as by pixels: a PNG of 1
 * by 49,999,999 took 9.5 s.
 */
const longestSide = 65_535;

/**
 * Turns an upload into the image that is stored: an upright sRGB WebP of at most 2400 px on the longer side, without
 * metadata; of an animation, the first frame, which is what viewers without animation show.
 *
 * - `too-large`: more than `limits.uploadBytes`, or more pixels, or longer, than is safe to decode (a pixel bomb);
 * - `unsupported-type`: not a JPEG, PNG, WebP or AVIF by its content, or one that is something else as well (a polyglot);
 * - `unreadable-image`: truncated, corrupt, without pixels, or a JPEG in more scans than any encoder writes.
 *
 * Rejects only when sharp itself fails. Nothing of its messages is in an answer.
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  if (bytes.length > limits.uploadBytes) return refused('too-large');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = announcedFormat(file);
  if (format === undefined || hasForeignMarks(file)) return refused('unsupported-type');
  const end = imageEnd(file, format);
  if (end === undefined) return refused('unreadable-image');
  if (!isCameraTrailer(file.subarray(end))) return refused('unsupported-type');
  const image = file.subarray(0, end);
  return inTurn(() => reencode(format === 'jpeg' ? withStandardScans(image) : image, format));
}

async function reencode(image: Buffer, format: ImageFormat): Promise<EncodedImage> {
  try {
    const header = await readHeader(image);
    if (header.type !== `image/${format}`) return refused('unsupported-type');
    if (header.pixels > mostPixels[format] || header.side > longestSide) return refused('too-large');
    return { kind: 'encoded', ...(await toWebp(image)) };
  } catch (cause) {
    if (await encoderWorks()) return refused('unreadable-image');
    throw new Error('The image encoder fails', { cause });
  }
}

function refused(reason: Refusal): EncodedImage {
  return { kind: 'refused', reason };
}
