import { describe, expect, test } from 'vitest';
import { encodeImage } from '../../../netlify/images/encode-image.ts';
import { imageFile } from '../../support/images/images.ts';
import {
  box,
  comment,
  jpegSegment,
  latin1,
  longBox,
  overwritten,
  pngChunk,
  riff,
  riffChunk,
  withChunks,
  withSegments,
  zip,
} from '../../support/images/images-bytes.ts';
import {
  brokenProfile,
  motionPhoto,
  samsungPhotograph,
  samsungScans,
  ultraHdr,
} from '../../support/images/images-cameras.ts';
import { eachFormat } from '../../support/images/images-damaged.ts';
import { encodedOf, expectBareWebp } from '../../support/images/images-judged.ts';
import { appendedPolyglots, embeddedPolyglots } from '../../support/images/images-polyglots.ts';

// Many images in one test, on a machine that may be busy.

const polyglots = [...(await appendedPolyglots()), ...(await embeddedPolyglots())];

describe('images that are also another type of file', () => {
  test.each(polyglots)('An image that is also another type of file is refused: $name', async ({ bytes }) => {
    expect(await encodeImage(bytes)).toEqual({ kind: 'refused', reason: 'unsupported-type' });
  });

  test('A GIF followed by a JAR is refused', async () => {
    const gif = latin1('GIF89a\x01\0\x01\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0\x3b');
    expect(await encodeImage(Buffer.concat([gif, zip('A.class', '')]))).toEqual({
      kind: 'refused',
      reason: 'unsupported-type',
    });
  });
});

const mark = 'HIDDEN-BESIDE-THE-PIXELS';
const plain = await imageFile('jpeg');
const plainResult = encodedOf(await encodeImage(plain));

const freeBox = box('free', Buffer.alloc(3));

/** Valid files with more than pixels; the additional data must be removed. */
const harmless = {
  'jpeg with a comment': withSegments(plain, comment(mark)),
  'jpeg with a private segment': withSegments(plain, jpegSegment(0xed, latin1(mark))),
  'jpeg with padding behind it': Buffer.concat([plain, Buffer.alloc(4096)]),
  'jpeg with a line break behind it': Buffer.concat([plain, latin1('\r\n')]),
  'jpeg with a preview behind it': Buffer.concat([plain, Buffer.alloc(12), withSegments(plain, comment(mark))]),
  'jpeg with a gain map behind it': await ultraHdr(),
  'jpeg with a film behind it': await motionPhoto(mark),
  'jpeg with a gain map and a film behind it': Buffer.concat([plain, await motionPhoto(mark)]),
  "jpeg with Samsung's trailer": await samsungPhotograph(mark),
  'png with a text': withChunks(await imageFile('png'), pngChunk('tEXt', latin1(`Comment\0${mark}`))),
  'png with a private chunk': withChunks(await imageFile('png'), pngChunk('prVt', latin1(mark))),
  'webp with an unknown chunk': riff((await imageFile('webp')).subarray(12), riffChunk('JUNK', latin1(mark))),
  'avif with a free box': Buffer.concat([await imageFile('avif'), box('free', latin1(mark))]),
  'avif with a free box up to its end': Buffer.concat([await imageFile('avif'), latin1(`\0\0\0\0free${mark}`)]),
  'avif with a free box of 64-bit length': Buffer.concat([
    await imageFile('avif'),
    longBox('free', latin1(mark)),
    freeBox,
  ]),
};

describe('valid images with additional data', () => {
  test.each(Object.entries(harmless))('An image’s additional data is removed: %s', async (_name, bytes) => {
    const result = await encodeImage(bytes);
    await expectBareWebp(result);
    expect(Buffer.from(encodedOf(result).bytes).includes(mark)).toBe(false);
  });

  test('A JPEG with additional data is encoded to the same bytes as its pixels alone', async () => {
    for (const [name, bytes] of Object.entries(harmless).filter(([kind]) => kind.startsWith('jpeg'))) {
      expect(encodedOf(await encodeImage(bytes)).bytes, name).toEqual(plainResult.bytes);
    }
  });

  test('An image whose text only resembles the mark of another type is accepted', async () => {
    const almost = ['<?phpx', '<scripts', '%PDF-x', 'PK\x05\x06\x01\0\0\0', '<htmlx', 'Rar!', '<?xpacket begin=""?>'];
    for (const text of almost) {
      await expectBareWebp(await encodeImage(withSegments(plain, comment(text))));
    }
  });
});

describe('known faults of valid images', () => {
  test('The scan header of Samsung’s front cameras is read as browsers read it', async () => {
    const upload = await samsungScans();
    expect(upload).not.toEqual(plain);
    expect(encodedOf(await encodeImage(upload)).bytes).toEqual(plainResult.bytes);
  });

  test('The scan header of those cameras is also read in an extended sequential JPEG', async () => {
    const frame = { mark: Buffer.from([0xff, 0xc0]), offset: 1 };
    const result = await encodeImage(overwritten(await samsungScans(), frame, [0xc1]));
    expect(encodedOf(result).bytes).toEqual(plainResult.bytes);
  });

  test('Encoding leaves the uploaded bytes unchanged', async () => {
    const upload = await samsungScans();
    const before = Buffer.from(upload);
    await encodeImage(upload);
    expect(upload).toEqual(before);
  });

  test('An invalid colour profile is dropped', async () => {
    await expectBareWebp(await encodeImage(await brokenProfile()));
  });
});

test('A JPEG followed by 200,000 previews is encoded without a stack overflow', async () => {
  const tiny = latin1('\xff\xd8\xff\xd9');
  await expectBareWebp(await encodeImage(Buffer.concat([plain, ...Array.from({ length: 200_000 }, () => tiny)])));
});

test.each(await eachFormat())(
  'A doubled $format is distinguished from an image with a trailer',
  async ({ format, file }) => {
    const result = await encodeImage(Buffer.concat([file, file]));
    if (format === 'jpeg') await expectBareWebp(result);
    else expect(result.kind).toBe(format === 'avif' ? 'encoded' : 'refused');
  },
);
