import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeImage } from '../../../netlify/images/encode-image.ts';
import {
  animatedWebp,
  colours,
  deep,
  fourInks,
  imageFile,
  imageFormats,
  oriented,
  plain,
  secrets,
  wideGamut,
  withSecrets,
} from '../../support/images/images.ts';
import { latin1, pngChunk, withChunks } from '../../support/images/images-bytes.ts';
import { animatedPng } from '../../support/images/images-cameras.ts';
import { colourAt, encodedOf, expectBareWebp, expectColour } from '../../support/images/images-judged.ts';

// Many images in one test, on a machine that may be busy.

const { red, green, blue, yellow } = colours;

describe.each(imageFormats)('a valid %s', (format) => {
  test('A valid image becomes a bare WebP of the same size', async () => {
    const result = await encodeImage(await imageFile(format, { width: 97, height: 61 }));
    expect(result).toMatchObject({ kind: 'encoded', width: 97, height: 61 });
    await expectBareWebp(result);
  });

  test('A valid image keeps its colours', async () => {
    const result = await encodeImage(await plain(yellow).toFormat(format).toBuffer());
    expectColour(await colourAt(result, 0.5, 0.5), yellow);
  });

  test('A valid image loses its names, position, keywords and profile', async () => {
    const upload = await withSecrets(format);
    const { exif, xmp, icc } = await sharp(upload).metadata();
    const metadata = Buffer.concat([exif, xmp, icc].filter((part) => part !== undefined));
    const result = await encodeImage(upload);
    for (const secret of secrets) {
      expect(metadata.includes(secret)).toBe(true);
      expect(Buffer.from(encodedOf(result).bytes).includes(secret)).toBe(false);
    }
    await expectBareWebp(result);
  });

  test('An image is reduced to 2400 px on its longer side, in either orientation', async () => {
    const lying = await encodeImage(await plain(green, { width: 3000, height: 1500 }).toFormat(format).toBuffer());
    const standing = await encodeImage(await plain(green, { width: 600, height: 2401 }).toFormat(format).toBuffer());
    expect(lying).toMatchObject({ width: 2400, height: 1200 });
    expect(standing).toMatchObject({ width: 600, height: 2400 });
  });

  test('An image is accepted as a view into a larger buffer', async () => {
    const file = await imageFile(format);
    const around = new Uint8Array(file.length + 20).fill(7);
    around.set(file, 9);
    await expectBareWebp(await encodeImage(around.subarray(9, 9 + file.length)));
  });
});

describe('the orientation', () => {
  // Corners as a viewer shows them: top left, top right, bottom left, bottom right.
  const shown = [
    [1, red, green, blue, yellow],
    [2, green, red, yellow, blue],
    [3, yellow, blue, green, red],
    [4, blue, yellow, red, green],
    [5, red, blue, green, yellow],
    [6, blue, red, yellow, green],
    [7, yellow, green, blue, red],
    [8, green, yellow, red, blue],
  ] as const;

  test.each(shown)(
    'An image with the EXIF orientation %i is turned upright',
    async (orientation, topLeft, topRight, bottomLeft, bottomRight) => {
      const result = await encodeImage(await oriented(orientation));
      const size = orientation < 5 ? { width: 80, height: 48 } : { width: 48, height: 80 };
      expect(result).toMatchObject(size);
      expectColour(await colourAt(result, 0.25, 0.25), topLeft);
      expectColour(await colourAt(result, 0.75, 0.25), topRight);
      expectColour(await colourAt(result, 0.25, 0.75), bottomLeft);
      expectColour(await colourAt(result, 0.75, 0.75), bottomRight);
      await expectBareWebp(result);
    },
  );

  test.each(['png', 'webp'] as const)('The EXIF orientation of a %s is applied too', async (format) => {
    const result = await encodeImage(await oriented(6, format));
    expect(result).toMatchObject({ width: 48, height: 80 });
    expectColour(await colourAt(result, 0.25, 0.25), blue);
  });

  test('An image is turned before its longer side is limited', async () => {
    const tall = plain(red, { width: 4000, height: 1000 }).withMetadata({ orientation: 6 });
    expect(await encodeImage(await tall.jpeg().toBuffer())).toMatchObject({ width: 600, height: 2400 });
  });
});

