import sharp from 'sharp';
import { expect } from 'vitest';
import type { EncodedImage } from '../../../netlify/images/encode-image.ts';
import type { Colour } from './images.ts';

/** Checks of the results of `encodeImage`. */

/** The encoded image; fails the test when the upload was refused. */
export function encodedOf(result: EncodedImage): Extract<EncodedImage, { kind: 'encoded' }> {
  if (result.kind !== 'encoded') throw new Error(`Refused as ${result.reason}`);
  return result;
}

/** Fails unless the bytes are exactly one WebP of the stated size, with nothing besides its pixels. */
export async function expectBareWebp(result: EncodedImage): Promise<void> {
  const { bytes, width, height } = encodedOf(result);
  const file = Buffer.from(bytes);
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  expect(file.readUInt32LE(4) + 8).toBe(file.length);
  expect(chunkTypes(file).filter((type) => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(type))).toEqual([]);
  const found = await sharp(file, { failOn: 'warning' }).metadata();
  expect(found).toMatchObject({ format: 'webp', width, height, space: 'srgb', depth: 'uchar' });
  expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
  expect([found.exif, found.xmp, found.icc, found.orientation].filter(Boolean)).toEqual([]);
  expect(found.pages ?? 1).toBe(1);
  await expect(sharp(file).stats()).resolves.toBeDefined();
}

function chunkTypes(file: Buffer): string[] {
  const types: string[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    types.push(file.toString('latin1', at, at + 4));
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return types;
}

/** The colour, with alpha if present, at a point given as fractions of width and height from 0 to 1. */
export async function colourAt(result: EncodedImage, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(encodedOf(result).bytes).raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(down * info.height) * info.width + Math.floor(across * info.width);
  return [...data.subarray(at * info.channels, (at + 1) * info.channels)];
}

/** Fails when a colour differs from another by more than lossy encoding explains. */
export function expectColour(found: readonly number[], wanted: Colour, tolerance = 12): void {
  const apart = wanted.map((value, index) => Math.abs(value - (found[index] ?? Number.NaN)));
  expect(Math.max(...apart), `${found} instead of ${wanted}`).toBeLessThanOrEqual(tolerance);
}
