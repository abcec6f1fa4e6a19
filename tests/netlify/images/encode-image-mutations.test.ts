import { describe, expect, test } from 'vitest';
import { type EncodedImage, encodeImage } from '../../../netlify/images/encode-image.ts';
import { imageFile, imageFormats } from '../../support/images.ts';
import { withDamagedPiece, withFlippedBits } from '../../support/images-damaged.ts';
import { expectBareWebp } from '../../support/images-judged.ts';
import { fc, tries } from '../../support/properties.ts';

const seed = 20_251_120;
const reasons = ['unsupported-type', 'unreadable-image', 'too-large'];

/** An answer is a bare WebP, or a refusal of exactly two fields. Anything else, a rejection included, fails. */
async function expectSoundAnswer(bytes: Uint8Array): Promise<EncodedImage['kind']> {
  const answer = await encodeImage(bytes);
  if (answer.kind === 'encoded') await expectBareWebp(answer);
  else {
    expect(Object.keys(answer)).toEqual(['kind', 'reason']);
    expect(reasons).toContain(answer.reason);
  }
  return answer.kind;
}

describe.each(imageFormats)('a %s', (format) => {
  test('with bits turned round anywhere is refused or encoded whole', async () => {
    const file = await imageFile(format, { width: 48, height: 32 });
    const kinds: string[] = [];
    for (let turn = 0; turn < tries(150); turn += 1)
      kinds.push(await expectSoundAnswer(withFlippedBits(file, seed + turn, 1 + (turn % 12))));
    expect(kinds).toContain('refused');
  });

  test('with a piece lost, doubled, zeroed or overwritten is refused or encoded whole', async () => {
    const file = await imageFile(format, { width: 48, height: 32 });
    const kinds: string[] = [];
    for (let turn = 0; turn < tries(150); turn += 1)
      kinds.push(await expectSoundAnswer(withDamagedPiece(file, seed + turn)));
    expect(kinds).toContain('refused');
  });

  test('spliced with arbitrary bytes is refused or encoded whole', async () => {
    const file = await imageFile(format, { width: 24, height: 16 });
    const splice = fc.tuple(fc.nat(file.length), fc.nat(64), fc.uint8Array({ maxLength: 96 }));
    const property = fc.asyncProperty(splice, async ([at, removed, inserted]) => {
      await expectSoundAnswer(Buffer.concat([file.subarray(0, at), inserted, file.subarray(at + removed)]));
    });
    await fc.assert(property, { numRuns: tries(150) });
  });

  test('header before arbitrary bytes is refused or encoded whole', async () => {
    const file = await imageFile(format, { width: 24, height: 16 });
    const property = fc.asyncProperty(fc.nat(64), fc.uint8Array({ maxLength: 512 }), async (kept, rest) => {
      await expectSoundAnswer(Buffer.concat([file.subarray(0, kept), rest]));
    });
    await fc.assert(property, { numRuns: tries(150) });
  });
});

test('arbitrary bytes are refused', async () => {
  const property = fc.asyncProperty(fc.uint8Array({ maxLength: 2048 }), async (bytes) => {
    expect(await expectSoundAnswer(bytes)).toBe('refused');
  });
  await fc.assert(property, { numRuns: tries(500) });
});
