import { describe, expect, test } from 'vitest';
import { type EncodedImage, encodeImage } from '../../../netlify/images/encode-image.ts';
import { imageFile, imageFormats } from '../../support/images/images.ts';
import { withDamagedPiece, withFlippedBits } from '../../support/images/images-damaged.ts';
import { expectBareWebp } from '../../support/images/images-judged.ts';
import { fc, tries } from '../../support/properties.ts';

const seed = 20_251_120;
const reasons = ['unsupported-type', 'unreadable-image', 'too-large'];

/** A result is a bare WebP or a refusal with exactly two fields. Anything else fails, also a rejection. */
async function expectSoundResult(bytes: Uint8Array): Promise<EncodedImage['kind']> {
  const result = await encodeImage(bytes);
  if (result.kind === 'encoded') await expectBareWebp(result);
  else {
    expect(Object.keys(result)).toEqual(['kind', 'reason']);
    expect(reasons).toContain(result.reason);
  }
  return result.kind;
}

describe.each(imageFormats)('a damaged %s', (format) => {
  test('An image with flipped bits is refused or encoded completely', async () => {
    const file = await imageFile(format, { width: 48, height: 32 });
    const kinds: string[] = [];
    for (let turn = 0; turn < tries(150); turn += 1)
      kinds.push(await expectSoundResult(withFlippedBits(file, seed + turn, 1 + (turn % 12))));
    expect(kinds).toContain('refused');
  });

  test('An image with a missing, doubled, zeroed or overwritten piece is refused or encoded completely', async () => {
    const file = await imageFile(format, { width: 48, height: 32 });
    const kinds: string[] = [];
    for (let turn = 0; turn < tries(150); turn += 1)
      kinds.push(await expectSoundResult(withDamagedPiece(file, seed + turn)));
    expect(kinds).toContain('refused');
  });

  test('An image with inserted random bytes is refused or encoded completely', async () => {
    const file = await imageFile(format, { width: 24, height: 16 });
    const splice = fc.tuple(fc.nat(file.length), fc.nat(64), fc.uint8Array({ maxLength: 96 }));
    const property = fc.asyncProperty(splice, async ([at, removed, inserted]) => {
      await expectSoundResult(Buffer.concat([file.subarray(0, at), inserted, file.subarray(at + removed)]));
    });
    await fc.assert(property, { numRuns: tries(150) });
  });

  test('An image header followed by random bytes is refused or encoded completely', async () => {
    const file = await imageFile(format, { width: 24, height: 16 });
    const property = fc.asyncProperty(fc.nat(64), fc.uint8Array({ maxLength: 512 }), async (kept, rest) => {
      await expectSoundResult(Buffer.concat([file.subarray(0, kept), rest]));
    });
    await fc.assert(property, { numRuns: tries(150) });
  });
});

test('Random bytes are refused', async () => {
  const property = fc.asyncProperty(fc.uint8Array({ maxLength: 2048 }), async (bytes) => {
    expect(await expectSoundResult(bytes)).toBe('refused');
  });
  await fc.assert(property, { numRuns: tries(500) });
});
