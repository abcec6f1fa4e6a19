import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { socialFileName, socialFolder, socialIllustrations, socialImageSize } from '#domain/brand';
import { cachedFile } from './build-cache.ts';
import type { ServedIllustrations } from './served-illustrations.ts';

const illustrations = new URL('../../src/assets/illustrations/', import.meta.url);
const signature = new URL('./social-images/signature.svg', import.meta.url);
const quality = 80;

const byName = new Map(socialIllustrations.map((illustration) => [socialFileName(illustration), illustration]));

/** The social images of pages: illustrations with the site's name in a corner. */
export const socialImages: ServedIllustrations = {
  name: 'social-images',
  folder: socialFolder,
  files: [...byName.keys()],
  locate: (name, cache) => {
    const illustration = byName.get(name);
    return illustration && socialImage(new URL(`${illustration}.jpg`, illustrations), cache);
  },
};

/** The file of an illustration's social image, made once for the same illustration and signature. */
async function socialImage(illustration: URL, folder: string): Promise<string> {
  const sources = await Promise.all([readFile(illustration), readFile(signature)]);
  const [whole, name] = sources;
  const { width, height } = socialImageSize;
  return cachedFile({ folder, extension: '.jpg', sources, settings: { width, height, quality } }, () =>
    sharp(whole)
      .resize(width, height, { fit: 'cover' })
      .composite([{ input: name }])
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  );
}
