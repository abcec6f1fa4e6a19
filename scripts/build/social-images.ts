import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { sharedPictureSize, sharedPlateAddress, sharedPlates } from '#domain/social-image';
import { keptFile } from './build-cache.ts';

const plates = new URL('../../src/assets/plates/', import.meta.url);
const signature = new URL('./social-images/signature.svg', import.meta.url);
const quality = 80;

/** Makes the pictures that stand for pages where their addresses are shared: plates with the site's name in a corner. */
export function sharedPictures(): AstroIntegration {
  let cache: string;
  return {
    name: 'shared-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('shared-pictures/', config.cacheDir));
      },
      'astro:build:done': async ({ dir }) => {
        await Promise.all(
          sharedPlates.map(async (plate) => {
            const file = new URL(`.${sharedPlateAddress(plate)}`, dir);
            await mkdir(new URL('.', file), { recursive: true });
            await copyFile(await sharedPicture(new URL(`${plate}.jpg`, plates), cache), file);
          }),
        );
      },
    },
  };
}

/** The file of a plate's shared picture, made once for the same plate and signature. */
async function sharedPicture(plate: URL, folder: string): Promise<string> {
  const sources = await Promise.all([readFile(plate), readFile(signature)]);
  const [painting, name] = sources;
  const { width, height } = sharedPictureSize;
  return keptFile({ folder, extension: '.jpg', sources, settings: { width, height, quality } }, () =>
    sharp(painting)
      .resize(width, height, { fit: 'cover' })
      .composite([{ input: name }])
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  );
}
