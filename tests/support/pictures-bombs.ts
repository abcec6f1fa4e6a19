import { deflateSync } from 'node:zlib';
import { colours, picture, plain } from './pictures.ts';
import { latin1, overwritten, png, pngChunk, riff, riffChunk, withChunks } from './pictures-bytes.ts';
import type { FileCase } from './pictures-foreign.ts';

/** Small files with more pixels than anyone may ask us to decode. */
export async function pixelBombs(): Promise<FileCase[]> {
  const [jpeg, avif] = [await picture('jpeg'), await picture('avif')];
  const lossless = await plain(colours.red).webp({ lossless: true }).toBuffer();
  // A width and a height of 16,000, each less one, in 14 bits and in 24 bits.
  const wide = overwritten(lossless, { mark: 'VP8L', offset: 9 }, [0x7f, 0xfe, 0x9f, 0x0f]);
  const canvas = Buffer.from([0, 0, 0, 0, 0x7f, 0x3e, 0, 0x7f, 0x3e, 0]);
  const frame = { mark: Buffer.from([0xff, 0xc0]), offset: 5 };
  const size = { mark: 'ispe', offset: 8 };
  const files = {
    'PNG of 16,384 by 16,384 in 33 KB': png({ width: 16_384, height: 16_384, depth: 1 }, Buffer.alloc(16_384 * 2049)),
    'PNG of 60,000 by 60,000 without its pixels': png({ width: 60_000, height: 60_000 }, Buffer.alloc(9)),
    'PNG of 1,000,000 by 51': png({ width: 1_000_000, height: 51, depth: 1 }, Buffer.alloc(51 * 125_001)),
    'PNG just over the limit': png({ width: 10_001, height: 5_000, depth: 1 }, Buffer.alloc(5_000 * 1252)),
    'JPEG that claims 65,500 by 65,500': overwritten(jpeg, frame, [0xff, 0xdc, 0xff, 0xdc]),
    'WebP of 16,000 by 16,000 in 38 bytes': wide,
    'WebP with a canvas of 16,000 by 16,000': riff(riffChunk('VP8X', canvas), wide.subarray(12)),
    'AVIF that claims 16,000 by 16,000': overwritten(avif, size, [0, 0, 0x3e, 0x80, 0, 0, 0x3e, 0x80]),
    'AVIF just over its limit': overwritten(avif, size, [0, 0, 0x13, 0x89, 0, 0, 0x13, 0x88]),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}

/** A progressive JPEG whose last scan is repeated: each repetition costs a pass over all coefficients. */
export async function scanBomb(repetitions: number): Promise<Buffer> {
  const file = await plain(colours.red, { width: 800, height: 800 }).jpeg({ progressive: true }).toBuffer();
  const scan = file.subarray(file.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([file.subarray(0, -2), ...Array.from({ length: repetitions }, () => scan), file.subarray(-2)]);
}

/** A PNG with a compressed text of 200 MB. */
export async function textBomb(): Promise<Buffer> {
  const text = deflateSync(Buffer.alloc(200_000_000, 'x'), { level: 9 });
  return withChunks(await picture('png'), pngChunk('zTXt', Buffer.concat([latin1('Comment\0\0'), text])));
}
