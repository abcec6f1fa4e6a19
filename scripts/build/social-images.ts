import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { illustrationSocialPath, socialIllustrations, socialImageSize } from '#domain/social-image';
import { cachedFile } from './build-cache.ts';

const illustrations = new URL('../../src/assets/illustrations/', import.meta.url);
const signature = new URL('./social-images/signature.svg', import.meta.url);
const quality = 80;

/** Makes the social images of pages: illustrations with the site's name in a corner. */
export function socialImages(): AstroIntegration {
  let cache: string;
  return {
    name: 'social-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('social-images/', config.cacheDir));
      },
      'astro:build:done': async ({ dir }) => {
        await Promise.all(
          socialIllustrations.map(async (name) => {
            const file = new URL(`.${illustrationSocialPath(name)}`, dir);
            await mkdir(new URL('.', file), { recursive: true });
            await copyFile(await socialImage(new URL(`${name}.jpg`, illustrations), cache), file);
          }),
        );
      },
    },
  };
}

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
