import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeImage } from '../../../netlify/images/encode-image.ts';
import { cachedFile } from '../../build/build-cache.ts';
import { regionOf } from './crop.ts';
import type { SampleImage } from './samples/sample.ts';

/** Width in pixels, enough for every page. */
const widest = 1620;

/** Committed, because encoding them took most of the time of a first start. */
export const samplePictures = 'workshop/sample-images';

/**
 * The encoded file of a sample's image. Its name is a hash of illustration and crop: after a change of either a new
 * file is encoded, which has to be committed.
 */
export async function samplePicture(image: SampleImage, root: string): Promise<string> {
  const whole = await readFile(join(root, 'src/assets/illustrations', image.file));
  const settings = { crop: image.crop, widest };
  return cachedFile({ folder: join(root, samplePictures), extension: '.webp', sources: [whole], settings }, () =>
    encodeSample(image, whole),
  );
}

/** Encodes a crop of the illustration as an upload would. */
export async function encodeSample({ file, crop }: SampleImage, whole: Uint8Array): Promise<Uint8Array> {
  const illustration = sharp(whole);
  const cut = crop ? illustration.extract(regionOf(crop, await illustration.metadata())) : illustration;
  const upload = await cut.resize({ width: widest, withoutEnlargement: true }).jpeg({ quality: 95 }).toBuffer();
  const encoded = await encodeImage(upload);
  if (encoded.kind === 'refused') throw new Error(`The image ${file} was refused: ${encoded.reason}`);
  return encoded.bytes;
}
