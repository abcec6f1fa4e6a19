import type { ErrorCode } from '#domain/calls/errors';
import { limits } from '#domain/limits';
import type { ImageFormat } from './image-format.ts';
import { jpegEnd, withStandardScans } from './jpeg-layout.ts';
import { encoderWorks, readHeader, toWebp } from './to-webp.ts';

/** Patterns that make a browser, a server or a reader treat a file as a page, a script or a document. */
const textMarks = [/<\?php\s/i, /<script[\s>]/i, /<!doctype\s+html/i, /<html[\s>]/i, /%PDF-\d/];

/** The end of a ZIP’s or JAR’s directory with its disk number 0, and the signatures of RAR and 7z. */
const archiveMarks = ['PK\x05\x06\0\0\0\0', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

/** Whether a file has the marks of another type of content, in its metadata or after the image. */
function hasForeignMarks(file: Buffer): boolean {
  const text = file.toString('latin1');
  return (
    textMarks.some((mark) => mark.test(text)) ||
    archiveMarks.some((mark) => file.includes(mark, 0, 'latin1')) ||
    isScript(text)
  );
}

/** A JPEG or WebP that is also JavaScript: its first length reads as the start of a comment, closed further on. */
function isScript(text: string): boolean {
  return text.startsWith('/*', 4) && /\*\/\s*=/.test(text);
}

/**
 * Whether the bytes after an image are those of cameras and phones: padding, further JPEGs (previews, the gain map of
 * an HDR photograph), the MP4 of a motion photo, or Samsung’s trailer with its own mark at the end.
 */
function isCameraTrailer(trailer: Buffer): boolean {
  if (trailer.subarray(-4).toString('latin1') === 'SEFT') return true;
  let rest = trailer;
  for (;;) {
    const start = rest.findIndex((byte) => !padding.includes(byte));
    if (start === -1) return true;
    const end = partEnd(rest, start);
    if (end === undefined) return false;
    rest = rest.subarray(end);
  }
}

const padding = [0x00, 0x0a, 0x0d, 0x20];

/**
 * The offset after the JPEG or MP4 whose first byte after the padding is at `start`; an MP4 begins up to three bytes
 * before, because the size of its first box does.
 */
function partEnd(rest: Buffer, start: number): number | undefined {
  const isJpeg = rest.subarray(start, start + 3).toString('latin1') === '\xff\xd8\xff';
  const from = isJpeg ? start : rest.subarray(0, start + 5).indexOf('ftyp', 0, 'latin1') - 4;
  if (from < 0) return undefined;
  const part = rest.subarray(from);
  const length = isJpeg ? jpegEnd(part) : boxesEnd(part);
  return length === undefined ? undefined : from + length;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one piece of work at a time, in the order of the calls: two of the largest images together would exceed the
 * memory.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** The reasons to refuse an upload; each is an error code of the API, with its status. */
export type Refusal = Extract<ErrorCode, 'unsupported-type' | 'unreadable-image' | 'too-large'>;

/** The stored form of an upload (WebP bytes; width and height in pixels), or the reason to refuse it. */
export type EncodedImage =
  | { readonly kind: 'encoded'; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/**
 * The most pixels of an image. The largest phone cameras produce 50 million. Measured peaks of the process in the
 * worst cases (16 bits, alpha, interlaced), with a function’s 1 GB: PNG 575 MB and JPEG 515 MB at 50 million, AVIF 695
 * MB at 24 million and 965 MB at 50 million.
 */
const mostPixels = {
  jpeg: 50_000_000,
  png: 50_000_000,
  webp: 50_000_000,
  avif: 25_000_000,
} satisfies Record<ImageFormat, number>;

/**
 * The longest side in pixels, which is JPEG’s maximum. Work depends on rows as well as on pixels: a PNG of 1 by
 * 49,999,999 took 9.5 s.
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
 * Rejects only when sharp itself fails. Nothing of its messages is in a response.
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

const ends = {
  jpeg: jpegEnd,
  png: pngEnd,
  webp: webpEnd,
  avif: boxesEnd,
} satisfies Record<ImageFormat, (file: Buffer) => number | undefined>;

/**
 * The offset, in bytes, after the image at the start of a file, by the structure of its container; `undefined` when
 * the file ends before the image.
 */
function imageEnd(file: Buffer, format: ImageFormat): number | undefined {
  return ends[format](file);
}

function pngEnd(file: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= file.length) {
    const isLast = file.toString('latin1', at + 4, at + 8) === 'IEND';
    at += 12 + file.readUInt32BE(at);
    if (isLast) return at <= file.length ? at : undefined;
  }
  return undefined;
}

function webpEnd(file: Buffer): number | undefined {
  const end = 8 + file.readUInt32LE(4);
  return end >= 12 && end <= file.length ? end : undefined;
}

/**
 * The boxes that may be at the top level of an AVIF or MP4 file (ISO/IEC 14496-12); anything else is not part of it.
 */
const topLevelBoxes = ['ftyp', 'meta', 'mdat', 'moov', 'moof', 'mfra', 'sidx', 'free', 'skip', 'wide', 'uuid'];

/** The offset after the boxes at the start of a file; `undefined` when the last one is truncated. */
function boxesEnd(file: Buffer): number | undefined {
  let at = 0;
  while (at < file.length) {
    if (at + 8 > file.length) return undefined;
    if (!topLevelBoxes.includes(file.toString('latin1', at + 4, at + 8))) return at;
    const size = boxSize(file, at);
    if (size < 8 || at + size > file.length) return undefined;
    at += size;
  }
  return at;
}

/** A size of 0 means "to the end of the file", 1 that a 64-bit size follows the type. */
function boxSize(file: Buffer, at: number): number {
  const size = file.readUInt32BE(at);
  if (size === 0) return file.length - at;
  if (size !== 1) return size;
  return at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : 0;
}

const avifBrands = ['avif', 'avis'];

/**
 * The format that a file’s first bytes indicate, whatever its name; `undefined` for other formats. The decoder must
 * confirm it.
 */
function announcedFormat(file: Buffer): ImageFormat | undefined {
  const start = file.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.slice(4, 8) === 'ftyp' && brands(file).some((brand) => avifBrands.includes(brand))) return 'avif';
  return undefined;
}

/** The major and the compatible brands of an ISO base media file; a version number separates them. */
function brands(file: Buffer): string[] {
  const end = Math.min(file.readUInt32BE(0), file.length);
  const found = [file.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(file.toString('latin1', at, at + 4));
  return found;
}
