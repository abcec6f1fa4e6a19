import { describe, expect, test } from 'vitest';
import { encodeImage, type Refusal } from '../../../netlify/images/encode-image.ts';
import { processorTime } from '../../support/browser/own-time.ts';
import { imageFile } from '../../support/images/images.ts';
import { pixelBombs, scanBomb } from '../../support/images/images-bombs.ts';
import { png } from '../../support/images/images-bytes.ts';
import { brokenImages, cutImages } from '../../support/images/images-damaged.ts';
import { foreignFiles } from '../../support/images/images-foreign.ts';

// Many images in one test, on a machine that may be busy.

/** The whole result is compared, so that it cannot contain a message of the decoder. */
const refused = (reason: Refusal) => ({ kind: 'refused', reason });

const foreign = await foreignFiles();
const cut = await cutImages(16);
const broken = await brokenImages();
const bombs = await pixelBombs();

describe('files of other types', () => {
  test.each(foreign)('A file of another type is refused: $name', async ({ bytes }) => {
    expect(await encodeImage(bytes)).toEqual(refused('unsupported-type'));
  });
});

describe('cut images', () => {
  test.each(cut)('A cut image is refused: $name', async ({ bytes }) => {
    expect(await encodeImage(bytes)).toEqual(refused('unreadable-image'));
  });
});

describe('broken images', () => {
  test.each(broken)('A broken image is refused: $name', async ({ bytes }) => {
    expect(await encodeImage(bytes)).toEqual(refused('unreadable-image'));
  });

  test('A PNG with any flipped bit of its image data is refused', async () => {
    const file = await imageFile('png', { width: 12, height: 8 });
    const start = file.indexOf('IDAT') + 4;
    const end = file.indexOf('IEND') - 8;
    for (let at = start; at < end; at += 5) {
      const copy = Buffer.from(file);
      copy.writeUInt8(copy.readUInt8(at) ^ (1 << (at % 8)), at);
      expect(await encodeImage(copy), `byte ${at}`).toEqual(refused('unreadable-image'));
    }
  });
});

describe('pixel bombs', () => {
  test.each(bombs)('A pixel bomb is refused within half a second: $name', async ({ bytes }) => {
    const time = await processorTime(async () => expect(await encodeImage(bytes)).toEqual(refused('too-large')));
    expect(time).toBeLessThan(500);
    expect(bytes.length).toBeLessThan(40_000);
  });

  test('An image of exactly 50 megapixels is encoded', async () => {
    const largest = png({ width: 10_000, height: 5_000, depth: 1 }, Buffer.alloc(5_000 * 1251));
    expect(await encodeImage(largest)).toMatchObject({ kind: 'encoded', width: 2400, height: 1200 });
  });
});

test('An image with the maximum side length is encoded', async () => {
  const longest = png({ width: 1, height: 65_535, depth: 1 }, Buffer.alloc(2 * 65_535));
  expect(await encodeImage(longest)).toMatchObject({ kind: 'encoded', width: 1, height: 2400 });
});

describe('images that take long to decode', () => {
  test('A JPEG with hundreds of scans is refused at once', async () => {
    const bomb = scanBomb(883, { width: 8000, height: 6000 });
    const time = await processorTime(async () => expect(await encodeImage(bomb)).toEqual(refused('unreadable-image')));
    expect(time).toBeLessThan(500);
  });

  test('A JPEG with up to fifty scans is encoded', async () => {
    const size = { width: 80, height: 60 };
    expect(await encodeImage(scanBomb(50, size))).toMatchObject({ kind: 'encoded', ...size });
    expect(await encodeImage(scanBomb(51, size))).toEqual(refused('unreadable-image'));
  });
});

describe('uploads over 4 MB', () => {
  const most = 4 * 1024 * 1024;

  test('An upload over 4 MB is refused, whatever its content', async () => {
    expect(await encodeImage(new Uint8Array(most + 1))).toEqual(refused('too-large'));
    expect(await encodeImage(Buffer.concat([await imageFile('png'), Buffer.alloc(most)]))).toEqual(
      refused('too-large'),
    );
  });

  test('An upload of exactly 4 MB is judged by its content', async () => {
    expect(await encodeImage(new Uint8Array(most))).toEqual(refused('unsupported-type'));
  });
});