describe('the colours', () => {
  test.each(['jpeg', 'png'] as const)('The colours of a wide-gamut %s are converted to sRGB', async (format) => {
    const upload = await wideGamut(green, format);
    const stored = await sharp(upload, { ignoreIcc: true }).raw().toBuffer();
    expect(Math.abs((stored[0] ?? 0) - green[0])).toBeGreaterThan(40);
    expectColour(await colourAt(await encodeImage(upload), 0.5, 0.5), green);
  });

  test('The colours of a CMYK JPEG are converted to sRGB', async () => {
    const result = await encodeImage(await fourInks(yellow));
    expectColour(await colourAt(result, 0.5, 0.5), yellow, 30);
    await expectBareWebp(result);
  });

  test('The colours of a 16-bit PNG are stored in 8 bits', async () => {
    const upload = await deep(blue);
    expect(await sharp(upload).metadata()).toMatchObject({ depth: 'ushort' });
    const result = await encodeImage(upload);
    expectColour(await colourAt(result, 0.5, 0.5), blue);
    await expectBareWebp(result);
  });

  test('The colours of a greyscale PNG and of a palette PNG stay', async () => {
    const grey = await plain([120, 120, 120]).greyscale().png().toBuffer();
    const palette = await plain(red).png({ palette: true }).toBuffer();
    expectColour(await colourAt(await encodeImage(grey), 0.5, 0.5), [120, 120, 120]);
    expectColour(await colourAt(await encodeImage(palette), 0.5, 0.5), red);
  });

  test.each(['png', 'webp', 'avif'] as const)('A translucent %s stays translucent', async (format) => {
    const result = await encodeImage(await plain(red, { width: 40, height: 30 }, 0.5).toFormat(format).toBuffer());
    const [, , , alpha] = await colourAt(result, 0.5, 0.5);
    expect(alpha).toBeGreaterThan(118);
    expect(alpha).toBeLessThan(138);
    await expectBareWebp(result);
  });
});

describe('unusual sizes', () => {
  test.each([
    [1, 1, 1, 1],
    [2400, 1, 2400, 1],
    [2401, 2, 2400, 2],
    [1, 60_000, 1, 2400],
    [60_000, 1, 2400, 1],
    [8192, 6100, 2400, 1787],
  ])('A PNG of %i by %i becomes %i by %i', async (width, height, newWidth, newHeight) => {
    const upload = await plain(red, { width, height }).png().toBuffer();
    expect(await encodeImage(upload)).toMatchObject({ width: newWidth, height: newHeight });
  });

  test('A small image is not enlarged', async () => {
    expect(await encodeImage(await imageFile('jpeg', { width: 16, height: 9 }))).toMatchObject({
      width: 16,
      height: 9,
    });
  });
});

describe('animations', () => {
  test('An animated WebP becomes its first frame', async () => {
    const upload = await animatedWebp([green, red, blue]);
    expect(await sharp(upload).metadata()).toMatchObject({ pages: 3 });
    const result = await encodeImage(upload);
    expect(result).toMatchObject({ width: 40, height: 30 });
    expectColour(await colourAt(result, 0.5, 0.5), green);
    await expectBareWebp(result);
  });

  test('An animated PNG becomes its default image', async () => {
    const result = await encodeImage(await animatedPng(green, red));
    expect(result).toMatchObject({ width: 40, height: 30 });
    expectColour(await colourAt(result, 0.5, 0.5), green);
    await expectBareWebp(result);
  });
});

test('A valid upload of exactly 4 MB is encoded', async () => {
  const file = await imageFile('png');
  const filled = withChunks(file, pngChunk('fiLl', Buffer.alloc(4 * 1024 * 1024 - file.length - 12)));
  expect(filled).toHaveLength(4 * 1024 * 1024);
  await expectBareWebp(await encodeImage(filled));
});

test('The same upload gives the same bytes, and another one gives others', async () => {
  const [one, again, other] = [
    await imageFile('jpeg'),
    await imageFile('jpeg'),
    await imageFile('jpeg', { width: 90, height: 64 }),
  ];
  const bytes = encodedOf(await encodeImage(one)).bytes;
  expect(encodedOf(await encodeImage(again)).bytes).toEqual(bytes);
  expect(encodedOf(await encodeImage(other)).bytes).not.toEqual(bytes);
});

test('Each of several simultaneous uploads gets its own image', async () => {
  const wanted = [red, green, blue, yellow, red, green, blue, yellow];
  const uploads = await Promise.all(wanted.map((colour) => plain(colour).png().toBuffer()));
  const results = await Promise.all([...uploads.map((upload) => encodeImage(upload)), encodeImage(latin1('bad'))]);
  expect(results.pop()).toEqual({ kind: 'refused', reason: 'unsupported-type' });
  for (const [index, result] of results.entries()) {
    expectColour(await colourAt(result, 0.5, 0.5), wanted[index] ?? red);
  }
});
