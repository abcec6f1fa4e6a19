import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test('The file favicon.ico contains the icon in three sizes', async () => {
  const ico = await readFile('public/favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([size, size]);
    const offset = ico.readUInt32LE(entry + 12);
    const { format, width, height } = await sharp(
      ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)),
    ).metadata();
    expect([format, width, height]).toEqual(['png', size, size]);
  }
});

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
] as const)('The file %s is a square of %i pixels', async (name, size) => {
  const { format, width, height } = await sharp(await readFile(`public/${name}`)).metadata();
  expect([format, width, height]).toEqual(['png', size, size]);
});

test('Icons that a phone masks reach to their edges', async () => {
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const { isOpaque } = await sharp(await readFile(`public/${name}`)).stats();
    expect([name, isOpaque]).toEqual([name, true]);
  }
});
