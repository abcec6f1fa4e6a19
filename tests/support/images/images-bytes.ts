import { crc32, deflateSync } from 'node:zlib';

/** The building blocks of image files, for tests that need a file that no encoder writes. */

export function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export const pngSignature = latin1('\x89PNG\r\n\x1a\n');

export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), content]);
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))]);
}

export interface PngShape {
  readonly width: number;
  readonly height: number;
  /** Bits per sample; default 8. */
  readonly depth?: number;
  /** 0 greyscale (default), 2 RGB, 3 palette, 6 RGBA. */
  readonly colour?: number;
}

export function pngHeader({ width, height, depth = 8, colour = 0 }: PngShape): Buffer {
  return pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, 0])]));
}

/** A PNG of the given shape around image data of any size; `rows` are filter bytes and samples, not yet compressed. */
export function png(shape: PngShape, rows: Buffer): Buffer {
  return Buffer.concat([pngSignature, pngHeader(shape), pngChunk('IDAT', deflateSync(rows)), pngEnd]);
}

export const pngEnd = pngChunk('IEND', Buffer.alloc(0));

/** Inserts chunks after the header of a PNG. */
export function withChunks(file: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)]);
}

export function jpegSegment(code: number, content: Buffer): Buffer {
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, code, length >> 8, length & 0xff]), content]);
}

/** Inserts segments after the start marker of a JPEG. */
export function withSegments(file: Buffer, ...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
}

export const comment = (text: string) => jpegSegment(0xfe, latin1(text));
export const xmpSegment = (text: string) => jpegSegment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0${text}`));

/** A box of AVIF, HEIC, MP4 … (ISO/IEC 14496-12). */
export function box(type: string, content: Buffer): Buffer {
  return Buffer.concat([uint32(content.length + 8), latin1(type), content]);
}

/** A box that states its length in 64 bits. */
export function longBox(type: string, content: Buffer): Buffer {
  return Buffer.concat([uint32(1), latin1(type), uint32(0), uint32(content.length + 16), content]);
}

export function fileTypeBox(...brands: readonly [string, ...string[]]): Buffer {
  return box('ftyp', latin1(`${brands[0]}\0\0\0\0${brands.join('')}`));
}

/** A WebP around its chunks. */
export function riff(...chunks: readonly Buffer[]): Buffer {
  const content = Buffer.concat([latin1('WEBP'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

export function riffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A copy of a file with bytes overwritten from `at`, or from `offset` bytes after the first `mark`. */
export function overwritten(
  file: Buffer,
  start: number | { readonly mark: string | Buffer; readonly offset: number },
  bytes: readonly number[],
): Buffer {
  const copy = Buffer.from(file);
  const found = typeof start === 'number' ? start : copy.indexOf(start.mark, 0, 'latin1') + start.offset;
  copy.set(bytes, found);
  return copy;
}

/** A ZIP with one stored file. It is also a JAR if the file is a manifest. */
export function zip(name: string, text: string): Buffer {
  const content = latin1(text);
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(20);
  entry.writeUInt32LE(crc32(content), 10);
  entry.writeUInt32LE(content.length, 14);
  entry.writeUInt32LE(content.length, 18);
  entry.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([latin1('PK\x03\x04'), entry, latin1(name), content]);
  const central = Buffer.concat([latin1('PK\x01\x02\x14\0'), entry, Buffer.alloc(14), latin1(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
