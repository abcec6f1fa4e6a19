import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeImage } from '../../../netlify/images/encode-image.ts';
import { cachedFile } from '../../build/build-cache.ts';
import { regionOf } from './crop.ts';
import type { SampleImage } from './samples/sample.ts';

/** The widest that a sample's image is stored, in pixels: enough for every page. */
const widest = 1620;

/** Encoded pictures of the samples, in the repository: encoding them took most of the time of a first start. */
export const samplePictures = 'scripts/tools/seed/pictures';

/**
 * The file with the stored form of a sample's image. Its name is a hash of the illustration and the crop: where either
 * has changed, the picture is encoded anew, to be committed.
 */
export async function samplePicture(image: SampleImage, root: string): Promise<string> {
  const whole = await readFile(join(root, 'src/assets/illustrations', image.file));
  const settings = { crop: image.crop, widest };
  return cachedFile({ folder: join(root, samplePictures), extension: '.webp', sources: [whole], settings }, () =>
    encodeSample(image, whole),
  );
}

/** What is stored when the picture, cut out of the illustration, is uploaded. */
export async function encodeSample({ file, crop }: SampleImage, whole: Uint8Array): Promise<Uint8Array> {
  const illustration = sharp(whole);
  const cut = crop ? illustration.extract(regionOf(crop, await illustration.metadata())) : illustration;
  const upload = await cut.resize({ width: widest, withoutEnlargement: true }).jpeg({ quality: 95 }).toBuffer();
  const encoded = await encodeImage(upload);
  if (encoded.kind === 'refused') throw new Error(`The image ${file} was refused: ${encoded.reason}`);
  return encoded.bytes;
}
