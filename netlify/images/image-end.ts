import type { ImageFormat } from './image-format.ts';
import { jpegEnd } from './jpeg-layout.ts';

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
export function imageEnd(file: Buffer, format: ImageFormat): number | undefined {
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
export function boxesEnd(file: Buffer): number | undefined {
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
