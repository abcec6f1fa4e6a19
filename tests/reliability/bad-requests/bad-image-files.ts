import { imageFile } from '../../support/images/images.ts';
import { pixelBombs, scanBomb } from '../../support/images/images-bombs.ts';
import { brokenImages, cutImages } from '../../support/images/images-damaged.ts';
import { type FileCase, foreignFiles } from '../../support/images/images-foreign.ts';
import { appendedPolyglots, embeddedPolyglots } from '../../support/images/images-polyglots.ts';
import type { Random } from '../random.ts';
import { anyBytes } from './fuzz-values.ts';

/**
 * Files that an upload must refuse: of other types in disguise, truncated, broken, far too large inside, or of two
 * types at once.
 */
export async function badImages(random: Random, cutsOfAFormat: number): Promise<FileCase[]> {
  const sets = [
    foreignFiles(),
    cutImages(cutsOfAFormat),
    brokenImages(),
    pixelBombs(),
    appendedPolyglots(),
    embeddedPolyglots(),
    alteredPngs(random, cutsOfAFormat),
  ];
  const scans = { name: 'JPEG in 883 scans', bytes: scanBomb(883, { width: 8000, height: 6000 }) };
  const noise = Array.from({ length: cutsOfAFormat }, (_, index) => ({
    name: `noise ${index}`,
    bytes: anyBytes(random, 1 + random.whole(4_000)),
  }));
  return [...(await Promise.all(sets)).flat(), scans, ...noise];
}

/** Flips one bit in the pixels of a PNG, which has a checksum. */
async function alteredPngs(random: Random, count: number): Promise<FileCase[]> {
  const file = await imageFile('png', { width: 24, height: 16 });
  const [start, end] = [file.indexOf('IDAT') + 4, file.indexOf('IEND') - 8];
  return Array.from({ length: count }, () => {
    const bytes = Buffer.from(file);
    const at = start + random.whole(end - start);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random.whole(8)), at);
    return { name: `PNG with a bit turned round in byte ${at}`, bytes };
  });
}
