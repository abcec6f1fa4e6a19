import { deflateSync } from 'node:zlib';
import { colours, imageFile, plain, type Size } from './images.ts';
import { jpegSegment, latin1, overwritten, png, pngChunk, riff, riffChunk, withChunks } from './images-bytes.ts';
import type { FileCase } from './images-foreign.ts';

/** Small files with more pixels than the site may decode. */
export async function pixelBombs(): Promise<FileCase[]> {
  const [jpeg, avif] = [await imageFile('jpeg'), await imageFile('avif')];
  const lossless = await plain(colours.red).webp({ lossless: true }).toBuffer();
  // A width and a height of 16,000, each minus one, in 14 bits and in 24 bits.
  const wide = overwritten(lossless, { mark: 'VP8L', offset: 9 }, [0x7f, 0xfe, 0x9f, 0x0f]);
  const canvas = Buffer.from([0, 0, 0, 0, 0x7f, 0x3e, 0, 0x7f, 0x3e, 0]);
  const frame = { mark: Buffer.from([0xff, 0xc0]), offset: 5 };
  const size = { mark: 'ispe', offset: 8 };
  const files = {
    'PNG of 16,384 by 16,384 in 33 KB': png({ width: 16_384, height: 16_384, depth: 1 }, Buffer.alloc(16_384 * 2049)),
    'PNG of 60,000 by 60,000 without its pixels': png({ width: 60_000, height: 60_000 }, Buffer.alloc(9)),
    'PNG of 1,000,000 by 51': png({ width: 1_000_000, height: 51, depth: 1 }, Buffer.alloc(51 * 125_001)),
    'PNG just over the limit': png({ width: 10_001, height: 5_000, depth: 1 }, Buffer.alloc(5_000 * 1252)),
    'PNG of 1 by 49,999,999 without its pixels': png({ width: 1, height: 49_999_999 }, Buffer.alloc(9)),
    'PNG of 49,999,999 by 1 without its pixels': png({ width: 49_999_999, height: 1 }, Buffer.alloc(9)),
    'PNG just longer than any': png({ width: 1, height: 65_536, depth: 1 }, Buffer.alloc(2 * 65_536)),
    'JPEG that claims 65,500 by 65,500': overwritten(jpeg, frame, [0xff, 0xdc, 0xff, 0xdc]),
    'WebP of 16,000 by 16,000 in 38 bytes': wide,
    'WebP with a canvas of 16,000 by 16,000': riff(riffChunk('VP8X', canvas), wide.subarray(12)),
    'AVIF that claims 16,000 by 16,000': overwritten(avif, size, [0, 0, 0x3e, 0x80, 0, 0, 0x3e, 0x80]),
    'AVIF just over its limit': overwritten(avif, size, [0, 0, 0x13, 0x89, 0, 0, 0x13, 0x88]),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}

/**
 * A valid grey progressive JPEG with 1 to 883 scans. Each scan after the first refines one coefficient of all blocks by
 * one bit, and encodes in runs that there is nothing to refine.
 */
export function scanBomb(scans: number, { width, height }: Size): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const frame = [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0];
  const run = codedBits(
    `0${(longestRun - 2 ** 14).toString(2).padStart(14, '0')}`.repeat(Math.ceil(blocks / longestRun)),
  );
  const refinements = Array.from({ length: scans - 1 }, (_, index) => {
    const [coefficient, bit] = [1 + Math.floor(index / 14), 13 - (index % 14)];
    return [scanHeader(coefficient, bit === 13 ? bit : ((bit + 1) << 4) | bit), run];
  });
  return Buffer.concat([
    latin1('\xff\xd8'),
    jpegSegment(0xdb, Buffer.alloc(65, 1).fill(0, 0, 1)),
    jpegSegment(0xc2, Buffer.from(frame)),
    codeTable(0, 0),
    codeTable(1, 0xe0),
    scanHeader(0, 0),
    codedBits('0'.repeat(blocks)),
    ...refinements.flat(),
    latin1('\xff\xd9'),
  ]);
}

/** Blocks in one run: 14 bits more than 2^14, chosen so that no byte of the coded data is FF. */
const longestRun = 2 ** 14 + 0x2aaa;

/** A Huffman table of a single symbol, coded as the bit 0. */
function codeTable(kind: 0 | 1, symbol: number): Buffer {
  return jpegSegment(0xc4, Buffer.from([kind << 4, 1, ...Array.from({ length: 15 }, () => 0), symbol]));
}

function scanHeader(coefficient: number, approximation: number): Buffer {
  return jpegSegment(0xda, Buffer.from([1, 1, 0, coefficient, coefficient, approximation]));
}

function codedBits(bits: string): Buffer {
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)));
}

/** A PNG with a compressed text of 200 MB. */
export async function textBomb(): Promise<Buffer> {
  const text = deflateSync(Buffer.alloc(200_000_000, 'x'), { level: 9 });
  return withChunks(await imageFile('png'), pngChunk('zTXt', Buffer.concat([latin1('Comment\0\0'), text])));
}
